/** How many pixels the longer side of a picture in content has at most. No screen shows more of one. */
export const longestSide = 5000;
