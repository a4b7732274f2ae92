/**
 * The content of what runs where there is no GraphQL: the server, the shell of each page, and the error screen, whose
 * providers may have failed. Everything else queries its content. `@content` is the folder that CONTENT_DIR names.
 */
export { default as company } from "@content/company.json";
export { default as contactEnquiryText } from "@content/forms/contact-enquiry.json";
export { default as expertAppointmentText } from "@content/forms/expert-appointment.json";
export { default as formMessages } from "@content/forms/messages.json";
export { default as errorScreenText } from "@content/pages/error.json";
