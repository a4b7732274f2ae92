import { waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { hydrate } from "../../src/startup/hydrate";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

// React must schedule its own work here, as it does in a browser.
beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
});

it("hydrates the existing elements in slices and lets other tasks run in between", async () => {
  const order: string[] = [];
  const Slow = ({ name }: { name: string }) => {
    const end = performance.now() + 20;
    while (performance.now() < end);
    order.push(name);
    return <p ref={() => void order.push(`${name} is hydrated`)}>{name}</p>;
  };
  const page = (
    <>
      <Slow name="first" />
      <Slow name="second" />
    </>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  const paragraphs = [...container.children];
  order.length = 0;

  hydrate(page, container);
  const runTasksUntilDone = () => {
    order.push("task");
    if (!order.includes("second is hydrated")) setTimeout(runTasksUntilDone);
  };
  setTimeout(runTasksUntilDone);
  await waitFor(() => expect(order).toContain("second is hydrated"));

  expect([...container.children]).toEqual(paragraphs);
  expect(order.slice(order.indexOf("first"), order.indexOf("second"))).toContain("task");
});
