import { act, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { wrapRootElement } from "../../src/app/wrap-root-element";

/**
 * Draws something inside the providers of the whole site, and waits for what is loaded on its own,
 * such as a form.
 */
export async function renderInApp(element: ReactElement): Promise<void> {
  await act(async () => {
    render(element, { wrapper: ({ children }) => wrapRootElement({ element: <>{children}</> }) });
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
}
