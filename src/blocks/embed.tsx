import { graphql } from "gatsby";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { color, fontSize, fontWeight, media, radius, space, targetSize } from "../theme/style";
import { Button } from "../components/button";
import { ForeignFrame } from "../components/third-party-iframe";
import { Icon } from "../components/icon";

interface EmbedProps {
  embed: Queries.EmbedPartsFragment;
  /** Said under the third party's page, which may stay empty: a browser does not tell when it is blocked. */
  blockedNote: string;
  /** What the third party's page shows, in words: an address, for example. */
  caption?: ReactNode;
  /** A drawing of our own, in the place of the third party's page until the visitor asks for that. */
  children: ReactNode;
  className?: string;
}

/**
 * A third party's page inside ours. Nothing is asked of the third party before the visitor presses the
 * button or, where content says `"load": "view"`, scrolls near. A plain link leads there in any case.
 */
export function Embed({ embed, blockedNote, caption, children, className }: EmbedProps) {
  const { title, embedUrl, linkUrl, showLabel, openLabel, load } = embed;
  const [isShown, setShown] = useState(false);
  const [hasLoaded, setHasLoaded] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (load !== "view" || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setShown(true);
      },
      { rootMargin: "200px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [load]);

  return (
    <figure data-print="hidden" className={className}>
      <div
        ref={place}
        css={{
          position: "relative",
          overflow: "hidden",
          minHeight: "16rem",
          borderRadius: radius.card,
          background: color.sunken,
        }}
      >
        {children}
        {isShown ? (
          <ForeignFrame
            title={title}
            src={embedUrl}
            // The button that had the focus is gone; it goes on to what came instead.
            ref={load === "click" ? takeFocus : undefined}
            onLoad={() => setHasLoaded(true)}
            // Until the page comes, the drawing shows through.
            css={{ background: hasLoaded ? "white" : "transparent" }}
          />
        ) : (
          <Button
            onClick={() => setShown(true)}
            css={{
              position: "absolute",
              insetInlineStart: space(2),
              bottom: space(2),
              // It does nothing without script; the link below does.
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
            display: "inline-flex",
            alignItems: "center",
            justifySelf: "start",
            gap: space(1),
            minHeight: targetSize,
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

function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}

export const fragment = graphql`
  fragment EmbedParts on Embed {
    title
    embedUrl
    linkUrl
    showLabel
    openLabel
    load
  }
`;
