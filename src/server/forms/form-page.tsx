/** @jsxImportSource react */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import {
  type FormField,
  inputAttributes,
  type Messages,
  type Values,
} from "../../domain/form-definition";
import { routes } from "../../domain/routes";
import { honeypotField } from "../../domain/submission-protocol";
import { fillWithNodes } from "../../lib/fill-with-nodes";
import { directionOf } from "../../lib/writing-system";
import { formPageStyle } from "./form-page-style";
import type { ServerForm } from "./server-forms";

type FormProblem = {
  fields: Values;
  errors: Messages;
  /** The reason when it is not a field. */
  error?: string | undefined;
  /** The page that may send the form. */
  page?: string | undefined;
};

/** The response to a form that was posted without JavaScript and rejected. React escapes what the visitor wrote. */
export function formPage(form: ServerForm, problem: FormProblem): string {
  const { definition, text, company, messages } = form;
  return `<!doctype html>${renderToStaticMarkup(
    <html lang={company.language} dir={directionOf(company.language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${messages.problemTitle}: ${text.heading} | ${company.name}`}</title>
        <style>{formPageStyle}</style>
      </head>
      <body>
        <header>
          <a href={routes.home.path}>
            <img src="/icon.svg" alt="" width="36" height="36" />
            {company.name}
          </a>
        </header>
        <main>
          <h1>{text.heading}</h1>
          <Problem problem={problem} form={form} />
          <form method="post" action={definition.action} noValidate>
            {text.controls.map((control) => (
              <Field
                key={control.name}
                text={control}
                field={definition.fields[control.name]}
                problem={problem}
              />
            ))}
            <div className="honeypot">
              <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
            </div>
            <button type="submit">{text.submit}</button>
          </form>
        </main>
      </body>
    </html>,
  )}`;
}

function Problem({ problem, form }: { problem: FormProblem; form: ServerForm }) {
  const wrong = form.text.controls.filter(({ name }) => problem.errors[name] !== undefined);
  return (
    <div className="problem" role="alert" aria-labelledby="problem-title">
      <h2 id="problem-title">{form.messages.problemTitle}</h2>
      {problem.error !== undefined && (
        <>
          <p>{problem.error}</p>
          {problem.page !== undefined && (
            <p>
              {fillWithNodes(form.messages.rejections.elsewhere, {
                page: <a href={problem.page}>{problem.page}</a>,
              })}
            </p>
          )}
          <p>{alternative(form)}</p>
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
function alternative({ messages, company }: ServerForm): ReactNode {
  return fillWithNodes(messages.alternative, {
    email: <a href={`mailto:${company.email}`}>{company.email}</a>,
    phone: <a href={`tel:${company.phone.number}`}>{company.phone.label}</a>,
  });
}

type FieldProps = {
  text: ServerForm["text"]["controls"][number];
  field: FormField | undefined;
  problem: FormProblem;
};

function Field({ text, field, problem }: FieldProps) {
  const control = field?.control;
  const { name, label, hint, placeholder, options } = text;
  const error = problem.errors[name];
  // Browsers send line breaks as CR LF, with which React loses an empty first line.
  const value = (problem.fields[name] ?? "").replaceAll("\r\n", "\n");
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
      {control?.kind === "textarea" && <textarea {...shared} rows={control.rows} />}
      {control?.kind === "input" && <input {...shared} {...inputAttributes(control)} />}
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
      {error !== undefined && (
        <p className="error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
