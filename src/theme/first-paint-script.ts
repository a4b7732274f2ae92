import { preferredTheme, systemDarkQuery, themeStorageKey } from "./preferred-theme";

const parameters = [themeStorageKey, systemDarkQuery].map((value) => JSON.stringify(value)).join();

/** Runs at the start of the body and sets the theme before anything is painted. */
export const firstPaintScript = `document.body.dataset.theme=(${preferredTheme.toString()})(${parameters})`;

/** On the root element until the first screen is painted. */
export const firstScreenAttribute = "data-first-screen";

/**
 * Keeps lazy pictures from loading until the first screen is painted: browsers load those within some thousand
 * pixels of it at once, and they compete with it for bandwidth.
 */
export const firstScreenScript = `document.documentElement.toggleAttribute("${firstScreenAttribute}",true)`;
