// The sky of crash: the curve as it has risen so far, the figure, and what was taken. Drawn by whoever shows it: a flight
// that goes on, one that is over, or one that is checked.
import { crashLeast, millisecondsTo } from "../../core/index.ts";
import { timesText } from "../games/screen.ts";

export type CrashBoardProps = {
	/** Hundredths; what the figure shows. */
	readonly shown: number;
	/** `waits`: no figure, a sentence instead. */
	readonly phase: "waits" | "flies" | "ended";
	readonly words: string;
	/** Hundredths that the player took; 0 for none. */
	readonly taken: number;
	readonly takenWords: string;
};

const [width, height] = [1_000, 560];
const points = 48;

/** "2.31×" */
export const crashText = (hundredths: number): string => timesText(hundredths * 100);

/** The curve from the start to where it stands, in a frame that grows with it. */
function pathTo(shown: number): { readonly line: string; readonly end: readonly [number, number] } {
	const top = Math.max(200, shown * 1.18) - crashLeast;
	const long = millisecondsTo(Math.max(shown, crashLeast));
	const span = Math.max(9_000, long * 1.1);
	const at = (part: number): readonly [number, number] => {
		const time = part * long;
		const value = crashLeast * (shown / crashLeast) ** part - crashLeast;
		return [30 + (time / span) * (width - 60), height - 24 - (value / top) * (height - 70)];
	};
	const all = Array.from({ length: points + 1 }, (_, point) => at(point / points));
	const line = all.map(([x, y], place) => `${place === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
	return { line, end: at(1) };
}

export function CrashBoard({ shown, phase, words, taken, takenWords }: CrashBoardProps) {
	const { line, end } = pathTo(Math.max(crashLeast, shown));
	const tone = phase === "ended" ? "text-lost" : taken > 0 ? "text-won" : "text-text-1";
	return (
		<div className="relative grid size-full max-h-130 max-w-220 place-items-center overflow-hidden rounded-panel border border-line bg-surface-1">
			<svg
				aria-hidden="true"
				viewBox={`0 0 ${width} ${height}`}
				preserveAspectRatio="none"
				className={`absolute inset-0 size-full ${phase === "ended" ? "text-lost" : "text-accent"}`}
			>
				{[0.25, 0.5, 0.75].map((part) => (
					<path
						key={part}
						d={`M0 ${height * part}H${width}`}
						stroke="var(--line)"
						strokeDasharray="4 10"
						vectorEffect="non-scaling-stroke"
					/>
				))}
				{phase === "waits" ? null : (
					<>
						<path d={`${line}L${end[0]} ${height}L30 ${height}Z`} fill="currentColor" opacity="0.14" />
						<path
							d={line}
							fill="none"
							stroke="currentColor"
							strokeWidth="4"
							strokeLinecap="round"
							vectorEffect="non-scaling-stroke"
						/>
					</>
				)}
			</svg>
			<div className="relative flex flex-col items-center gap-2 text-center">
				{phase === "waits" ? null : (
					<p aria-hidden="true" className={`text-[clamp(3rem,14cqw,7rem)] leading-none font-bold tabular-nums ${tone}`}>
						{crashText(Math.max(crashLeast, shown))}
					</p>
				)}
				{words === "" ? null : <p className="text-20 font-medium text-text-2 tabular-nums">{words}</p>}
				{taken === 0 ? null : (
					<p className="rounded-control bg-surface-2 px-3 py-1 text-16 font-medium text-won tabular-nums">
						{takenWords}
					</p>
				)}
			</div>
		</div>
	);
}
