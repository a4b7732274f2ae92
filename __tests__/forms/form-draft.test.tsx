import { screen, waitFor } from "@testing-library/react";
import {
  appointmentForm,
  control,
  fill,
  valuesOf,
  open,
  reload,
  rightAppointment,
  rightEnquiry,
  send,
  withServer,
} from "./support/forms";

const server = withServer();
const key = "draft:/mainsite/submitcontact";

it("restores the values after a reload", async () => {
  const user = open();
  await fill(user, rightEnquiry);
  reload();
  expect(valuesOf(rightEnquiry)).toEqual(rightEnquiry);
});

it("is separate for each form", async () => {
  const user = open(appointmentForm());
  await fill(user, rightAppointment);
  reload();
  expect(control("Name")).toHaveValue("");
  reload(appointmentForm());
  expect(valuesOf(rightAppointment)).toEqual(rightAppointment);
});

it("can be sent after a reload without another edit", async () => {
  const user = open();
  await fill(user, rightEnquiry);
  await reload().click(send());
  expect(await screen.findByText("Form submitted successfully!")).toBeVisible();
});

it("is removed after a successful submit", async () => {
  const user = open();
  await fill(user, rightEnquiry);
  expect(sessionStorage.getItem(key)).toContain("Asha Rao");
  await user.click(send());
  await screen.findByRole("alert");
  expect(sessionStorage).toHaveLength(0);
});

it("is removed even if the form was closed while it was being sent", async () => {
  const user = open();
  await fill(user, rightEnquiry);
  await user.click(send());
  reload(<p>Closed</p>);
  await waitFor(() => expect(server.current.received).toHaveLength(1));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

it("is not stored for an empty form", async () => {
  const user = open();
  expect(sessionStorage).toHaveLength(0);
  await user.type(control("Name"), "A");
  expect(sessionStorage).toHaveLength(1);
  await user.clear(control("Name"));
  expect(sessionStorage).toHaveLength(0);
});

it.each(["rubbish", "[]", "null", '"text"', '{"name":7,"website":"x","fax":"y"}'])(
  "leaves the form empty when storage holds %s",
  (stored) => {
    sessionStorage.setItem(key, stored);
    open();
    expect(control("Name")).toHaveValue("");
  },
);

it("is not needed: the form works when storage is blocked", async () => {
  const blocked = jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  try {
    const user = open();
    await fill(user, rightEnquiry);
    await user.click(send());
    expect(await screen.findByText("Form submitted successfully!")).toBeVisible();
  } finally {
    blocked.mockRestore();
  }
});
