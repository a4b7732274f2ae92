import { listAddressLines } from "../../src/blocks/office-address";

const office = {
  street: "1 Street",
  locality: "Denver",
  region: "Colorado",
  postalCode: "80202",
  country: "USA",
};

it.each([
  ["{street}\n{locality}, {region} {postalCode}", "1 Street / Denver, Colorado 80202"],
  ["{country}\n\n {postalCode} {locality}\n", "USA / 80202 Denver"],
])("fills in %j", (address, lines) => {
  expect(listAddressLines({ ...office, address }).join(" / ")).toBe(lines);
});

it("fills in an address whose country has neither regions nor codes", () => {
  const address = "{street}\n{locality}";
  const parts = { ...office, region: null, postalCode: null, address };
  expect(listAddressLines(parts)).toEqual(["1 Street", "Denver"]);
});
