import { graphql } from "gatsby";
import { routes } from "../domain/routes";
import { ClosingBand } from "../sections/closing-band/closing-band";
import { Coverage } from "../sections/coverage/coverage";
import { OurTeam } from "../sections/our-team";
import { OurValues } from "../sections/our-values";
import { PageHeader } from "../sections/page-header/page-header";
import { SplitSection } from "../sections/split-section";
import { WhoWeAre } from "../sections/who-we-are";
import { Seo } from "../seo/seo";

export default function AboutUsPage({ data }: { data: Queries.AboutUsPageQuery }) {
  const { aboutUsPage, labels } = data;
  const { title, lead, whoWeAre, missionVision, whyChoose, closing } = aboutUsPage;
  return (
    <>
      <PageHeader path={routes.aboutUs.path} title={title} lead={lead} picture={whoWeAre} />
      <WhoWeAre
        aboutUsPage={aboutUsPage}
        homePage={data.homePage}
        expertAppointmentForm={data.expertAppointmentForm}
        formMessages={data.formMessages}
        company={data.company}
      />
      <SplitSection {...missionVision} isMirrored />
      <OurValues aboutUsPage={aboutUsPage} values={data.values} />
      <SplitSection {...whyChoose} />
      <OurTeam aboutUsPage={aboutUsPage} team={data.team} labels={labels} />
      <Coverage aboutUsPage={aboutUsPage} labels={labels} />
      <ClosingBand text={data.expertTalk} picture={closing} />
    </>
  );
}

export const query = graphql`
  query AboutUsPage {
    aboutUsPage {
      seo {
        ...Seo
      }
      title
      lead
      whoWeAre {
        imageAlt
        image {
          ...PageHeaderPicture
          ...PreviewImage
        }
      }
      missionVision {
        ...MissionVision
      }
      whyChoose {
        ...WhyChoose
      }
      closing {
        ...ClosingPicture
      }
    }
    ...WhoWeAre
    ...OurValues
    ...OurTeam
    ...Coverage
    expertTalk {
      ...ExpertTalk
    }
  }
`;

export function Head({ data }: { data: Queries.AboutUsPageQuery }) {
  const { seo, title, whoWeAre } = data.aboutUsPage;
  return <Seo text={seo} path={routes.aboutUs.path} breadcrumb={title} picture={whoWeAre} />;
}
