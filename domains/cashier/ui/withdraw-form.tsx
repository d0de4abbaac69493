// A new withdrawal: the way, the amount, what the fee takes and what arrives, and the payment password.
import { type FormEvent, useState } from "react";
import { isCurrencyCode } from "#platform/kernel";
import { Button, FailureNote, showToast, useFormats } from "#platform/ui";
import { getBalance } from "#wallet/contract";
import {
	listWithdrawals,
	type PayoutAccount,
	type PayoutMethod,
	readWithdrawDesk,
	type WithdrawDesk,
} from "../contract/index.ts";
import { AmountField } from "./amount-field.tsx";
import { QuickAmounts, Sum, type SumLines } from "./amount-parts.tsx";
import { useRequestWithdrawal } from "./calls.gen.ts";
import { GiveUp, isAtStake, isMissing } from "./leaving.tsx";
import { MethodCards } from "./method-cards.tsx";
import { type DepositPlan, planDeposit } from "./plan-deposit.ts";
import { useCashierText } from "./text.ts";
import { PaymentPasswordField } from "./wish-fields.tsx";

export type WithdrawFormProps = { readonly desk: WithdrawDesk; readonly account: PayoutAccount };

export function WithdrawForm({ desk, account }: WithdrawFormProps) {
	const say = useCashierText();
	const methods = desk.methods.filter(({ kind }) => kind === account.kind);
	const [code, setCode] = useState(methods[0]?.code);
	const method = methods.find((one) => one.code === code) ?? methods[0];
	if (method === undefined) return <p className="text-14 text-text-2">{say("withdraw.noMethods")}</p>;
	return (
		<section aria-labelledby="new-withdrawal" className="flex flex-col gap-4">
			<h3 id="new-withdrawal" className="text-16 font-bold">
				{say("withdraw.methods")}
			</h3>
			<MethodCards
				label={say("withdraw.methods")}
				methods={methods}
				hours={(hours) => say("withdraw.hours", { hours })}
				chosen={method.code}
				currency={desk.currency}
				onChoose={setCode}
			/>
			<AmountForm desk={desk} account={account} method={method} />
		</section>
	);
}

type AmountFormProps = WithdrawFormProps & { readonly method: PayoutMethod };

function AmountForm({ desk, account, method }: AmountFormProps) {
	const say = useCashierText();
	const { amount } = useFormats();
	const { currency, available } = desk;
	const { typed, setTyped, password, setPassword, plan, fault, ask, send, closed, asked, answers } = useWithdrawForm({
		desk,
		account,
		method,
	});
	return (
		<form onSubmit={send} noValidate className="flex flex-col gap-4 rounded-card bg-surface-2 p-5">
			<AmountField
				label={say("form.amount")}
				hint={say("withdraw.available", { amount: amount(available, currency) })}
				symbol={currency}
				typed={typed}
				onType={setTyped}
				fault={fault}
			/>
			<QuickAmounts
				label={say("form.quick")}
				amounts={method.quick}
				chosen={plan.state === "ready" ? plan.amount : undefined}
				currency={currency}
				onChoose={setTyped}
			/>
			<Sum lines={linesOf(plan, say)} currency={currency} />
			<PaymentPasswordField value={password} onChange={setPassword} />
			{ask.error === null ? null : <FailureNote error={ask.error} />}
			<Button submit wide size="large" busy={ask.isPending} disabled={closed}>
				{say("withdraw.act")}
			</Button>
			<GiveUp {...desk} way="out" asked={asked} leaves={plan.state === "ready" ? plan.amount : "0"} {...answers} />
		</form>
	);
}

function linesOf(plan: DepositPlan, say: ReturnType<typeof useCashierText>): SumLines {
	if (plan.state !== "ready") return [];
	return [
		[say("withdraw.leaves"), plan.amount],
		[say("form.fee"), plan.fee],
		[say("withdraw.arrives"), plan.credited],
	];
}

function useWithdrawForm({ desk, account, method }: AmountFormProps) {
	const say = useCashierText();
	const { amount } = useFormats();
	const { currency } = desk;
	const [typed, setTyped] = useState("");
	const [password, setPassword] = useState("");
	const [tried, setTried] = useState(false);
	const ask = useRequestWithdrawal({ refreshes: [readWithdrawDesk, listWithdrawals, getBalance] });
	if (!isCurrencyCode(currency)) throw new Error(`an unknown currency: ${currency}`);
	const plan = planDeposit(typed, method, currency);
	const range = { smallest: amount(method.smallest, currency), largest: amount(method.largest, currency) };
	const wrong = plan.state === "out-of-range" ? say("form.outOfRange", range) : say("form.malformed");
	const closed = desk.freshUntil === null || desk.identityRequired || isMissing(desk);
	const [asked, setAsked] = useState(false);
	const request = (giveUpBonus: boolean): void => {
		setAsked(false);
		if (plan.state !== "ready") return;
		const onSuccess = ({ reference }: { readonly reference: string }): void => {
			setTyped("");
			setPassword("");
			setTried(false);
			showToast({ tone: "success", text: say("withdraw.asked", { reference }) });
		};
		const { accountId } = account;
		const wish = { accountId, payoutMethod: method.code, amount: plan.amount, paymentPassword: password };
		ask.mutate({ ...wish, giveUpBonus }, { onSuccess });
	};
	const send = (event: FormEvent): void => {
		event.preventDefault();
		setTried(true);
		if (plan.state !== "ready" || password === "") return;
		if (isAtStake(desk)) setAsked(true);
		else request(false);
	};
	const answers = { onAct: () => request(true), onClose: () => setAsked(false) };
	const fault = tried && plan.state !== "ready" ? wrong : undefined;
	return { typed, setTyped, password, setPassword, plan, fault, ask, send, closed, asked, answers };
}
