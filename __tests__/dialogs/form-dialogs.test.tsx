import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { DialogOpener } from "../../src/components/dialog-opener";
import { SmartLink } from "../../src/components/smart-link";
import { AppointmentDialog } from "../../src/dialogs/appointment-dialog";
import { EnquiryDialog } from "../../src/dialogs/enquiry-dialog";
import {
  book,
  fill,
  rightAppointment,
  rightEnquiry,
  send,
  withServer,
} from "../forms/support/forms";
import { queryContent } from "../setup/query";
import "../setup/dialog";

const content = queryContent<{
  contactEnquiryForm: Queries.ContactEnquiryFormTextFragment;
  expertAppointmentForm: Queries.AppointmentDialogTextFragment;
  formMessages: Queries.FormMessagesTextFragment;
  company: Queries.FormContactFragment;
}>(`{
  contactEnquiryForm { ...ContactEnquiryFormText }
  expertAppointmentForm { ...AppointmentDialogText }
  formMessages { ...FormMessagesText }
  company { ...FormContact }
}`);
const shared = { messages: content.formMessages, contact: content.company, closeLabel: "Close" };

const server = withServer();

function AboutUs() {
  const [hasSent, setHasSent] = useState(false);
  const { expertAppointmentForm: text } = content;
  return (
    <>
      <DialogOpener
        load={() => Promise.resolve(AppointmentDialog)}
        dialog={{ ...shared, text, onSuccess: () => setHasSent(true) }}
      >
        {(opener) => (
          <SmartLink to="/contact-us#appointment" {...opener}>
            Results in 90–180 days
          </SmartLink>
        )}
      </DialogOpener>
      <p role="status">{hasSent && text.success}</p>
    </>
  );
}

describe("AppointmentDialog", () => {
  async function open() {
    const user = userEvent.setup({ delay: null });
    render(<AboutUs />);
    await user.click(screen.getByRole("button"));
    return { user, dialog: await screen.findByRole("dialog", { name: "Book Your Appointment" }) };
  }

  it("shows its lead and the form", async () => {
    const { dialog } = await open();
    expect(within(dialog).getByText(/^Choose a day and a subject/)).toBeVisible();
    expect(within(dialog).getByRole("form", { name: "Book Your Appointment" })).toBeVisible();
  });

  it("closes when the request has been saved, returns the focus and reports the success to its opener", async () => {
    const { user } = await open();
    await fill(user, rightAppointment);
    await user.click(book());
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(server.current.received).toHaveLength(1);
    expect(screen.getByRole("button")).toHaveFocus();
    expect(screen.getByRole("status")).toHaveTextContent("Your appointment request has been sent.");
  });

  it("stays open and sends nothing while a field is invalid", async () => {
    const { user, dialog } = await open();
    await user.click(book());
    expect(await within(dialog).findByText("There is a problem")).toBeVisible();
    expect(server.current.received).toHaveLength(0);
  });
});

describe("EnquiryDialog", () => {
  it("stays open when the enquiry has been sent and says so", async () => {
    const user = userEvent.setup({ delay: null });
    const close = jest.fn();
    render(<EnquiryDialog {...shared} text={content.contactEnquiryForm} onClose={close} />);
    const dialog = screen.getByRole("dialog", { name: "Send us an enquiry" });
    await fill(user, rightEnquiry);
    await user.click(send());
    expect(await within(dialog).findByRole("alert")).toHaveTextContent(
      "Form submitted successfully!",
    );
    expect(close).not.toHaveBeenCalled();
  });
});
