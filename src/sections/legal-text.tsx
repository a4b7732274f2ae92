import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { Heading } from "../components/heading";
import { box, touchTarget } from "../components/shared-styles";
import { Paragraphs } from "../components/paragraphs";
import { RunningText } from "../components/running-text";
import { color, columns, container, fontSize, media, space, textWidth } from "../theme/style";

export function LegalText({ legalDocument, labels }: Queries.LegalTextFragment) {
  const { sections, notes } = legalDocument;
  const currentId = useCurrentSection(sections);
  return (
    <div css={[container, columns(1, 2), { paddingBlock: "var(--section)" }]}>
      <nav
        aria-labelledby="on-this-page"
        css={{
          alignSelf: "start",
          [media.wide]: {
            position: "sticky",
            top: `calc(var(--header) + ${space(4)})`,
            // In a low window it scrolls by itself. The padding is for the outline of a focused link.
            maxHeight: `calc(100vh - var(--header) - ${space(8)})`,
            overflowY: "auto",
            paddingInline: 4,
            marginInline: -4,
          },
        }}
      >
        <Heading level={2} size={3} id="on-this-page">
          {labels.onThisPage}
        </Heading>
        <ol css={{ marginTop: space(2), [media.tablet]: { columns: 2, columnGap: space(4) } }}>
          {sections.map(({ id, heading }, index) => (
            <li key={id} css={{ breakInside: "avoid" }}>
              <a
                href={`#${id}`}
                aria-current={id === currentId ? "location" : undefined}
                css={{
                  ...touchTarget,
                  display: "flex",
                  gap: space(1.5),
                  color: color.textMuted,
                  textDecoration: "none",
                  "&[aria-current]": underlinedHeading,
                  [media.hover]: { "&:hover": underlinedHeading },
                }}
              >
                <span css={{ minWidth: "1.5em" }}>{index + 1}.</span>
                <span>{heading}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div css={{ "& > * + *": { marginTop: space(7) } }}>
        {sections.map(({ id, heading, parts }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <Heading level={2} size={3} id={`${id}-heading`}>
              {index + 1}. {heading}
            </Heading>
            {parts.map((part, place) => (
              <div
                key={place}
                css={{ marginTop: space(part.heading === null || place === 0 ? 2 : 4) }}
              >
                {part.heading !== null && (
                  <Heading level={3} css={{ marginBottom: space(1), fontSize: fontSize.body }}>
                    {part.heading}
                  </Heading>
                )}
                <Paragraphs text={part.text} />
                {part.items.length > 0 && <Bullets items={part.items} />}
              </div>
            ))}
          </section>
        ))}
        {notes !== null && (
          <section aria-labelledby="notes" css={{ ...box, background: color.sunken }}>
            <Heading level={2} size={3} id="notes" css={{ marginBottom: space(1) }}>
              {notes.heading}
            </Heading>
            <Paragraphs text={notes.lead} />
            <Bullets items={notes.items} />
          </section>
        )}
      </div>
    </div>
  );
}

/** The title of an entry is underlined, its number is not. */
const underlinedHeading: CSSObject = {
  color: color.brand,
  "& > span + span": { textDecoration: "underline" },
};

/** The id of the section that is being read, once one is: the last one that begins above a quarter of the screen. */
function useCurrentSection(sections: readonly { readonly id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const hasBegun = ({ id }: { id: string }) => {
      const section = document.getElementById(id);
      return section !== null && section.getBoundingClientRect().top <= innerHeight / 4;
    };
    const update = () => setCurrent(sections.filter(hasBegun).at(-1)?.id);
    update();
    addEventListener("scroll", update, { passive: true });
    return () => removeEventListener("scroll", update);
  }, [sections]);
  return current;
}

function Bullets({ items }: { items: readonly string[] }) {
  return (
    <ul
      css={{
        maxWidth: textWidth,
        marginTop: space(1),
        paddingInlineStart: "1.25em",
        listStyle: "disc",
        color: color.textMuted,
        "& li + li": { marginTop: space(0.5) },
      }}
    >
      {items.map((item, index) => (
        <li key={index}>
          <RunningText text={item} />
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment LegalText on Query {
    legalDocument(slug: { eq: $name }) {
      sections {
        id
        heading
        parts {
          heading
          text
          items
        }
      }
      notes {
        heading
        lead
        items
      }
    }
    labels {
      onThisPage
    }
  }
`;
