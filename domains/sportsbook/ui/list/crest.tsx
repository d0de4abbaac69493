// A club's crest, drawn from its place in its league: two colours, a shape, a charge. No club of this world has it.
export type CrestProps = { readonly league: string; readonly club: number; readonly size?: number };

const shields = [
	"M4 3h24v14c0 7-6 11-12 13C10 28 4 24 4 17Z",
	"M16 2 29 9v14L16 30 3 23V9Z",
	"M16 2a14 14 0 1 0 .1 0Z",
	"M4 3h24v21l-12 6-12-6Z",
];
const charges = [
	"M16 8l2.4 5.2 5.6.6-4.2 3.8 1.2 5.6-5-2.9-5 2.9 1.2-5.6L8 13.8l5.6-.6Z",
	"M8 20 16 8l8 12h-4l-4-6-4 6Z",
	"M10 9h12v4H10Zm0 7h12v4H10Z",
	"M16 7v18M7 16h18",
];

const hues = ["LIVE", "RNG", "SPORTS", "ESPORTS", "LOTT", "ELOTT", "PVP", "FISH"] as const;

export function Crest({ league, club, size = 28 }: CrestProps) {
	const seed = [...league].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
	const shield = shields[(club + seed) % shields.length];
	const charge = charges[Math.floor(club / 4) % charges.length];
	const other = club + seed + 3 + (club % 2);
	return (
		<svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className="shrink-0">
			<path d={shield} data-hue={hues[(club + seed) % hues.length]} className="fill-hue" />
			<path
				d={shield}
				data-hue={hues[other % hues.length]}
				className="fill-hue"
				style={{ clipPath: club % 2 === 0 ? "inset(0 50% 0 0)" : "inset(50% 0 0 0)" }}
			/>
			<path d={charge} className="fill-ground stroke-ground" strokeWidth={2} strokeLinejoin="round" />
		</svg>
	);
}
