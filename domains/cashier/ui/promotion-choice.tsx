// The promotions that may be chosen with a deposit, or none: each with all its rules in words before it is chosen.
import { useId } from "react";
import type { Promotion } from "../contract/index.ts";
import { PromotionRules } from "./promotion-rules.tsx";
import { useCashierText } from "./text.ts";

export type PromotionChoiceProps = {
	readonly promotions: readonly Promotion[];
	readonly currency: string;
	/** The code of the one that is chosen; undefined for none. */
	readonly chosen: string | undefined;
	readonly onChoose: (code: string | undefined) => void;
};

export function PromotionChoice({ promotions, currency, chosen, onChoose }: PromotionChoiceProps) {
	const say = useCashierText();
	const group = useId();
	if (promotions.length === 0) return null;
	const none = { code: undefined, name: say("bonus.none"), rules: <None /> };
	const choices = [
		none,
		...promotions.map((one) => ({
			code: one.code,
			name: one.name,
			rules: <PromotionRules promotion={one} currency={currency} />,
		})),
	];
	return (
		<fieldset className="flex min-w-0 flex-col gap-2">
			<legend className="mb-2 text-14 font-medium">{say("bonus.title")}</legend>
			{choices.map(({ code, name, rules }) => (
				<label
					key={code ?? ""}
					className="relative flex cursor-pointer items-start gap-3 rounded-control bg-surface-3 px-4 py-3 text-14 focus-within:outline-2 focus-within:outline-hue"
				>
					<input
						type="radio"
						name={group}
						className="mt-0.5 size-5 shrink-0 accent-accent"
						checked={chosen === code}
						onChange={() => onChoose(code)}
					/>
					<span className="min-w-0">
						<span className="block font-bold">{name}</span>
						{rules}
					</span>
				</label>
			))}
		</fieldset>
	);
}

function None() {
	const say = useCashierText();
	return <span className="block text-13 text-text-2">{say("bonus.noneText")}</span>;
}
