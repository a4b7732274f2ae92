/** How many pixels the longer side has at most of a picture that the CMS or `npm run assets` prepares. No screen shows more. */
export const preparedSide = 5000;
