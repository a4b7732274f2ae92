import { color, fontWeight, radius } from "../theme/style";

/** The first tab stop of every page, visible while focused: skips the header. */
export function SkipLink({ label, target }: { label: string; target: string }) {
  return (
    <a
      href={`#${target}`}
      data-print="hidden"
      css={{
        position: "fixed",
        top: "0.75rem",
        left: "0.75rem",
        zIndex: 20,
        padding: "0.75rem 1.25rem",
        background: color.brand,
        color: color.onBrand,
        borderRadius: radius.control,
        fontWeight: fontWeight.semibold,
        transform: "translateY(-200%)",
        "&:focus": { transform: "none" },
      }}
    >
      {label}
    </a>
  );
}
