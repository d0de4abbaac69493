// A road drawn as mosaic: six rows of stones, the newest lit.
import type { Mark } from "./marks.ts";

export type RoadGridProps = {
	readonly marks: readonly Mark[];
	readonly columns: number;
	/** Stones with a letter, rings, or small fields. */
	readonly look: "stone" | "ring" | "field";
	readonly label: string;
	readonly letters?: Readonly<Record<Mark["tone"], string>>;
};

const rows = 6;
const tones: Readonly<Record<Mark["tone"], string>> = { B: "var(--live)", P: "var(--esports)", T: "var(--sports)" };

export function RoadGrid({ marks, columns, look, label, letters }: RoadGridProps) {
	const newest = marks.at(-1);
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`0 0 ${columns * 10} ${rows * 10}`}
			className="h-auto w-full rounded-control bg-surface-1"
		>
			<path d={linesOf(columns)} fill="none" stroke="var(--line)" strokeWidth="0.3" />
			{marks.map((mark) => (
				<g key={`${mark.column}-${mark.row}`} transform={`translate(${mark.column * 10} ${mark.row * 10})`}>
					<Stone mark={mark} look={look} letters={letters} lit={mark === newest} />
				</g>
			))}
		</svg>
	);
}

const linesOf = (columns: number): string =>
	[
		...Array.from({ length: columns + 1 }, (_, column) => `M${column * 10} 0V${rows * 10}`),
		...Array.from({ length: rows + 1 }, (_, row) => `M0 ${row * 10}H${columns * 10}`),
	].join("");

type StoneProps = {
	readonly mark: Mark;
	readonly look: RoadGridProps["look"];
	readonly letters: RoadGridProps["letters"] | undefined;
	readonly lit: boolean;
};

function Stone({ mark, look, letters, lit }: StoneProps) {
	const tone = tones[mark.tone];
	if (look === "field")
		return <rect x="1.6" y="1.6" width="6.8" height="6.8" rx="1.4" fill={tone} opacity={lit ? 1 : 0.85} />;
	if (look === "ring")
		return (
			<>
				<circle cx="5" cy="5" r="3.7" fill={lit ? tone : "none"} fillOpacity="0.35" stroke={tone} strokeWidth="1.3" />
				{(mark.ties ?? 0) > 0 ? <path d="M2 8L8 2" stroke="var(--sports)" strokeWidth="1.2" /> : null}
				{(mark.ties ?? 0) > 1 ? (
					<text x="5" y="6.8" fontSize="5" textAnchor="middle" fill="var(--text-1)">
						{mark.ties}
					</text>
				) : null}
			</>
		);
	return (
		<>
			<path d="M1 1H7.2L9 2.8V9H1Z" fill={tone} opacity={lit ? 1 : 0.85} />
			<text x="5" y="7" fontSize="5.6" fontWeight="700" textAnchor="middle" fill="var(--ground)">
				{letters?.[mark.tone] ?? mark.tone}
			</text>
		</>
	);
}
