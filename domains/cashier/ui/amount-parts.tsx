// Parts of a form that asks for an amount: amounts one press away, and what will become of it.
import { Amount, useFormats } from "#platform/ui";

export type QuickAmountsProps = {
	/** Read aloud. */
	readonly label: string;
	readonly amounts: readonly string[];
	/** What is typed now, where it is one of them. */
	readonly chosen: string | undefined;
	readonly currency: string;
	readonly onChoose: (amount: string) => void;
};

export function QuickAmounts({ label, amounts, chosen, currency, onChoose }: QuickAmountsProps) {
	const formats = useFormats();
	return (
		<fieldset aria-label={label} className="flex min-w-0 flex-wrap gap-2">
			{amounts.map((amount) => (
				<button
					key={amount}
					type="button"
					aria-label={formats.amount(amount, currency)}
					aria-pressed={amount === chosen}
					onClick={() => onChoose(amount.replace(/\.0+$/, ""))}
					className="h-11 grow rounded-control bg-surface-3 px-3 text-14 transition hover:brightness-110 active:scale-[0.97] aria-pressed:cut-corner-small aria-pressed:bg-accent aria-pressed:text-accent-ink"
				>
					<Amount amount={amount} currency={currency} />
				</button>
			))}
		</fieldset>
	);
}

/** Names with their amounts; the last one is what it comes to. */
export type SumLines = readonly (readonly [name: string, amount: string])[];

export function Sum({ lines, currency }: { readonly lines: SumLines; readonly currency: string }) {
	if (lines.length === 0) return null;
	return (
		<dl aria-live="polite" className="flex flex-col gap-2 border-t border-line pt-4 text-14">
			{lines.map(([name, amount]) => (
				<div key={name} className="flex justify-between gap-4 text-text-2 last:text-16 last:text-text-1">
					<dt>{name}</dt>
					<dd>
						<Amount amount={amount} currency={currency} />
					</dd>
				</div>
			))}
		</dl>
	);
}
