import { CircleAlert } from "lucide-react";
import { color, fontSize, fontWeight, space } from "../theme/style";

interface FieldErrorProps {
  id: string | undefined;
  message: string;
}

/** What is wrong with a field. The drawing is for those to whom red is no different from the text. */
export function FieldError({ id, message }: FieldErrorProps) {
  return (
    <p
      id={id}
      css={{
        display: "flex",
        gap: space(1),
        marginTop: space(1),
        color: color.danger,
        fontSize: fontSize.label,
        fontWeight: fontWeight.semibold,
      }}
    >
      <CircleAlert
        aria-hidden="true"
        size={20}
        strokeWidth={1.75}
        css={{ flex: "none", marginTop: "0.125rem" }}
      />
      {message}
    </p>
  );
}
