import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ServerResponse } from "node:http";
import { announcement } from "../../src/state/announcement";
import { DialogOpener } from "../../src/components/dialog-opener";
import { SmartLink } from "../../src/components/smart-link";
import { AppointmentDialog } from "../../src/dialogs/appointment-dialog";
import { EnquiryDialog } from "../../src/dialogs/enquiry-dialog";
import { NoticeRegion } from "../../src/layout/layout";
import { notice } from "../../src/state/notice";
import { reply } from "../forms/support/submission-server";
import { appointment, enquiry, withServer } from "../forms/support/forms";
import { rightAppointment, rightEnquiry } from "../setup/form-words";
import { WithLabels } from "../setup/labels";
import { queryContent } from "../setup/query";
import { words } from "../setup/words";
import "../setup/dialog";

type Content = Queries.AppointmentDialogFragment & Queries.ContactEnquiryFormFragment;
const content = queryContent<Content>("{ ...AppointmentDialog ...ContactEnquiryForm }");
const { failures } = content.formMessages;
const { close } = words.labels;

const server = withServer();
afterEach(() => act(() => notice.set(null)));

describe("a dialog that is closed while its form is being sent", () => {
  const opener = () => screen.findByRole("button", { name: "Open" });

  async function sendAndClose(Dialog: typeof AppointmentDialog | typeof EnquiryDialog) {
    const user = userEvent.setup({ delay: null });
    render(
      <>
        <DialogOpener<Content> load={() => Promise.resolve(Dialog)} dialog={content}>
          {(props) => (
            <SmartLink to="/contact-us" {...props}>
              Open
            </SmartLink>
          )}
        </DialogOpener>
        <NoticeRegion />
      </>,
      { wrapper: WithLabels },
    );
    const respond = holdReply();
    await user.click(await opener());
    await screen.findByRole("form");
    if (Dialog === EnquiryDialog) {
      await enquiry.fill(user, rightEnquiry);
      await enquiry.submit(user);
    } else {
      await appointment.fill(user, rightAppointment);
      await appointment.submit(user);
    }
    await waitFor(() => expect(server.current.received).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: close }));
    await waitFor(() => expect(screen.queryByRole("form")).not.toBeInTheDocument());
    return { user, respond };
  }

  async function reopen(user: ReturnType<typeof userEvent.setup>) {
    await user.click(await opener());
    return screen.findByRole("form");
  }

  it("says that the appointment is made", async () => {
    announcement.set(null);
    const { respond } = await sendAndClose(AppointmentDialog);
    respond(201);
    await waitFor(() => expect(announcement.get()?.text).toBe(appointment.words.success));
  });

  it("says on the page that the appointment has failed, and has kept what was typed", async () => {
    const { user, respond } = await sendAndClose(AppointmentDialog);
    respond(500);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      `${appointment.words.heading}: ${failures.server}`,
    );
    await reopen(user);
    expect(appointment.valuesOf(rightAppointment)).toEqual(rightAppointment);
    const lines = content.expertAppointmentForm.lead.split("\n");
    for (const line of lines) expect(screen.getByRole("dialog")).toHaveTextContent(line);
  });

  it("and opened again stays open after a late success, with what was typed since", async () => {
    const { user, respond } = await sendAndClose(AppointmentDialog);
    await reopen(user);
    await user.type(appointment.control("name"), " Sen");
    respond(201);
    // The server's reply arrives before the second one.
    server.current.reply = reply(500);
    await appointment.submit(user);
    await within(screen.getByRole("dialog")).findByRole("alert");
    expect(appointment.control("name")).toHaveValue(`${rightAppointment.name} Sen`);
    await user.click(screen.getByRole("button", { name: close }));
    await reopen(user);
    expect(appointment.control("name")).toHaveValue(`${rightAppointment.name} Sen`);
  });

  it("and opened again says so within the dialog, until the form is sent again", async () => {
    const { user, respond } = await sendAndClose(EnquiryDialog);
    await reopen(user);
    respond(503);
    const alert = await within(screen.getByRole("dialog")).findByRole("alert");
    expect(alert).toHaveTextContent(failures.server);
    server.current.reply = reply(201, { id: "1" });
    await enquiry.submit(user);
    expect(await screen.findByText(enquiry.words.success)).toBeVisible();
    expect(alert).not.toBeInTheDocument();
  });

  it("says on the page that the enquiry was sent, and forgets it", async () => {
    const { user, respond } = await sendAndClose(EnquiryDialog);
    respond(201);
    expect(await screen.findByRole("alert")).toHaveTextContent(enquiry.words.success);
    await reopen(user);
    expect(enquiry.control("name")).toHaveValue("");
  });
});

/** Makes the server wait. @returns a function that answers the last request with a status */
function holdReply(): (status: number) => void {
  const held: ServerResponse[] = [];
  server.current.reply = (response) => held.push(response);
  return (status) => held.forEach((response) => response.writeHead(status).end('{"id":"1"}'));
}
