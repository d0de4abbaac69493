// The reward centre: what can be claimed, what is on its way, what was given of late, each with its count.
import { Link } from "@tanstack/react-router";
import type { OutputOf } from "#platform/contract";
import { Badge, buttonClass, EmptyState, FailureNote, Skeleton, useFormats } from "#platform/ui";
import type { listRewards } from "../contract/index.ts";
import type { State } from "../core/index.ts";
import { useListRewards } from "./calls.gen.ts";
import { ClaimButton } from "./claim-button.tsx";
import { CouponField } from "./coupon-field.tsx";
import { Progress } from "./progress.tsx";
import { stateTones } from "./state-tones.ts";
import { usePromotionsText } from "./text.ts";

const groups = {
	waiting: ["claim", "issued"],
	running: ["process", "applying"],
	late: ["claimed", "signed", "rejected", "close"],
} as const satisfies Record<string, readonly State[]>;
const names = ["waiting", "running", "late"] as const;

export function RewardCenterPage() {
	const say = usePromotionsText();
	const { data, error, refetch } = useListRewards({});
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-80 rounded-card" />;
	const { rewards, currency } = data;
	return (
		<div className="flex flex-col gap-6">
			<CouponField />
			{rewards.length === 0 ? <EmptyState title={say("rewards.none")} text={say("rewards.noneText")} /> : null}
			{names.map((name) => {
				const own = rewards.filter(({ state }) => groups[name].some((one) => one === state));
				return own.length === 0 ? null : (
					<section key={name} className="flex flex-col gap-3">
						<h3 className="text-16 font-bold">{say(`rewards.${name}`, { count: own.length })}</h3>
						<ul className="flex flex-col gap-3">
							{own.map((reward) => (
								<li key={`${reward.id} ${reward.turn} ${reward.step}`} className="rounded-card bg-surface-2 p-4">
									<RewardLine reward={reward} currency={currency} />
								</li>
							))}
						</ul>
					</section>
				);
			})}
			<p>
				<Link to="/promotions" className={buttonClass({ look: "plain" })}>
					{say("rewards.toPromotions")}
				</Link>
			</p>
		</div>
	);
}

type Reward = OutputOf<typeof listRewards>["rewards"][number];

/** Applied for on the promotion's own page. */
const reviewed: ReadonlySet<string> = new Set(["birthday", "activity"]);

function RewardLine({ reward, currency }: { readonly reward: Reward; readonly currency: string }) {
	const say = usePromotionsText();
	const { amount, moment } = useFormats();
	const { id, kind, title, state, goal, value } = reward;
	const shown = (text: string): string => (goal.includes(".") ? amount(text, currency) : text);
	return (
		<div className="flex flex-col gap-2">
			<p className="flex flex-wrap items-center justify-between gap-2">
				<Link to="/promoDetail" search={{ id }} className="font-medium hover:underline">
					{title}
				</Link>
				<span className="flex items-center gap-2">
					{reward.amount === "" ? null : <span className="font-bold">{amount(reward.amount, currency)}</span>}
					<Badge tone={stateTones[state]}>{say(`states.${state}`)}</Badge>
				</span>
			</p>
			{goal === "" || state !== "process" ? null : <Progress value={value} goal={goal} shown={shown} />}
			{reward.at === null ? null : <p className="text-13 text-text-3">{moment(reward.at)}</p>}
			{reward.lapsesAt === null ? null : (
				<p className="text-13 text-text-2">{say("own.lapses", { moment: moment(reward.lapsesAt) })}</p>
			)}
			{reward.reason === "" ? null : (
				<p className="text-13 text-text-2">{say("own.reason", { reason: reward.reason })}</p>
			)}
			<div className="flex flex-col items-start gap-2">
				{reviewed.has(kind) && state === "claim" ? (
					<Link to="/promoDetail" search={{ id }} className={buttonClass({ look: "plain", size: "small" })}>
						{say("apply.title")}
					</Link>
				) : null}
				<ClaimButton
					id={id}
					kind={kind}
					state={state}
					currency={currency}
					turn={reward.turn}
					step={reward.step}
					elsewhere={reviewed.has(kind)}
				/>
			</div>
		</div>
	);
}
