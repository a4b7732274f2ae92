import { cacheControl } from "../../../src/server/files/cache-policy";

it.each([
  "index.html",
  "about-us/index.html",
  "404.html",
  "page-data/index/page-data.json",
  "page-data/sq/d/1234567890123456.json",
  "page-data/app-data.json",
  "page-data/x-0123456789abcdef.json",
  "sitemap-index.xml",
  "favicon.ico",
  "robots.txt",
  "photo-20261231.jpg",
])("%s is revalidated on each request", (path) => {
  expect(cacheControl(path)).toBe("public, max-age=0, must-revalidate");
});

it.each([
  "app-0123456789abcdef0123.js",
  "component---src-pages-index-tsx-0123456789abcdef0123.js",
  "styles.0123456789abcdef0123.css",
  "search-index-0123456789abcdef.json",
  "static/0123456789abcdef/hero.avif",
  "static/fraunces-latin-0123.woff2",
])("%s is cached for a year", (path) => {
  expect(cacheControl(path)).toBe("public, max-age=31536000, immutable");
});
