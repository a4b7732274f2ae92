import { once } from "node:events";
import { Server } from "node:net";
import { setImmediate, setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** How long requests are held back before the server stops listening, in milliseconds. */
const holdTime = 100;

/** How long an idle connection may send one more request after that, in milliseconds. */
const idleTime = 2_000;

/**
 * Stops the server without resetting a connection: it accepts no new ones, and ends each open one with its next
 * response. Node alone would close idle connections at once, just as clients send the next request on them.
 */
export function stopGracefully(app: FastifyInstance): void {
  let stopListening: Promise<void> | undefined;

  // A promise for every request would cost as much as finding its page.
  app.addHook("onRequest", (_request, _reply, done) => {
    if (stopListening === undefined) done();
    else void stopListening.then(() => done());
  });
  app.addHook("onSend", async (_request, reply) => {
    if (stopListening === undefined) return;
    // A client whose connection ends sooner would open another one, which the closing listener resets.
    await stopListening;
    reply.header("Connection", "close");
  });
  app.addHook("preClose", async () => {
    if (!app.server.listening) return;
    const closed = once(app.server, "close");
    stopListening = closeListener(app.server);
    await stopListening;
    const isDone = new AbortController();
    await Promise.race([
      closed,
      setTimeout(idleTime, undefined, { signal: isDone.signal }).catch(() => undefined),
    ]);
    isDone.abort();
  });
}

/**
 * Stops listening at a quiet moment. Connections that wait to be accepted are reset when listening ends, so
 * requests are held back until then: a client that waits for a response does not open another connection.
 */
async function closeListener(server: Server): Promise<void> {
  await setTimeout(holdTime);
  // Timers run before new connections are accepted, immediates right after.
  await setImmediate();
  // Unlike the HTTP server's own close(), this leaves idle connections open.
  Server.prototype.close.call(server);
}
