import { useLayoutEffect } from "react";

/** In milliseconds: time to hydrate a page and to lay all of it out. */
const delay = 1000;

/**
 * Lets the browser skip the sections out of sight when it styles and lays out the page, which the global style sheet
 * does for this attribute: a dialog then opens in a fraction of the time. It waits until each section has been laid
 * out once and its height is known, because with estimates Back would lead to another place than the one that was
 * left. Another page or width starts over.
 */
export function useSkipUnseenSections(pathname: string): void {
  useLayoutEffect(() => {
    let width = window.innerWidth;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      document.documentElement.removeAttribute("data-laid-out");
    };
    const start = () => {
      stop();
      timer = setTimeout(() => document.documentElement.setAttribute("data-laid-out", ""), delay);
    };
    const startOver = () => {
      // A phone's address bar changes the height whenever it comes and goes.
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      start();
    };
    start();
    window.addEventListener("resize", startOver);
    return () => {
      window.removeEventListener("resize", startOver);
      stop();
    };
  }, [pathname]);
}
