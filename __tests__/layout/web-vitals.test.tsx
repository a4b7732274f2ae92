import { reportWebVitals } from "../../src/layout/web-vitals";

it("loads the library only for a URL, and posts all five metrics and their page there", async () => {
  const sendBeacon = jest.fn<boolean, [url: string, body: string]>(() => true);
  Object.defineProperty(navigator, "sendBeacon", { value: sendBeacon, configurable: true });
  const names = ["CLS", "FCP", "INP", "LCP", "TTFB"];
  const metric = { value: 812.5, id: "v1", rating: "good" };
  const load = jest.fn(() =>
    Object.fromEntries(
      names.map((name) => [
        `on${name}`,
        (post: (metric: object) => void) => post({ ...metric, name }),
      ]),
    ),
  );
  jest.doMock("web-vitals", load);
  await reportWebVitals(undefined);
  expect(load).not.toHaveBeenCalled();
  await reportWebVitals("/vitals");
  expect(sendBeacon.mock.calls.map(([url, body]) => [url, JSON.parse(body)])).toEqual(
    names.map((name) => ["/vitals", { ...metric, name, path: "/" }]),
  );
});
