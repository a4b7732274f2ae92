import { postJson } from "../../setup/http";
import { contactPath, enquiry } from "../../setup/sample-submissions";

/** Posts one enquiry. Returns the status, or 0 if the connection broke, and the id if it was saved. */
export async function postEnquiry(
  url: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<{ status: number; id: string | undefined }> {
  try {
    const { status, body } = await postJson(url, contactPath, { ...enquiry, ...fields }, headers);
    return { status, id: status === 201 ? String(JSON.parse(body).id) : undefined };
  } catch {
    return { status: 0, id: undefined };
  }
}
