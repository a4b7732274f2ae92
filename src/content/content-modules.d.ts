/* oxlint-disable typescript/consistent-type-imports -- a declared module may import nothing by a relative path */
/** The types of imported content, taken from the model, because TypeScript cannot know the folder that CONTENT_DIR names. */
declare module "@content/company.json" {
  const company: import("zod").z.infer<typeof import("./model/company").company>;
  export default company;
}

declare module "@content/forms/contact-enquiry.json" {
  const text: import("zod").z.infer<typeof import("./model/forms").contactEnquiryForm>;
  export default text;
}

declare module "@content/forms/expert-appointment.json" {
  const text: import("zod").z.infer<typeof import("./model/forms").expertAppointmentForm>;
  export default text;
}

declare module "@content/forms/messages.json" {
  const messages: import("zod").z.infer<typeof import("./model/form-messages").formMessages>;
  export default messages;
}

declare module "@content/pages/error.json" {
  const errorScreen: import("zod").z.infer<typeof import("./model/pages/error").errorScreen>;
  export default errorScreen;
}
