// A pitch of events: what came, drawn along the match on each side's half of the field. A picture of what the words beside it say.
import type { EventSeen, IncidentView } from "../../contract/index.ts";

const drawn = { goal: "●", red: "■", yellow: "■", corner: "◣" } as const;
const looks: Readonly<Record<keyof typeof drawn, string>> = {
	goal: "fill-text-1",
	red: "fill-danger",
	yellow: "fill-accent",
	corner: "fill-text-3",
};
const whole = 94 * 60;
const isDrawn = (what: IncidentView["what"]): what is keyof typeof drawn => Object.hasOwn(drawn, what);

export function Pitch({ event }: { readonly event: EventSeen }) {
	const secondHalf = event.phase === "second" || event.phase === "ended";
	const now = secondHalf ? 45 * 60 + event.played : event.phase === "before" ? 0 : event.played;
	const place = (at: number): number => 20 + (Math.min(at, whole) / whole) * 560;
	return (
		<svg viewBox="0 0 600 180" aria-hidden="true" className="max-h-56 w-full rounded-card bg-surface-2">
			<g className="fill-none stroke-line-control" strokeWidth={1.5}>
				<rect x={20} y={14} width={560} height={152} rx={4} />
				<path d="M300 14v152M20 50h60v80H20M580 50h-60v80h60" />
				<circle cx={300} cy={90} r={34} />
			</g>
			<rect x={20} y={88} width={Math.max(0, place(now) - 20)} height={4} rx={2} className="fill-accent" />
			{event.incidents.flatMap(({ what, side, at }) =>
				isDrawn(what) ? (
					<text
						key={`${what}${at}${side ?? ""}`}
						x={place(at)}
						y={side === "home" ? (what === "goal" ? 60 : 78) : what === "goal" ? 132 : 114}
						textAnchor="middle"
						fontSize={what === "goal" ? 22 : 13}
						className={looks[what]}
					>
						{drawn[what]}
					</text>
				) : (
					[]
				),
			)}
			{event.pending === undefined || event.pending === "point" ? null : (
				<circle cx={event.pendingSide === "home" ? 540 : 60} cy={90} r={16} className="animate-pulse fill-accent" />
			)}
		</svg>
	);
}
