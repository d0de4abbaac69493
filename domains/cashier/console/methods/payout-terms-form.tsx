// What the brand asks of withdrawals, and from which amounts on two people decide.
import { useState } from "react";
import { Count, Refused, useMay, useSaved } from "#platform/desk/ui";
import { Button, Field } from "#platform/ui";
import { listPaymentMethods, type PayoutTerms } from "../../contract/index.ts";
import { useChangePayoutTerms } from "../calls.gen.ts";
import { useCashierDeskText } from "../text.ts";

const counts = [
	["loginMinutes", 1, 1_440],
	["turnoverPercent", 0, 10_000],
	["confirmMinutes", 1, 43_200],
	["manyADay", 2, 100],
	["mostOpen", 1, 20],
] as const;

export type PayoutTermsFormProps = { readonly terms: PayoutTerms; readonly onLookAgain: () => void };

export function PayoutTermsForm({ terms: { stamp, ...shown }, onLookAgain }: PayoutTermsFormProps) {
	const say = useCashierDeskText();
	const mayWrite = useMay("cashier.methods:write");
	const [rule, setRule] = useState(shown.rule);
	const [thresholds, setThresholds] = useState(shown.thresholds);
	const change = useChangePayoutTerms({ refreshes: [listPaymentMethods] });
	const onSuccess = useSaved();
	return (
		<form
			className="mt-8 rounded-card bg-surface-1 p-5"
			onSubmit={(event) => {
				event.preventDefault();
				change.mutate({ stamp, rule, thresholds }, { onSuccess });
			}}
		>
			<fieldset disabled={!mayWrite} className="flex min-w-0 flex-col gap-5">
				<legend className="mb-3 text-16 font-bold">{say("paymentMethods.payouts")}</legend>
				<div className="flex flex-wrap items-end gap-4">
					{counts.map(([name, least, most]) => (
						<Count
							key={name}
							label={say(`paymentMethods.${name}`)}
							least={least}
							most={most}
							value={rule[name]}
							onChange={(value) => setRule({ ...rule, [name]: value })}
						/>
					))}
				</div>
				{thresholds.map((line) => (
					<div key={line.currency} className="flex flex-wrap gap-4">
						{(["secondAbove", "largeFrom"] as const).map((name) => (
							<div key={name} className="w-72">
								<Field
									label={say(`paymentMethods.${name}`)}
									inputMode="decimal"
									required
									autoComplete="off"
									value={line[name]}
									onChange={({ target: { value } }) =>
										setThresholds(
											thresholds.map((one) =>
												one.currency === line.currency ? { ...one, [name]: value.trim() } : one,
											),
										)
									}
									after={<span className="text-14 text-text-3">{line.currency}</span>}
								/>
							</div>
						))}
					</div>
				))}
				<Refused error={change.error} onLookAgain={onLookAgain} />
				{mayWrite ? (
					<div>
						<Button submit busy={change.isPending}>
							{say("paymentMethods.savePayouts")}
						</Button>
					</div>
				) : null}
			</fieldset>
		</form>
	);
}
