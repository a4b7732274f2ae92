import { table } from "./bad-content";

const weekdays = '["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] || "10:00" || "18:00"';

/** Content that is right, however much it looks like a mistake. The last is Malé, on a small island. */
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
company.json phone.label phone.number
"033 1234 5678" || "+913312345678"
"+91 (0)33 1234-5678, ext. 9" || "+913312345678"
"Call us" || "+913312345678"
company.json hours.label hours.days hours.opens hours.closes
"Mon–Fri, 10–6" || ${weekdays}
"Weekdays 10:00 to 18:00" || ${weekdays}
"Monday to Thursday 10 a.m. – 6 p.m., Fri 10–4, closed on Sunday" || ${weekdays}
"Open all day" || ${weekdays}
company.json office.country office.countryCode hours.timeZone
"Deutschland" || "DE" || "Europe/Berlin"
"USA" || "US" || "America/New_York"
"United Kingdom" || "GB" || "Europe/London"
"Kosovo" || "XK" || "Europe/Belgrade"
"India" || "IN" || "Asia/Calcutta"
pages/about-us.json coverage.places[0].latitude coverage.places[0].longitude
4.175 || 73.509
`);
