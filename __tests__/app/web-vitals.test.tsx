import { beaconReporter, reportWebVitals } from "../../src/app/web-vitals";

it("measures nothing without a reporter", async () => {
  const listen = jest.spyOn(document, "addEventListener");
  await reportWebVitals(undefined);
  expect(listen).not.toHaveBeenCalled();
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
