import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { setImmediate } from "node:timers";
import { createContext, lazy, useContext, useState } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { HydrateNear } from "../../src/components/hydrate-near";
import { takeConsoleNoise } from "../setup/console";
import { scrollIntoView } from "../setup/intersection-observer";

const Address = createContext("/");

function Field({ name }: { name: string }) {
  const [presses, setPresses] = useState(0);
  const address = useContext(Address);
  return (
    <>
      <input aria-label={name} />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        {presses}
      </button>
      <p>{address}</p>
    </>
  );
}

const code = { default: Field };
type Load = () => Promise<typeof code>;

const failure = <p>Not loaded</p>;

/** A page with a field whose code comes late. */
function pageWith(load: Load) {
  const Late = lazy(load);
  return function Page({ name = "Name" }) {
    return (
      <HydrateNear id="field" load={load} failure={failure}>
        <Late name={name} />
      </HydrateNear>
    );
  };
}

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));
const comeNear = async () => {
  await act(async () => scrollIntoView());
  await settle();
};

// React renders with it on the server, and jsdom does not have it.
Object.assign(globalThis, { setImmediate });

/** Puts the server's HTML on the page, types into it, and hydrates the page. */
async function openPage(load: Load) {
  const ServerPage = pageWith(() => Promise.resolve(code));
  const { prelude } = await prerenderToNodeStream(<ServerPage />);
  const container = document.body.appendChild(document.createElement("div"));
  for await (const chunk of prelude) container.innerHTML += String(chunk);
  const field = screen.getByRole<HTMLInputElement>("textbox");
  field.value = "typed";
  const Page = pageWith(load);
  const at = (address: string) => (
    <Address value={address}>
      <Page />
    </Address>
  );
  const view = render(at("/"), { container, hydrate: true });
  await settle();
  return { field, goTo: (address: string) => view.rerender(at(address)) };
}

it("hydrates the server's HTML once the visitor comes near, and not before", async () => {
  const load = jest.fn<ReturnType<Load>, []>(() => Promise.resolve(code));
  const { field } = await openPage(load);
  expect(load).not.toHaveBeenCalled();
  await comeNear();
  expect(screen.getByRole("textbox")).toBe(field);
  await userEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("button")).toHaveTextContent("1");
});

it("keeps the HTML, and what is typed into it, where the code cannot be loaded", async () => {
  const { field } = await openPage(() => Promise.reject(new Error("offline")));
  await comeNear();
  expect(screen.getByRole("textbox")).toBe(field);
});

it("keeps them when the address changes before the code is there, and hydrates then", async () => {
  const { field, goTo } = await openPage(() => Promise.resolve(code));
  goTo("/#field");
  await settle();
  expect(screen.getByRole("textbox")).toBe(field);
  expect(field).toBeVisible();
  await comeNear();
  expect(await screen.findByText("/#field")).toBeVisible();
});

it("comes as soon as its code on a page that the browser renders", async () => {
  const Page = pageWith(() => Promise.resolve(code));
  render(<Page name="Phone" />);
  expect(await screen.findByLabelText("Phone")).toBeVisible();
});

it("says so on such a page when its code cannot be loaded", async () => {
  const Page = pageWith(() => Promise.reject(new Error("offline")));
  render(<Page />);
  expect(await screen.findByText("Not loaded")).toBeVisible();
  expect(takeConsoleNoise().join()).toContain("offline");
});
