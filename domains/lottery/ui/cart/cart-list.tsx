// The cart as a slip of paper: its lines, what they cost together, and what can be done with all of it.
import { formatMinor } from "#platform/kernel";
import { Amount, Button, IconButton } from "#platform/ui";
import { countOf, stakeOf } from "../../core/index.ts";
import { useSlipWords } from "../bet/slip-words.ts";
import { useLotteryText } from "../text.ts";
import { type Cart, sumOfSlips, without } from "./cart.ts";

export type CartListProps = {
	readonly cart: Cart;
	readonly onCart: (cart: Cart) => void;
	/** Undefined while nothing can be bet. */
	readonly onBet: (() => void) | undefined;
	readonly onChase: () => void;
};

export function CartList({ cart, onCart, onBet, onChase }: CartListProps) {
	const say = useLotteryText();
	const currency = cart[0]?.slip.terms.currency;
	const { bets, stake } = sumOfSlips(cart.map(({ slip }) => slip));
	if (currency === undefined) return <p className="text-14 text-text-2">{say("cart.empty")}</p>;
	return (
		<div className="flex min-h-0 grow flex-col gap-3">
			<ul className="flex min-h-0 grow flex-col gap-1.5 overflow-y-auto">
				{cart.map((line) => (
					<CartRow key={line.key} line={line} onRemove={() => onCart(without(cart, line.key))} />
				))}
			</ul>
			<div className="flex items-baseline justify-between gap-3 border-t border-line pt-3">
				<span className="text-14 text-text-2">{say("cart.bets", { count: bets })}</span>
				<span className="text-20">
					<Amount amount={formatMinor(stake, currency)} currency={currency} />
				</span>
			</div>
			<div className="grid grid-cols-2 gap-2">
				<Button look="plain" onPress={onChase}>
					{say("chase.title")}
				</Button>
				<Button onPress={() => onBet?.()} disabled={onBet === undefined}>
					{say("cart.betAll")}
				</Button>
				<div className="col-span-2">
					<Button look="quiet" size="medium" wide onPress={() => onCart([])}>
						{say("cart.clear")}
					</Button>
				</div>
			</div>
		</div>
	);
}

function CartRow({ line: { slip }, onRemove }: { readonly line: Cart[number]; readonly onRemove: () => void }) {
	const say = useLotteryText();
	const { name, picks } = useSlipWords()(slip);
	const { currency } = slip.terms;
	return (
		<li className="flex items-center gap-2 rounded-control bg-surface-2 py-1.5 ps-3 pe-1">
			<div className="min-w-0 grow">
				<p className="text-13 text-text-2">{name}</p>
				<p className="truncate text-14 font-medium tabular-nums">{picks}</p>
				<p className="flex justify-between gap-2 text-13 text-text-3 tabular-nums">
					<span>{say("cart.bets", { count: countOf(slip) })}</span>
					<Amount amount={formatMinor(stakeOf(slip), currency)} currency={currency} />
				</p>
			</div>
			<IconButton icon="close" label={say("cart.remove", { name: `${name} ${picks}` })} onPress={onRemove} />
		</li>
	);
}
