/**
 * Every data attribute of the site's pages: who writes it, and who reads it. Through these the inline scripts, the
 * styles and React's code tell each other what they know. A test compares the list with src.
 */
export const attributes = {
  /** "light" or "dark", on html and body. inline/theme.ts and theme-store.ts write it; every colour follows html's. */
  theme: "data-theme",
  /** On html until a new theme is painted. theme-store.ts writes it; global styles turn transitions off meanwhile. */
  themeChange: "data-theme-change",
  /** On html: whether the page is scrolled further than 10 px. inline/scroll.ts writes it; the header's styles read it. */
  scrolled: "data-scrolled",
  /** On html until React answers presses. inline/presses.ts writes and reads it; hydrate.ts takes it away; styles of pictures read it. */
  notHydrated: "data-not-hydrated",
  /** On a button that was pressed before that. inline/presses.ts writes it; hydrate.ts presses the button again. */
  pressed: "data-pressed",
  /** A form's key in session storage, until it is hydrated. form.tsx writes it; inline/drafts.ts reads it. */
  draft: "data-draft",
  /** On html while a dialog is open. open-modals.ts writes it; global styles keep the page from scrolling. */
  modal: "data-modal",
  /** On a dialog that is about to be closed. dialog.tsx writes it; its styles hide it, and use-submission.ts asks for it. */
  closing: "data-closing",
  /** On the opener of a dialog whose code is loading. dialog-opener.tsx writes it; global styles read it. */
  opening: "data-opening",
  /** "hidden" on what paper does not need, "only" on what nothing else does. Many components write it; global styles read it. */
  print: "data-print",
  /** On what rises while it scrolls into view. section.tsx writes it; global styles read it. */
  rise: "data-rise",
  /** On a page's first section if the header may lie over its picture. hero.tsx writes it; header.tsx reads it. */
  underHeader: "data-under-header",
  /** On what is dark in both themes, and has the dark theme's colours. Its components write it; global styles read it. */
  dark: "data-dark",
  /** On the source of a picture that the build puts into its page. picture.tsx writes it; inline-pictures.ts reads it. */
  withinPage: "data-within-page",
  /** The sentence that takes a service's name. service-not-found.tsx writes it; the server's unknown-service.ts reads it. */
  withName: "data-with-name",
  /** Parts that their component's own styles place: of a card, of the footer, of a scale of days. */
  card: "data-card",
  footer: "data-footer",
  scale: "data-scale",
} as const;

/** The id of the message that a press cannot be answered: layout.tsx renders it, inline/presses.ts shows it. */
export const noAnswerId = "no-answer";
