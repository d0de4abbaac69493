// The terms of a way in each of its currencies: bounds, fee, amounts one press away.
import { Button, Field } from "#platform/ui";
import type { PaymentMethodSettings } from "../../contract/index.ts";
import { useCashierDeskText } from "../text.ts";

type Terms = PaymentMethodSettings["terms"];
type Line = Terms[number];

export const emptyLine = (currency: string): Line => ({
	currency,
	smallest: "",
	largest: "",
	feeFixed: "0",
	feePercent: "0",
	quick: [],
});

export type TermsFieldsProps = {
	readonly terms: Terms;
	/** What it may take. */
	readonly currencies: readonly string[];
	readonly onChange: (terms: Terms) => void;
};

export function TermsFields({ terms, currencies, onChange }: TermsFieldsProps) {
	const say = useCashierDeskText();
	const more = currencies.filter((currency) => terms.every((line) => line.currency !== currency));
	return (
		<>
			{terms.map((line) => (
				<CurrencyTerms
					key={line.currency}
					line={line}
					onChange={(changed) => onChange(terms.map((one) => (one.currency === line.currency ? changed : one)))}
				/>
			))}
			{more.map((currency) => (
				<div key={currency}>
					<Button look="plain" size="small" onPress={() => onChange([...terms, emptyLine(currency)])}>
						{say("paymentMethods.addCurrency", { currency })}
					</Button>
				</div>
			))}
		</>
	);
}

const amounts = ["smallest", "largest", "feeFixed", "feePercent"] as const;

function CurrencyTerms({ line, onChange }: { readonly line: Line; readonly onChange: (line: Line) => void }) {
	const say = useCashierDeskText();
	return (
		<fieldset className="min-w-0">
			<legend className="mb-2 text-14 font-bold">{say("paymentMethods.termsIn", { currency: line.currency })}</legend>
			<div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
				{amounts.map((name) => (
					<Field
						key={name}
						label={say(`paymentMethods.${name}`)}
						inputMode="decimal"
						required
						maxLength={20}
						autoComplete="off"
						value={line[name]}
						onChange={(event) => onChange({ ...line, [name]: event.target.value.trim() })}
						after={<span className="text-14 text-text-3">{name === "feePercent" ? "%" : line.currency}</span>}
					/>
				))}
			</div>
			<div className="mt-4">
				<Field
					label={say("paymentMethods.quick")}
					hint={say("paymentMethods.quickHint")}
					maxLength={200}
					autoComplete="off"
					value={line.quick.join(" ")}
					onChange={(event) => onChange({ ...line, quick: event.target.value.trimStart().split(/[\s,;]/) })}
				/>
			</div>
		</fieldset>
	);
}
