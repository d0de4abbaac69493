// A member's picture: one of the house's own mosaics, made from its number.
const hues = ["--slots", "--live", "--sports", "--esports", "--lottery", "--elottery", "--poker", "--fishing"] as const;

/** The hues of the four tiles of "tile-07": always the same for the same name. */
export function tileHues(icon: string): readonly string[] {
	const number = Number(/([0-9]+)$/.exec(icon)?.[1] ?? "0");
	return [0, 1, 2, 3].map((place) => hues[(number * 3 + place * (1 + (number % 3))) % hues.length] ?? "--slots");
}

const places = ["top-start", "top-end", "bottom-start", "bottom-end"] as const;

export type PictureSize = "small" | "large";
const sizes = { small: "size-8 gap-0.5", large: "size-14 gap-1" } as const;
const radii = { small: "rounded-[3px]", large: "rounded-[5px]" } as const;

export function MemberTile({ icon, size = "large" }: { readonly icon: string; readonly size?: PictureSize }) {
	const tiles = tileHues(icon);
	return (
		<span aria-hidden="true" className={`grid shrink-0 grid-cols-2 ${sizes[size]}`}>
			{places.map((place, index) => (
				<span
					key={place}
					className={`${radii[size]} ${place === "top-end" ? "cut-corner-small" : ""}`}
					style={{ background: `var(${tiles[index] ?? "--slots"})` }}
				/>
			))}
		</span>
	);
}
