import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { ArrowLink } from "../components/arrow-link";
import { Button } from "../components/button";
import { mutedLabel, targetSize, wrappingItems, wrappingRow } from "../components/shared-styles";
import { ThirdPartyIframe } from "../components/third-party-iframe";
import { callWhenNear } from "../lib/call-when-near";
import { below, color, media, radius, space } from "../theme/style";

/** The distance in CSS pixels is small, because loading the third party's page reveals the visitor to it. */
const loadDistance = 200;

const linkGap = space(1.5);

/** The distance from the lower edge of the frame to the lower edge of the link below it. */
export const belowEmbed = `calc(${linkGap} + ${targetSize})`;

interface EmbedProps extends Queries.EmbedLabelsFragment {
  embed: Queries.EmbedFragment;
  isShown: boolean;
  onToggle: (isShown: boolean) => void;
  /** Set if the illustration is dark. */
  isDark?: boolean;
  /** An illustration, which the third party's page covers while it is shown. */
  children: ReactNode;
  className?: string;
}

/** A third party's page, requested once its button is pressed or, with `"load": "view"`, once the visitor is near. */
export function Embed(props: EmbedProps) {
  const { embed, labels, isShown, onToggle, isDark = false, children, className } = props;
  const { title, embedUrl, linkUrl, showLabel, hideLabel, openLabel, load } = embed;
  const frame = useRef<HTMLDivElement>(null);
  // What nobody has asked for may not move the page, so its room is there before it.
  const comesByItself = load === "view";

  const show = useEffectEvent(() => onToggle(true));

  useEffect(() => {
    if (!comesByItself || !frame.current) return;
    return callWhenNear(frame.current, () => show(), loadDistance);
  }, [comesByItself]);

  return (
    <div data-print="hidden" className={className}>
      <div
        ref={frame}
        css={{
          position: "relative",
          display: "grid",
          overflow: "hidden",
          border: `1px solid ${color.line}`,
          borderRadius: radius.card,
          background: isDark ? color.pictureShade : color.raised,
          // Room to move around in on a phone.
          [`@media ${below("small")}`]: {
            gridTemplateRows: "auto 1fr",
            [comesByItself ? "&" : "&:has(iframe)"]: { minHeight: space(50) },
          },
          [media.small]: { "& > *": { gridArea: "1 / 1" } },
        }}
      >
        {children}
        <div data-dark={isDark ? "" : undefined} css={controls}>
          {isShown && (
            <ThirdPartyIframe
              // An element of its own hides what was there until the next page has loaded.
              key={embedUrl}
              title={title}
              src={embedUrl}
            />
          )}
          <Button onClick={() => onToggle(!isShown)} css={{ order: -1 }}>
            {isShown ? hideLabel : showLabel}
          </Button>
        </div>
      </div>
      <p css={afterFrame}>
        <ArrowLink to={linkUrl} target="_blank" rel="noopener noreferrer">
          {openLabel}
        </ArrowLink>
        {(isShown || comesByItself) && (
          <span css={[hintStyle, !isShown && { visibility: "hidden" }]}>
            {labels.embedUnavailable}
          </span>
        )}
      </p>
    </div>
  );
}

/** Over the lower edge of the illustration; on a phone, where they would cover too much of it, below it. */
const controls: CSSObject = {
  ...wrappingItems,
  alignSelf: "end",
  alignItems: "end",
  gap: space(2),
  margin: space(2),
  // The controls are in front of the frame.
  "& > :not(iframe)": { position: "relative", zIndex: 1 },
  // The button would do nothing; the link below works.
  [media.withoutScripts]: { display: "none" },
};

const afterFrame: CSSObject = { ...wrappingRow, columnGap: space(3), marginTop: linkGap };

/** Two lines are no higher than the link beside them: where there is room for both, nothing moves. */
const hintStyle: CSSObject = { ...mutedLabel, flex: "1 1 11rem", lineHeight: 1.35 };

export const fragment = graphql`
  fragment Embed on Embed {
    title
    embedUrl
    linkUrl
    showLabel
    hideLabel
    openLabel
    load
  }

  fragment EmbedLabels on Query {
    labels {
      embedUnavailable
    }
  }
`;
