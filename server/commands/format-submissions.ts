import { cleanLine, cleanText } from "../../src/domain/clean-text";
import { formatOfficeTime } from "../office-time";
import { type ListedSubmission, suspicion } from "../database/submission";

/** Formats a submission as one line, with the state of its deliveries. */
export function formatLine({
  id,
  receivedAt,
  form,
  looksAutomated,
  fields,
  deliveries,
}: ListedSubmission): string {
  const marks = looksAutomated ? [`suspect: ${suspicion}`] : [];
  const name = cleanLine(fields.name ?? "");
  return `${[id, formatOfficeTime(receivedAt), form, name, ...marks, ...formatDeliveries(deliveries)].join("  ")}\n`;
}

/** Formats a submission with all its fields, each on a line. */
export function formatDetails(submission: ListedSubmission): string {
  const texts = Object.entries(submission.fields);
  return (
    formatLine(submission) + texts.map(([name, text]) => `${name}: ${cleanText(text)}\n`).join("")
  );
}

function formatDeliveries(deliveries: ListedSubmission["deliveries"]): string[] {
  if (deliveries.length === 0) return ["not delivered"];
  return deliveries.map(({ channel, delivered, parked, attempts, lastError }) => {
    if (delivered) return `${channel} delivered`;
    const reason = lastError === null ? "" : `, ${lastError}`;
    return `${channel} ${parked ? "parked" : "waits"} (${attempts} attempts${reason})`;
  });
}
