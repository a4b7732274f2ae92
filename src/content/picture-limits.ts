/** The longer side, in pixels, to which the CMS and `npm run assets` shrink larger pictures. No screen shows more. */
export const maxPreparedSide = 5000;
