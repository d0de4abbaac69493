// The strip above the controls: how many bets the slip holds or why none, picks by chance, betting without being asked, the cart.
import type { ReactNode } from "react";
import { Check } from "#platform/ui";
import { countOf } from "../../core/index.ts";
import type { CounterState } from "../bet/use-counter.ts";
import { useLotteryText } from "../text.ts";

export type BetStripProps = {
	readonly counter: CounterState;
	readonly onCart: () => void;
	/** How long the issue takes bets: in sight also where the head has been scrolled away. */
	readonly clock: ReactNode;
};

const button =
	"min-h-11 shrink-0 rounded-control bg-surface-2 px-2 text-13 sm:px-3 sm:text-14 whitespace-nowrap transition hover:bg-surface-3 active:scale-[0.98] disabled:opacity-50";

export function BetStrip({ counter, onCart, clock }: BetStripProps) {
	const say = useLotteryText();
	const { slip, cart, full } = counter;
	const fault = slip.ok
		? undefined
		: slip.error === "TOO_MANY_BETS" || slip.error === "NO_BETS"
			? slip.error
			: "NOT_OFFERED";
	return (
		<div className="flex shrink-0 items-center gap-x-2 border-t border-line px-3 py-1.5 sm:gap-x-3 sm:px-5">
			{clock}
			<p role="status" className="min-w-0 grow truncate text-14 text-text-2 tabular-nums">
				<span className={slip.ok ? "" : "max-sm:sr-only"}>
					{slip.ok ? say("cart.bets", { count: countOf(slip.value) }) : say(`fault.${fault ?? "NO_BETS"}`)}
				</span>
			</p>
			<span className="max-sm:hidden">
				<Check checked={counter.oneClick} onChange={(event) => counter.wishOneClick(event.target.checked)}>
					{say("cart.oneClick")}
				</Check>
			</span>
			{[1, 5].map((count) => (
				<button key={count} type="button" disabled={full} className={button} onClick={() => counter.random(count)}>
					{say("cart.random", { count })}
				</button>
			))}
			<button
				type="button"
				aria-label={say("cart.open", { count: cart.length })}
				className={`${button} lg:hidden`}
				onClick={onCart}
			>
				{say("cart.title")}
				<span className="ms-1.5 inline-grid min-w-6 place-items-center rounded-full bg-hue px-1.5 text-13 font-bold text-ground">
					{cart.length}
				</span>
			</button>
		</div>
	);
}
