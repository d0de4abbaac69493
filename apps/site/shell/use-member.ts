// Who the session belongs to: read once after a login, kept in the session, told to every part of the page.
import { useEffect } from "react";
import { useBrandText } from "#brand/ui";
import { useReadMember } from "#members/ui";
import { describeSession, isLoggedIn, useSession } from "#platform/ui";

export function useMember(): { readonly nickname: string; readonly rank: string } {
	const say = useBrandText();
	const session = useSession();
	const { data } = useReadMember({}, { enabled: isLoggedIn(session), freshMilliseconds: 300_000 });
	useEffect(() => {
		if (data === undefined) return;
		const { account, nickname, merchant, currency } = data;
		describeSession({ account, nickname, merchant, currency, customerId: data.id, isAgent: data.type });
	}, [data]);
	return { nickname: data?.nickname ?? session.nickname, rank: data?.clubLabel.labelName || say("account.noRank") };
}
