import { isInaccessible, screen, waitFor } from "@testing-library/react";
import { reply } from "./support/submission-server";
import { rightEnquiry } from "../setup/form-words";
import { open, reload, withServer, enquiry } from "./support/forms";

const server = withServer();
const { control, fill, submit } = enquiry;
const sentKeys = () => server.current.received.map(({ headers }) => headers["idempotency-key"]);
const sendAndWait = async (user: ReturnType<typeof open>) => {
  await submit(user);
  await screen.findByRole("alert");
};

it("sends one idempotency key with the same content, also after a reload, until it has been sent", async () => {
  server.current.reply = reply(500);
  let user = open();
  await fill(user, rightEnquiry);
  await sendAndWait(user);
  user = reload();
  await sendAndWait(user);
  await user.type(control("messages"), "!");
  server.current.reply = reply(201, { id: "1" });
  await sendAndWait(user);
  await fill(user, { ...rightEnquiry, messages: `${rightEnquiry.messages}!` });
  await submit(user);
  await waitFor(() => expect(sentKeys()).toHaveLength(4));
  const [first, again, edited, next] = sentKeys();
  expect(first).toMatch(/^\d+-\d+-\d+-\d+$/);
  expect(again).toBe(first);
  expect(new Set([first, edited, next]).size).toBe(3);
});

describe("the honeypot", () => {
  function honeypot(): HTMLInputElement {
    const field = document.querySelector<HTMLInputElement>("input[name=website]");
    if (!field) throw new Error("The form has no honeypot");
    return field;
  }

  it("is hidden from everyone, and sends no header while empty", async () => {
    const user = open();
    expect(honeypot()).not.toBeVisible();
    expect(isInaccessible(honeypot())).toBe(true);
    expect(honeypot().tabIndex).toBe(-1);
    expect(document.querySelector("[style]")).toBeNull();
    await fill(user, rightEnquiry);
    await sendAndWait(user);
    expect(server.current.received[0]?.headers).not.toHaveProperty("x-form-website");
  });

  it("is sent in a header, not in the body", async () => {
    const user = open();
    await fill(user, rightEnquiry);
    honeypot().value = "https://spam.example/ü";
    await sendAndWait(user);
    const [sent] = server.current.received;
    expect(sent?.headers["x-form-website"]).toBe("https%3A%2F%2Fspam.example%2F%C3%BC");
    expect(sent?.body).not.toHaveProperty("website");
  });
});

describe("with GATSBY_API_HOST", () => {
  afterEach(() => {
    delete process.env.GATSBY_API_HOST;
    delete process.env.GATSBY_API_OWN;
  });

  it("posts the specified fields to that host, with neither submission headers nor a honeypot", async () => {
    process.env.GATSBY_API_HOST = `${server.current.origin}/api/`;
    server.current.reply = reply(200, "OK");
    globalThis.fetch = jest.fn(globalThis.fetch);
    const user = open();
    const form = new FormData(screen.getByRole<HTMLFormElement>("form"));
    expect([...form.keys()].sort()).toEqual(["email", "messages", "name", "option", "phone"]);
    await fill(user, rightEnquiry);
    await sendAndWait(user);
    expect(globalThis.fetch).toHaveBeenCalledTimes(1);
    const [sent] = server.current.received;
    expect(sent?.path).toBe("/api/mainsite/submitcontact");
    const own = ["idempotency-key", "x-form-website"];
    expect(Object.keys(sent?.headers ?? {}).filter((name) => own.includes(name))).toEqual([]);
  });

  it("sends the key and has the honeypot if a server of this project is there", async () => {
    process.env.GATSBY_API_HOST = server.current.origin;
    process.env.GATSBY_API_OWN = "true";
    const user = open();
    expect(document.querySelector("input[name=website]")).not.toBeNull();
    await fill(user, rightEnquiry);
    await sendAndWait(user);
    expect(sentKeys()).toEqual([expect.stringMatching(/^\d+-/)]);
  });
});
