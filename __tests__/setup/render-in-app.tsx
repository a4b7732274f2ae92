import { act, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { wrapRootElement } from "../../src/layout/wrap-root-element";

/**
 * Renders an element inside the site's providers, and waits for lazily loaded parts such as a form.
 */
export async function renderInApp(element: ReactElement): Promise<void> {
  await act(async () => {
    render(element, { wrapper: ({ children }) => wrapRootElement({ element: <>{children}</> }) });
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
}
