// Adds an account to be paid to: bank, number and holder, and what proves the wish.
import { type FormEvent, useState } from "react";
import { Button, Dialog, FailureNote, Field, showToast } from "#platform/ui";
import { readWithdrawDesk, type WithdrawDesk } from "../contract/index.ts";
import { isAccountNumber } from "../core/index.ts";
import { BankField } from "./bank-field.tsx";
import { useAddPayoutAccount } from "./calls.gen.ts";
import { useCashierText } from "./text.ts";
import { noWish, sentWish, WishFields } from "./wish-fields.tsx";
import { WishGate } from "./wish-gate.tsx";

export type AccountDialogProps = {
	readonly desk: Pick<WithdrawDesk, "currency" | "holder" | "freshUntil">;
	readonly onClose: () => void;
};

export function AccountDialog({ desk, onClose }: AccountDialogProps) {
	const say = useCashierText();
	const { form, change, wrong, add, save } = useAccountForm(onClose);
	const { holder, freshUntil, currency } = desk;
	const hint = holder === null ? say("withdraw.holderHint") : say("withdraw.holderLocked", { holder });
	return (
		<Dialog open size="dialog" title={say("withdraw.addTitle")} onClose={onClose}>
			<WishGate fresh={freshUntil !== null}>
				<form onSubmit={save} noValidate className="flex flex-col gap-4">
					<BankField
						currency={currency}
						bank={form.bank}
						fault={wrong && form.bank.trim() === "" ? say("withdraw.bankMissing") : undefined}
						onChange={(bank) => change({ bank })}
					/>
					<Field
						label={say("pending.number")}
						required
						{...(wrong && !isAccountNumber(form.accountNumber) ? { error: say("errors.ACCOUNT_NUMBER_INVALID") } : {})}
						autoComplete="off"
						spellCheck={false}
						maxLength={60}
						value={form.accountNumber}
						onChange={(event) => change({ accountNumber: event.target.value })}
					/>
					<Field
						label={say("pending.holder")}
						hint={hint}
						required
						{...(wrong && form.holder.trim() === "" ? { error: say("withdraw.holderMissing") } : {})}
						autoComplete="name"
						maxLength={256}
						value={form.holder}
						onChange={(event) => change({ holder: event.target.value })}
					/>
					<WishFields wish={form} onChange={change} />
					{add.error === null ? null : <FailureNote error={add.error} />}
					<Button submit wide size="large" busy={add.isPending}>
						{say("withdraw.add")}
					</Button>
				</form>
			</WishGate>
		</Dialog>
	);
}

const empty = { bank: "", accountNumber: "", holder: "", ...noWish };

function useAccountForm(onClose: () => void) {
	const say = useCashierText();
	const [form, setForm] = useState(empty);
	const [tried, setTried] = useState(false);
	const add = useAddPayoutAccount({ refreshes: [readWithdrawDesk] });
	const { bank, accountNumber, holder } = form;
	const good = bank.trim() !== "" && holder.trim() !== "" && isAccountNumber(accountNumber);
	const change = (next: Partial<typeof empty>): void => setForm({ ...form, ...next });
	const save = (event: FormEvent): void => {
		event.preventDefault();
		setTried(true);
		if (!good || form.paymentPassword === "") return;
		const onSuccess = () => {
			showToast({ tone: "success", text: say("withdraw.added") });
			onClose();
		};
		add.mutate({ kind: "bank-account", bank, accountNumber, holder, ...sentWish(form) }, { onSuccess });
	};
	return { form, change, wrong: tried, add, save };
}
