import type { CSSObject } from "@emotion/react";
import { Fragment } from "react";
import { getPath, routes } from "../../domain/routes";
import { from, letterSpacing, media, space } from "../../theme/style";
import { Heading } from "../../components/heading";
import { SmartLink } from "../../components/smart-link";

/** Where the hero's picture is behind its text. A screen taller than wide would cut off the sun or the stairs. */
export const screenWithPictureBehindText = `${from("medium")} and (min-aspect-ratio: 4/3)`;

/** A phone on its side, where the hero's button would be below the screen. */
export const whenLow = `@media ${screenWithPictureBehindText} and (max-height: 30rem)`;

interface TaglinesProps {
  taglines: readonly string[];
  services: readonly { readonly name: string; readonly title: string }[];
}

/** The title of the home page, as wide as the size container around it. A tagline that begins with a service leads to it. */
export function Taglines({ taglines, services }: TaglinesProps) {
  return (
    <Heading level={1} css={taglineList}>
      {taglines.map((text, place) => {
        const service = services.find(({ title }) => text.startsWith(`${title} `));
        if (!service) return <span key={place} css={[line, plainLine]}>{`${text} `}</span>;
        const { name, title } = service;
        return (
          <Fragment key={place}>
            <SmartLink to={getPath(routes.service, name)} css={line}>
              <span css={serviceName}>{title}</span>{" "}
              <span css={{ display: "inline-block", lineHeight: 1.3 }}>
                {text.slice(title.length + 1)}
              </span>
            </SmartLink>{" "}
          </Fragment>
        );
      })}
    </Heading>
  );
}

/** Wide enough for the name and the rest of its line. */
const inOneLine = "@container (min-width: 34rem)";

const taglineList: CSSObject = {
  display: "grid",
  gap: "clamp(0.75rem, 2.5vh, 1.25rem)",
  justifyItems: "start",
  lineHeight: 1.1,
  letterSpacing: 0,
  [inOneLine]: { gap: space(0.75), lineHeight: 0.9 },
};

/** A line without a name has a size between those of a name and of the rest of its line. */
const plainLine: CSSObject = { fontSize: "clamp(1.5rem, 4.5cqi, 2.75rem)", lineHeight: 1.15 };

const line: CSSObject = {
  fontSize: "clamp(1.125rem, 2.8cqi, 1.75rem)",
  textDecoration: "none",
  textWrap: "wrap",
  // Room for descenders, so that the next line's focus ring does not cross them.
  [inOneLine]: { paddingBottom: "1.7cqi" },
  [media.hover]: { "&:hover > span:first-of-type": { textDecoration: "underline" } },
};

const serviceName: CSSObject = {
  display: "block",
  // The name is as wide as the screen lets a long one be, and not higher than a low screen has room for.
  fontSize: "min(11.2cqi, 4.5rem, max(2rem, 10svh))",
  letterSpacing: letterSpacing.tight,
  textDecorationThickness: "0.04em",
  textUnderlineOffset: "0.12em",
  [inOneLine]: {
    display: "inline",
    marginInlineEnd: "0.04em",
    // Narrow screens need more of the line for its rest, which is not set smaller.
    fontSize: "min(8.5cqi, 12.1cqi - 1.7rem, 6rem, max(3rem, 14svh))",
    [whenLow]: { fontSize: "2rem" },
  },
};
