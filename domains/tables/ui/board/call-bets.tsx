// Call bets of the wheel: one tap lays their chips on all their spots.

import { useState } from "react";
import { type Bet, callBets, finalsOf, neighboursOf, wheel } from "../../core/index.ts";
import { useTableText } from "../text.ts";

export type CallBetsProps = {
	readonly chip: bigint;
	readonly open: boolean;
	readonly onLay: (bets: readonly Bet[]) => void;
};

const names = ["voisins", "tiers", "orphelins", "zero"] as const satisfies readonly (keyof typeof callBets)[];
const button =
	"min-h-11 shrink-0 rounded-control bg-surface-2 px-3 text-14 whitespace-nowrap transition hover:bg-surface-3 active:scale-[0.98] disabled:opacity-50";

export function CallBetsRow({ chip, open, onLay }: CallBetsProps) {
	const say = useTableText();
	const [number, setNumber] = useState(0);
	const lay = (calls: readonly { readonly spot: string; readonly chips: number }[]) => (): void =>
		onLay(calls.map(({ spot, chips }) => ({ spot, amount: BigInt(chips) * chip })));
	return (
		<div className="scroll-row items-center gap-1.5">
			{names.map((name) => (
				<button key={name} type="button" className={button} disabled={!open} onClick={lay(callBets[name])}>
					{say(`call.${name}`)}
				</button>
			))}
			<select
				aria-label={say("call.number")}
				value={number}
				onChange={(event) => setNumber(Number(event.target.value))}
				className="h-11 shrink-0 rounded-control border border-line-control bg-surface-1 px-2 text-14"
			>
				{[...wheel]
					.toSorted((one, other) => one - other)
					.map((one) => (
						<option key={one} value={one}>
							{one}
						</option>
					))}
			</select>
			<button type="button" className={button} disabled={!open} onClick={lay(neighboursOf(number, { each: 2 }))}>
				{say("call.neighbours")}
			</button>
			<button type="button" className={button} disabled={!open} onClick={lay(finalsOf(number % 10))}>
				{say("call.finals", { digit: number % 10 })}
			</button>
		</div>
	);
}
