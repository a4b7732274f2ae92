/** After a successful appointment, only a visually hidden status says so, wherever the form is shown. */
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { query as aboutUsQuery } from "../../src/pages/about-us";
import { query as contactUsQuery } from "../../src/pages/contact-us";
import { Appointment } from "../../src/sections/appointment";
import { WhoWeAre } from "../../src/sections/who-we-are";
import "../setup/dialog";
import { queryContent } from "../setup/query";
import { rightAppointment } from "../setup/form-words";
import { appointment, withServer } from "./support/forms";

const server = withServer();
const { control, fill, words, submit, button } = appointment;
const { success, heading, sending } = words;

/** Holds the server's reply back until the returned function is called. */
function holdReply(): () => void {
  let release: () => void = () => undefined;
  server.current.reply = (response) => {
    release = () => response.writeHead(201).end();
  };
  return () => release();
}

/** The status region with the success message: in the page, but not shown. */
async function findHiddenStatus(): Promise<HTMLElement> {
  const status = await screen.findByText(success);
  expect(status).toHaveAttribute("role", "status");
  expect(status).toHaveStyle({ position: "absolute", clipPath: "inset(50%)" });
  return status;
}

it("closes the dialog on About Us and announces the success outside it", async () => {
  const user = userEvent.setup({ delay: null });
  const reply = holdReply();
  render(<WhoWeAre {...queryContent<Queries.AboutUsPageQuery>(aboutUsQuery)} />);
  const opener = screen.getByRole("button");
  await user.click(opener);
  const dialog = await screen.findByRole("dialog", { name: heading });
  expect(within(dialog).getByText(words.lead)).toBeVisible();
  await fill(user, rightAppointment);
  await submit(user);
  await waitFor(() => expect(server.current.received).toHaveLength(1));
  expect(dialog).toBeVisible();
  expect(screen.queryByText(success)).not.toBeInTheDocument();

  reply();
  await findHiddenStatus();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();

  await user.click(opener);
  expect(screen.queryByText(success)).not.toBeInTheDocument();
});

it("collapses the details on Contact Us and announces the success outside them", async () => {
  const user = userEvent.setup({ delay: null });
  const reply = holdReply();
  const { container } = render(
    <Appointment {...queryContent<Queries.ContactUsPageQuery>(contactUsQuery)} />,
  );
  act(() => {
    location.hash = "#appointment";
  });
  await screen.findByRole("form", { name: heading });
  const details = screen.getByRole("group");
  expect(details).toHaveAttribute("open");
  await fill(user, rightAppointment);
  await submit(user);
  await waitFor(() => expect(server.current.received).toHaveLength(1));
  expect(button(sending)).toBeVisible();
  expect(details).toHaveAttribute("open");

  reply();
  const status = await findHiddenStatus();
  expect(details).not.toHaveAttribute("open");
  expect(details).not.toContainElement(status);
  expect(container.querySelector("summary")).toHaveFocus();
  expect(within(details).getByText(heading)).toBeVisible();
  expect(control("name")).toHaveValue("");
});
