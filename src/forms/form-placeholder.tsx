import { Button } from "../components/button";
import { Failure } from "./failure";

interface FormPlaceholderProps extends Queries.FailureFragment {
  hasFailed: boolean;
}

/** Keeps a form's room while its code loads, and offers other ways when that fails. */
export function FormPlaceholder({ hasFailed, formMessages, company }: FormPlaceholderProps) {
  return (
    <div css={{ minHeight: "40rem" }}>
      {hasFailed && (
        <>
          <Failure reason="notLoaded" formMessages={formMessages} company={company} />
          {/* The page from the server holds the form as HTML, which needs no code. */}
          <Button variant="outline" onClick={() => window.location.reload()}>
            {formMessages.reload}
          </Button>
        </>
      )}
    </div>
  );
}
