// The terms of the lotteries: how each game is drawn, prize groups of the brand and of single members, what an issue takes.
import { PageHead, TableSkeleton } from "#platform/desk/ui";
import { FailureNote } from "#platform/ui";
import { useReadLotteryTerms } from "../calls.gen.ts";
import { useLotteryDeskText } from "../text.ts";
import { DrawSources } from "./draw-sources.tsx";
import { IssueBoundsSection } from "./issue-bounds.tsx";
import { PlayLimitsSection } from "./play-limits.tsx";
import { PrizeGroups } from "./prize-groups.tsx";

export function TermsPage() {
	const say = useLotteryDeskText();
	const { data, error, refetch } = useReadLotteryTerms({});
	return (
		<>
			<PageHead title={say("screens.terms")} text={say("terms.text")} />
			{error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
			{data === undefined && error === null ? <TableSkeleton /> : null}
			{data === undefined ? null : (
				<div className="flex flex-col gap-10">
					<DrawSources sources={data.sources} />
					<PrizeGroups groups={data.groups} />
					<IssueBoundsSection bounds={data.bounds} />
					<PlayLimitsSection limits={data.playLimits} />
				</div>
			)}
		</>
	);
}
