/** @jsxImportSource react */
import { createHash } from "node:crypto";
import { Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { honeypotField } from "../../domain/submission-protocol";
import { themeVariables } from "../../theme/tokens";
import { color, fontWeight, radius, space } from "../../theme/style";
import { type FormTexts, type FormWords, wordsOf } from "./form-texts";
import type { Control, FormDefinition } from "../../domain/form";
import type { Texts } from "./forms";

/** Why a form was rejected. */
export type FormProblem = {
  /** The submitted values. */
  fields: Texts;
  /** The error messages by field name. */
  errors: Texts;
  /** The reason, when it is not a field. */
  error?: string | undefined;
};

/**
 * Renders the response to a form that was posted without JavaScript and rejected: the problem, and the form with
 * everything that was typed. Returns a complete HTML document; React escapes what the visitor wrote.
 */
export function formPage(form: FormDefinition, problem: FormProblem, texts: FormTexts): string {
  const words = wordsOf(texts, form);
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${texts.messages.problemTitle}: ${words.heading} | ${texts.company.name}`}</title>
        <style>{formPageStyle}</style>
      </head>
      <body>
        <header>
          <a href="/">{texts.company.name}</a>
        </header>
        <main>
          <h1>{words.heading}</h1>
          <Problem problem={problem} words={words} texts={texts} />
          <form method="post" action={form.path} noValidate>
            {words.controls.map((control) => (
              <Field
                key={control.name}
                words={control}
                control={form.fields[control.name]?.control}
                // Browsers send line breaks as CR LF, with which React loses an empty first line.
                value={(problem.fields[control.name] ?? "").replaceAll("\r\n", "\n")}
                error={problem.errors[control.name]}
              />
            ))}
            <div className="honeypot">
              <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
            </div>
            <button type="submit">{words.submit}</button>
          </form>
        </main>
      </body>
    </html>,
  )}`;
}

type ProblemProps = { problem: FormProblem; words: FormWords; texts: FormTexts };

function Problem({ problem, words, texts }: ProblemProps) {
  const wrong = words.controls.filter(({ name }) => problem.errors[name] !== undefined);
  return (
    <div className="problem" role="alert" aria-labelledby="problem-title">
      <h2 id="problem-title">{texts.messages.problemTitle}</h2>
      {problem.error !== undefined && (
        <>
          <p>{problem.error}</p>
          <p>
            <Alternative texts={texts} />
          </p>
        </>
      )}
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`}>{problem.errors[name]}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Fills the e-mail address and the phone number into their sentence, as links. */
function Alternative({ texts: { messages, company } }: { texts: FormTexts }): ReactNode {
  const links: Record<string, ReactNode> = {
    "{email}": <a href={`mailto:${company.email}`}>{company.email}</a>,
    "{phone}": <a href={`tel:${company.phone.number}`}>{company.phone.label}</a>,
  };
  return messages.alternative
    .split(/(\{\w+\})/)
    .map((part, index) => <Fragment key={index}>{links[part] ?? part}</Fragment>);
}

type FieldProps = {
  words: FormWords["controls"][number];
  control: Control | undefined;
  value: string;
  error: string | undefined;
};

function Field({ words, control, value, error }: FieldProps) {
  const { name, label, hint, placeholder, options } = words;
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  const shared = {
    id: name,
    name,
    defaultValue: value,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": error === undefined ? undefined : true,
  };
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {hint !== undefined && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className="error" id={`${name}-error`}>
          {error}
        </p>
      )}
      {control?.kind === "textarea" && <textarea {...shared} rows={control.rows} />}
      {control?.kind === "input" && (
        <input
          {...shared}
          type={control.type}
          inputMode={control.inputMode}
          autoComplete={control.autoComplete}
        />
      )}
      {control?.kind === "select" && (
        <select {...shared}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** The style sheet of the form page, in the site's colours. It is inline: the page loads nothing else. */
const formPageStyle = `${themeVariables()}
* { box-sizing: border-box; }
body { margin: 0; background: ${color.surface}; color: ${color.text};
  font: 1.0625rem/1.6 "Instrument Sans", system-ui, sans-serif; }
header, main { max-width: 40rem; margin: 0 auto; padding: ${space(3)} ${space(2)}; }
h1 { font: ${fontWeight.semibold} clamp(2rem, 6vw, 3rem)/1.1 Fraunces, Georgia, serif; margin: 0 0 ${space(3)}; }
h2 { font-size: 1.25rem; margin: 0 0 ${space(1)}; }
a { color: ${color.brand}; text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; }
.problem { border: 2px solid ${color.danger}; border-radius: ${radius.control}; padding: ${space(2)}; margin-bottom: ${space(4)}; }
.problem a { color: ${color.danger}; display: inline-block; padding: ${space(1)} 0; font-weight: ${fontWeight.semibold}; }
.problem p { margin: ${space(1)} 0; }
.problem ul { margin: 0; padding-left: 1.25rem; }
.field { margin-bottom: ${space(3)}; }
label { display: block; font-weight: ${fontWeight.semibold}; }
.hint { color: ${color.textMuted}; margin: 0; }
.error { color: ${color.danger}; font-weight: ${fontWeight.semibold}; margin: 0; }
input, select, textarea { display: block; width: 100%; min-height: ${space(6)}; margin-top: 0.25rem; padding: ${space(1)} 0.75rem;
  font: inherit; color: inherit; background: ${color.raised}; border: 1px solid ${color.controlLine}; border-radius: ${radius.control}; }
[aria-invalid] { border: 2px solid ${color.danger}; }
button { min-height: ${space(6)}; padding: ${space(1)} ${space(3)}; font: inherit; font-weight: ${fontWeight.semibold}; cursor: pointer;
  color: ${color.onAccent}; background: ${color.accent}; border: 1px solid transparent; border-radius: ${radius.control}; }
.honeypot { display: none; }
`;

const hash = createHash("sha256").update(formPageStyle).digest("base64");

/** The page's Content-Security-Policy: its own style sheet and its own form, and nothing else. */
export const formPagePolicy = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
