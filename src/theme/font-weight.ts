/** The weights that the site uses. The font files have no others. */
export const fontWeight = { regular: 400, medium: 500, semibold: 600 } as const;
