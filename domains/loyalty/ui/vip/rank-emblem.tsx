// A rank's mark: a mosaic of nine stones, of which each rank lays one more. The last has the cut corner.

/** From the outside in, the middle stone before the last: the order in which stones are laid. */
const order = [0, 2, 6, 8, 1, 3, 5, 7, 4] as const;

export function RankEmblem({ level, className = "size-12" }: { readonly level: number; readonly className?: string }) {
	const laid = new Set<number>(order.slice(0, level + 1));
	return (
		<svg aria-hidden="true" viewBox="0 0 60 60" className={`shrink-0 text-hue ${className}`}>
			{order.map((stone) => {
				const [x, y] = [(stone % 3) * 20 + 1.5, Math.floor(stone / 3) * 20 + 1.5];
				const shape = stone === 2 ? `M${x} ${y}h10l7 7v10h-17z` : `M${x} ${y}h17v17h-17z`;
				return laid.has(stone) ? (
					<path key={stone} d={shape} fill="currentColor" opacity={stone === 4 ? 1 : 0.55 + (stone % 3) * 0.18} />
				) : (
					<path key={stone} d={shape} fill="none" stroke="currentColor" strokeWidth="1.5" opacity=".28" />
				);
			})}
		</svg>
	);
}

const hues = ["FISH", "SPORTS", "ESPORTS", "SPORTS", "LIVE", "SPORTS", "RNG", "ELOTT", "RNG"] as const;

/** The hue of a rank's part of the page. */
export const rankHue = (level: number): string => hues[level] ?? "RNG";
