export const fontWeight = { regular: 400, medium: 500, semibold: 600 } as const;

export const textWeights = { min: fontWeight.regular, max: fontWeight.semibold } as const;

/** The only weight of the display font, whose files would have twice the bytes with a range. */
export const displayWeight = fontWeight.medium;
