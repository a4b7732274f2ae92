import { systemDarkQuery, themeStorageKey } from "./theme-store";

/**
 * Runs first in the body, before anything is painted. It repeats in a few bytes what the theme store
 * decides, because the store's own code arrives too late. Storage may be blocked or hold rubbish:
 * then the operating system decides.
 */
export const firstPaintScript = `(function(){var c=null;try{c=localStorage.getItem(${JSON.stringify(themeStorageKey)})}catch(e){}document.body.dataset.theme=(c==="true"||c!=="false"&&matchMedia(${JSON.stringify(systemDarkQuery)}).matches)?"dark":"light"})()`;
