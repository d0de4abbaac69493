// Puts money of the house into a jackpot's reserve, with a reason; the same press arrives once.
import { Button, FailureNote, Field, showToast, useFormats } from "#platform/ui";
import { type DeskJackpot, readJackpots } from "../../contract/index.ts";
import { useFundJackpot } from "../calls.gen.ts";
import { fieldsOf } from "../login/fields-of.ts";
import { useOfficeText } from "../text.ts";

export function FundJackpot({ jackpot: { code, currency, reserve } }: { readonly jackpot: DeskJackpot }) {
	const say = useOfficeText();
	const { amount: show } = useFormats();
	const fund = useFundJackpot({ refreshes: [readJackpots] });
	return (
		<form
			className="mt-8 flex flex-col gap-4 border-t border-line pt-5"
			onSubmit={(event) => {
				event.preventDefault();
				const form = event.currentTarget;
				const { amount = "", reason = "" } = fieldsOf(form);
				const onSuccess = (after: DeskJackpot) => {
					showToast({ tone: "success", text: `${say("jackpots.reserve")}: ${show(after.reserve, currency)}` });
					form.reset();
				};
				fund.mutate({ jackpot: code, amount: amount.trim(), reason }, { onSuccess });
			}}
		>
			<h3 className="text-16 font-bold">{say("jackpots.fund")}</h3>
			<p className="text-14 text-text-2">
				{say("jackpots.fundText")} {say("jackpots.reserve")}: {show(reserve, currency)}
			</p>
			<div className="grid gap-4 sm:grid-cols-2">
				<Field
					label={say("jackpots.amount")}
					name="amount"
					inputMode="decimal"
					required
					maxLength={20}
					autoComplete="off"
					after={<span className="text-14 text-text-3">{currency}</span>}
				/>
				<Field label={say("members.reason")} name="reason" minLength={3} maxLength={500} required autoComplete="off" />
			</div>
			{fund.error === null ? null : <FailureNote error={fund.error} />}
			<div>
				<Button submit look="plain" icon="wallet" busy={fund.isPending}>
					{say("jackpots.fund")}
				</Button>
			</div>
		</form>
	);
}
