import formbody from "@fastify/formbody";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refuse, RefusedError, refusalOf } from "./replies";
import { issueFormToken } from "./form-token";
import { forms } from "./forms";
import { corsHeaders, judgeOrigin } from "./origin";
import { takeForm, type TakeOptions } from "./submit-form";

/** Where a page gets the token that it sends back with a form. */
const tokenPath = "/mainsite/form-token";

/** Registers the calls of the two forms, and the token that goes with them. */
export async function registerCalls(app: FastifyInstance, options: TakeOptions): Promise<void> {
  await app.register(formbody);
  app.removeContentTypeParser("text/plain");

  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ "Cache-Control": "no-store", Vary: "Origin" });
    const sender = judgeOrigin(request, options.allowedOrigins);
    if (sender === "foreign site") throw new RefusedError(403);
    if (sender === "allowed site") reply.headers(corsHeaders(request.headers.origin ?? ""));
    // Compressed bodies are not read; without this they would look like broken JSON.
    if (request.headers["content-encoding"] !== undefined) throw new RefusedError(415);
  });

  for (const form of forms) {
    app.post(form.path, {
      handler: (request, reply) => takeForm(form, request, reply, options),
      errorHandler: (error: FastifyError, request, reply) => {
        void refuse(request, reply, refusalOf(error, request), form, options.texts);
      },
    });
    answerOtherMethods(app, form.path, ["POST", "OPTIONS"]);
  }

  app.get(tokenPath, async () => ({ token: issueFormToken(await options.tokenSecret()) }));
  answerOtherMethods(app, tokenPath, ["GET", "HEAD", "OPTIONS"]);
}

/** Answers OPTIONS, which browsers ask before a call across sites, and says 405 to every method not allowed. */
function answerOtherMethods(app: FastifyInstance, url: string, allowed: readonly string[]): void {
  const allow = allowed.join(", ");
  app.options(url, async (_request, reply) => reply.code(204).header("Allow", allow).send());

  // As a hook it runs before the body is read, so that a wrong method is never called a wrong body.
  const refuseMethod = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply.code(405).header("Allow", allow).send({ error: "Method not allowed" });
  const others = ["GET", "POST", "PUT", "PATCH", "DELETE"].filter((m) => !allowed.includes(m));
  app.route({ method: others, url, onRequest: refuseMethod, handler: refuseMethod });
}
