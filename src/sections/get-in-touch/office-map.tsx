import { color, media } from "../../theme/style";

/** Side streets at uneven distances, as in a town. */
const streets =
  "M-720 -300h1440M-720 -208h1440M-720 -118h1440M-720 -52h1440M-720 84h1440M-720 152h1440" +
  "M-720 206h1440M-720 310h1440M-600-480v960M-470-480v960M-402-480v960M-318-480v960" +
  "M-246-480v960M-108-480v960M-40-480v960M62-480v960M128-480v960M236-480v960M300-480v960" +
  "M396-480v960M560-480v960M628-480v960";

/** Aligned with the streets, as the buildings are. One path for all, because every page with a map carries it. */
const parks = "M-30 -198h148v136H-30zM310 94h76v102H310zM-460 162h132v120H-460z";

/** The stroke rounds the corners, of these by 3, of the parks by 10. */
const buildings =
  "M-229 -103h40v36H-229zM-173 -103h50v36H-173zM149 -193h70v60H149zM77 99h36v38H77z" +
  "M-93 101h38v36H-93zM413 -103h26v36H413zM-25 221h72v56H-25zM469 101h76v36H469z" +
  "M-303 -193h42v60H-303z";

const water = `color-mix(in srgb, ${color.brand} 26%, ${color.sunken})`;
const green = `color-mix(in srgb, ${color.success} 20%, ${color.sunken})`;
const roof = `color-mix(in srgb, ${color.line} 55%, ${color.sunken})`;

/** An illustration of a town with one pin. It is not a map of a real place. */
export function OfficeMap({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1200 640"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
      css={{
        width: "100%",
        height: "100%",
        background: color.sunken,
        fill: "none",
        stroke: color.raised,
        strokeLinecap: "round",
        strokeLinejoin: "round",
      }}
    >
      <g transform="translate(600 320) rotate(-14)">
        <path d={parks} css={{ fill: green, stroke: green, strokeWidth: 20 }} />
        <path d={buildings} css={{ fill: roof, stroke: roof, strokeWidth: 6 }} />
        <path d={streets} css={{ strokeWidth: 5, opacity: 0.85 }} />
      </g>
      <path
        d="M96 -60C92 60 250 70 316 176S300 392 420 500S540 600 560 720"
        css={{ stroke: water, strokeWidth: 92 }}
      />
      <g css={{ strokeWidth: 15 }}>
        <path d="M-40 470C180 420 330 300 600 320S980 300 1240 190" />
        <path d="M742 -40C716 150 690 260 600 320S460 520 470 700" />
        <path d="M60 -40C150 60 190 170 300 236S700 560 1240 520" />
      </g>
      <g transform="translate(600 320)" stroke="none">
        <g css={{ [media.wide]: { transform: "scale(0.6)" } }}>
          <ellipse rx={16} ry={6} css={{ fill: color.shadow }} />
          <path
            d="M0 0C-8 -22 -30 -34 -30 -62A30 30 0 0 1 30 -62C30 -34 8 -22 0 0Z"
            css={{ fill: color.ball }}
          />
          <circle cy={-62} r={11} css={{ fill: color.onPicture }} />
        </g>
      </g>
    </svg>
  );
}
