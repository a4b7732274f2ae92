import { once } from "node:events";
import { createServer, type Server } from "node:net";

/** Lets a server listen on loopback, by default at a free port, and returns its port. */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

/** Finds a port of loopback that is currently free. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, "close");
  return port;
}
