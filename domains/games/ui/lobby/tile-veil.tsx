// What a tile shows where a pointer rests on it or the keyboard stands in it: its figures, and what a press does. It is
// drawn only, and takes no press: the tile's own buttons lie over it.
import { Amount, Icon } from "#platform/ui";
import type { Game } from "../../contract/index.ts";
import { offersTrial } from "../launch.ts";
import { useGamesText } from "../text.ts";

/** Where the tile's trial button lies. */
const roomForTrial = "pb-14 @min-[12rem]:pb-16";

export function TileVeil({ game }: { readonly game: Game }) {
	const say = useGamesText();
	return (
		<div
			className={`acts-veil pointer-events-none absolute inset-0 flex flex-col justify-end gap-2 px-3 opacity-0 transition group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:hidden ${offersTrial(game) ? roomForTrial : "pb-3"}`}
		>
			<dl className="grid grid-cols-[auto_1fr] gap-x-3 text-13 text-white/85">
				{game.rtp === undefined ? null : (
					<>
						<dt>{say("tile.rtp")}</dt>
						<dd className="text-end font-medium text-white">{`${game.rtp}%`}</dd>
					</>
				)}
				{game.volatility === undefined ? null : (
					<>
						<dt>{say("tile.volatility")}</dt>
						<dd className="text-end font-medium text-white">{say(`tile.${game.volatility}`)}</dd>
					</>
				)}
				<div className="hidden @min-[12rem]:contents">
					<dt>{say("tile.limits")}</dt>
					<dd className="text-end text-white">
						<Amount amount={game.minBet} currency={game.currency} /> – <Amount amount={game.maxBet} currency="" />
					</dd>
				</div>
			</dl>
			{game.open ? (
				<span
					aria-hidden="true"
					className="flex h-10 items-center justify-center gap-2 rounded-control bg-accent text-14 font-bold text-accent-ink @min-[12rem]:h-11"
				>
					<Icon name="play" className="size-4" />
					{say("tile.play")}
				</span>
			) : null}
		</div>
	);
}
