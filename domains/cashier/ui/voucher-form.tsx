// Redeems a voucher: the code as it is typed, grouped while typing, and what it brought.
import { type FormEvent, useState } from "react";
import { Button, FailureNote, Field, Icon, showToast, useFormats } from "#platform/ui";
import { getBalance } from "#wallet/contract";
import { type Deposit, listDeposits, type Method, readDepositDesk } from "../contract/index.ts";
import { readCode, showCode, voucherShape } from "../core/index.ts";
import { useRedeemVoucher } from "./calls.gen.ts";
import { useCashierText } from "./text.ts";

export function VoucherForm({ method }: { readonly method: Method }) {
	const say = useCashierText();
	const { typed, setTyped, wrong, redeem, send } = useVoucherForm();
	return (
		<section aria-labelledby="voucher" className="flex flex-col gap-4 rounded-card bg-surface-2 p-5">
			<div className="flex items-start gap-3">
				<span className="cut-corner-small grid size-10 shrink-0 place-items-center rounded-control bg-surface-3 text-text-2">
					<Icon name="ticket" />
				</span>
				<div className="min-w-0">
					<h3 id="voucher" className="text-16 font-bold">
						{method.name}
					</h3>
					<p className="text-13 text-text-2">{method.summary}</p>
				</div>
			</div>
			<form onSubmit={send} noValidate className="flex flex-col gap-3">
				<Field
					label={say("voucher.code")}
					{...(wrong ? { error: say("voucher.incomplete") } : {})}
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					maxLength={40}
					value={typed}
					onChange={(event) => setTyped(event.target.value)}
				/>
				{redeem.error === null ? null : <FailureNote error={redeem.error} />}
				<div className="flex justify-end">
					<Button submit look="plain" busy={redeem.isPending}>
						{say("voucher.act")}
					</Button>
				</div>
			</form>
		</section>
	);
}

/** A slip is said at once, by the code's own check: it costs no attempt. */
function useVoucherForm() {
	const say = useCashierText();
	const { amount } = useFormats();
	const [typed, setTyped] = useState("");
	const [tried, setTried] = useState(false);
	const redeem = useRedeemVoucher({ refreshes: [readDepositDesk, listDeposits, getBalance] });
	const code = readCode(typed, voucherShape);
	const send = (event: FormEvent): void => {
		event.preventDefault();
		setTried(true);
		if (code === undefined) return;
		const onSuccess = ({ credited, currency, reference }: Deposit): void => {
			setTyped("");
			setTried(false);
			showToast({
				tone: "success",
				text: say("voucher.done", { amount: amount(credited ?? "0", currency), reference }),
			});
		};
		redeem.mutate({ voucherCode: showCode(code, voucherShape) }, { onSuccess });
	};
	return { typed, setTyped, redeem, send, wrong: tried && code === undefined && typed !== "" };
}
