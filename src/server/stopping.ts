import { once } from "node:events";
import { Server } from "node:net";
import { setImmediate, setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** How long an idle connection may send one more request while the server stops, in milliseconds. */
const idleTime = 2_000;

/**
 * Stops the server without resetting a connection: it accepts no new ones, and ends each open one with its next
 * response. Node alone would close idle connections at once, just as clients send the next request on them.
 */
export function stopGracefully(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook("onSend", async (_request, reply) => {
    if (isStopping) reply.header("Connection", "close");
  });
  app.addHook("preClose", async () => {
    isStopping = true;
    if (!app.server.listening) return;
    // This runs right after new connections were accepted; one that waits is reset when listening ends.
    await setImmediate();
    const closed = once(app.server, "close");
    // Unlike the HTTP server's own close(), this leaves idle connections open.
    Server.prototype.close.call(app.server);
    const isDone = new AbortController();
    await Promise.race([
      closed,
      setTimeout(idleTime, undefined, { signal: isDone.signal }).catch(() => undefined),
    ]);
    isDone.abort();
  });
}
