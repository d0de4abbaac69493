// What is set of a way whether it is new or stands: its place, its hours, its terms a currency, its words a language.
import { Count, useDeskText } from "#platform/desk/ui";
import type { PaymentMethod, PaymentMethodSettings } from "../../contract/index.ts";
import { useCashierDeskText } from "../text.ts";
import { TermsFields } from "./terms-fields.tsx";
import { WordsFields } from "./words-fields.tsx";

/** What a way may take and speak. */
export type PaymentMethodRange = { readonly currencies: readonly string[]; readonly languages: readonly string[] };

export type PaymentMethodFieldsProps = {
	readonly paymentMethod: Pick<PaymentMethod, "flow" | "kind">;
	readonly settings: PaymentMethodSettings;
	readonly range: PaymentMethodRange;
	readonly onChange: (settings: PaymentMethodSettings) => void;
};

export function PaymentMethodFields({
	paymentMethod: { flow, kind },
	settings,
	range,
	onChange,
}: PaymentMethodFieldsProps) {
	const say = useCashierDeskText();
	const sayDesk = useDeskText();
	const set = (part: Partial<PaymentMethodSettings>) => onChange({ ...settings, ...part });
	return (
		<>
			<div className="flex flex-wrap items-end gap-x-6 gap-y-4">
				<Count
					label={sayDesk("parts.order")}
					most={100_000}
					value={settings.order}
					onChange={(order) => set({ order })}
				/>
				<Count
					label={say(`paymentMethods.hours.${flow}`)}
					least={1}
					most={720}
					value={settings.hours}
					onChange={(hours) => set({ hours })}
				/>
			</div>
			<TermsFields terms={settings.terms} currencies={range.currencies} onChange={(terms) => set({ terms })} />
			<WordsFields
				words={settings.words}
				languages={range.languages}
				says={{ bank: kind === "bank-transfer", steps: flow === "in" }}
				onChange={(words) => set({ words })}
			/>
		</>
	);
}

/** Without the blanks that stand where nothing was typed. */
export const sentOf = (settings: PaymentMethodSettings): PaymentMethodSettings => ({
	...settings,
	terms: settings.terms.map((line) => ({ ...line, quick: line.quick.filter((amount) => amount !== "") })),
	words: settings.words
		.filter(({ name, summary, bank, steps }) => [name, summary, bank, ...steps].some((text) => text.trim() !== ""))
		.map((said) => ({ ...said, steps: said.steps.filter((step) => step.trim() !== "") })),
});
