// The balance in the header, which is what can be staked, and below it what is not in it: a press hides or shows both, the
// arrow reads them anew, a push keeps them fresh. What a running game has not shown yet is not in it.
import { useState } from "react";
import { useBrandText } from "#brand/ui";
import { Amount, IconButton, Skeleton } from "#platform/ui";
import { useShownBalance } from "#wallet/ui";
import { ApartAmounts } from "./apart-amounts.tsx";

export const balanceHiddenKey = "balanceHidden";

export function HeaderBalance() {
	const say = useBrandText();
	const [hidden, setHidden] = useState(localStorage.getItem(balanceHiddenKey) === "1");
	const { amount, symbol, apart, reading, read } = useShownBalance();
	const toggle = () => {
		localStorage.setItem(balanceHiddenKey, hidden ? "0" : "1");
		setHidden(!hidden);
	};
	return (
		<div className="flex items-center rounded-control bg-surface-1">
			<button
				type="button"
				aria-label={say(hidden ? "account.showBalance" : "account.hideBalance")}
				aria-pressed={hidden}
				title={say(hidden ? "account.showBalance" : "account.hideBalance")}
				onClick={toggle}
				className="flex h-11 min-w-24 flex-col items-end justify-center rounded-control ps-3 pe-2 text-14 leading-tight md:text-16"
			>
				{amount === undefined ? (
					<Skeleton className="h-5 w-20" />
				) : hidden ? (
					<span aria-hidden="true" className="font-bold tracking-widest">
						••••
					</span>
				) : (
					<>
						<Amount amount={amount} currency={symbol} />
						<ApartAmounts {...apart} symbol={symbol} className="hidden md:inline" />
					</>
				)}
			</button>
			<IconButton
				icon="refresh"
				label={say("account.refreshBalance")}
				onPress={read}
				className={`hidden size-9 sm:grid ${reading ? "animate-spin" : ""}`}
			/>
		</div>
	);
}
