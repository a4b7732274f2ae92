import { waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { hydrate } from "../../src/app/hydrate";

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

// Here React must schedule its work on its own, as in a browser.
beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
});

it("takes over the page's own elements in slices, between which the page can answer", async () => {
  const order: string[] = [];
  const Slow = ({ name }: { name: string }) => {
    const end = performance.now() + 20;
    while (performance.now() < end);
    order.push(name);
    return <p ref={() => void order.push(`${name} is there`)}>{name}</p>;
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
  const answerUntilDone = () => {
    order.push("answer");
    if (!order.includes("second is there")) setTimeout(answerUntilDone);
  };
  setTimeout(answerUntilDone);
  await waitFor(() => expect(order).toContain("second is there"));

  expect([...container.children]).toEqual(paragraphs);
  expect(order.slice(order.indexOf("first"), order.indexOf("second"))).toContain("answer");
});
