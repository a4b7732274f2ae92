import type { BadContent } from "./bad-content";

type GoodContent = Pick<BadContent, "file" | "pattern" | "replacement">;

const all =
  (file: string, pattern: RegExp, replacement: (value: string) => string) =>
  (value: string): GoodContent => ({ file, pattern, replacement: replacement(value) });

const quote = all("testimonials.json", /("quote": )"[^"]*"/, (text) => `$1"${text}"`);
const link = all("pages/error.json", /("to": )"[^"]*"/, (to) => `$1"${to}"`);
const map = all("company.json", /("map": \{[^}]*"embedUrl": )"[^"]*"/, (url) => `$1"${url}"`);
const phone = all(
  "company.json",
  /("phone": \{\s*"label": )"[^"]*",\s*"number": "[^"]*"/,
  (label) => `$1"${label}", "number": "+913312345678"`,
);
const hours = all(
  "company.json",
  /("label": )"[^"]*"(,\s*"days": )\[[^\]]*\](,\s*"opens": )"[^"]*"(,\s*"closes": )"[^"]*"/,
  (label) =>
    `$1"${label}"$2["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]$3"10:00"$4"18:00"`,
);
const country = all(
  "company.json",
  /("country": )"[^"]*"(,\s*"countryCode": )"[^"]*"([^]*?"timeZone": )"[^"]*"/,
  (facts) => {
    const [name = "", code = "", timeZone = ""] = facts.split(", ");
    return `$1"${name}"$2"${code}"$3"${timeZone}"`;
  },
);

/** Content that is right, however much it looks like a mistake. */
export const goodContent: readonly GoodContent[] = [
  ...[
    "“AMANHÔ, NÃO em São Paulo",
    "Âge tendre à 20 °C",
    "{ and } and $5",
    "Ação 👩🏽‍💻 🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "C:\\\\data",
  ].map(quote),
  ...["mailto:a@b.example?subject=Hello%20you", "tel:112", "tel:+91-33-1234-5678"].map(link),
  ...[
    "https://8.8.8.8/dns",
    "https://local.example.com",
    "https://münchen.example".replace("ü", "u"),
  ].map(link),
  ...[
    "https://www.google.com/maps/embed?pb=!1m18",
    "https://www.google.com/maps/d/embed?mid=1",
    "https://maps.google.com/maps?q=Kolkata&output=embed",
    "https://maps.other.example/place/1",
  ].map(map),
  ...["033 1234 5678", "+91 (0)33 1234-5678, ext. 9", "Call us"].map(phone),
  ...[
    "Mon–Fri, 10–6",
    "Weekdays 10:00 to 18:00",
    "Monday to Thursday 10 a.m. – 6 p.m., Fri 10–4, closed on Sunday",
    "Open all day",
  ].map(hours),
  ...[
    "Deutschland, DE, Europe/Berlin",
    "USA, US, America/New_York",
    "United Kingdom, GB, Europe/London",
    "Kosovo, XK, Europe/Belgrade",
    "India, IN, Asia/Calcutta",
  ].map(country),
  {
    file: "pages/about-us.json",
    pattern: /("latitude": )[\d.-]+(,\s*"longitude": )[\d.-]+/,
    // Malé, on a small island.
    replacement: "$14.175$273.509",
  },
];
