// What a deposit brings, on the page of promotions: each with all its rules, and the way to the deposit where it is chosen.
import { useEffect } from "react";
import { Badge, Button } from "#platform/ui";
import { useListDepositBonuses } from "./calls.gen.ts";
import { PromotionRules } from "./promotion-rules.tsx";
import { useCashierText } from "./text.ts";

export type DepositBonusesProps = {
	readonly onDeposit: () => void;
	/** Called when it is known whether there are any: what stands below may be shown then, and does not jump. */
	readonly onKnown?: () => void;
};

export function DepositBonuses({ onDeposit, onKnown }: DepositBonusesProps) {
	const say = useCashierText();
	const { data, error } = useListDepositBonuses({});
	const isKnown = data !== undefined || error !== null;
	useEffect(() => {
		if (isKnown) onKnown?.();
	}, [isKnown, onKnown]);
	if (data === undefined || data.promotions.length === 0) return null;
	return (
		<section aria-labelledby="deposit-bonuses" className="flex flex-col gap-3">
			<h2 id="deposit-bonuses" className="text-20 font-bold">
				{say("bonus.withDeposit")}
			</h2>
			<ul className="grid gap-5 sm:grid-cols-2">
				{data.promotions.map((promotion) => (
					<li key={promotion.code} className="flex flex-col items-start gap-2 rounded-card bg-surface-1 p-5">
						<Badge tone={promotion.offered ? "won" : "plain"}>
							{say(promotion.offered ? "bonus.open" : "bonus.notNow")}
						</Badge>
						<h3 className="text-16 font-bold">{promotion.name}</h3>
						<div>
							<PromotionRules promotion={promotion} currency={data.currency} />
						</div>
						{promotion.offered ? (
							<span className="mt-auto pt-2">
								<Button look="plain" size="small" onPress={onDeposit}>
									{say("bonus.toDeposit")}
								</Button>
							</span>
						) : null}
					</li>
				))}
			</ul>
		</section>
	);
}
