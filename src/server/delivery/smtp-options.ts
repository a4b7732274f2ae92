import { isLoopback } from "../../lib/is-loopback";

/**
 * nodemailer's options for an SMTP URL. The connection must be encrypted, because it carries a password and
 * what visitors wrote, except to this machine or with `?tls=off`, which encrypts only if the server offers it.
 */
export function smtpOptions(smtpUrl: string) {
  const url = new URL(smtpUrl);
  const isPlainAllowed = url.searchParams.get("tls") === "off" || isLoopback(url.hostname);
  url.searchParams.delete("tls");
  return {
    url: url.href,
    requireTLS: url.protocol === "smtp:" && !isPlainAllowed,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    // Mails contain visitors' text only, which must never make nodemailer read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
