import { seoLimits } from "../content-model/parts";
import { companyText, type ContentFolder, type ContentSource } from "./content-folder";
import { finding } from "./finding";

/** Returns a function that finds what search results cut once the company's name is filled in. */
export function seoFinder({ sources }: ContentFolder) {
  const company = companyText(sources, "name");
  return ({ values }: ContentSource) =>
    values.flatMap(({ path, value }) => {
      const [parent, field] = path.slice(-2);
      if (parent !== "seo" || (field !== "title" && field !== "description")) return [];
      const { length } = value.replaceAll("{company}", () => company);
      const limit = seoLimits[field];
      const isCut = value.length <= limit && length > limit;
      const message = `${length} characters with the company's name: search results show ${limit}`;
      return finding("advised", path, isCut && message);
    });
}
