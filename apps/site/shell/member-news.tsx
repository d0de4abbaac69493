// What a member hears on any page of what somebody here decided or answered, and of a rank they rose to.
import { MessageNews } from "#brand/ui";
import { readWithdrawDesk } from "#cashier/contract";
import { ExchangeNews } from "#loyalty/ui";
import { DocumentNews } from "#protection/ui";
import { useRankNews } from "./use-rank-news.ts";

/** What waits for a document. */
const opens = [readWithdrawDesk];

/** Counts from when the page began, so that a rank is told a minute after play. */
export function RankNews() {
	useRankNews();
	return null;
}

export function MemberNews() {
	return (
		<>
			<DocumentNews opens={opens} />
			<ExchangeNews />
			<MessageNews />
		</>
	);
}
