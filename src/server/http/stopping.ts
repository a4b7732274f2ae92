import { once } from "node:events";
import { Server } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** How long an idle connection may send one more request while the server stops, in milliseconds. */
const idleTime = 2_000;

/**
 * Lets clients end their connections when the server stops: each is closed with its next response. Fastify alone
 * closes idle ones at once, just as clients send the next request on them.
 */
export function stopGracefully(app: FastifyInstance): void {
  let isStopping = false;
  // Fastify itself adds the header to requests that arrive from now on, not to those in progress.
  app.addHook("onSend", async (_request, reply) => {
    if (isStopping) reply.header("Connection", "close");
  });
  app.addHook("preClose", async () => {
    if (!app.server.listening) return;
    isStopping = true;
    const closed = once(app.server, "close");
    // Unlike the HTTP server's own close(), this leaves idle connections open.
    Server.prototype.close.call(app.server);
    await Promise.race([closed, setTimeout(idleTime, undefined, { ref: false })]);
  });
}
