// My points, in the head of the mall.
import { Amount, FailureNote, IconButton, Skeleton, useLive } from "#platform/ui";
import { balanceEvent } from "#wallet/contract";
import { useGetPointBalance } from "../calls.gen.ts";
import { useLoyaltyText } from "../text.ts";

export function OwnPoints() {
	const say = useLoyaltyText();
	const { data, error, isFetching, refetch } = useGetPointBalance({});
	useLive(balanceEvent, () => void refetch());
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-24 w-56 rounded-card opacity-60" />;
	const waits = !/^[0.]*$/.test(data.applying);
	return (
		<section aria-label={say("mall.yours")} className="shrink-0 rounded-card bg-surface-1 px-5 py-4 text-text-1">
			<div className="flex items-center gap-3">
				<p className="text-14 text-text-2">{say("mall.yours")}</p>
				<IconButton
					icon="refresh"
					label={say("mall.refresh")}
					onPress={() => void refetch()}
					className={isFetching ? "animate-spin" : ""}
				/>
			</div>
			<p aria-live="polite" className="text-28 md:text-40">
				<Amount amount={data.points} currency="" />
			</p>
			{waits ? <p className="text-13 text-text-3">{say("mall.applying", { points: data.applying })}</p> : null}
		</section>
	);
}
