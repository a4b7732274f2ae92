import { graphql } from "gatsby";
import { ArrowLink } from "../components/arrow-link";
import { Breadcrumb } from "../components/breadcrumb";
import { Heading } from "../components/heading";
import { ContentIcon, contentIcons } from "../components/content-icon";
import { Icon, icons } from "../components/icon";
import { Logo } from "../components/logo";
import { Paragraphs } from "../components/paragraphs";
import { RangeScale } from "../components/range-scale";
import { Rating } from "../components/rating";
import { SectionIntro } from "../components/section";
import { SmartLink } from "../components/smart-link";
import { VisuallyHidden } from "../components/visually-hidden";
import { fontSize } from "../theme/style";
import { Row, Specimen } from "./specimen";

const isIconName = (name: string): name is keyof typeof icons => name in icons;
const isContentIconName = (name: string): name is Queries.IconName => name in contentIcons;

/** Primitives of text and icons. */
export function TextSpecimens(props: Queries.TextSpecimensFragment) {
  const { aboutUsPage, company, homePage, labels, navigation, testimonials } = props;
  const { number, heading, body } = aboutUsPage.whoWeAre;
  const { viewAll } = homePage.caseStudies;
  return (
    <>
      <Specimen name="Heading">
        <Heading level={3} size={1}>
          {heading}
        </Heading>
        <Heading level={3} size={2} number={number}>
          {heading}
        </Heading>
        <Heading level={3}>{heading}</Heading>
      </Specimen>
      <Specimen name="SectionIntro">
        <SectionIntro heading={heading} />
        <SectionIntro
          heading={heading}
          number={number}
          lead={body}
          action={<ArrowLink to={viewAll.to}>{viewAll.label}</ArrowLink>}
        />
      </Specimen>
      <Specimen name="Paragraphs">
        <Paragraphs text={body} />
        <Paragraphs text={body} isLead />
      </Specimen>
      <Specimen name="ArrowLink">
        <Row>
          <ArrowLink to={viewAll.to}>{viewAll.label}</ArrowLink>
          <ArrowLink to={company.map.linkUrl}>{company.map.openLabel}</ArrowLink>
        </Row>
      </Specimen>
      <Specimen name="SmartLink">
        <Row>
          <SmartLink to={viewAll.to}>{viewAll.label}</SmartLink>
          <SmartLink to={`mailto:${company.email}`}>{company.email}</SmartLink>
        </Row>
      </Specimen>
      <Specimen name="Breadcrumb">
        <Breadcrumb label={labels.breadcrumb} trail={[navigation.home]} current={heading} />
        <Breadcrumb
          label={labels.breadcrumb}
          trail={[navigation.home, ...navigation.main.links]}
          current={heading}
        />
      </Specimen>
      <Specimen name="Icon">
        <Row>
          {Object.keys(icons)
            .filter(isIconName)
            .map((name) => (
              <span key={name} css={{ fontSize: fontSize.caption }}>
                <Icon name={name} />
                {name}
              </span>
            ))}
        </Row>
        <Row>
          <Icon name="clock" size={40} />
          <Icon name="clock" size={40} strokeWidth={1} />
        </Row>
      </Specimen>
      <Specimen name="ContentIcon">
        <Row>
          {Object.keys(contentIcons)
            .filter(isContentIconName)
            .map((name) => (
              <span key={name} css={{ fontSize: fontSize.caption }}>
                <ContentIcon name={name} />
                {name}
              </span>
            ))}
        </Row>
      </Specimen>
      <Specimen name="Logo">
        <Logo name={company.name} />
      </Specimen>
      <Specimen name="RangeScale">
        <RangeScale from={90} to={180} />
      </Specimen>
      <Specimen name="Rating">
        {testimonials.items.slice(0, 1).map(({ rating }) => (
          <Row key={rating}>
            <Rating stars={rating} label={labels.rating} />
            <Rating stars={1} label={labels.rating} />
          </Row>
        ))}
      </Specimen>
      <Specimen name="VisuallyHidden">
        <p>
          {company.name} <VisuallyHidden>{labels.opensInNewTab}</VisuallyHidden>
        </p>
      </Specimen>
    </>
  );
}

export const fragment = graphql`
  fragment TextSpecimens on Query {
    aboutUsPage {
      whoWeAre {
        number
        heading
        body
      }
    }
    company {
      name
      email
      map {
        linkUrl
        openLabel
      }
    }
    homePage {
      caseStudies {
        viewAll {
          ...SmartLink
        }
      }
    }
    labels {
      breadcrumb
      opensInNewTab
      rating
    }
    navigation {
      home {
        ...SmartLink
      }
      main {
        links {
          ...SmartLink
        }
      }
    }
    testimonials {
      items {
        rating
      }
    }
  }
`;
