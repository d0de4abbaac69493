// What may be done with a withdrawal as it stands, by whoever may: approve, refuse, pay, hand over, answer, give back.
import { type ReactNode, useState } from "react";
import { fieldsOf, useDeskText, useMay } from "#platform/desk/ui";
import { Button, FailureNote, Field } from "#platform/ui";
import type { WithdrawalSheet } from "../../contract/index.ts";
import { useApproveWithdrawal, useDecideWithdrawal, useSendWithdrawal, useTakeBackPayout } from "../calls.gen.ts";
import { useCashierDeskText } from "../text.ts";
import { ProofForm } from "./proof-form.tsx";
import { SimulatedMark } from "./simulated-mark.tsx";
import { refreshes, useDone } from "./use-done.ts";

type Working = { readonly sheet: WithdrawalSheet; readonly onDone: () => void };

export function WorkWithdrawal({ sheet, onDone }: Working) {
	const { state } = sheet.withdrawal;
	const mayDecide = useMay("cashier.withdrawals:decide");
	const mayPay = useMay("cashier.withdrawals:pay");
	const refusable = state === "pending" || state === "approved";
	// Here, and not in its part: a provider takes its time, and the part goes as soon as the sheet says that it is handed over.
	const send = useSendWithdrawal({ refreshes });
	const onSent = useDone(onDone);
	const { reference } = sheet.withdrawal;
	return (
		<div className="flex flex-col gap-5 border-t border-line pt-5 empty:hidden">
			{state === "pending" ? <Approve sheet={sheet} onDone={onDone} /> : null}
			{mayPay && state === "approved" ? (
				<>
					<HandOver
						sheet={sheet}
						busy={send.isPending}
						error={send.error}
						onPress={() => send.mutate({ reference }, { onSuccess: onSent })}
					/>
					<ProofForm act="pay" sheet={sheet} onDone={onDone} />
				</>
			) : null}
			{mayPay && isSilent(sheet) ? <EndIt kind="take-back" sheet={sheet} onDone={onDone} /> : null}
			{mayPay && state === "disputed" ? <ProofForm act="answer" sheet={sheet} onDone={onDone} /> : null}
			{mayDecide && (refusable || state === "disputed") ? (
				<EndIt kind={refusable ? "refuse" : "give-back"} sheet={sheet} onDone={onDone} />
			) : null}
		</div>
	);
}

/** The first approval and the second are asked for by permissions of their own. */
function Approve({ sheet: { withdrawal }, onDone }: Working) {
	const say = useCashierDeskText();
	const { reference, approvedBy, levels } = withdrawal;
	const second = approvedBy.length > 0;
	const may = { first: useMay("cashier.withdrawals:decide"), second: useMay("cashier.withdrawals:approve") };
	const first = useDecideWithdrawal({ refreshes });
	const last = useApproveWithdrawal({ refreshes });
	const onSuccess = useDone(onDone);
	const approve = () =>
		second
			? last.mutate({ reference }, { onSuccess })
			: first.mutate({ reference, decision: { kind: "approve" } }, { onSuccess });
	return (
		<Act error={first.error ?? last.error}>
			{levels === 1 ? null : (
				<p className="text-14 text-text-2">{say(second ? "withdrawals.secondWaits" : "withdrawals.needsSecond")}</p>
			)}
			{(second ? may.second : may.first) ? (
				<Button wide busy={first.isPending || last.isPending} onPress={approve}>
					{say(second ? "withdrawals.approveSecond" : "withdrawals.approve")}
				</Button>
			) : null}
		</Act>
	);
}

type HandingOver = {
	readonly sheet: WithdrawalSheet;
	readonly busy: boolean;
	readonly error: Error | null;
	readonly onPress: () => void;
};

/** Where nobody pays out for the house there is nothing to press. */
function HandOver({ sheet: { provider }, busy, error, onPress }: HandingOver) {
	const say = useCashierDeskText();
	if (provider === null) return null;
	return (
		<Act error={error}>
			<p className="text-14 text-text-2">
				{say("withdrawals.sendWill", { provider: provider.code })} {provider.simulated ? <SimulatedMark /> : null}
			</p>
			<Button wide look="plain" busy={busy} onPress={onPress}>
				{say("withdrawals.send")}
			</Button>
		</Act>
	);
}

/** A provider has it, and nothing that it said waits for a decision. */
const isSilent = ({ withdrawal, handed, lines }: WithdrawalSheet): boolean =>
	withdrawal.state === "sent" &&
	handed.some(({ state }) => state === "opening" || state === "accepted") &&
	!lines.some(({ state }) => state === "review");

const endings = {
	refuse: { act: "withdrawals.refuse", why: "withdrawals.why", hint: "deposits.whyHint" },
	"give-back": { act: "withdrawals.giveBack", why: "withdrawals.whyBack", hint: "deposits.whyHint" },
	"take-back": {
		act: "withdrawals.provider.takeBack",
		why: "withdrawals.provider.why",
		hint: "withdrawals.provider.takeBackAsk",
	},
} as const;

/** Refused, or given back, with a reason that the member reads; or taken back from a provider. What was typed stays when it fails. */
function EndIt({ kind, sheet: { withdrawal }, onDone }: Working & { readonly kind: keyof typeof endings }) {
	const say = useCashierDeskText();
	const sayDesk = useDeskText();
	const [asking, setAsking] = useState(false);
	const decide = useDecideWithdrawal({ refreshes });
	const takeBack = useTakeBackPayout({ refreshes });
	const error = decide.error ?? takeBack.error;
	const onSuccess = useDone(onDone);
	const { act, why: label, hint } = endings[kind];
	const words = say(act);
	if (!asking)
		return (
			<Button look="quiet" onPress={() => setAsking(true)}>
				{words}
			</Button>
		);
	return (
		<form
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				const { why = "" } = fieldsOf(event.currentTarget);
				const { reference } = withdrawal;
				if (kind === "take-back") takeBack.mutate({ reference, reason: why }, { onSuccess });
				else decide.mutate({ reference, decision: { kind, why } }, { onSuccess });
			}}
		>
			<Field
				label={say(label)}
				hint={say(hint)}
				name="why"
				minLength={3}
				maxLength={500}
				required
				autoFocus
				autoComplete="off"
			/>
			{error === null ? null : <FailureNote error={error} />}
			<div className="flex flex-wrap gap-2">
				<Button submit look="danger" busy={decide.isPending || takeBack.isPending}>
					{words}
				</Button>
				<Button look="quiet" onPress={() => setAsking(false)}>
					{sayDesk("parts.back")}
				</Button>
			</div>
		</form>
	);
}

const Act = ({ error, children }: { readonly error: Error | null; readonly children: ReactNode }) => (
	<div className="flex flex-col gap-3 empty:hidden">
		{error === null ? null : <FailureNote error={error} />}
		{children}
	</div>
);
