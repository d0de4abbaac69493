// The balance in the header: a press hides or shows it, the arrow reads it anew, a push keeps it fresh. What a running game
// has not shown yet is not in it.
import { useState } from "react";
import { useBrandText } from "#brand/ui";
import { Amount, IconButton, Skeleton } from "#platform/ui";
import { useShownBalance } from "#wallet/ui";

const hiddenKey = "balanceHidden";

export function HeaderBalance() {
	const say = useBrandText();
	const [hidden, setHidden] = useState(localStorage.getItem(hiddenKey) === "1");
	const { amount, symbol, reading, read } = useShownBalance();
	const toggle = () => {
		localStorage.setItem(hiddenKey, hidden ? "0" : "1");
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
				className="flex h-11 min-w-24 items-center justify-end rounded-control ps-3 pe-2 text-14 md:text-16"
			>
				{amount === undefined ? (
					<Skeleton className="h-5 w-20" />
				) : hidden ? (
					<span aria-hidden="true" className="font-bold tracking-widest">
						••••
					</span>
				) : (
					<Amount amount={amount} currency={symbol} />
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
