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

interface Service {
  readonly name: string;
  readonly title: string;
}

interface TaglinesProps {
  taglines: readonly string[];
  services: readonly Service[];
}

/** The title of the home page, as wide as the size container around it. A tagline that begins with a service leads to it. */
export function Taglines({ taglines, services }: TaglinesProps) {
  return (
    <Heading level={1} css={taglineList(taglines.length)}>
      {taglines.map((text, place) => {
        const service = findService(text, services);
        if (!service) return <span key={place} css={plainLine(text.length)}>{`${text} `}</span>;
        // A comma or full stop behind the title is as large as that.
        const space = text.indexOf(" ", service.title.length);
        const end = space < 0 ? text.length : space;
        return (
          <Fragment key={place}>
            <SmartLink to={getPath(routes.service, service.name)} css={line}>
              <span css={serviceName}>{text.slice(0, end)}</span>{" "}
              <span css={{ display: "inline-block", lineHeight: 1.3 }}>{text.slice(end + 1)}</span>
            </SmartLink>{" "}
          </Fragment>
        );
      })}
    </Heading>
  );
}

/** Returns the service with whose title a text begins: of "Tax" and "Tax Advice" the longer one, and none where a word goes on. */
function findService(text: string, services: readonly Service[]): Service | undefined {
  return services
    .filter(
      ({ title }) =>
        text.startsWith(title) && !/^[\p{L}\p{M}\p{N}]/u.test(text.slice(title.length)),
    )
    .sort((one, other) => other.title.length - one.title.length)[0];
}

/** Wide enough for the name and the rest of its line. */
const inOneLine = "@container (min-width: 34rem)";

/** A name is as wide as the screen lets a long one be, and not higher than a low screen has room for. */
const taglineList = (count: number): CSSObject => ({
  "--name": `min(11.2cqi, 4.5rem, max(2rem, ${30 / count}svh))`,
  display: "grid",
  gap: "clamp(0.75rem, 2.5vh, 1.25rem)",
  justifyItems: "start",
  lineHeight: 1.1,
  letterSpacing: 0,
  [inOneLine]: {
    // Narrow screens need more of the line for what follows the name, which is not set smaller.
    "--name": `min(8.5cqi, 12.1cqi - 1.7rem, 6rem, max(3rem, ${42 / count}svh))`,
    gap: space(0.75),
    lineHeight: 0.9,
    [whenLow]: { "--name": "2rem" },
  },
});

/** A tagline without a name is as large as one where it surely fits into a line, on phones into two, in any font. */
const plainLine = (length: number): CSSObject => ({
  fontSize: `min(var(--name), max(1.5rem, ${(350 / length).toFixed(1)}cqi))`,
  letterSpacing: letterSpacing.tight,
  lineHeight: 1.1,
  [inOneLine]: {
    fontSize: `min(var(--name), max(4cqi, ${(185 / length).toFixed(1)}cqi))`,
    paddingBottom: "1.7cqi",
  },
});

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
  fontSize: "var(--name)",
  letterSpacing: letterSpacing.tight,
  textDecorationThickness: "0.04em",
  textUnderlineOffset: "0.12em",
  [inOneLine]: { display: "inline", marginInlineEnd: "0.04em" },
};
