import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { useBrowserValue } from "../../src/lib/use-browser-value";
import { useIsHydrated } from "../../src/lib/use-is-hydrated";

function Page() {
  const host = useBrowserValue(() => window.location.hostname, "server");
  return <p>{`${host}, ${useIsHydrated() ? "hydrated" : "not hydrated"}`}</p>;
}

it("uses the server's value for HTML and hydration, then the browser's", () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Page />);
  expect(container).toHaveTextContent("server, not hydrated");
  // React would report a mismatch during hydration on the console, which fails the test.
  render(<Page />, { container, hydrate: true });
  expect(screen.getByText("localhost, hydrated")).toBeVisible();
});
