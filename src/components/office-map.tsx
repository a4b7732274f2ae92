import { color } from "../theme/style";

const width = 1200;
const height = 640;

/** Side streets at uneven distances, as in a town. */
const across = [-330, -262, -208, -118, -52, 84, 152, 206, 292, 348];
const along = [
  -640, -566, -470, -402, -318, -246, -108, -40, 62, 128, 236, 300, 396, 452, 560, 628,
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
        "& path, & line, & circle": { fill: "none", strokeLinecap: "round" },
      }}
    >
      <g transform={`translate(${width / 2} ${height / 2}) rotate(-14)`}>
        <ParksAndBuildings />
        {across.map((y) => (
          <Street key={y} from={[-720, y]} to={[720, y]} />
        ))}
        {along.map((x) => (
          <Street key={x} from={[x, -480]} to={[x, 480]} />
        ))}
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

/** Parks and buildings, aligned with the streets. */
function ParksAndBuildings() {
  return (
    <>
      <g css={{ fill: green }}>
        <rect x={-40} y={-208} width={168} height={156} rx={10} />
        <rect x={300} y={84} width={96} height={122} rx={10} />
        <rect x={-470} y={152} width={152} height={140} rx={10} />
      </g>
      <g css={{ fill: roof }}>
        <rect x={-232} y={-106} width={46} height={42} rx={3} />
        <rect x={-176} y={-106} width={56} height={42} rx={3} />
        <rect x={146} y={-196} width={76} height={66} rx={3} />
        <rect x={250} y={-196} width={38} height={66} rx={3} />
        <rect x={74} y={96} width={42} height={44} rx={3} />
        <rect x={-96} y={98} width={44} height={42} rx={3} />
        <rect x={140} y={164} width={84} height={30} rx={3} />
        <rect x={410} y={-106} width={32} height={42} rx={3} />
        <rect x={410} y={-252} width={32} height={36} rx={3} />
        <rect x={-28} y={218} width={78} height={62} rx={3} />
        <rect x={248} y={218} width={40} height={62} rx={3} />
        <rect x={466} y={98} width={82} height={42} rx={3} />
        <rect x={-306} y={-196} width={48} height={66} rx={3} />
      </g>
    </>
  );
}

interface StreetProps {
  from: readonly [number, number];
  to: readonly [number, number];
}

function Street({ from, to }: StreetProps) {
  return (
    <line
      x1={from[0]}
      y1={from[1]}
      x2={to[0]}
      y2={to[1]}
      css={{ stroke: color.raised, strokeWidth: 5, opacity: 0.85 }}
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
        css={{ "&&": { fill: color.accent } }}
      />
      <circle cy={-62} r={11} css={{ "&&": { fill: color.onAccent } }} />
    </g>
  );
}
