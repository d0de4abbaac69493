// What proves the wish to change where pay-outs go: the payment password, and a second factor of whoever has one.
import { useState } from "react";
import { PasswordField, PaymentPasswordDialog, useReadPaymentPassword, WishProof } from "#members/ui";
import { Button } from "#platform/ui";
import { useCashierText } from "./text.ts";

// Both come with the page, not with the dialog that shows them.
PasswordField.preload();
WishProof.preload();

export type Wish = { readonly paymentPassword: string; readonly proof: string };

export const noWish: Wish = { paymentPassword: "", proof: "" };

export type WishFieldsProps = { readonly wish: Wish; readonly onChange: (wish: Wish) => void };

export function WishFields({ wish, onChange }: WishFieldsProps) {
	const { data } = useReadPaymentPassword({});
	return (
		<>
			<PaymentPasswordField
				value={wish.paymentPassword}
				onChange={(paymentPassword) => onChange({ ...wish, paymentPassword })}
			/>
			{data?.proof === undefined ? null : (
				<WishProof
					proof={data.proof}
					required
					value={wish.proof}
					onChange={(event) => onChange({ ...wish, proof: event.target.value })}
				/>
			)}
		</>
	);
}

/** As it is sent: without a proof where none was asked for. */
export const sentWish = ({ paymentPassword, proof }: Wish) =>
	proof.trim() === "" ? { paymentPassword } : { paymentPassword, proof: proof.trim() };

export type PaymentPasswordFieldProps = {
	readonly value: string;
	readonly onChange: (typed: string) => void;
	readonly error?: string | undefined;
};

/** Where a member has none yet, it is set here. */
export function PaymentPasswordField({ value, onChange, error }: PaymentPasswordFieldProps) {
	const say = useCashierText();
	const { data } = useReadPaymentPassword({});
	const [setting, setSetting] = useState(false);
	if (data?.set === false) {
		return (
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-surface-3 px-4 py-3 text-14">
				<p className="min-w-48 grow basis-0 text-text-2">{say("withdraw.noPassword")}</p>
				<Button look="plain" size="small" onPress={() => setSetting(true)}>
					{say("withdraw.setPassword")}
				</Button>
				{setting ? <PaymentPasswordDialog known={data} onClose={() => setSetting(false)} /> : null}
			</div>
		);
	}
	return (
		<PasswordField
			label={say("withdraw.password")}
			{...(error === undefined ? {} : { error })}
			required
			inputMode={data?.rule.patternId === "digits" ? "numeric" : "text"}
			autoComplete="off"
			maxLength={data?.rule.maxLength ?? 256}
			value={value}
			onChange={(event) => onChange(event.target.value)}
		/>
	);
}
