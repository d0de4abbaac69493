// A member's picture: one of the house's own mosaics, made from its number.
const hues = ["--slots", "--live", "--sports", "--esports", "--lottery", "--elottery", "--poker", "--fishing"] as const;

/** The hues of the four tiles of "tile-07": always the same for the same name. */
export function tileHues(icon: string): readonly string[] {
	const number = Number(/([0-9]+)$/.exec(icon)?.[1] ?? "0");
	return [0, 1, 2, 3].map((place) => hues[(number * 3 + place * (1 + (number % 3))) % hues.length] ?? "--slots");
}

const places = ["top-start", "top-end", "bottom-start", "bottom-end"] as const;

export function MemberTile({ icon }: { readonly icon: string }) {
	const tiles = tileHues(icon);
	return (
		<span aria-hidden="true" className="grid size-14 shrink-0 grid-cols-2 gap-1">
			{places.map((place, index) => (
				<span
					key={place}
					className={`rounded-[5px] ${place === "top-end" ? "cut-corner-small" : ""}`}
					style={{ background: `var(${tiles[index] ?? "--slots"})` }}
				/>
			))}
		</span>
	);
}
