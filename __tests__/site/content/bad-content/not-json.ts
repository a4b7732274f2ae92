import type { BadContent } from "./bad-content";

/** Files with syntax errors or repeated keys. */
export const notJson: readonly BadContent[] = [
  {
    fault: "a comma after the last item",
    file: "team.json",
    pattern: /(\s*)(\]\s*\}\s*)$/,
    replacement: ",$1¦$2",
    says: ": expected no comma before the closing ], got one",
  },
  {
    fault: "a comma after the last field",
    file: "company.json",
    pattern: /(\s*)(\}\s*)$/,
    replacement: ",$1¦$2",
    says: ": expected no comma before the closing }, got one",
  },
  {
    fault: "a missing comma",
    file: "navigation.json",
    pattern: /("label": "[^"]*"),(\s*)"to"/,
    replacement: '$1$2¦"to"',
    says: ': expected ",", got "to"',
  },
  {
    fault: "a missing colon",
    file: "labels.json",
    pattern: /"close": "[^"]*"/,
    replacement: '"close" ¦"Close"',
    says: ': expected ":", got "Close"',
  },
  {
    fault: "a comment",
    file: "values.json",
    pattern: /^\{/,
    replacement: "{ ¦// draft\n",
    says: ": expected no comment, got // draft",
  },
  {
    fault: "an unclosed bracket",
    file: "pages/home.json",
    pattern: /\s*\}\s*$/,
    replacement: "¦",
    says: ': expected "}", got the end of the file',
  },
  {
    fault: "single quotes",
    file: "navigation.json",
    pattern: /"label"/,
    replacement: "¦'label'",
    says: ": expected a name or value of JSON, with text in double quotes, got 'label'",
  },
  {
    fault: "an unclosed string",
    file: "get-in-touch.json",
    pattern: /("heading": )"[^"]*",/,
    replacement: '$1¦"Half a line',
    says: ': expected a closing ", got "Half a line',
  },
  {
    fault: "a line break inside a string",
    file: "get-in-touch.json",
    pattern: /("heading": )"[^"]*",/,
    replacement: '$1¦"One\nTwo",',
    says: ': expected a closing ", got "One',
  },
  {
    fault: "an empty file",
    file: "company.json",
    pattern: /^[^]*$/,
    replacement: "¦",
    says: ": expected a value, got the end of the file",
  },
  {
    fault: "a repeated field",
    file: "company.json",
    pattern: /^\{([^]*?)("name": )/,
    replacement: '{ "name": "First",$1¦$2',
    says: " name: expected this field once, got it again (first on line 1)",
  },
];
