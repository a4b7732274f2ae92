import { screen } from "@testing-library/react";
import { rightAppointment, rightEnquiry } from "../setup/form-words";
import { appointment, appointmentForm, enquiry, open, reload, withServer } from "./support/forms";

withServer();
const { control, fill, words, submit } = enquiry;
const key = "draft:/mainsite/submitcontact";

it("is separate for each form", async () => {
  const user = open(appointmentForm);
  await appointment.fill(user, rightAppointment);
  reload();
  expect(control("name")).toHaveValue("");
  reload(appointmentForm);
  expect(appointment.valuesOf(rightAppointment)).toEqual(rightAppointment);
});

it("is not stored for an empty form", async () => {
  const user = open();
  expect(sessionStorage).toHaveLength(0);
  await user.type(control("name"), "A");
  expect(sessionStorage).toHaveLength(1);
  await user.clear(control("name"));
  expect(sessionStorage).toHaveLength(0);
});

it.each(["rubbish", "[]", "null", '"text"', '{"name":7,"website":"x","fax":"y"}'])(
  "leaves the form empty when storage holds %s",
  (stored) => {
    sessionStorage.setItem(key, stored);
    open();
    expect(control("name")).toHaveValue("");
  },
);

it("is not needed: the form works when storage is blocked", async () => {
  const blocked = jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  try {
    const user = open();
    await fill(user, rightEnquiry);
    await submit(user);
    expect(await screen.findByText(words.success)).toBeVisible();
  } finally {
    blocked.mockRestore();
  }
});
