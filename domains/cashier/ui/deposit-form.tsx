// A new deposit: the way, the amount, what becomes of it, and the reference.
import { type FormEvent, useState } from "react";
import { isCurrencyCode } from "#platform/kernel";
import { Button, FailureNote, showToast, useFormats } from "#platform/ui";
import { type Deposit, type Desk, listDeposits, type Method, readDepositDesk } from "../contract/index.ts";
import { AmountField } from "./amount-field.tsx";
import { QuickAmounts, Sum, type SumLines } from "./amount-parts.tsx";
import { useOpenDeposit } from "./calls.gen.ts";
import { iconOf, useCreditTime } from "./credit-time.ts";
import { MethodCards } from "./method-cards.tsx";
import { Simulated } from "./pending-payment.tsx";
import { planBonus } from "./plan-bonus.ts";
import { type DepositPlan, planDeposit } from "./plan-deposit.ts";
import { PromotionChoice } from "./promotion-choice.tsx";
import { useCashierText } from "./text.ts";

export type DepositFormProps = {
	readonly desk: Desk;
	/** One waits now. */
	readonly onOpened: (depositId: string) => void;
};

export function DepositForm({ desk, onOpened }: DepositFormProps) {
	const say = useCashierText();
	const time = useCreditTime();
	const paymentMethods = desk.methods.filter(({ kind }) => kind !== "voucher");
	const [code, setCode] = useState(paymentMethods[0]?.code);
	const method = paymentMethods.find((one) => one.code === code) ?? paymentMethods[0];
	if (method === undefined) return null;
	return (
		<section aria-labelledby="new-deposit" className="flex flex-col gap-4">
			<h3 id="new-deposit" className="text-16 font-bold">
				{say("desk.methods")}
			</h3>
			<MethodCards
				label={say("desk.methods")}
				methods={paymentMethods}
				time={(one) => time(paymentMethods.find((paymentMethod) => paymentMethod.code === one))}
				icon={(one) => iconOf(paymentMethods.find((paymentMethod) => paymentMethod.code === one))}
				chosen={method.code}
				currency={desk.currency}
				onChoose={setCode}
			/>
			<AmountForm method={method} desk={desk} onOpened={onOpened} />
		</section>
	);
}

type AmountFormProps = DepositFormProps & { readonly method: Method };

function AmountForm({ method, desk, onOpened }: AmountFormProps) {
	const say = useCashierText();
	const { currency, promotions } = desk;
	const { typed, setTyped, plan, fault, open, send, choice } = useAmountForm({ method, desk, onOpened });
	return (
		<form onSubmit={send} noValidate className="flex flex-col gap-4 rounded-card bg-surface-2 p-5">
			<AmountField label={say("form.amount")} symbol={currency} typed={typed} onType={setTyped} fault={fault} />
			<QuickAmounts
				label={say("form.quick")}
				amounts={method.quick}
				chosen={plan.state === "ready" ? plan.amount : undefined}
				currency={currency}
				onChoose={setTyped}
			/>
			<PromotionChoice promotions={promotions} currency={currency} chosen={choice.code} onChoose={choice.choose} />
			{choice.fault === undefined ? null : <p className="text-13 text-danger">{choice.fault}</p>}
			<Sum lines={[...linesOf(plan, say), ...choice.lines]} currency={currency} />
			{method.provider?.simulated === true ? <Simulated /> : null}
			{open.error === null ? null : <FailureNote error={open.error} />}
			<Button submit wide size="large" busy={open.isPending}>
				{say(`${wordsOf(method)}.act`)}
			</Button>
		</form>
	);
}

function useAmountForm({ method, desk, onOpened }: AmountFormProps) {
	const say = useCashierText();
	const { amount } = useFormats();
	const { currency } = desk;
	const [typed, setTyped] = useState("");
	const [tried, setTried] = useState(false);
	const open = useOpenDeposit({ refreshes: [readDepositDesk, listDeposits] });
	if (!isCurrencyCode(currency)) throw new Error(`an unknown currency: ${currency}`);
	const plan = planDeposit(typed, method, currency);
	const choice = useChoice(desk, plan.state === "ready" ? plan.credited : undefined);
	const range = { smallest: amount(method.smallest, currency), largest: amount(method.largest, currency) };
	const wrong = plan.state === "out-of-range" ? say("form.outOfRange", range) : say("form.malformed");
	const send = (event: FormEvent): void => {
		event.preventDefault();
		setTried(true);
		if (plan.state !== "ready" || choice.fault !== undefined) return;
		const onSuccess = ({ depositId, reference, payment }: Deposit): void => {
			setTyped("");
			choice.choose(undefined);
			setTried(false);
			showToast({ tone: "success", text: say(`${wordsOf(method)}.opened`, { reference }) });
			if (payment?.address != null) window.location.assign(payment.address);
			else onOpened(depositId);
		};
		const promotion = choice.code === undefined ? {} : { promotion: choice.code };
		open.mutate({ method: method.code, amount: plan.amount, ...promotion }, { onSuccess });
	};
	return { typed, setTyped, plan, open, send, choice, fault: tried && plan.state !== "ready" ? wrong : undefined };
}

/** What is chosen with it: none until somebody does. */
function useChoice({ currency, promotions }: Desk, credited: string | undefined) {
	const say = useCashierText();
	const { amount } = useFormats();
	const [code, choose] = useState<string>();
	if (!isCurrencyCode(currency)) throw new Error(`an unknown currency: ${currency}`);
	const chosen = promotions.find((one) => one.code === code);
	const plan = planBonus(credited, chosen, currency);
	const lines: SumLines = plan.state === "brings" ? [[say("bonus.brings"), plan.bonus]] : [];
	const small = plan.state === "too-small" && chosen !== undefined;
	const fault = small ? say("bonus.tooSmall", { smallest: amount(chosen.smallest, currency) }) : undefined;
	return { code: chosen?.code, choose, lines, fault };
}

/** Each kind of way has its own words for what is pressed and what comes of it. */
const wordsOf = ({ kind, provider }: Method) =>
	kind === "agent-float" ? "agentPaymentMethod" : provider === null ? "form" : "payment";

type SayCashier = ReturnType<typeof useCashierText>;

/** What will happen with the amount, before anything is pressed. */
function linesOf(plan: DepositPlan, say: SayCashier): SumLines {
	if (plan.state !== "ready") return [];
	return [
		[say("form.arrives"), plan.amount],
		[say("form.fee"), plan.fee],
		[say("form.credited"), plan.credited],
	];
}
