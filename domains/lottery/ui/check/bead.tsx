// A drawn digit as a glazed bead, and those of a result in their order. It stands with the check, whose page reads no other folder.
import type { Digits } from "../../core/index.ts";
import { useLotteryText } from "../text.ts";

const glaze =
	"bg-radial-[at_32%_24%] from-[color-mix(in_oklch,var(--hue)_72%,var(--color-white))] via-hue via-55% to-[color-mix(in_oklch,var(--hue)_82%,var(--color-black))] text-ground";

const sizes = {
	small: "size-6.5 text-13",
	medium: "size-9 text-16",
	large: "size-11 text-20",
} as const;

export type BeadSize = keyof typeof sizes;

export type BeadProps = { readonly children: string; readonly size: BeadSize; readonly quiet?: boolean };

/** `quiet`: a place whose digit is not drawn yet, or that does not count here. */
export function Bead({ children, size, quiet = false }: BeadProps) {
	return (
		<span
			className={`grid shrink-0 place-items-center rounded-full leading-none font-bold tabular-nums ${sizes[size]} ${quiet ? "bg-surface-3 text-text-3" : glaze}`}
		>
			{children}
		</span>
	);
}

export type BeadsProps = {
	readonly digits: Digits | undefined;
	readonly size: BeadSize;
	/** How many places there are while nothing is drawn. */
	readonly count?: number;
};

/** Without digits: empty places. */
export function Beads({ digits, size, count = 5 }: BeadsProps) {
	const say = useLotteryText();
	const places = Array.from({ length: digits?.length ?? count }, (_, place) => place);
	return (
		<span className={`inline-flex flex-wrap ${size === "small" ? "gap-0.75" : "gap-1 sm:gap-1.5"}`}>
			<span className="sr-only">{digits === undefined ? say("draw.notYet") : digits.join(" ")}</span>
			<span aria-hidden="true" className="contents">
				{places.map((place) => (
					<Bead key={place} size={size} quiet={digits === undefined}>
						{digits === undefined ? "–" : String(digits[place])}
					</Bead>
				))}
			</span>
		</span>
	);
}
