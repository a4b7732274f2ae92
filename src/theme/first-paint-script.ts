import { preferredTheme, systemDarkQuery, themeStorageKey } from "./preferred-theme";

const parameters = [themeStorageKey, systemDarkQuery].map((value) => JSON.stringify(value)).join();

/** Runs at the start of the body and sets the theme before anything is painted. */
export const firstPaintScript = `document.body.dataset.theme=(${preferredTheme.toString()})(${parameters})`;
