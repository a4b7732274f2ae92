import type { CSSObject } from "@emotion/react";
import { useEffect, useState } from "react";
import { ArrowLink } from "../components/arrow-link";
import { Heading } from "../components/heading";
import { Icon } from "../components/icon";
import { actionText, mutedLabel, wrappingRow } from "../components/shared-styles";
import { ThirdPartyIframe } from "../components/third-party-iframe";
import { color, font, fontSize, fontWeight, radius, space } from "../theme/style";

interface SchedulingFrameProps {
  title: string;
  note?: string | undefined;
  /** The page in the frame, and the address to open in a tab. */
  src: string;
  link: { readonly to: string; readonly label: string };
  /** Set for the document in which a script draws. */
  isTransparent?: boolean | undefined;
  loading: string | null;
  /** What to think and to do if nothing has appeared. */
  unavailable: string;
  /** The one in which to book, which gets the height of the screen. */
  isMain: boolean;
}

/** How long a slow phone may take, in milliseconds. */
const patience = 10_000;

/**
 * A third party's page in a frame of the theme. Nothing tells whether it has come, so its name and the link to it are never
 * covered, and what stands in its place is until it comes: that it loads, and later what to do if it does not.
 */
export function SchedulingFrame(props: SchedulingFrameProps) {
  const { title, note, src, link, isTransparent, loading, unavailable, isMain } = props;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section css={card}>
      <div css={bar}>
        <div css={names}>
          <Heading level={3} css={[name, !isMain && quietName]}>
            {title}
          </Heading>
          {note !== undefined && <p css={[mutedLabel, { fontSize: fontSize.small }]}>{note}</p>}
        </div>
        <ArrowLink to={link.to} target="_blank" rel="noopener noreferrer">
          {link.label}
        </ArrowLink>
      </div>
      <div css={[ground, { height: isMain ? mainHeight : "20rem" }]}>
        <div css={waiting}>
          <Icon name={isLate ? "circleAlert" : "clock"} size={32} />
          <p>{isLate ? unavailable : loading}</p>
        </div>
        <ThirdPartyIframe title={title} src={src} isTransparent={isTransparent} />
      </div>
    </section>
  );
}

/** Below it, the beginning of the next one shows on a screen of 800 pixels. On a phone held upright it fits the dialog. */
const mainHeight = "clamp(20rem, 100dvh - 15rem, 60rem)";

const card: CSSObject = {
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.sunken,
};

const bar: CSSObject = {
  ...wrappingRow,
  justifyContent: "space-between",
  columnGap: space(3),
  paddingInline: space(2),
  paddingBlock: space(0.5),
  borderBottom: `1px solid ${color.line}`,
};

/** On a phone, a short name and the link stand on one line, and a sentence above the link. */
const names: CSSObject = { flex: "1 1 max-content", paddingBlock: space(0.75) };

const name: CSSObject = { ...actionText, fontFamily: font.text };

const quietName: CSSObject = { color: color.textMuted, fontWeight: fontWeight.medium };

/** The page of a calendar, with seven days in a row, which fades. */
const ground: CSSObject = {
  position: "relative",
  display: "grid",
  placeItems: "start center",
  paddingBlock: `clamp(${space(3)}, 12%, ${space(10)})`,
  backgroundImage: `linear-gradient(transparent, ${color.sunken} 80%), linear-gradient(90deg, ${color.line} 1px, transparent 1px), linear-gradient(${color.line} 1px, transparent 1px)`,
  backgroundSize: "100%, calc((100% + 1px) / 7) 5rem, calc((100% + 1px) / 7) 5rem",
  backgroundPosition: "0 0, -1px -1px, -1px -1px",
};

const waiting: CSSObject = {
  ...mutedLabel,
  display: "grid",
  justifyItems: "center",
  gap: space(1.5),
  maxWidth: `min(24rem, 100% - ${space(4)})`,
  padding: space(3),
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.raised,
  textAlign: "center",
  textWrap: "balance",
};
