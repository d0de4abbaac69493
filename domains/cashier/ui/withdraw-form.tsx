// A new withdrawal: the way, the amount, what the fee takes and what arrives, and the payment password.
import { type FormEvent, useState } from "react";
import { isCurrencyCode } from "#platform/kernel";
import { CallRefused, FailureNote, GatedButton, showToast, useFormats, useRefresh } from "#platform/ui";
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
import { GiveUp, isAtStake } from "./leaving.tsx";
import { MethodCards } from "./method-cards.tsx";
import { type DepositPlan, planDeposit } from "./plan-deposit.ts";
import { useCashierText } from "./text.ts";
import { PaymentPasswordField } from "./wish-fields.tsx";
import { useWithdrawGates } from "./withdraw-gates.ts";

export type WithdrawFormProps = { readonly desk: WithdrawDesk; readonly account: PayoutAccount };

export function WithdrawForm({ desk, account }: WithdrawFormProps) {
	const say = useCashierText();
	const { span } = useFormats();
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
				time={(one) =>
					say("withdraw.hours", {
						time: span(60 * (methods.find((paymentMethod) => paymentMethod.code === one)?.hours ?? 0)),
					})
				}
				icon={() => "bank"}
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
	const hint = useHint(desk);
	const { currency } = desk;
	const gates = useWithdrawGates(desk);
	const { typed, setTyped, password, setPassword, plan, fault, ask, send, asked, answers } = useWithdrawForm({
		desk,
		account,
		method,
	});
	return (
		<form onSubmit={send} noValidate className="flex flex-col gap-4 rounded-card bg-surface-2 p-5">
			<AmountField
				label={say("form.amount")}
				hint={hint}
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
			<GatedButton submit wide size="large" busy={ask.isPending} gates={gates}>
				{say("withdraw.act")}
			</GatedButton>
			<GiveUp
				{...desk}
				paymentMethod="out"
				asked={asked}
				leaves={plan.state === "ready" ? plan.amount : "0"}
				{...answers}
			/>
		</form>
	);
}

/** What can be asked for now; where nothing can, what is there all the same. */
function useHint({ withdrawable, available, currency }: WithdrawDesk): string {
	const say = useCashierText();
	const { amount } = useFormats();
	const said = say("withdraw.available", { amount: amount(withdrawable, currency) });
	if (withdrawable === available) return said;
	return `${said}. ${say("withdraw.there", { amount: amount(available, currency) })}`;
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
	const refresh = useRefresh();
	const ask = useRequestWithdrawal({ refreshes: [readWithdrawDesk, listWithdrawals, getBalance] });
	if (!isCurrencyCode(currency)) throw new Error(`an unknown currency: ${currency}`);
	const plan = planDeposit(typed, method, currency);
	const range = { smallest: amount(method.smallest, currency), largest: amount(method.largest, currency) };
	const wrong = plan.state === "out-of-range" ? say("form.outOfRange", range) : say("form.malformed");
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
		const wish = { accountId, method: method.code, amount: plan.amount, paymentPassword: password };
		// What stood when the page was read may stand no more: the page says what is asked for now.
		const onError = (error: Error): void => {
			if (error instanceof CallRefused) refresh([readWithdrawDesk]);
		};
		ask.mutate({ ...wish, giveUpBonus }, { onSuccess, onError });
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
	return { typed, setTyped, password, setPassword, plan, fault, ask, send, asked, answers };
}
