import { beaconReporter, reportWebVitals } from "../../src/app/web-vitals";

it("loads the library only for a reporter, and passes that to all five metrics", async () => {
  const observe = jest.fn();
  const names = ["onCLS", "onFCP", "onINP", "onLCP", "onTTFB"];
  const load = jest.fn(() => Object.fromEntries(names.map((name) => [name, observe])));
  jest.doMock("web-vitals", load);
  await reportWebVitals(undefined);
  expect(load).not.toHaveBeenCalled();
  await reportWebVitals(observe);
  expect(observe.mock.calls).toEqual(names.map(() => [observe]));
});

it("posts a metric and its page with a beacon", () => {
  const sendBeacon = jest.fn<boolean, [url: string, body: string]>(() => true);
  Object.defineProperty(navigator, "sendBeacon", { value: sendBeacon, configurable: true });
  beaconReporter("/vitals")({ name: "LCP", value: 812.5, id: "v1", rating: "good" });
  const [url, body = ""] = sendBeacon.mock.calls[0] ?? [];
  expect(url).toBe("/vitals");
  expect(JSON.parse(body)).toEqual({
    name: "LCP",
    value: 812.5,
    id: "v1",
    rating: "good",
    path: "/",
  });
});
