import { ownTiles } from "../own-tiles";
import { words } from "../../../setup/words";
import { parseEdits } from "./bad-content";

const { name } = words.company;

/** Content that is right, however much it looks like a mistake. */
export const goodContent = parseEdits(String.raw`
testimonials.json items[0].quote
"“AMANHÔ, NÃO em São Paulo"
"Âge tendre à 20 °C, 5${"\u00A0"}km"
"{ and } and $5"
"Ação 👩🏽‍💻 🏴󠁧󠁢󠁥󠁮󠁧󠁿"
"C:\\data"
pages/error.json home.to
"mailto:a@b.example?subject=Hello%20you"
"/#case-study"
"/contact-us?from=error#get-in-touch"
"/case-study#${ownTiles[0]?.id}"
"/about-us#:~:text=team"
"/sitemap-index.xml#any"
"#"
"/sitemap-index.xml"
"/robots.txt"
"/.well-known/security.txt"
pages/contact-us.json book.to
"#appointment"
pages/home.json seo.title
"${"x".repeat(60 - name.length)}{company}"
company.json hours.periods
[{ "days": ["Monday", "Friday"], "opens": "13:00", "closes": "17:00" }, { "days": ["Friday"], "opens": "09:00", "closes": "13:00" }, { "days": ["Friday"], "opens": "17:00", "closes": "19:00" }, { "days": ["Sunday"], "opens": "09:00", "closes": "17:00" }]
team.json members
[]
`);
