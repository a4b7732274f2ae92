import { graphql } from "gatsby";
import { ButtonLink } from "../components/button";
import { DialogOpener, type Opener } from "../components/dialog-opener";
import { Picture } from "../components/picture";
import { beforePicture, fillEnd, Section, SectionHeading, sizesAtEnd } from "../components/section";
import { color, media, space, textWidth } from "../theme/style";

const loadEnquiryDialog = () =>
  import("../dialogs/form-dialogs").then(({ EnquiryDialog }) => EnquiryDialog);

/** The invitation at the end of a page, with a link to the appointment form. */
export function ExpertTalk(props: Queries.ExpertTalkFragment & Pick<CallToTalkProps, "closing">) {
  return <CallToTalk {...props.serviceDetailPage.talk} closing={props.closing} />;
}

/** The invitation at the end of the Services overview; its button opens the enquiry dialog. */
export function TalkGrowth({ servicePage, ...dialog }: Queries.TalkGrowthFragment) {
  return (
    <DialogOpener load={loadEnquiryDialog} dialog={dialog}>
      {(opener) => (
        <CallToTalk {...servicePage.talkGrowth} closing={servicePage.closing} opener={opener} />
      )}
    </DialogOpener>
  );
}

interface CallToTalkProps extends Queries.CallToTalkFragment {
  closing?: Queries.ClosingFragment | null;
  opener?: Opener;
}

/** Beside a picture. */
function CallToTalk(props: CallToTalkProps) {
  const { heading, lead, action, closing, opener } = props;
  return (
    <Section
      isNamed
      isScreenOnly
      // Its picture ends at the edges of the band.
      isStill
      css={{ background: color.band, color: color.onBand, "--color-focus": color.onBand }}
    >
      <div css={[beforePicture, band]}>
        <div data-rise="" css={{ display: "grid", justifyItems: "start", gap: space(3) }}>
          <SectionHeading>{heading}</SectionHeading>
          <p css={{ maxWidth: textWidth }}>{lead}</p>
          <ButtonLink to={action.to} variant="accent" data-dark="" {...opener}>
            {action.label}
          </ButtonLink>
        </div>
        {closing && <Picture image={closing.image} alt="" sizes={sizesAtEnd} css={fillEnd} />}
      </div>
    </Section>
  );
}

/** High enough on wide screens to show most of the picture. */
const band = {
  [media.wide]: { minHeight: "calc(clamp(24rem, 24vw, 36rem) - 2 * var(--section))" },
} as const;

export const fragments = graphql`
  fragment ExpertTalk on Query {
    serviceDetailPage {
      talk {
        ...CallToTalk
      }
    }
  }

  fragment TalkGrowth on Query {
    servicePage {
      talkGrowth {
        ...CallToTalk
      }
      closing {
        ...Closing
      }
    }
    ...EnquiryDialog
  }

  fragment CallToTalk on CallToTalk {
    heading
    lead
    action {
      ...SmartLink
    }
  }

  fragment Closing on Closing {
    image {
      childImageSharp {
        gatsbyImageData(
          width: 400
          aspectRatio: 1.2
          placeholder: NONE
          outputPixelDensities: [1, 2, 2.7]
        )
      }
    }
  }
`;
