// Where transfers of a way in go: masked, and shown in full and changed by whoever may. Each look is written down.
import { useState } from "react";
import { fieldsOf, Refused, useMay, useSaved } from "#platform/desk/ui";
import { Button, FailureNote, Field } from "#platform/ui";
import { listPaymentMethods, type PaymentMethod } from "../../contract/index.ts";
import { useRevealPaymentMethodAccount, useSetPaymentMethodAccount } from "../calls.gen.ts";
import { useCashierDeskText } from "../text.ts";

export type PaymentMethodAccountProps = {
	readonly paymentMethod: PaymentMethod;
	readonly onDone: () => void;
	/** Shows it as it is now. */
	readonly onLookAgain: () => void;
};

type Account = PaymentMethod["account"];

export function PaymentMethodAccount({ paymentMethod, onDone, onLookAgain }: PaymentMethodAccountProps) {
	const say = useCashierDeskText();
	const may = useMay("cashier.methods:account");
	const reveal = useRevealPaymentMethodAccount();
	const [editing, setEditing] = useState<Account>();
	const { holder, number } = reveal.data ?? paymentMethod.account;
	const edit = (): void => {
		if (paymentMethod.account.number === "") setEditing(paymentMethod.account);
		else reveal.mutate({ code: paymentMethod.code }, { onSuccess: setEditing });
	};
	return (
		<section aria-label={say("paymentMethods.account")} className="mb-6 rounded-card bg-surface-2 p-5">
			<h3 className="mb-3 text-16 font-bold">{say("paymentMethods.account")}</h3>
			{editing === undefined ? (
				<div className="flex flex-wrap items-end justify-between gap-4">
					{number === "" ? (
						<p className="text-14 text-text-2">{say("paymentMethods.noAccount")}</p>
					) : (
						<dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1 text-14 [&>dt]:text-text-3">
							<dt>{say("paymentMethods.holder")}</dt>
							<dd className="font-medium">{holder}</dd>
							<dt>{say("paymentMethods.number")}</dt>
							<dd className="font-medium break-all select-all">{number}</dd>
						</dl>
					)}
					{may ? (
						<div className="flex flex-col items-start gap-1">
							<Button look="plain" size="small" icon="write" busy={reveal.isPending} onPress={edit}>
								{say("paymentMethods.editAccount")}
							</Button>
							<span className="text-13 text-text-3">{say("withdrawals.revealHint")}</span>
						</div>
					) : null}
				</div>
			) : (
				<AccountForm paymentMethod={paymentMethod} account={editing} onDone={onDone} onLookAgain={onLookAgain} />
			)}
			{reveal.error === null ? null : <FailureNote error={reveal.error} />}
		</section>
	);
}

function AccountForm({
	paymentMethod: { code, stamp },
	account,
	onDone,
	onLookAgain,
}: PaymentMethodAccountProps & { readonly account: Account }) {
	const say = useCashierDeskText();
	const set = useSetPaymentMethodAccount({ refreshes: [listPaymentMethods] });
	const onSuccess = useSaved(onDone);
	return (
		<form
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				const { holder = "", number = "" } = fieldsOf(event.currentTarget);
				set.mutate({ code, stamp, account: { holder, number } }, { onSuccess });
			}}
		>
			<div className="grid gap-4 sm:grid-cols-2">
				<Field
					label={say("paymentMethods.holder")}
					name="holder"
					defaultValue={account.holder}
					maxLength={100}
					required
					autoComplete="off"
				/>
				<Field
					label={say("paymentMethods.number")}
					name="number"
					defaultValue={account.number}
					maxLength={50}
					required
					autoComplete="off"
				/>
			</div>
			<p className="text-13 text-text-3">{say("paymentMethods.accountText")}</p>
			<Refused error={set.error} onLookAgain={onLookAgain} />
			<div>
				<Button submit busy={set.isPending}>
					{say("paymentMethods.saveAccount")}
				</Button>
			</div>
		</form>
	);
}
