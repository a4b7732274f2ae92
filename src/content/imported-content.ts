/**
 * Content that code imports because it cannot query it: the server, the HTML around each page, and the error screen, which must
 * work when everything around it has failed. `@content` is the folder that CONTENT_DIR names.
 */
export { default as company } from "@content/company.json";
export { default as contactEnquiryText } from "@content/forms/contact-enquiry.json";
export { default as expertAppointmentText } from "@content/forms/expert-appointment.json";
export { default as formMessages } from "@content/forms/messages.json";
export { default as errorScreenText } from "@content/pages/error.json";
