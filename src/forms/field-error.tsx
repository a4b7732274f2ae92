import { Icon } from "../components/icon";
import { color, fontSize, fontWeight, space } from "../theme/style";

interface FieldErrorProps {
  id: string | undefined;
  message: string;
}

/** A field's error message. The icon marks it for visitors who cannot tell the red from the text colour. */
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
      <Icon name="circleAlert" strokeWidth={1.75} css={{ flex: "none", marginTop: "0.125rem" }} />
      {message}
    </p>
  );
}
