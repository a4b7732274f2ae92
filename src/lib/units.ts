/** What a line of text may not end within: a range, a time, and a short compound such as "full-time". */
export const units =
  /(\d{1,6}[–-]\d{1,6}|\d{1,2}(?::\d\d)? [AP]M|(?<![\p{L}-])\p{L}{2,6}-\p{L}{2,6}(?![\p{L}-]))/u;

/** What a line of a title may not end within: a compound of three parts or more, such as "Consultancy-As-a-Service", and a range. */
export const compounds = /((?<![\p{L}-])\p{L}+(?:-\p{L}+){2,}(?![\p{L}-])|\d{1,6}[–-]\d{1,6})/u;
