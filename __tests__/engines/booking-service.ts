/** A fake of the booking service that content names, and a copy of the built site with its addresses. */
import { createServer } from "node:http";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listFiles } from "../../src/lib/list-files";
import { words } from "../setup/words";

/** Shows the booking page in a frame, as scripts of such services do, and reports to it whether the page around is accessible. */
const renderScript = ({ className }: { readonly className: string }) => `
  const element = document.querySelector(".${className}");
  let around = "closed";
  try { around = "open: " + parent.document.title; } catch {}
  const frame = document.createElement("iframe");
  frame.src = element.dataset.url + "?around=" + around + "&origin=" + origin;
  element.append(frame);`;

/** Reports its origin, and whether it may use storage. */
const page = `<!doctype html><script>
  let storage = "refused";
  try { localStorage.setItem("visits", "1"); storage = "kept"; } catch {}
  fetch("/report?origin=" + origin + "&storage=" + storage);
</script>`;

/** Starts the service and copies the built site. Returns null if content names no service. */
export async function startBookingService() {
  const { widget } = words.company.scheduling ?? {};
  if (!widget) return null;
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? "");
    const isScript = request.url?.endsWith(".js") === true;
    response.setHeader("Content-Type", isScript ? "text/javascript" : "text/html");
    response.end(isScript ? renderScript(widget) : page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const origin = `http://localhost:${typeof address === "object" ? address?.port : ""}`;

  const publicDir = await mkdtemp(join(tmpdir(), "site-public-"));
  await cp("public", publicDir, { recursive: true });
  for (const name of listFiles(publicDir)) {
    const file = join(publicDir, name);
    // Compressed copies have the former addresses, and the server would prefer them.
    if (/\.(html|json)\.(br|gz)$/.test(name)) await rm(file);
    if (!/\.(html|json)$/.test(name)) continue;
    const text = await readFile(file, "utf8");
    const theirs = [widget.scriptUrl, widget.pageUrl].map((each) => new URL(each).origin);
    await writeFile(
      file,
      theirs.reduce((all, each) => all.replaceAll(each, origin), text),
    );
  }

  return {
    origin,
    publicDir,
    /** The addresses that were requested. */
    requests,
    pagePath: new URL(widget.pageUrl).pathname,
    async stop() {
      server.closeAllConnections();
      server.close();
      await rm(publicDir, { recursive: true, force: true });
    },
  };
}
