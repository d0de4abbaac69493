// The pots that a game feeds: on its tile those that are its own, in its frame all of them, ticking.
import { Icon, useFormats } from "#platform/ui";
import { useListJackpots } from "../calls.gen.ts";
import { useGamesText } from "../text.ts";
import { TickingAmount } from "./ticking-amount.tsx";
import { feeds, useJackpots } from "./use-jackpots.ts";

const everyMilliseconds = 25_000;

/** The greatest of those that name this game. */
export function TileJackpot({ gameId }: { readonly gameId: string }) {
	const say = useGamesText();
	const { amount } = useFormats();
	const { data } = useListJackpots({}, { everyMilliseconds });
	const own = (data?.pots ?? []).filter(({ gameIds }) => gameIds.includes(gameId));
	const [pot] = own.toSorted((left, right) => Number(right.amount) - Number(left.amount));
	if (pot === undefined) return null;
	return (
		<p className="flex items-center gap-1.5 text-13 font-medium text-accent-text tabular-nums">
			<Icon name="crown" className="size-3.5" />
			<span className="sr-only">{say("jackpots.label")}</span>
			{amount(pot.amount, pot.currency)}
		</p>
	);
}

export function FrameJackpots({ gameId }: { readonly gameId: string }) {
	const say = useGamesText();
	const { pots } = useJackpots();
	const [pot] = pots
		.filter((one) => feeds(one, gameId))
		.toSorted((left, right) => Number(right.amount) - Number(left.amount));
	if (pot === undefined) return null;
	return (
		<p className="flex shrink-0 items-center gap-1.5 text-14 text-accent-text tabular-nums" title={pot.name}>
			<Icon name="crown" className="size-4" />
			<span className="flex flex-col leading-none">
				<span className="text-13 leading-none text-text-2">{say("jackpots.label")}</span>
				<TickingAmount amount={pot.amount} currency={pot.currency} />
			</span>
		</p>
	);
}
