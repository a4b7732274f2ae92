import { z } from "zod";

/** What the codes and messages of a failure say, in the words of the operator who can mend it. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/ECONNREFUSED/, "Nobody listens at its address and port"],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, "The name of its host is unknown"],
  [/EHOSTUNREACH|ENETUNREACH/, "Its host cannot be reached from here"],
  [/CERT_HAS_EXPIRED/, "Its certificate has expired"],
  [/CERT_NOT_YET_VALID/, "Its certificate is not valid yet: is this machine's clock right?"],
  [/CERT_ALTNAME_INVALID/, "Its certificate is for another name"],
  [/SELF_SIGNED|UNABLE_TO_|CERT_/, "Its certificate is from nobody whom this machine trusts"],
  [/EPROTO|ERR_SSL/, "It does not speak TLS at this port"],
  [/ETLS/, "It offers no encryption"],
  [/EAUTH|ENOAUTH/, "The login failed"],
  [/TIMEDOUT|TIMEOUT|TimeoutError|AbortError|EABORT/, "It did not reply in time"],
  [/ECONNRESET|ECONNECTION|EPIPE|UND_ERR_SOCKET/, "It broke the connection"],
  [/bad port/, "No program may post to this port"],
];

/** Why a delivery failed, as a sentence. Messages of the other server are left out: they can repeat an address. */
export function reasonOf(error: unknown): string {
  const texts = textsOf(error);
  const [, sentence] = reasons.find(([words]) => words.test(texts.join(" "))) ?? [];
  return sentence ?? `It failed (${texts.find((each) => each !== "") ?? "unknown"})`;
}

// The code of a timeout is a number.
const text = z.string().catch("");
const described = z.object({
  ...{ code: text, originalCode: text, name: text, message: text },
  cause: z.unknown().optional(),
});

/** The codes, names and messages of an error and its causes. */
function textsOf(error: unknown): string[] {
  const { data } = described.safeParse(error);
  if (data === undefined) return [];
  const { cause, ...own } = data;
  return [...Object.values(own), ...textsOf(cause)];
}
