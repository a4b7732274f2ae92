import { findTranslatedAddress } from "../../src/domain/translated-address";

const site = { url: "https://ar.example.com", without: ["/privacy-policy"] };

it.each([
  ["/", "https://ar.example.com/"],
  ["/services", "https://ar.example.com/service"],
  ["/services/strategy", "https://ar.example.com/services/strategy"],
  ["/privacy-policy", undefined],
  ["/thank-you", undefined],
  ["/not/there", undefined],
])("leads from %s to its counterpart", (path, counterpart) => {
  expect(findTranslatedAddress(site, path)).toBe(counterpart);
});
