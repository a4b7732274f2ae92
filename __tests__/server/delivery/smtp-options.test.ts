import { createServer, type Socket } from "node:net";
import { mailSender } from "../../../src/server/delivery/mail";
import { smtpOptions } from "../../../src/server/delivery/smtp-options";
import { enquiry } from "../support/samples";

it.each([
  ["smtp://user:secret@mail.example.com:587", true],
  ["smtp://mail.example.com", true],
  ["smtp://127.0.0.1.example.com", true],
  ["smtp://mail.example.com?tls=on", true],
  ["smtp://mail.example.com:25?tls=off", false],
  ["smtp://localhost:1025", false],
  ["smtp://127.0.0.1:1025", false],
  ["smtp://[::1]:1025", false],
])("%s must be encrypted: %s", (url, isRequired) => {
  expect(smtpOptions(url).requireTLS).toBe(isRequired);
});

it("does not pass its own option on", () => {
  expect(smtpOptions("smtp://mail.example.com?tls=off&tls.servername=a").url).toBe(
    "smtp://mail.example.com?tls.servername=a",
  );
});

it("sends neither password nor mail to a server that offers no encryption", async () => {
  let received = "";
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.write("220 mail.example.com\r\n");
    socket.on("data", (part) => {
      received += part.toString();
      const isHello = part.toString().startsWith("EHLO");
      socket.write(isHello ? "250-hello\r\n250 AUTH PLAIN\r\n" : "502 not here\r\n");
    });
    socket.on("error", () => undefined);
  });
  // No name of loopback, so that it counts as another machine.
  const host = "0.0.0.0";
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const sender = mailSender({
    url: `smtp://user:secret@${host}:${port}`,
    from: "website@conaas.example",
    to: ["office@conaas.example"],
  });
  const submission = {
    id: "1",
    kind: "contact-enquiry",
    receivedAt: "2026-12-01T10:00:00.000Z",
    suspect: [],
    fields: enquiry,
  };
  await expect(sender.send(submission)).rejects.toMatchObject({ code: "ETLS" });
  expect(received).toMatch(/^EHLO [^\r]*\r\nSTARTTLS\r\n/);
  expect(received).not.toMatch(/AUTH|MAIL FROM|Asha/);
  sender.close();
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});
