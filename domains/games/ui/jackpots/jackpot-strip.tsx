// The pots that run, each with what it holds now, ticking; who won the last one, masked.
import { useState } from "react";
import { useFormats } from "#platform/ui";
import type { Jackpot } from "../../contract/index.ts";
import { RowHead } from "../home/game-row.tsx";
import { useGamesText } from "../text.ts";
import { PotDialog } from "./pot-dialog.tsx";
import { TickingAmount } from "./ticking-amount.tsx";
import { useJackpots } from "./use-jackpots.ts";

export function JackpotStrip() {
	const say = useGamesText();
	const { amount } = useFormats();
	const { pots, hits } = useJackpots();
	const [opened, setOpened] = useState<string>();
	if (pots.length === 0) return null;
	const last = hits[0];
	return (
		<section aria-label={say("jackpots.title")}>
			<RowHead title={say("jackpots.title")} text={say("jackpots.text")} />
			<ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
				{pots.map((pot) => (
					<Pot key={pot.code} pot={pot} onOpen={() => setOpened(pot.code)} />
				))}
			</ul>
			{last === undefined ? null : (
				<p className="mt-3 text-13 text-text-3">
					{say("jackpots.last", { account: last.account, amount: amount(last.amount, last.currency) })}
				</p>
			)}
			<PotDialog pot={pots.find(({ code }) => code === opened)} hits={hits} onClose={() => setOpened(undefined)} />
		</section>
	);
}

function Pot({ pot, onOpen }: { readonly pot: Jackpot; readonly onOpen: () => void }) {
	return (
		<li className="cut-corner relative rounded-card bg-surface-1 p-5 transition hover:bg-surface-2">
			<button
				type="button"
				onClick={onOpen}
				className="block max-w-full truncate text-14 text-text-2 after:absolute after:inset-0"
			>
				{pot.name}
			</button>
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
