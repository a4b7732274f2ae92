/** Both forms: every message of the specification's catalogue (section 8), and a correct submission. */
import { deepEqual } from "node:assert/strict";
import type { Page } from "../page";
import type { EngineTest } from "../run";

const field = (form: string, name: string) => `form[aria-label="${form}"] [name="${name}"]`;

/** The messages in the summary above a form, which repeats those beside the fields. */
const expectMessages = (page: Page, form: string, messages: readonly string[]) =>
  page.expect(
    "messages",
    [...messages],
    (label: string) =>
      [...document.querySelectorAll(`form[aria-label="${label}"] [role=group] a`)].map(
        (link) => link.textContent,
      ),
    form,
  );

const valuesOf = (form: string) => {
  const element = document.querySelector<HTMLFormElement>(`form[aria-label="${form}"]`);
  return element === null ? {} : Object.fromEntries([...new FormData(element)]);
};

const enquiry = "Send us an enquiry";
const enquiryField = (name: string) => field(enquiry, name);
const send = { role: "button", name: "Send enquiry" };

export const appointment = "Book Your Appointment";
const appointmentField = (name: string) => field(appointment, name);
const appointmentDialog = { role: "dialog", name: appointment };
const appointmentOpener = { role: "button", name: "Ensuring measurable results in 90–180 days" };
const book = { role: "button", name: "Book appointment", within: "dialog" };

/** Until its code has run, the browser checks the form; from then on we do. */
const expectFormReady = (page: Page, form: string) =>
  page.expectVisible(`form[aria-label="${form}"][novalidate]`);

export const formJourneys: readonly EngineTest[] = [
  {
    title: "the contact form names everything that is missing or wrong, and sends what is right",
    run: async (page) => {
      await page.open("/contact-us");
      await expectFormReady(page, enquiry);
      const empty = await page.evaluate(valuesOf, enquiry);

      await page.click(send);
      await expectMessages(page, enquiry, [
        "Name is required",
        "Email is required",
        "Phone is required",
        "Please choose an option",
        "Messages are required",
      ]);
      await page.fill(enquiryField("email"), "zoe@example");
      await page.fill(enquiryField("phone"), "+919876543210");
      await page.click(send);
      await expectMessages(page, enquiry, [
        "Name is required",
        "Invalid email format",
        "Phone number must be 10 digits",
        "Please choose an option",
        "Messages are required",
      ]);

      await page.fill(enquiryField("name"), "Zoe");
      await page.fill(enquiryField("email"), "zoe@example.org");
      await page.fill(enquiryField("phone"), "9876543210");
      await page.choose(enquiryField("option"), "All of The above");
      await page.fill(enquiryField("messages"), "First line\nsecond line");
      await expectMessages(page, enquiry, []);
      await page.click(send);
      await page.expect(
        "alert",
        "Form submitted successfully!",
        () => document.querySelector("form [role=alert]")?.textContent,
      );
      await page.expect("form", empty, valuesOf, enquiry);
      expectOnePost(page, "/mainsite/submitcontact");
    },
  },
  {
    title: "the appointment dialog names what is wrong, and closes once an appointment is sent",
    run: async (page) => {
      await page.open("/about-us");
      await page.click(appointmentOpener);
      await page.expectVisible(appointmentDialog);
      await expectFormReady(page, appointment);

      await page.click(book);
      await expectMessages(page, appointment, [
        "Please select Date",
        "Please select a service",
        "Name is required",
        "Email is required",
      ]);
      await page.fill(appointmentField("name"), "R2-D2");
      await page.fill(appointmentField("email"), "asha@example.museum");
      await page.fill(appointmentField("phone"), "9876543210");
      await page.click(book);
      await expectMessages(page, appointment, [
        "Please select Date",
        "Please select a service",
        "Name is invalid",
        "Email is invalid",
        "Phone number is invalid",
      ]);

      await page.choose(appointmentField("date"), "2031-05-17");
      await page.choose(appointmentField("service"), "Strategy");
      await page.fill(appointmentField("name"), "Asha");
      await page.fill(appointmentField("email"), "asha@example.com");
      await page.fill(appointmentField("phone"), "+919876543210");
      await page.click(book);
      await page.expectGone(appointmentDialog);
      expectOnePost(page, "/mainsite/scheduleexpert");
    },
  },
];

function expectOnePost({ proxy }: Page, path: string): void {
  const posts = proxy.requests.filter(({ method }) => method === "POST");
  deepEqual(posts, [{ method: "POST", path, status: 201 }]);
}
