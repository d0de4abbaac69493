// Amounts one press away, and all that is there.
import type { ReactNode } from "react";
import { useFormats } from "#platform/ui";

export type AmountChipsProps = {
	readonly label: string;
	readonly amounts: readonly string[];
	/** The sign of money. */
	readonly unit: string;
	readonly typed: string;
	/** What the last chip stands for, and what it is called; without it there is none. */
	readonly all?: { readonly name: string; readonly amount: string };
	readonly onChoose: (amount: string) => void;
};

export function AmountChips({ label, amounts, unit, typed, all, onChoose }: AmountChipsProps) {
	const { amount: shown } = useFormats();
	return (
		<fieldset aria-label={label} className="flex min-w-0 flex-wrap gap-2">
			{amounts.map((amount) => (
				<Chip key={amount} pressed={amount === typed} onPress={() => onChoose(amount)}>
					{shown(amount, unit)}
				</Chip>
			))}
			{all === undefined ? null : (
				<Chip pressed={all.amount === typed} onPress={() => onChoose(all.amount)}>
					{all.name}
				</Chip>
			)}
		</fieldset>
	);
}

type ChipProps = { readonly pressed: boolean; readonly onPress: () => void; readonly children: ReactNode };

function Chip({ pressed, onPress, children }: ChipProps) {
	return (
		<button
			type="button"
			aria-pressed={pressed}
			onClick={onPress}
			className="h-11 grow rounded-control bg-surface-3 px-3 text-14 transition hover:brightness-110 active:scale-[0.97] aria-pressed:cut-corner-small aria-pressed:bg-accent aria-pressed:text-accent-ink"
		>
			{children}
		</button>
	);
}
