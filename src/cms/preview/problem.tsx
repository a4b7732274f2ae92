import { color, fontSize, space } from "../../theme/style";

export function Problem({ text }: { text: string }) {
  return (
    <p
      role="status"
      css={{
        position: "fixed",
        zIndex: 40,
        insetInline: 0,
        bottom: 0,
        padding: `${space(1)} ${space(2)}`,
        overflow: "hidden",
        whiteSpace: "nowrap",
        textOverflow: "ellipsis",
        fontSize: fontSize.label,
        color: color.onAccent,
        background: color.accent,
      }}
    >
      {text}
    </p>
  );
}
