import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answer, breakOff, staySilent } from "./support/form-server";
import {
  contactForm,
  control,
  fill,
  held,
  idsOnPage,
  open,
  rightEnquiry,
  send,
  withServer,
  words,
} from "./support/forms";

const server = withServer();
const success = "Form submitted successfully!";
const { failures } = words.formMessages;

describe("while it is being sent", () => {
  it("the button says so, and a second press does nothing", async () => {
    let respond: () => void = () => undefined;
    server.current.answer = (response) => {
      respond = () => answer(201)(response);
    };
    const user = open();
    await fill(user, rightEnquiry);
    await user.click(send());

    expect(send("Sending…")).toHaveAttribute("aria-disabled", "true");
    expect(send("Sending…")).toHaveFocus();
    expect(screen.getByRole("status")).toHaveTextContent("Sending…");
    await user.click(send("Sending…"));
    await user.type(control("Name"), "{Enter}");
    await waitFor(() => expect(server.current.received).toHaveLength(1));
    respond();
    await screen.findByText(success);
    expect(send()).toHaveAttribute("aria-disabled", "false");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(server.current.received).toHaveLength(1);
  });

  it("takes no changes, which the reset after it would lose", async () => {
    server.current.answer = staySilent;
    const user = open();
    await fill(user, rightEnquiry);
    await user.click(send());
    await user.type(control("Name"), "x");
    await user.selectOptions(control("Choose an option"), "Marketing");
    expect(held(rightEnquiry)).toEqual(rightEnquiry);
  });
});

it("is sent once by a double click", async () => {
  const user = open();
  await fill(user, rightEnquiry);
  await user.dblClick(send());
  await screen.findByText(success);
  expect(server.current.received).toHaveLength(1);
});

it("ends in success also when the answer comes between the two clicks of a double click", async () => {
  const user = open();
  await fill(user, rightEnquiry);
  await user.click(send());
  await screen.findByText(success);
  fireEvent.click(send(), { detail: 2 });
  expect(screen.getByText(success)).toBeVisible();
  expect(screen.queryByText("There is a problem")).not.toBeInTheDocument();
});

describe.each([
  ["the network breaks off", breakOff, failures.offline],
  ["too many were sent", answer(429, {}, { "Retry-After": "60" }), failures.tooMany],
  ["the server refuses it", answer(403), failures.refused],
  ["the server fails", answer(500), failures.server],
  ["a proxy answers with a page", answer(502, "<h1>Bad gateway</h1>"), failures.server],
  ["a 422 is a page", answer(422, "<h1>Unprocessable</h1>"), failures.refused],
])("when %s", (_case, failing, message) => {
  it("says so, keeps what was typed, and can be sent again", async () => {
    server.current.answer = failing;
    const user = open();
    await fill(user, rightEnquiry);
    await user.click(send());

    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent(message);
    expect(alert).toHaveTextContent(
      "You can also write to hello@conaas.example or call +91 00000 00000.",
    );
    expect(within(alert).getByRole("link", { name: "hello@conaas.example" })).toHaveAttribute(
      "href",
      "mailto:hello@conaas.example",
    );
    expect(within(alert).getByRole("link", { name: "+91 00000 00000" })).toHaveAttribute(
      "href",
      "tel:+910000000000",
    );
    expect(held(rightEnquiry)).toEqual(rightEnquiry);
    expect(server.current.received).toHaveLength(1);

    server.current.answer = answer(201);
    await user.click(send());
    expect(await screen.findByText(success)).toBeVisible();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(server.current.received).toHaveLength(2);
  });
});

it("gives up after 15 seconds without an answer, and keeps what was typed", async () => {
  const user = open();
  await fill(user, rightEnquiry);
  server.current.answer = staySilent;
  jest.useFakeTimers({ advanceTimers: true });
  try {
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(send());
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(await screen.findByRole("alert")).toHaveTextContent(failures.timeout);
  } finally {
    jest.useRealTimers();
  }
  expect(held(rightEnquiry)).toEqual(rightEnquiry);
});

it("leaves a failure's way out in place while the visitor types", async () => {
  server.current.answer = answer(500);
  const user = open();
  await fill(user, rightEnquiry);
  await user.click(send());
  await screen.findByRole("alert");
  await user.type(control("Message"), " More.");
  expect(screen.getByRole("alert")).toHaveTextContent(failures.server);
});

it("counts an answer that is no JSON as arrived", async () => {
  server.current.answer = answer(200, "thanks");
  const user = open();
  await fill(user, rightEnquiry);
  await user.click(send());
  expect(await screen.findByText(success)).toBeVisible();
});

it("has ids of its own where it stands on a page twice", async () => {
  const user = open(
    <>
      {contactForm}
      {contactForm}
    </>,
  );
  for (const button of screen.getAllByRole("button")) await user.click(button);
  const ids = idsOnPage();
  expect(ids.length).toBeGreaterThan(20);
  expect(new Set(ids).size).toBe(ids.length);
});
