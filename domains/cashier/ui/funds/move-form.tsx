// Moves money between the main purse and what a vendor keeps.
import { type FormEvent, useState } from "react";
import { isCurrencyCode } from "#platform/kernel";
import { Button, FailureNote, IconButton, Select, showToast, useFormats } from "#platform/ui";
import { getBalance } from "#wallet/contract";
import { useWalletText } from "#wallet/ui";
import { type Funds, listTransfers, readConsolidatedFunds, type Transfer } from "../../contract/index.ts";
import { AmountChips } from "../amount-chips.tsx";
import { AmountField } from "../amount-field.tsx";
import { useTransferWallet } from "../calls.gen.ts";
import { useCashierText } from "../text.ts";
import { planMove, quickAmounts } from "./plan-move.ts";

const main = "cash";
const quick = ["10", "50", "100", "500"];

export function MoveForm({ funds }: { readonly funds: Funds }) {
	const say = useCashierText();
	const { typed, setTyped, fault, move, send, paymentMethod } = useMoveForm(funds);
	const { from, available } = paymentMethod;
	return (
		<section aria-labelledby="move" className="flex flex-col gap-3">
			<h3 id="move" className="text-16 font-bold">
				{say("move.title")}
			</h3>
			<form onSubmit={send} noValidate className="flex flex-col gap-4 rounded-card bg-surface-2 p-5">
				<PaymentMethod funds={funds} paymentMethod={paymentMethod} />
				<AmountField label={say("move.amount")} symbol={funds.symbol} typed={typed} onType={setTyped} fault={fault} />
				<AmountChips
					key={from}
					label={say("form.quick")}
					amounts={quickAmounts(quick, available)}
					unit={funds.symbol}
					typed={typed}
					all={{ name: say("move.all"), amount: available }}
					onChoose={setTyped}
				/>
				{move.error === null ? null : <FailureNote error={move.error} />}
				<Button submit wide size="large" busy={move.isPending}>
					{say("move.act")}
				</Button>
			</form>
		</section>
	);
}

type MovePaymentMethod = {
	readonly vendor: Funds["vendors"][number] | undefined;
	/** To the vendor, not home. */
	readonly out: boolean;
	readonly from: string;
	readonly to: string;
	readonly available: string;
	readonly choose: (purse: string) => void;
	readonly turn: () => void;
};

function usePaymentMethod(funds: Funds): MovePaymentMethod {
	const [purse, setPurse] = useState<string>();
	const [out, setOut] = useState(true);
	const vendor = funds.vendors.find((one) => one.purse === purse) ?? funds.vendors[0];
	const there = vendor?.purse ?? main;
	return {
		vendor,
		out,
		choose: setPurse,
		turn: () => setOut(!out),
		...(out ? { from: main, to: there } : { from: there, to: main }),
		available: out ? funds.main.available : (vendor?.balance ?? "0"),
	};
}

function useMoveForm(funds: Funds) {
	const say = useCashierText();
	const { amount } = useFormats();
	const [typed, setTyped] = useState("");
	const [tried, setTried] = useState(false);
	const paymentMethod = usePaymentMethod(funds);
	const move = useTransferWallet({ refreshes: [readConsolidatedFunds, listTransfers, getBalance] });
	if (!isCurrencyCode(funds.currency)) throw new Error(`an unknown currency: ${funds.currency}`);
	const plan = planMove(typed, { available: paymentMethod.available, currency: funds.currency });
	const wrong =
		plan.state === "too-much" ? say("move.tooMuch", { most: amount(plan.most, funds.symbol) }) : say("form.malformed");
	const send = (event: FormEvent): void => {
		event.preventDefault();
		setTried(true);
		if (plan.state !== "ready") return;
		const onSuccess = ({ transferId }: Transfer): void => {
			setTyped("");
			setTried(false);
			const said = { amount: amount(plan.amount, funds.symbol), number: transferId };
			showToast({ tone: "success", text: say("move.done", said) });
		};
		move.mutate({ fromPurse: paymentMethod.from, toPurse: paymentMethod.to, amount: plan.amount }, { onSuccess });
	};
	return { typed, setTyped, move, send, paymentMethod, fault: tried && plan.state !== "ready" ? wrong : undefined };
}

function PaymentMethod({ funds, paymentMethod }: { readonly funds: Funds; readonly paymentMethod: MovePaymentMethod }) {
	const say = useCashierText();
	const sayWallet = useWalletText();
	const { amount } = useFormats();
	const home = (
		<p className="flex h-11 items-center gap-2 rounded-control border border-line-control px-3 text-14">
			<span className="text-text-3">{say(paymentMethod.out ? "move.from" : "move.to")}</span>
			<span className="font-medium">{sayWallet("purses.cash")}</span>
		</p>
	);
	const vendor = (
		<div className="rounded-control border border-line-control">
			<Select
				label={say(paymentMethod.out ? "move.to" : "move.from")}
				value={paymentMethod.vendor?.purse ?? ""}
				options={funds.vendors.map(({ purse, name, balance }) => ({
					value: purse,
					label: `${name} (${amount(balance, funds.symbol)})`,
				}))}
				onChange={paymentMethod.choose}
			/>
		</div>
	);
	return (
		<div className="grid items-center gap-2 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
			{paymentMethod.out ? home : vendor}
			<IconButton icon="replay" label={say("move.swap")} onPress={paymentMethod.turn} className="justify-self-center" />
			{paymentMethod.out ? vendor : home}
		</div>
	);
}
