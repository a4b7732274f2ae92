import { table } from "./bad-content";

/** Content that is right, however much it looks like a mistake. */
export const goodContent = table(String.raw`
testimonials.json items[0].quote
"“AMANHÔ, NÃO em São Paulo"
"Âge tendre à 20 °C"
"{ and } and $5"
"Ação 👩🏽‍💻 🏴󠁧󠁢󠁥󠁮󠁧󠁿"
"C:\\data"
pages/error.json home.to
"mailto:a@b.example?subject=Hello%20you"
"tel:112"
"tel:+91-33-1234-5678"
"https://8.8.8.8/dns"
"https://local.example.com"
"https://munchen.example"
company.json map.embedUrl
"https://www.google.com/maps/embed?pb=!1m18"
"https://www.google.com/maps/d/u/0/embed?mid=1"
"https://maps.google.com/maps?q=Kolkata&output=embed"
"https://maps.other.example/place/1"
company.json office.countryCode hours.timeZone
"DE" || "Europe/Berlin"
"US" || "America/New_York"
"GB" || "Europe/London"
"XK" || "Europe/Belgrade"
"IN" || "Asia/Calcutta"
`);
