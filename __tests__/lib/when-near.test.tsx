import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { lazyWhenNear } from "../../src/lib/lazy-when-near";
import { whenNear } from "../../src/lib/when-near";

/** jsdom has no layout and so no observer; this one says what the test tells it. */
class Observer {
  static all: Observer[] = [];
  isConnected = true;
  constructor(readonly tell: (entries: { isIntersecting: boolean }[]) => void) {
    Observer.all.push(this);
  }
  observe() {
    this.tell([{ isIntersecting: false }]);
  }
  disconnect() {
    this.isConnected = false;
  }
}

const comeNear = () => Observer.all.forEach(({ tell }) => tell([{ isIntersecting: true }]));
const settle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 0)));

beforeEach(() => {
  Observer.all = [];
  Object.assign(globalThis, { IntersectionObserver: Observer });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, "IntersectionObserver");
});

describe("whenNear", () => {
  it.each([
    ["the place comes near", () => comeNear()],
    ["the focus comes there", (place: Element) => place.dispatchEvent(new FocusEvent("focusin"))],
  ])("waits until %s", async (_what, happen) => {
    const place = document.createElement("div");
    const arrived = jest.fn();
    void whenNear(place).then(arrived);
    await settle();
    expect(arrived).not.toHaveBeenCalled();
    happen(place);
    await settle();
    expect(arrived).toHaveBeenCalledTimes(1);
    expect(Observer.all[0]?.isConnected).toBe(false);
  });

  it("does not wait where the browser cannot tell", async () => {
    Reflect.deleteProperty(globalThis, "IntersectionObserver");
    await expect(whenNear(document.createElement("div"))).resolves.toBeUndefined();
  });
});

describe("lazyWhenNear", () => {
  const Words = () => <p>Here</p>;
  const draw = (load: () => Promise<typeof Words>) => {
    const Lazy = lazyWhenNear("place", load);
    return render(
      <Suspense fallback={<p>On the way</p>}>
        <Lazy />
      </Suspense>,
    );
  };

  it("loads at once where the place is not on the page yet", async () => {
    draw(() => Promise.resolve(Words));
    expect(await screen.findByText("Here")).toBeVisible();
  });

  it("waits for a place that is", async () => {
    const place = document.body.appendChild(document.createElement("div"));
    place.id = "place";
    const load = jest.fn(() => Promise.resolve(Words));
    draw(load);
    await settle();
    expect(load).not.toHaveBeenCalled();
    comeNear();
    expect(await screen.findByText("Here")).toBeVisible();
    place.remove();
  });

  it("tries again after a failed fetch", async () => {
    jest.useFakeTimers();
    const load = jest
      .fn<Promise<typeof Words>, []>()
      .mockRejectedValueOnce(new Error("offline"))
      .mockResolvedValue(Words);
    draw(load);
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(screen.getByText("On the way")).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    jest.useRealTimers();
    expect(await screen.findByText("Here")).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
