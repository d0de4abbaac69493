// What a game offers besides its spins where the market allows it: its bonus for a price, and doubling what was won. Both
// say what they cost before anything is staked.
import { Button } from "#platform/ui";
import type { Side } from "../../core/index.ts";
import { useSlotText } from "../text.ts";
import { Shell } from "./shell.tsx";

export type BuyProps = {
	/** Written out with their currency. */
	readonly price: string;
	readonly balanceAfter: string;
	/** Per cent. */
	readonly rtp: string;
	readonly onBuy: () => void;
};

export function BuyPanel({ price, balanceAfter, rtp, onBuy }: BuyProps) {
	const say = useSlotText();
	return (
		<div className="flex flex-col gap-5 text-14">
			<p className="text-text-2">{say("buy.text", { price, balance: balanceAfter })}</p>
			<p className="text-text-2">{say("buy.return", { rtp })}</p>
			<div className="flex justify-end">
				<Button onPress={onBuy}>{say("buy.pay", { price })}</Button>
			</div>
		</div>
	);
}

export type DoubleProps = {
	/** Written out with their currency. */
	readonly stake: string;
	readonly prize: string;
	/** How many doublings in a row this is, and how many there may be. */
	readonly step: number;
	readonly steps: number;
	readonly onPick: (side: Side) => void;
};

const sides: readonly Side[] = ["left", "right"];

export function DoublePanel({ stake, prize, step, steps, onPick }: DoubleProps) {
	const say = useSlotText();
	return (
		<div className="flex flex-col gap-5 text-14">
			<p className="text-text-2">{say("double.text", { stake, prize })}</p>
			<div className="grid grid-cols-2 gap-3">
				{sides.map((side) => (
					<button
						key={side}
						type="button"
						onClick={() => onPick(side)}
						className="flex flex-col items-center gap-2 rounded-card border border-line bg-surface-2 p-4 transition hover:border-accent active:scale-95"
					>
						<Shell />
						<span className="text-16 font-medium">{say(`double.${side}`)}</span>
					</button>
				))}
			</div>
			<p className="text-13 text-text-3">{say("double.step", { step, steps })}</p>
		</div>
	);
}
