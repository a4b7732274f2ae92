import type { CSSObject } from "@emotion/react";
import { ArrowLink } from "../components/arrow-link";
import { Heading } from "../components/heading";
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
  /** What to think if nothing appears. */
  unavailable: string | null;
  /** The one in which to book, which gets the height of the screen. */
  isMain: boolean;
}

/**
 * A third party's page in a frame of the theme. Nothing tells whether it has come, so its name and the link to it are never
 * covered, and the sentence is until it comes.
 */
export function SchedulingFrame(props: SchedulingFrameProps) {
  const { title, note, src, link, isTransparent, unavailable, isMain } = props;
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
        <p css={sentence}>{unavailable}</p>
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

/** So narrow at least that a short name and the link stand on one line of a phone. */
const names: CSSObject = { flex: "1 1 7rem", paddingBlock: space(0.75) };

const name: CSSObject = { ...actionText, fontFamily: font.text };

const quietName: CSSObject = { color: color.textMuted, fontWeight: fontWeight.medium };

const ground: CSSObject = {
  position: "relative",
  display: "grid",
  placeItems: "start center",
};

const sentence: CSSObject = {
  ...mutedLabel,
  maxWidth: "24rem",
  padding: `${space(8)} ${space(3)}`,
  textAlign: "center",
  textWrap: "balance",
};
