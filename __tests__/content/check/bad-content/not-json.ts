import { parseEdits } from "./bad-content";

/** Files with syntax errors or repeated keys. */
export const notJson = parseEdits(String.raw`
team.json
a comma after the last item || (\s*)(\]\s*\}\s*)(?![^]) || ,$1¦$2 || : expected no comma before the closing ], got one
a byte-order mark || ^\{ || ¦${"\uFEFF"}{ || : expected UTF-8 without BOM, got a byte-order mark: save the file without it

company.json
an empty file || ^[^]* || ¦ || : expected a value, got the end of the file
a repeated field || ^\{([^]*?)("name": ) || { "name": "First",$1¦$2 || name: expected this field once, got it again (first on line 1)

navigation.json
a missing comma || ("label": "[^"]*"),(\s*)"to" || $1$2¦"to" || : expected ",", got "to"
single quotes || "label" || ¦'label' || : expected a name or value of JSON, with text in double quotes, got 'label'
labels.json
a missing colon || "close": "[^"]*" || "close" ¦"Close" || : expected ":", got "Close"
values.json
a comment || ^\{ || { ¦// draft\n || : expected no comment, got // draft
pages/home.json
an unclosed bracket || \s*\}\s*(?![^]) || ¦ || : expected "}", got the end of the file
get-in-touch.json
an unclosed string || ("heading": )"[^"]*", || $1¦"Half a line || : expected a closing ", got "Half a line

testimonials.json
a quote inside a text, before a word || ("quote": )"[^"]*" || $1"He said ¦"hello" to us." || : expected \" for a quote inside a text, got "hello" to us.",
a quote inside a text, after a number || ("quote": )"[^"]*" || $1"A screen of 5¦" is small." || : expected \" for a quote inside a text, got " is small.",
`);
