import type { BadContent } from "./bad-content";

const link = (fault: string, to: string, expected: string): BadContent => ({
  fault,
  file: "pages/error.json",
  pattern: /("to": )"[^"]*"/,
  replacement: `$1¦"${to}"`,
  says: ` home.to: expected ${expected}, got "${to}"`,
});

const frame = (name: string) => new RegExp(`("${name}": \\{[^}]*"embedUrl": )"[^"]*"`);

const unreachable = [
  "https://localhost",
  "https://localhost:8000/about-us",
  "https://127.0.0.1/",
  "https://192.168.1.20",
  "https://172.16.0.1:8443",
  "https://intranet/map",
  "https://files.local/map",
];

/** Addresses of maps that no frame shows. */
const blank = [
  ["https://maps.app.goo.gl/AbC123", "Share, Embed a map"],
  ["https://www.google.com/maps/place/Kolkata", "Share, Embed a map"],
  ["https://www.google.co.in/maps/@22.57,88.36,15z", "Share, Embed a map"],
  ["https://www.google.com/maps/d/u/0/edit?mid=1", "Share, Embed a map"],
  ["https://www.openstreetmap.org/#map=15/22.5726/88.3639", "Share, HTML"],
  ["https://www.bing.com/maps?cp=22.5~88.3", "Share, Embed"],
] as const;

/** Unsafe links, and links to pages that do not exist. */
export const badLinks: readonly BadContent[] = [
  {
    fault: "a misspelt scheme",
    file: "team.json",
    pattern: /("linkedin": )"[^"]*"/,
    replacement: '$1¦"htp://linkedin.example"',
    says: ' members[0].linkedin: expected an https URL, got "htp://linkedin.example"',
  },
  {
    fault: "an insecure address",
    file: "company.json",
    pattern: /("map": \{[^}]*"embedUrl": )"[^"]*"/,
    replacement: '$1¦"http://map.example/embed"',
    says: ' map.embedUrl: expected an https URL, got "http://map.example/embed"',
  },
  {
    fault: "a script instead of a link",
    file: "pages/error.json",
    pattern: /("to": )"[^"]*"/,
    replacement: '$1¦"javascript:alert(1)"',
    says: ' home.to: expected a link that starts with https:, mailto:, tel:, / or #, got "javascript:alert(1)"',
  },
  {
    fault: "a protocol-relative link",
    file: "pages/error.json",
    pattern: /("to": )"[^"]*"/,
    replacement: '$1¦"//other.example"',
    says: ' home.to: expected a link that starts with https:, mailto:, tel:, / or #, got "//other.example"',
  },
  {
    fault: "a page that does not exist",
    file: "pages/error.json",
    pattern: /("to": )"[^"]*"/,
    replacement: '$1¦"/contact?from=error"',
    says: ' home.to: expected the address of a page of this site, got "/contact?from=error"',
  },
  {
    fault: "a page with a trailing slash",
    file: "pages/error.json",
    pattern: /("to": )"[^"]*"/,
    replacement: '$1¦"/contact-us/"',
    says: ' home.to: expected "/contact-us", got "/contact-us/"',
  },
  ...[
    ["/Contact-Us", "/contact-us"],
    ["/contact-us/?from=error#appointment", "/contact-us?from=error#appointment"],
    ["/contact-us.html", "/contact-us"],
    ["/index.html", "/"],
  ].map(([given, meant]) =>
    link(`${String(given)} instead of ${String(meant)}`, String(given), `"${String(meant)}"`),
  ),
  ...unreachable.map((to) => link(`the address ${to}`, to, "an address that visitors can reach")),
  ...["mailto:a@b@c", "mailto:a@b", "mailto:a@b..example"].map((to) =>
    link(`the address ${to}`, to, "one e-mail address after mailto:"),
  ),
  ...["tel:1", "tel:-----", "tel:+1234567890123456"].map((to) =>
    link(`the address ${to}`, to, "a phone number of 3 to 15 digits after tel:"),
  ),
  ...unreachable.map((to) => ({
    fault: `${to} in a frame`,
    file: "company.json",
    pattern: frame("map"),
    replacement: `$1¦"${to}"`,
    says: ` map.embedUrl: expected an address that visitors can reach, got "${to}"`,
  })),
  {
    fault: "a site on the editor's own machine",
    file: "company.json",
    pattern: /("url": )"[^"]*"/,
    replacement: '$1¦"https://localhost:8000"',
    says: ' url: expected an address that visitors can reach, got "https://localhost:8000"',
  },
  ...blank.map(([to, expected]) => ({
    fault: `${to}, which stays blank in a frame`,
    file: "company.json",
    pattern: frame("map"),
    replacement: `$1¦"${to}"`,
    says: ` map.embedUrl: expected the address from ${expected}, got "${to}"`,
  })),
  {
    fault: "a calendar that only its owner sees",
    file: "company.json",
    pattern: /("calendarUrl": )"[^"]*"/,
    replacement: '$1¦"https://calendar.google.com/calendar/u/0/r"',
    says: ' scheduling.calendarUrl: expected the address from Settings, Integrate calendar, Embed code, got "https://calendar.google.com/calendar/u/0/r"',
  },
];
