import { wrapping } from "../components/looks";
import { placeLine } from "../lib/place-line";
import { color, space } from "../theme/style";

/** How to reach the company, at the foot of every printed page. */
export function PrintLine({ company }: { company: Queries.FooterQuery["company"] }) {
  const { name, office, phone, email, url } = company;
  const address = [office.street, placeLine(office), office.country].join(", ");
  return (
    <div hidden data-print="only">
      <p css={lineStyle}>
        <span>
          <strong>{name}</strong>, {address}
        </span>
        <span>
          <a href={`tel:${phone.number}`}>{phone.label}</a> ·{" "}
          <a href={`mailto:${email}`}>{email}</a> · {new URL(url).host}
        </span>
      </p>
    </div>
  );
}

const lineStyle = {
  ...wrapping,
  justifyContent: "space-between",
  columnGap: space(2),
  marginInline: "var(--gutter)",
  marginTop: space(2),
  paddingTop: space(1),
  borderTop: `1px solid ${color.line}`,
  fontSize: "8pt",
} as const;
