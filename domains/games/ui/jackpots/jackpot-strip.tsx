// The pots that run, each with what it holds now, ticking; who won the last one, masked.
import { useFormats } from "#platform/ui";
import type { Jackpot } from "../../contract/index.ts";
import { RowHead } from "../home/game-row.tsx";
import { useGamesText } from "../text.ts";
import { TickingAmount } from "./ticking-amount.tsx";
import { useJackpots } from "./use-jackpots.ts";

export function JackpotStrip() {
	const say = useGamesText();
	const { amount } = useFormats();
	const { pots, hits } = useJackpots();
	if (pots.length === 0) return null;
	const last = hits[0];
	return (
		<section aria-label={say("jackpots.title")}>
			<RowHead title={say("jackpots.title")} text={say("jackpots.text")} />
			<ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
				{pots.map((pot) => (
					<Pot key={pot.code} pot={pot} />
				))}
			</ul>
			{last === undefined ? null : (
				<p className="mt-3 text-13 text-text-3">
					{say("jackpots.last", { account: last.account, amount: amount(last.amount, last.currency) })}
				</p>
			)}
		</section>
	);
}

function Pot({ pot }: { readonly pot: Jackpot }) {
	return (
		<li className="cut-corner rounded-card bg-surface-1 p-5">
			<p className="truncate text-14 text-text-2">{pot.name}</p>
			<p className="mt-1 text-28 font-bold text-accent-text tabular-nums" data-jackpot={pot.code}>
				<TickingAmount amount={pot.amount} currency={pot.currency} />
			</p>
			<KindLine pot={pot} />
		</li>
	);
}

function KindLine({ pot: { kind, hitBy, currency } }: { readonly pot: Jackpot }) {
	const say = useGamesText();
	const { amount } = useFormats();
	const bound = hitBy === undefined ? "" : amount(hitBy, currency);
	return <p className="mt-1 text-13 text-text-3">{say(`jackpots.kinds.${kind}`, { amount: bound })}</p>;
}
