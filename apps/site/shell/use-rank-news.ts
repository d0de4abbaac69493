// Says that a member has risen in rank, and keeps the rank of the page fresh: whoever plays is asked for again a minute and two
// after their money moved, as long as play takes to be counted. What rose while nobody looked is said at the next look.
import { useEffect, useRef } from "react";
import { useBrandText } from "#brand/ui";
import { useReadMember } from "#members/ui";
import { isMember, showToast, useLive, useSession } from "#platform/ui";
import { balanceEvent } from "#wallet/contract";

const rankSeenKey = "rankSeen:";
const countedMilliseconds = 60_000;
const looks = 2;

export function useRankNews(): void {
	const say = useBrandText();
	const member = isMember(useSession());
	const { data, refetch } = useReadMember({}, { enabled: member, freshMilliseconds: 300_000 });
	const left = useRef(0);
	useLive(balanceEvent, () => {
		left.current = looks;
	});
	useEffect(() => {
		if (!member) return;
		const timer = setInterval(() => {
			if (left.current === 0) return;
			left.current -= 1;
			void refetch();
		}, countedMilliseconds);
		return () => clearInterval(timer);
	}, [member, refetch]);
	const [id, level, rank] = [data?.id, data?.clubLabel.rankLevel, data?.clubLabel.labelName];
	useEffect(() => {
		if (!member || id === undefined || level === undefined) return;
		const key = rankSeenKey + id;
		const seen = localStorage.getItem(key);
		localStorage.setItem(key, String(level));
		if (seen === null || level <= Number(seen) || rank === undefined) return;
		showToast({ tone: "success", text: say("account.rankUp", { rank }) });
	}, [member, id, level, rank, say]);
}
