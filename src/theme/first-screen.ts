/** On the root element until the first screen is painted. */
export const firstScreenAttribute = "data-first-screen";

/** The attribute's value on a page that opens at its top, so that nothing further down is needed yet. */
export const firstScreenOnly = "only";

/** The bands of a page, each of which can be laid out by itself. */
export const sections = "main section,footer";

/** On a section that is laid out although the first screen is not finished. */
export const laidOutAttribute = "data-laid-out";

/**
 * Keeps lazy pictures from loading until the first screen is painted: browsers load those within some thousand
 * pixels of it at once, and they compete with it for bandwidth. It also lets the sections out of sight wait, unless
 * the page opens at a place further down, after a reload, on Back or with a fragment: their heights are not known yet.
 */
export const firstScreenScript = `document.documentElement.setAttribute("${firstScreenAttribute}",performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash?"${firstScreenOnly}":"")`;
