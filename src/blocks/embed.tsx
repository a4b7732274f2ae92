import { graphql } from "gatsby";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../components/button";
import { Icon } from "../components/icon";
import { ThirdPartyIframe } from "../components/third-party-iframe";
import { whenNear } from "../lib/when-near";
import { color, fontSize, fontWeight, media, radius, space, touchTarget } from "../theme/style";

/** In CSS pixels. Small, because loading the third party's page reveals the visitor to it. */
const loadDistance = 200;

interface EmbedProps {
  embed: Queries.EmbedFragment;
  /** Shown below the third party's page, which may stay empty: the page cannot detect that it is blocked. */
  blockedNote: string;
  /** The content of the third party's page as text, such as an address. */
  caption?: ReactNode;
  /** An illustration, shown until the third party's page has loaded. */
  children: ReactNode;
  className?: string;
}

/**
 * A third party's page. Nothing is requested from the third party before the visitor clicks the button
 * or, if content has `"load": "view"`, scrolls near. A plain link to the page is always there.
 */
export function Embed({ embed, blockedNote, caption, children, className }: EmbedProps) {
  const { title, embedUrl, linkUrl, showLabel, openLabel, load } = embed;
  const [isShown, setShown] = useState(false);
  const [hasLoaded, setHasLoaded] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (load !== "view" || !frame.current) return;
    return whenNear(frame.current, () => setShown(true), loadDistance);
  }, [load]);

  return (
    <figure data-print="hidden" className={className}>
      <div
        ref={frame}
        css={{
          position: "relative",
          overflow: "hidden",
          minHeight: space(32),
          borderRadius: radius.card,
          background: color.sunken,
        }}
      >
        {children}
        {isShown ? (
          <ThirdPartyIframe
            title={title}
            src={embedUrl}
            // The button that had the focus is gone.
            ref={load === "click" ? takeFocus : undefined}
            onLoad={() => setHasLoaded(true)}
            // Until the page has loaded, the illustration shows through.
            css={{ background: hasLoaded ? "white" : "transparent" }}
          />
        ) : (
          <Button
            onClick={() => setShown(true)}
            css={{
              position: "absolute",
              insetInlineStart: space(2),
              bottom: space(2),
              // Without JavaScript it does nothing; the link below works.
              "@media (scripting: none)": { display: "none" },
            }}
          >
            {showLabel}
          </Button>
        )}
      </div>
      <figcaption
        css={{
          display: "grid",
          columnGap: space(4),
          marginTop: space(1.5),
          color: color.textMuted,
          fontSize: fontSize.label,
        }}
      >
        {caption}
        <p role="status">{isShown && blockedNote}</p>
        <a
          href={linkUrl}
          target="_blank"
          rel="noopener noreferrer"
          css={{
            ...touchTarget,
            justifySelf: "start",
            gap: space(1),
            color: color.brand,
            fontWeight: fontWeight.semibold,
            textDecoration: "none",
            [media.hover]: { "&:hover": { textDecoration: "underline" } },
          }}
        >
          {openLabel}
          <Icon name="arrowUpRight" size={18} />
        </a>
      </figcaption>
    </figure>
  );
}

function takeFocus(iframe: HTMLIFrameElement | null): void {
  iframe?.focus();
}

export const fragment = graphql`
  fragment Embed on Embed {
    title
    embedUrl
    linkUrl
    showLabel
    openLabel
    load
  }
`;
