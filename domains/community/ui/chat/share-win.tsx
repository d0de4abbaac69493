// Chooses one of the member's own won rounds to show: its figures come from the round.
import { useState } from "react";
import { listRounds } from "#games/contract";
import { Amount, Button, Check, DateTime, EmptyState, FailureNote, queryHook, Skeleton } from "#platform/ui";
import { useShareWin } from "../calls.gen.ts";
import { useCommunityText } from "../text.ts";

const useRounds = queryHook(listRounds);
const mostShown = 12;

export function ShareWin({ room, onDone }: { readonly room: string; readonly onDone: () => void }) {
	const say = useCommunityText();
	const [amounts, setAmounts] = useState(false);
	const { data, error, refetch } = useRounds({ pageSize: 100, status: "complete" });
	const share = useShareWin();
	const won = data?.records.filter(({ win, stake }) => Number(win) > Number(stake)).slice(0, mostShown);
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (won === undefined) return <Skeleton className="h-48 rounded-card" />;
	if (won.length === 0) return <EmptyState title={say("chat.noWins")} text={say("chat.noWinsText")} />;
	return (
		<div className="flex flex-col gap-3">
			<p className="text-14 text-text-2">{say("chat.shareText")}</p>
			<Check checked={amounts} onChange={({ currentTarget }) => setAmounts(currentTarget.checked)}>
				{say("chat.amounts")}
			</Check>
			{share.error === null ? null : <FailureNote error={share.error} />}
			<ul className="flex flex-col gap-1">
				{won.map((round) => (
					<li key={round.roundId} className="flex items-center gap-3 rounded-control bg-surface-2 px-3 py-2">
						<span className="min-w-0 grow">
							<span className="block truncate text-14 font-medium">{round.displayName}</span>
							<span className="text-13 text-text-3">
								<DateTime at={round.startedAt} />
							</span>
						</span>
						<Amount amount={round.win} currency={round.currency} className="text-won" />
						<Button
							look="plain"
							size="small"
							busy={share.isPending && share.variables.roundId === round.roundId}
							onPress={() => share.mutate({ room, roundId: round.roundId, amounts }, { onSuccess: onDone })}
						>
							{say("chat.show")}
						</Button>
					</li>
				))}
			</ul>
		</div>
	);
}
