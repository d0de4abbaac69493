// The bonus that runs, with all that is known of it: granted, to wager, wagered, what is missing, until when. Where none
// runs, what may be chosen with a deposit.
import { Amount, Button, EmptyState, FailureNote, Skeleton, useFormats } from "#platform/ui";
import { useBalanceNews } from "#wallet/ui";
import type { RunningBonus } from "../contract/index.ts";
import { BonusLine } from "./bonus-line.tsx";
import { BonusShares } from "./bonus-shares.tsx";
import { useReadBonusDetails, useReadDepositDesk } from "./calls.gen.ts";
import { CancelBonus } from "./cancel-bonus.tsx";
import { wageredOf } from "./plan-bonus.ts";
import { PromotionRules } from "./promotion-rules.tsx";
import { useCashierText } from "./text.ts";

export type BonusPageProps = { readonly onDeposit: () => void };

export function BonusPage({ onDeposit }: BonusPageProps) {
	const say = useCashierText();
	const { data, error, refetch } = useReadDepositDesk({});
	const details = useReadBonusDetails({});
	useBalanceNews(() => {
		void refetch();
		void details.refetch();
	});
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (details.error !== null && details.data === undefined)
		return <FailureNote error={details.error} onRetry={() => void details.refetch()} />;
	if (data === undefined || details.data === undefined) return <Skeleton className="h-80 rounded-card" />;
	const { currency, promotions } = data;
	const { bonus, own } = details.data;
	return (
		<div className="flex flex-col gap-6">
			{bonus === null ? (
				<EmptyState title={say("bonus.noneRuns")} text={say("bonus.noneRunsText")} />
			) : (
				<>
					<Running bonus={bonus} currency={currency} />
					<BonusShares shares={bonus.shares} currency={currency} />
					{/[1-9]/.test(bonus.missing) ? <CancelBonus bonus={bonus} own={own} currency={currency} /> : null}
				</>
			)}
			{promotions.length === 0 ? null : (
				<section aria-labelledby="bonus-choices" className="flex flex-col gap-3">
					<h3 id="bonus-choices" className="text-16 font-bold">
						{say("bonus.withDeposit")}
					</h3>
					<ul className="flex flex-col gap-3">
						{promotions.map((promotion) => (
							<li key={promotion.code} className="rounded-card bg-surface-2 px-5 py-4">
								<p className="mb-1 font-medium">{promotion.name}</p>
								<PromotionRules promotion={promotion} currency={currency} />
							</li>
						))}
					</ul>
					<p>
						<Button look="plain" onPress={onDeposit}>
							{say("bonus.toDeposit")}
						</Button>
					</p>
				</section>
			)}
		</div>
	);
}

function Running({ bonus, currency }: { readonly bonus: RunningBonus; readonly currency: string }) {
	const say = useCashierText();
	const { moment } = useFormats();
	const figures = [
		["granted", bonus.amount],
		["asked", bonus.asked],
		["wagered", wageredOf(bonus, currency)],
		["missing", bonus.missing],
	] as const;
	return (
		<>
			<BonusLine bonus={bonus} currency={currency} />
			<dl className="flex flex-col divide-y divide-line rounded-card bg-surface-2 px-5 text-14">
				{figures.map(([name, amount]) => (
					<div key={name} className="flex items-baseline justify-between gap-4 py-3">
						<dt className="text-text-2">{say(`bonus.figures.${name}`)}</dt>
						<dd>
							<Amount amount={amount} currency={currency} />
						</dd>
					</div>
				))}
				<div className="flex items-baseline justify-between gap-4 py-3">
					<dt className="text-text-2">{say("bonus.figures.ends")}</dt>
					<dd>{moment(bonus.endsAt)}</dd>
				</div>
			</dl>
		</>
	);
}
