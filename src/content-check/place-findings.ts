/** Checks of the about page: its places are on land, and its sections are numbered in their order. */
import { geoContains } from "d3-geo";
import { feature } from "topojson-client";
import landTopology from "world-atlas/land-50m.json";
import type { AnnotatedValue } from "../content-model/annotated-values";
import { aboutUsPage } from "../content-model/pages/about-us";
import type { ContentSource } from "./content-folder";
import { type Finding, finding } from "./finding";

/** Finds places in the sea, which need not be wrong: the map leaves out small islands. */
export function placeFindings({ file, json }: ContentSource): Finding[] {
  const { data } = file.schema === aboutUsPage ? aboutUsPage.safeParse(json.value) : {};
  return (data?.coverage.places ?? []).flatMap(({ latitude, longitude }, index) => {
    if (isNearLand(latitude, longitude)) return [];
    const path = ["coverage", "places", index, "latitude"];
    const got = `${String(latitude)} and ${String(longitude)}`;
    const isSwapped = isNearLand(longitude, latitude);
    const advice = isSwapped ? "did they swap places?" : "look both up again";
    return finding("advised", path, `${got} is in the sea: ${advice}`);
  });
}

/** Finds the numbers of sections, such as 01, that do not follow each other on the page. */
export function orderFindings({ file, values }: ContentSource): Finding[] {
  const places = Object.keys(file.schema.shape);
  const place = ({ path }: AnnotatedValue) => places.indexOf(String(path[0]));
  const numbers = values
    .filter(({ path, meta }) => path.at(-1) === "number" && meta.prose)
    .sort((one, other) => place(one) - place(other));
  return numbers.flatMap(({ path, value }, index) => {
    const before = numbers[index - 1]?.value ?? "";
    if (!/^\d+,\d+$/.test(`${before},${value}`) || Number(value) === Number(before) + 1) return [];
    return finding("advised", path, `"${value}" follows "${before}" on the page`);
  });
}

const land = feature(landTopology, landTopology.objects.land);

/** In degrees. Many cities are on the coast. */
const tolerance = [0, -0.25, 0.25];

function isNearLand(latitude: number, longitude: number): boolean {
  return (
    Math.abs(latitude) <= 90 &&
    tolerance.some((north) =>
      tolerance.some((east) => geoContains(land, [longitude + east, latitude + north])),
    )
  );
}
