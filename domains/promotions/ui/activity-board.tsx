// The promotions that are claimed here, as cards with where one stands, by state. The chosen state stands in the address.
import { SiteLink } from "#brand/ui";
import type { OutputOf } from "#platform/contract";
import { Chips, EmptyState, FailureNote, Skeleton, useAddress } from "#platform/ui";
import type { listActivities } from "../contract/index.ts";
import type { State } from "../core/index.ts";
import { ActivityFace } from "./activity-face.tsx";
import { useListActivities } from "./calls.gen.ts";
import { CouponField } from "./coupon-field.tsx";
import { usePromotionsText } from "./text.ts";

const filters = ["all", "claim", "open", "running", "over"] as const;
type Filter = (typeof filters)[number];

const groupOf: Readonly<Record<State, Exclude<Filter, "all">>> = {
	coming: "open",
	join: "open",
	process: "running",
	claim: "claim",
	applying: "running",
	rejected: "over",
	issued: "claim",
	claimed: "over",
	signed: "running",
	close: "over",
};

export function ActivityBoard() {
	const say = usePromotionsText();
	const { read, write } = useAddress();
	const { data, error, refetch } = useListActivities({});
	const chosen = filters.find((one) => one === read("state")) ?? "all";
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data?.activities.length === 0) return null;
	const shown = data?.activities.filter(({ state }) => chosen === "all" || groupOf[state] === chosen);
	return (
		<section aria-labelledby="activities" className="flex flex-col gap-4">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<h2 id="activities" className="text-20 font-bold">
					{say("board.title")}
				</h2>
				<CouponField />
			</div>
			<Chips
				label={say("board.filter")}
				items={filters.map((key) => ({ key, label: say(`filter.${key}`) }))}
				chosen={chosen}
				onChoose={(key) => write({ state: key === "all" ? undefined : key })}
			/>
			{shown?.length === 0 ? <EmptyState title={say("board.none")} text={say("rewards.noneText")} /> : null}
			<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
				{shown === undefined
					? ["one", "two", "three", "four"].map((key) => <Skeleton key={key} className="h-64 rounded-card" />)
					: shown.map((activity) => (
							<li key={activity.id} className="flex">
								<ActivityCard activity={activity} currency={data?.currency ?? ""} />
							</li>
						))}
			</ul>
		</section>
	);
}

type Activity = OutputOf<typeof listActivities>["activities"][number];

function ActivityCard({ activity, currency }: { readonly activity: Activity; readonly currency: string }) {
	return (
		<SiteLink
			href={`/promoDetail?id=${activity.id}`}
			className="flex w-full flex-col overflow-hidden rounded-card bg-surface-1 transition hover:bg-surface-2"
		>
			<ActivityFace {...activity} currency={currency} />
		</SiteLink>
	);
}
