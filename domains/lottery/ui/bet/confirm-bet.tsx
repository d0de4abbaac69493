// What is about to be bet, said before it is: every slip, the issue, the whole cost.
import { formatMinor } from "#platform/kernel";
import { Amount, Button, Dialog, useFormats } from "#platform/ui";
import { countOf, type Slip, stakeOf } from "../../core/index.ts";
import { sumOfSlips } from "../cart/cart.ts";
import { useLotteryText } from "../text.ts";
import { hueOf } from "./draft.ts";
import { useSlipWords } from "./slip-words.ts";
import { type Asked, costOfAsked } from "./use-counter.ts";

export type ConfirmBetProps = {
	readonly asked: Asked | undefined;
	readonly issue: string;
	/** Undefined while the issue takes no bets, or one is on its way. */
	readonly onBet: ((asked: Asked) => void) | undefined;
	readonly onClose: () => void;
};

export function ConfirmBet({ asked, issue, onBet, onClose }: ConfirmBetProps) {
	const say = useLotteryText();
	return (
		<Dialog
			open={asked !== undefined}
			onClose={onClose}
			title={say("cart.confirm", { issue: asked?.chase?.rows[0]?.issue ?? issue })}
		>
			{asked === undefined ? null : <Asking asked={asked} onBet={onBet} />}
		</Dialog>
	);
}

function Asking({ asked, onBet }: { readonly asked: Asked; readonly onBet: ConfirmBetProps["onBet"] }) {
	const say = useLotteryText();
	const { amount } = useFormats();
	const { slips, chase } = asked;
	// Two slips of a cart may be alike, and none moves here.
	const lines = slips.map((slip, place) => ({ key: String(place), slip }));
	const currency = slips[0]?.terms.currency ?? "P";
	const total = formatMinor(costOfAsked(asked), currency);
	const bets = say("cart.bets", { count: sumOfSlips(slips).bets });
	return (
		<div data-hue={slips[0] === undefined ? undefined : hueOf(slips[0].terms)} className="flex flex-col gap-4">
			<ul className="flex max-h-64 flex-col gap-2 overflow-y-auto">
				{lines.map(({ key, slip }) => (
					<SlipLine key={key} slip={slip} />
				))}
			</ul>
			<p className="text-14 text-text-2">
				{say("cart.confirmText", { bets, amount: amount(total, currency) })}
				{chase === undefined ? "" : ` ${say("chase.total", { count: chase.rows.length })}.`}
			</p>
			<Button size="large" wide disabled={onBet === undefined} onPress={() => onBet?.(asked)}>
				{say("cart.betNow")} <Amount amount={total} currency={currency} />
			</Button>
		</div>
	);
}

function SlipLine({ slip }: { readonly slip: Slip }) {
	const say = useLotteryText();
	const { name, picks } = useSlipWords()(slip);
	const { currency } = slip.terms;
	return (
		<li className="rounded-control bg-surface-2 px-3 py-2 text-14">
			<p className="text-13 text-text-2">{name}</p>
			<p className="truncate font-medium tabular-nums">{picks}</p>
			<p className="flex justify-between gap-2 text-13 text-text-3">
				<span>{say("cart.bets", { count: countOf(slip) })}</span>
				<Amount amount={formatMinor(stakeOf(slip), currency)} currency={currency} />
			</p>
		</li>
	);
}
