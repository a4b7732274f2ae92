import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AppointmentDialog } from "../../src/dialogs/appointment-dialog";
import { EnquiryDialog } from "../../src/dialogs/enquiry-dialog";
import { appointment, enquiry, withServer } from "../forms/support/forms";
import { rightAppointment, rightEnquiry } from "../setup/form-words";
import { queryContent } from "../setup/query";
import "../setup/dialog";

type Content = Queries.AppointmentDialogFragment & Queries.EnquiryDialogFragment;
const content = queryContent<Content>("{ ...AppointmentDialog ...EnquiryDialog }");

const server = withServer();

describe("AppointmentDialog", () => {
  function open() {
    const onClose = jest.fn();
    const onSuccess = jest.fn();
    render(<AppointmentDialog {...content} onClose={onClose} onSuccess={onSuccess} />);
    const dialog = screen.getByRole("dialog", { name: appointment.words.heading });
    return { user: userEvent.setup({ delay: null }), dialog, onClose, onSuccess };
  }

  it("shows the lead and the form", () => {
    const { dialog } = open();
    expect(within(dialog).getByText(appointment.words.lead)).toBeVisible();
    expect(within(dialog).getByRole("form", { name: appointment.words.heading })).toBeVisible();
  });

  it("closes after the server has stored the appointment, and not before", async () => {
    const { user, onClose, onSuccess } = open();
    let store: () => void = () => undefined;
    server.current.reply = (response) => {
      store = () => response.writeHead(201).end();
    };
    await appointment.fill(user, rightAppointment);
    await appointment.submit(user);
    await waitFor(() => expect(server.current.received).toHaveLength(1));
    expect(onClose).not.toHaveBeenCalled();
    expect(onSuccess).not.toHaveBeenCalled();
    store();
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("stays open while a field is wrong", async () => {
    const { user, dialog, onClose } = open();
    await appointment.submit(user);
    expect(await within(dialog).findByText(content.formMessages.problemTitle)).toBeVisible();
    expect(server.current.received).toHaveLength(0);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe("EnquiryDialog", () => {
  it("stays open after a successful submit and shows the success message", async () => {
    const user = userEvent.setup({ delay: null });
    const onClose = jest.fn();
    render(<EnquiryDialog {...content} onClose={onClose} />);
    const dialog = screen.getByRole("dialog", { name: enquiry.words.heading });
    await enquiry.fill(user, rightEnquiry);
    await enquiry.submit(user);
    expect(await within(dialog).findByRole("alert")).toHaveTextContent(enquiry.words.success);
    expect(onClose).not.toHaveBeenCalled();
  });
});
