import { geoContains } from "d3-geo";
import { feature } from "topojson-client";
import landTopology from "world-atlas/land-110m.json";
import { aboutUsPage } from "../../content-model/pages/about-us";
import type { ContentSource } from "./content-folder";

/** Finds places whose latitude and longitude are swapped: in the sea, while the swapped ones are on land. */
export function placeProblems({ file, json }: ContentSource) {
  const { data } = file.schema === aboutUsPage ? aboutUsPage.safeParse(json.value) : {};
  return (data?.coverage.places ?? []).flatMap(({ latitude, longitude }, index) => {
    if (isNearLand(latitude, longitude) || !isNearLand(longitude, latitude)) return [];
    const message = `expected a place on land, got ${String(latitude)} and ${String(longitude)}: swap latitude and longitude`;
    return [{ path: ["coverage", "places", index, "latitude"], message }];
  });
}

const land = feature(landTopology, landTopology.objects.land);

/** In degrees. The outline of the land is coarse, and many cities are on the coast. */
const tolerance = [-1.5, 0, 1.5];

const known = new Map<string, boolean>();

/** Remembers the answer, because it takes some milliseconds and places rarely change. */
function isNearLand(latitude: number, longitude: number): boolean {
  const key = [latitude, longitude].join();
  const answer = known.get(key) ?? computeIsNearLand(latitude, longitude);
  known.set(key, answer);
  return answer;
}

function computeIsNearLand(latitude: number, longitude: number): boolean {
  return (
    Math.abs(latitude) <= 90 &&
    tolerance.some((north) =>
      tolerance.some((east) => geoContains(land, [longitude + east, latitude + north])),
    )
  );
}
