// The promotions that may be chosen with a deposit, or none: each with all its rules in words before it is chosen.
import { useId } from "react";
import { useFormats } from "#platform/ui";
import type { Promotion } from "../contract/index.ts";
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
	const rulesOf = useRules(currency);
	if (promotions.length === 0) return null;
	const none = { code: undefined, name: say("bonus.none"), rules: [say("bonus.noneText")] };
	const choices = [none, ...promotions.map((one) => ({ code: one.code, name: one.name, rules: rulesOf(one) }))];
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
						{rules.map((rule) => (
							<span key={rule} className="block text-13 text-text-2">
								{rule}
							</span>
						))}
					</span>
				</label>
			))}
		</fieldset>
	);
}

function useRules(currency: string): (promotion: Promotion) => readonly string[] {
	const say = useCashierText();
	const { amount, moment } = useFormats();
	return ({ percent, most, smallest, times, days, firstOnly, once, until }) => [
		say("bonus.gives", { percent, most: amount(most, currency), smallest: amount(smallest, currency) }),
		say("bonus.asks", { times, days }),
		say("bonus.loses"),
		...(firstOnly ? [say("bonus.first")] : []),
		...(once && !firstOnly ? [say("bonus.once")] : []),
		...(until === null ? [] : [say("bonus.until", { moment: moment(until) })]),
	];
}
