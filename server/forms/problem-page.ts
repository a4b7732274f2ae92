import type { Messages, Values } from "../../src/domain/form-definition";
import { escapeHtml } from "../../src/lib/escape-html";
import { fillTemplate } from "../../src/lib/fill-template";
import { findDirection } from "../../src/lib/language";
import type { ServerForm } from "./server-forms";

interface Problem {
  typed: Values;
  errors: Messages;
  /** The reason, if no field is wrong. */
  error?: string | undefined;
  /** The page from which the form may be sent. */
  page?: string | undefined;
}

/** The browser's own colours, light or dark. The background is set for tools that measure contrast. */
const style = `html { background: Canvas; }
body { max-width: 40rem; margin: auto; padding: 1rem; font: 1.125rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
dt { margin-top: 1rem; }
dd { margin: 0; }
.typed { padding-inline-start: 0.75rem; border-inline-start: 0.25rem solid; white-space: pre-wrap; }`;

/**
 * Renders the reply to a refused form that was posted without JavaScript: what is wrong, and all that was typed. The browser's
 * Back button leads to the form as it was filled in (docs/decisions/0015).
 */
export function renderProblemPage(
  { definition, text, company, messages }: ServerForm,
  problem: Problem,
) {
  const { typed, errors, error, page } = problem;
  const { email, phone, language } = company;
  const entries = text.controls.map(({ name, label }) => {
    const message = errors[name] && `<dd><strong>${escapeHtml(errors[name])}</strong></dd>`;
    const answer = typed[name] && `<dd class="typed" dir="auto">${escapeHtml(typed[name])}</dd>`;
    return message || answer ? `<dt>${escapeHtml(label)}</dt>${message ?? ""}${answer ?? ""}` : "";
  });
  const back = page === undefined ? messages.goBack : messages.rejections.elsewhere;
  const sentences = [
    fillTemplate(escapeHtml(back), {
      form: renderLink(definition.shownAt, text.heading),
      page: renderLink(page ?? "", page ?? ""),
    }),
    fillTemplate(escapeHtml(messages.alternative), {
      email: renderLink(`mailto:${email}`, email),
      phone: renderLink(`tel:${phone.number}`, phone.label),
    }),
  ];
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${findDirection(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(`${messages.problemTitle}: ${text.heading} | ${company.name}`)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(messages.problemTitle)}</h1>
<p>${escapeHtml(error ?? text.heading)}</p>
<dl>${entries.join("")}</dl>
${sentences.map((sentence) => `<p>${sentence}</p>`).join("\n")}
</main>
</body>
</html>
`;
}

const renderLink = (address: string, label: string) =>
  `<a href="${escapeHtml(address)}">${escapeHtml(label)}</a>`;
