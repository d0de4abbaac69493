// What a game's tile offers: its figures, play and free trial. Hidden until hover or focus on a desk, until a tap on a
// phone, and reached by the same buttons everywhere.
import { Amount, Icon } from "#platform/ui";
import type { Game } from "../../contract/index.ts";
import { offersTrial, useGoToGame } from "../launch.ts";
import { useGamesText } from "../text.ts";

export function TileActs({ game, open }: { readonly game: Game; readonly open: boolean }) {
	const say = useGamesText();
	const go = useGoToGame();
	return (
		<div
			className={`acts-veil absolute inset-0 flex flex-col justify-end gap-2 p-3 transition group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:pointer-events-none ${open ? "opacity-100 pointer-coarse:pointer-events-auto" : "opacity-0"}`}
		>
			<dl className="grid grid-cols-[auto_1fr] gap-x-3 text-13 text-white/85">
				<dt>{say("tile.rtp")}</dt>
				<dd className="text-end font-medium text-white">{`${game.rtp}%`}</dd>
				<dt>{say("tile.volatility")}</dt>
				<dd className="text-end font-medium text-white">{say(`tile.${game.volatility}`)}</dd>
				<dt>{say("tile.limits")}</dt>
				<dd className="text-end text-white">
					<Amount amount={game.minBet} currency={game.currency} /> – <Amount amount={game.maxBet} currency="" />
				</dd>
			</dl>
			{game.open ? (
				<button
					type="button"
					aria-label={say("tile.playName", { name: game.displayName })}
					onClick={() => go.play(game)}
					className="flex h-11 items-center justify-center gap-2 rounded-control bg-accent text-14 font-bold text-accent-ink transition hover:bg-accent-strong active:scale-[0.98]"
				>
					<Icon name="play" className="size-4" />
					{say("tile.play")}
				</button>
			) : null}
			{offersTrial(game) ? (
				<button
					type="button"
					aria-label={say("tile.demoName", { name: game.displayName })}
					onClick={() => go.tryFree(game)}
					className="h-11 rounded-control bg-white/16 text-14 font-medium text-white backdrop-blur-sm transition hover:bg-white/26 active:scale-[0.98]"
				>
					{say("tile.demo")}
				</button>
			) : null}
		</div>
	);
}
