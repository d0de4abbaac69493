// A deposit that is paid at a provider: what is asked for, the way to pay it, and what is known of it. Followed live.
import { Amount, Button, Icon } from "#platform/ui";
import type { Deposit, Method } from "../contract/index.ts";
import { PendingCard } from "./pending-card.tsx";
import { useCashierText } from "./text.ts";

type Payment = NonNullable<Deposit["payment"]>;

export type PendingPaymentProps = {
	readonly deposit: Deposit;
	readonly payment: Payment;
	readonly provider: Method["provider"];
};

export function PendingPayment({ deposit, payment, provider }: PendingPaymentProps) {
	const say = useCashierText();
	return (
		<PendingCard
			deposit={deposit}
			title={say("payment.title")}
			cancelText={payment.state === "review" ? undefined : say("payment.cancelText")}
		>
			<Asked deposit={deposit} />
			{provider?.simulated === true ? <Simulated /> : null}
			<PaymentMethodToPay payment={payment} />
		</PendingCard>
	);
}

/** What was asked for, by which way, under which number. */
export function Asked({ deposit: { methodName, amount, currency, reference } }: { readonly deposit: Deposit }) {
	const say = useCashierText();
	return (
		<dl className="cut-corner flex flex-wrap items-end justify-between gap-x-6 gap-y-2 rounded-card bg-surface-3 p-4">
			<div>
				<dt className="text-13 text-text-3">{methodName}</dt>
				<dd className="text-28 font-bold">
					<Amount amount={amount} currency={currency} />
				</dd>
			</div>
			<div>
				<dt className="text-13 text-text-3">{say("payment.number")}</dt>
				<dd className="text-14 font-medium">{reference}</dd>
			</div>
		</dl>
	);
}

/** Nothing is really paid, said where somebody is about to pay. */
export function Simulated() {
	const say = useCashierText();
	return (
		<p className="flex items-center gap-3 text-14 text-text-2">
			<Icon name="info" className="shrink-0 text-text-3" />
			{say("payment.simulatedNote")}
		</p>
	);
}

function PaymentMethodToPay({ payment: { state, address } }: { readonly payment: Payment }) {
	const say = useCashierText();
	if (state === "started" && address !== null) {
		return (
			<Button wide size="large" icon="external" onPress={() => window.location.assign(address)}>
				{say("payment.go")}
			</Button>
		);
	}
	return (
		<p role="status" className="flex items-center gap-3 text-14">
			<Icon name="clock" className="shrink-0 text-text-3" />
			{say(state === "review" ? "payment.review" : "payment.opening")}
		</p>
	);
}
