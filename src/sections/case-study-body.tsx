import type { CSSObject } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Outcomes } from "../blocks/outcomes";
import { Heading } from "../components/heading";
import { Paragraphs } from "../components/paragraphs";
import { RunningText } from "../components/running-text";
import { Section } from "../components/section";
import { mutedLabel, wrappingItems } from "../components/shared-styles";
import { SmartLink } from "../components/smart-link";
import { getPath, routes } from "../domain/routes";
import { fillTemplate } from "../lib/fill-template";
import { color, columns, font, fontSize, media, space, textWidth } from "../theme/style";

/** A case study's text and quote, and before it, on wide screens beside it, its facts and what was measured. */
export function CaseStudyBody(props: Queries.CaseStudyBodyFragment) {
  const { caseStudy, caseStudyPage, company, labels } = props;
  const { sections, outcomes, quote } = caseStudy;
  return (
    <Section>
      <div css={columns(7, 5)}>
        <div css={asideStyle}>
          <Facts caseStudy={caseStudy} caseStudyPage={caseStudyPage} company={company} />
          {outcomes && <Outcomes {...outcomes} />}
        </div>
        <div css={{ "& > * + *": { marginTop: space(6) } }}>
          {sections.map(({ id, heading, text }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <Heading level={2} size={3} id={`${id}-heading`} css={{ marginBottom: space(1.5) }}>
                {heading}
              </Heading>
              <Paragraphs text={text} />
            </section>
          ))}
          {quote && (
            <figure css={quoteStyle}>
              {/* The mark hangs before the text, whose lines begin at one edge. */}
              <blockquote css={quoteText}>
                <p css={{ textIndent: "-0.42em" }}>
                  <RunningText text={fillTemplate(labels.quotation ?? "", { quote: quote.text })} />
                </p>
              </blockquote>
              <figcaption css={[mutedLabel, { marginTop: space(2) }]}>{quote.role}</figcaption>
            </figure>
          )}
        </div>
      </div>
    </Section>
  );
}

type FactsProps = Omit<Queries.CaseStudyBodyFragment, "labels">;

function Facts({ caseStudy, caseStudyPage, company }: FactsProps) {
  const { facts, date } = caseStudy;
  const { article } = caseStudyPage;
  const day = new Intl.DateTimeFormat(company.language, { dateStyle: "long", timeZone: "UTC" });
  const rows: readonly (readonly [label: string, value: ReactNode])[] = [
    [article.client, facts.client],
    [article.place, facts.place],
    [
      article.services,
      facts.services.length > 0 && (
        <ul css={{ ...wrappingItems, columnGap: space(2) }}>
          {facts.services.map(({ name, title }) => (
            <li key={name}>
              <SmartLink to={getPath(routes.service, name)}>{title}</SmartLink>
            </li>
          ))}
        </ul>
      ),
    ],
    [article.duration, facts.days && fillTemplate(article.days, { days: facts.days })],
    [article.date, date && <time dateTime={date}>{day.format(new Date(date))}</time>],
  ];
  const filledRows = rows.filter(([, value]) => Boolean(value));
  if (filledRows.length === 0) return null;
  return (
    <dl css={factListStyle}>
      {filledRows.map(([label, value], index) => (
        <div key={index} css={factStyle}>
          <dt css={{ color: color.textMuted }}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** On phones facts and figures are below each other, on tablets beside each other. */
const asideStyle: CSSObject = {
  display: "grid",
  "&:empty": { display: "none" },
  gap: `${space(5)} ${space(4)}`,
  alignContent: "start",
  [media.tablet]: { gridTemplateColumns: "repeat(auto-fit, minmax(16rem, 1fr))" },
  [media.wide]: {
    position: "sticky",
    top: `calc(var(--header) + ${space(3)})`,
    alignSelf: "start",
    order: 1,
  },
};

const factListStyle: CSSObject = {
  display: "grid",
  alignContent: "start",
  borderTop: `1px solid ${color.line}`,
};

const factStyle: CSSObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 7rem) minmax(0, 1fr)",
  columnGap: space(3),
  paddingBlock: space(1.25),
  borderBottom: `1px solid ${color.line}`,
};

const quoteStyle: CSSObject = {
  maxWidth: textWidth,
  paddingTop: space(4),
  borderTop: `1px solid ${color.line}`,
};

const quoteText: CSSObject = {
  fontFamily: font.display,
  fontSize: fontSize.subtitle,
  lineHeight: 1.25,
};

export const fragment = graphql`
  fragment CaseStudyBody on Query {
    caseStudy(slug: { eq: $name }) {
      facts {
        client
        place
        services {
          name
          title
        }
        days
      }
      outcomes {
        ...Outcomes
      }
      sections {
        id
        heading
        text
      }
      quote {
        text
        role
      }
      date
    }
    caseStudyPage {
      article {
        client
        place
        services
        duration
        days
        date
      }
    }
    company {
      language
    }
    labels {
      quotation
    }
  }
`;
