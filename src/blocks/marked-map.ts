interface Place {
  /** In degrees. */
  latitude: number;
  /** In degrees. */
  longitude: number;
}

/** In degrees, from a place to the edges of its map: the city and the country around it. */
const reach = { longitude: 3, latitude: 1.5 };

/**
 * A map of OpenStreetMap with a marker on a place.
 * @param embed the addresses of a map to embed and of one to link to
 */
export function markedMap<Map extends { embedUrl: string; linkUrl: string }>(
  embed: Map,
  { latitude, longitude }: Place,
): Map {
  const frame = new URL(embed.embedUrl);
  const corners = [-1, 1].flatMap((side) => [
    longitude + side * reach.longitude,
    latitude + side * reach.latitude,
  ]);
  frame.searchParams.set("bbox", corners.map((degrees) => degrees.toFixed(4)).join());
  frame.searchParams.set("marker", `${String(latitude)},${String(longitude)}`);
  const link = new URL(embed.linkUrl);
  link.searchParams.set("mlat", String(latitude));
  link.searchParams.set("mlon", String(longitude));
  link.hash = `map=8/${String(latitude)}/${String(longitude)}`;
  return { ...embed, embedUrl: frame.href, linkUrl: link.href };
}
