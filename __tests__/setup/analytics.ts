import { parseAnalytics } from "../../src/settings/build-settings";

/** The address of the script that counts visits, if the build names one. */
export const analytics = parseAnalytics(process.env.GATSBY_ANALYTICS)?.src;
