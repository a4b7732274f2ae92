import { color } from "../theme/style";

const width = 1200;
const height = 640;

const across = [-300, -208, -118, -52, 84, 152, 206, 310];
const along = [-600, -470, -402, -318, -246, -108, -40, 62, 128, 236, 300, 396, 560, 628];

/** Side streets at uneven distances, as in a town. */
const sideStreets = [
  ...across.map((y) => `M-720 ${y}h1440`),
  ...along.map((x) => `M${x}-480v960`),
].join("");

/** A rectangle: left, top, width, height. */
type Block = readonly [number, number, number, number];

/** Aligned with the streets, as the buildings are. */
const parks: readonly Block[] = [
  [-40, -208, 168, 156],
  [300, 84, 96, 122],
  [-470, 152, 152, 140],
];

const buildings: readonly Block[] = [
  [-232, -106, 46, 42],
  [-176, -106, 56, 42],
  [146, -196, 76, 66],
  [74, 96, 42, 44],
  [-96, 98, 44, 42],
  [410, -106, 32, 42],
  [-28, 218, 78, 62],
  [466, 98, 82, 42],
  [-306, -196, 48, 66],
];

const water = `color-mix(in srgb, ${color.brand} 26%, ${color.sunken})`;
const green = `color-mix(in srgb, ${color.success} 20%, ${color.sunken})`;
const roof = `color-mix(in srgb, ${color.line} 55%, ${color.sunken})`;

/** An illustration of a town with one pin. It is not a map of a real place. */
export function OfficeMap({ className }: { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
      css={{
        width: "100%",
        height: "100%",
        background: color.sunken,
        fill: "none",
        strokeLinecap: "round",
      }}
    >
      <g transform={`translate(${width / 2} ${height / 2}) rotate(-14)`}>
        <Blocks blocks={parks} radius={10} fill={green} />
        <Blocks blocks={buildings} radius={3} fill={roof} />
        <path d={sideStreets} css={{ stroke: color.raised, strokeWidth: 5, opacity: 0.85 }} />
      </g>
      <path
        d="M96 -60C92 60 250 70 316 176S300 392 420 500S540 600 560 720"
        css={{ stroke: water, strokeWidth: 92 }}
      />
      <g css={{ stroke: color.raised, strokeWidth: 15 }}>
        <path d="M-40 470C180 420 330 300 600 320S980 300 1240 190" />
        <path d="M742 -40C716 150 690 260 600 320S460 520 470 700" />
        <path d="M60 -40C150 60 190 170 300 236S700 560 1240 520" />
      </g>
      <Pin x={600} y={320} />
    </svg>
  );
}

/** Blocks with rounded corners, as one path: one element for each would make every page with a map heavier. */
function Blocks({
  blocks,
  radius,
  fill,
}: {
  blocks: readonly Block[];
  radius: number;
  fill: string;
}) {
  const outlines = blocks.map(
    ([left, top, width, height]) =>
      `M${left + radius} ${top + radius}h${width - 2 * radius}v${height - 2 * radius}H${left + radius}z`,
  );
  return (
    <path
      d={outlines.join("")}
      css={{ fill, stroke: fill, strokeWidth: 2 * radius, strokeLinejoin: "round" }}
    />
  );
}

/** A pin whose tip is at (x, y). */
function Pin({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse rx={16} ry={6} css={{ fill: color.shadow }} />
      <path
        d="M0 0C-8 -22 -30 -34 -30 -62A30 30 0 0 1 30 -62C30 -34 8 -22 0 0Z"
        css={{ fill: color.accent }}
      />
      <circle cy={-62} r={11} css={{ fill: color.onAccent }} />
    </g>
  );
}
