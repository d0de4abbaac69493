// What came of a payment at a provider, where one comes back to: what was credited, its number, the balance now, and what next.
// It is read from the history, so that it stands after a reload and in another tab, until it is put away or half an hour old.
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Amount, Button, Icon } from "#platform/ui";
import { useShownBalance } from "#wallet/ui";
import type { Deposit } from "../contract/index.ts";
import { useDeposits } from "./deposit-history.tsx";
import { useCashierText } from "./text.ts";

const shownMilliseconds = 30 * 60_000;
const putAwayKey = "paymentResultSeen";

/** The newest that ended at a provider, while it is news. */
export function resultOf(deposits: readonly Deposit[], now: number): Deposit | undefined {
	const ended = deposits.filter(
		({ kind, state }) => kind === "provider" && state !== "pending" && state !== "cancelled",
	);
	const newest = ended.toSorted((one, other) => (other.closedAt ?? "").localeCompare(one.closedAt ?? ""))[0];
	const isNews = newest?.closedAt != null && now - Date.parse(newest.closedAt) < shownMilliseconds;
	return isNews ? newest : undefined;
}

export function PaymentResult({ onPlay }: { readonly onPlay: () => void }) {
	const { data } = useDeposits();
	const [seen, setSeen] = useState(localStorage.getItem(putAwayKey));
	const result = resultOf(data?.pages[0]?.deposits ?? [], Date.now());
	if (result === undefined || result.depositId === seen) return null;
	const putAway = () => {
		localStorage.setItem(putAwayKey, result.depositId);
		setSeen(result.depositId);
	};
	const play = () => {
		putAway();
		onPlay();
	};
	return <Result key={result.depositId} deposit={result} onPlay={play} onAgain={putAway} />;
}

type ResultProps = { readonly deposit: Deposit; readonly onPlay: () => void; readonly onAgain: () => void };

function Result({ deposit, onPlay, onAgain }: ResultProps) {
	const say = useCashierText();
	const head = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		head.current?.scrollIntoView({ block: "start" });
		head.current?.focus({ preventScroll: true });
	}, []);
	const credited = deposit.state === "credited";
	return (
		<section
			aria-labelledby="payment-result"
			className="cut-corner flex flex-col gap-4 rounded-card bg-surface-3 p-5 md:p-6"
		>
			<h3
				ref={head}
				id="payment-result"
				tabIndex={-1}
				className="flex scroll-mt-6 items-center gap-3 text-20 font-bold outline-none"
			>
				<Icon name={credited ? "check" : "alert"} className={credited ? "text-won" : "text-lost"} />
				{say(credited ? "result.credited" : `result.${deposit.state === "expired" ? "expired" : "refused"}`)}
			</h3>
			<Facts deposit={deposit} />
			<div className="flex flex-wrap gap-2">
				{credited ? <Button onPress={onPlay}>{say("result.play")}</Button> : null}
				<Button look="plain" onPress={onAgain}>
					{say(credited ? "result.again" : "result.retry")}
				</Button>
			</div>
		</section>
	);
}

function Facts({ deposit }: { readonly deposit: Deposit }) {
	const say = useCashierText();
	const balance = useShownBalance();
	const { credited, currency, reference, methodName, reason } = deposit;
	return (
		<dl className="grid gap-x-6 gap-y-3 text-14 sm:grid-cols-2">
			{credited === null ? null : (
				<Fact name={say("form.credited")}>
					<Amount amount={credited} currency={currency} />
				</Fact>
			)}
			<Fact name={say("payment.number")}>{`${reference} · ${methodName}`}</Fact>
			{credited === null || balance.amount === undefined ? null : (
				<Fact name={say("funds.spendable")}>
					<Amount amount={balance.amount} currency={balance.symbol} />
				</Fact>
			)}
			{reason === "" ? null : <Fact name={say("result.why")}>{reason}</Fact>}
		</dl>
	);
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
	return (
		<div>
			<dt className="text-13 text-text-3">{name}</dt>
			<dd className="mt-0.5 font-medium">{children}</dd>
		</div>
	);
}
