// The steps of a contract, the last that is reached counts.
import { useFormats } from "#platform/ui";
import type { TierShown } from "../contract/index.ts";
import { useAgentsText } from "./text.ts";

export function Tiers({ tiers }: { readonly tiers: readonly TierShown[] }) {
	const say = useAgentsText();
	const { number } = useFormats();
	const asked = ({ members, turnover, streak }: TierShown): string => {
		const conditions = [
			...(Number(turnover) > 0 ? [say("contracts.asksTurnover", { amount: number(Number(turnover)) })] : []),
			...(members > 0 ? [say("contracts.asksMembers", { count: number(members) })] : []),
			...(streak > 0 ? [say("contracts.asksStreak", { count: number(streak) })] : []),
		];
		return conditions.length === 0 ? say("contracts.asksNothing") : conditions.join(" · ");
	};
	return (
		<ol className="flex flex-col gap-1 text-14">
			{tiers.map((tier) => (
				<li key={tier.rate} className="flex items-baseline justify-between gap-3">
					<span className="text-text-2">{asked(tier)}</span>
					<span className="font-bold">{`${tier.rate}%`}</span>
				</li>
			))}
		</ol>
	);
}
