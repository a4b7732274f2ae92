import { z } from "zod";
import { choice, contentFile, group, optionalList } from "./structures";
import { fieldMeta } from "./field-metadata";
import { iconName } from "./shared-fields";
import { id, longText, shortText } from "./field-types";

/** The text colour with enough contrast on each background, in both themes. */
const readableOn: Readonly<Record<string, string>> = {
  surface: "text",
  raised: "text",
  sunken: "text",
  brand: "onBrand",
  band: "onBand",
  accent: "onAccent",
  highlight: "onHighlight",
};
const textRoles = [...new Set(Object.values(readableOn))];

const card = group("ValueCard", "Card", {
  id: id(),
  title: shortText("Title").meta({ isUnique: true }),
  description: longText("Description"),
  icon: iconName,
  bgColor: choice("BackgroundRole", "Colour of the card", Object.keys(readableOn)),
  textColor: choice("TextRole", "Colour of its text", textRoles).describe(
    "The one that is readable on the card.",
  ),
  iconInvert: z
    .boolean()
    .meta(fieldMeta("Invert the icon", "The icon in the card's colour, on a disc of the text's.")),
}).superRefine(({ bgColor, textColor }, context) => {
  const readable = readableOn[bgColor];
  if (readable === undefined || textColor === readable) return;
  const message = `expected "${readable}", the text colour that is readable on "${bgColor}", got "${textColor}"`;
  context.addIssue({ code: "custom", path: ["textColor"], message });
});

/** content/values.json: the value cards. Colours are roles of the theme. */
export const values = contentFile("Values", { cards: optionalList("Cards", card) });
