// A chip: a tessera with the cut corner, a hue a value.
export type ChipProps = {
	/** As people read it: "25", "1k". */
	readonly words: string;
	/** From 0: the place of its value among the chips. */
	readonly rank: number;
	readonly size?: "small" | "large";
	readonly quiet?: boolean;
};

const hues = ["--esports", "--sports", "--live", "--lottery", "--slots"] as const;

export function Chip({ words, rank, size = "small", quiet = false }: ChipProps) {
	const hue = hues[rank % hues.length] ?? "--accent";
	return (
		<span
			className={`cut-corner-small inline-grid place-items-center font-bold text-ground tabular-nums ${size === "large" ? "size-11 text-14" : "h-6 min-w-8 px-1 text-13"} ${quiet ? "opacity-70" : ""}`}
			style={{ background: `linear-gradient(135deg, var(${hue}) 0 70%, var(--accent-ink) 70% 76%, var(${hue}) 76%)` }}
		>
			{words}
		</span>
	);
}
