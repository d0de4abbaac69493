// The table: an oval of dark felt, seats around it with one's own at the lower edge, the board and the pots in its middle.
import type { ReactNode } from "react";
import type { SeenTable } from "../../core/index.ts";
import { Chips } from "../hall/table-rows.tsx";
import { usePokerText } from "../text.ts";
import { CardFace } from "./card-face.tsx";
import { SeatPlace, type SeatPlaceProps } from "./seat-place.tsx";

export type FeltProps = {
	readonly seen: SeenTable;
	/** The server's clock; undefined in a replay. */
	readonly now: number | undefined;
	/** Takes a free seat; undefined where nobody may. */
	readonly onSit: ((seat: number) => void) | undefined;
	readonly children?: ReactNode;
};

type Place = Pick<SeatPlaceProps, "side" | "chips"> & {
	readonly at: { readonly left: string; readonly top: string; readonly translate: string };
};

/** Where a seat lies, in hundredths of the felt; 0 is the lower middle, clockwise. */
function placeOf({ index, many }: { readonly index: number; readonly many: number }): Place {
	const angle = (2 * Math.PI * index) / many;
	const [left, top] = [50 - 50 * Math.sin(angle), 50 + 50 * Math.cos(angle)];
	// Pulled back by its own size in the same part, so that no seat leaves the window.
	const at = { left: `${left}%`, top: `${top}%`, translate: `-${left}% -${top}%` };
	const beside = top > 51 || Math.abs(left - 50) < 1;
	return { at, side: left > 51 ? "right" : "left", chips: index === 0 ? "foot" : beside ? "head" : "below" };
}

export function Felt({ seen, now, onSit, children }: FeltProps) {
	const { config, hand, you } = seen;
	const many = config?.seats ?? 0;
	const first = you?.seat ?? 0;
	return (
		<div className="relative mx-auto h-full min-h-60 w-full max-w-260 low:min-h-0">
			<div
				aria-hidden
				className="absolute inset-x-[7%] inset-y-[9%] rounded-full border-8 border-surface-3 bg-radial from-[color-mix(in_oklch,var(--poker)_42%,var(--night))] to-[color-mix(in_oklch,var(--poker)_16%,var(--night))] shadow-float"
			/>
			<div className="absolute inset-x-[14%] inset-y-[20%] flex flex-col items-center justify-center gap-2 text-center low:top-[22%] low:bottom-[38%] low:gap-1">
				<Board seen={seen} />
				{children}
			</div>
			<ol className="contents">
				{Array.from({ length: many }, (_, step) => {
					const no = (first + step) % many;
					const { at, ...place } = placeOf({ index: step, many });
					return (
						<li key={no} className="absolute" style={at}>
							<SeatPlace seen={seen} no={no} {...place} now={now} onSit={onSit} />
						</li>
					);
				})}
			</ol>
			{hand === null ? null : <span className="sr-only">{`#${hand.number}`}</span>}
		</div>
	);
}

function Board({ seen: { hand, config } }: { readonly seen: SeenTable }) {
	const say = usePokerText();
	if (hand === null || config === null) return null;
	const { currency } = config;
	return (
		<>
			<p className="rounded-full bg-veil px-3 py-0.5 text-14 text-white tabular-nums">
				{say("table.pot")} <Chips of={hand.pot} currency={currency} />
			</p>
			{hand.boards.map((board, run) => (
				// A board is known by its place: the first, or the one that was dealt again.
				<div key={run === 0 ? "first" : "again"} className="flex min-h-12 justify-center gap-1 low:gap-0.5">
					{board.map((card) => (
						<CardFace key={card} card={card} size="medium" />
					))}
				</div>
			))}
			{hand.pots.length > 1 && hand.players.some(({ allIn }) => allIn) ? (
				<p className="flex flex-wrap justify-center gap-x-3 text-13 text-white tabular-nums">
					{hand.pots.map(({ amount, seats }) => (
						<Chips key={seats.join()} of={amount} currency={currency} />
					))}
				</p>
			) : null}
		</>
	);
}
