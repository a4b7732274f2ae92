/** Two case studies of the tests' own: a site may have none. */
export const ownTiles = ["first", "second"].map((name) => ({
  id: `own-${name}`,
  category: `Own ${name}`,
  title: `Our ${name} sample`,
  image: `./images/own-${name}.jpg`,
  imageAlt: `A portrait of the ${name} sample.`,
  slug: `own-${name}`,
}));
