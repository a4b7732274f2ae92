import { color, fontWeight, radius } from "../theme/style";

/** The first stop of the Tab key on every page: past the header, to what the page is about. */
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
