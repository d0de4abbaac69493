// The bonus that runs: how much, what is left to wager for it, and what a withdrawal before that does.
import { useFormats } from "#platform/ui";
import type { RunningBonus } from "../contract/index.ts";
import { ProgressLine } from "./progress-line.tsx";
import { useCashierText } from "./text.ts";

export type BonusLineProps = { readonly bonus: RunningBonus | null; readonly currency: string };

export function BonusLine({ bonus, currency }: BonusLineProps) {
	const say = useCashierText();
	const { amount, moment } = useFormats();
	if (bonus === null) return null;
	const { name, asked, missing } = bonus;
	return (
		<ProgressLine
			title={say("bonus.running", { name, amount: amount(bonus.amount, currency) })}
			left={say("bonus.left", { missing: amount(missing, currency), asked: amount(asked, currency) })}
			text={say("bonus.ends", { moment: moment(bonus.endsAt) })}
			asked={asked}
			missing={missing}
		/>
	);
}
