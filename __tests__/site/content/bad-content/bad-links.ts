import type { BadContent } from "./bad-content";

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
    says: ' home.to: expected the address of a page of this site, got "/contact-us/"',
  },
];
