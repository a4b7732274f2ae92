/** @jsxImportSource react */
import { Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { formPageStyle } from "./form-page-style";
import type { FormTexts, FormWords } from "./form-texts";
import type { Control, Form, Texts } from "./forms";

/** What the page has to say about a form that was not taken. */
export type FormProblem = {
  fields: Texts;
  /** The message for each wrong field. */
  errors: Texts;
  /** What is in the way when it is not a field. */
  notice?: string | undefined;
};

/**
 * The page that answers a form sent without JavaScript when it could not be taken: what is wrong, and the
 * form once more with everything that was typed. Complete HTML; React escapes what the visitor wrote.
 */
export function formPage(form: Form, problem: FormProblem, texts: FormTexts): string {
  const words = texts.forms[form.name];
  if (words === undefined) throw new Error(`There are no words for the form ${form.name}`);
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
          <Problem problem={problem} texts={texts} />
          <form method="post" action={form.path} noValidate>
            {Object.entries(form.controls).map(([name, control]) => (
              <Field
                key={name}
                name={name}
                control={control}
                words={words}
                // Browsers send CR LF for a line break; in a page that would swallow an empty first line.
                value={(problem.fields[name] ?? "").replaceAll("\r\n", "\n")}
                error={problem.errors[name]}
              />
            ))}
            <div className="away" aria-hidden="true">
              <input name="website" tabIndex={-1} autoComplete="off" aria-label="Website" />
            </div>
            <button type="submit">{words.submit}</button>
          </form>
        </main>
      </body>
    </html>,
  )}`;
}

function Problem({ problem, texts }: { problem: FormProblem; texts: FormTexts }) {
  const errors = Object.entries(problem.errors);
  return (
    <div className="problem" role="alert" aria-labelledby="problem-title">
      <h2 id="problem-title">{texts.messages.problemTitle}</h2>
      {problem.notice !== undefined && (
        <>
          <p>{problem.notice}</p>
          <p>
            <Alternative texts={texts} />
          </p>
        </>
      )}
      {errors.length > 0 && (
        <ul>
          {errors.map(([name, message]) => (
            <li key={name}>
              <a href={`#${name}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** "You can also write to ... or call ...", with both as links. */
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
  name: string;
  control: Control;
  words: FormWords;
  value: string;
  error: string | undefined;
};

function Field({ name, control, words, value, error }: FieldProps) {
  const { label = name, hint, placeholder } = words.controls[name] ?? {};
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
      {control.kind === "textarea" && <textarea {...shared} />}
      {control.kind === "input" && (
        <input {...shared} type={control.type} autoComplete={control.autocomplete} />
      )}
      {control.kind === "select" && (
        <select {...shared}>
          {control.options.map((option) => (
            <option key={option} value={option}>
              {option === "" ? placeholder : option}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
