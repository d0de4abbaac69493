// Who the session belongs to: read once after a login, kept in the session, told to every part of the page.
import { useEffect } from "react";
import { useBrandText } from "#brand/ui";
import { useReadMember } from "#members/ui";
import { describeSession, isLoggedIn, useSession } from "#platform/ui";

export type Member = {
	readonly nickname: string;
	/** The name of the VIP rank; dashes for who has none. */
	readonly rank: string;
	readonly rankLevel: number;
};

export function useMember(): Member {
	const say = useBrandText();
	const session = useSession();
	const loggedIn = isLoggedIn(session);
	const { data } = useReadMember({}, { enabled: loggedIn, freshMilliseconds: 300_000 });
	useEffect(() => {
		if (data === undefined) return;
		const { account, nickname, merchant, currency } = data;
		describeSession({ account, nickname, merchant, currency, customerId: data.id, isAgent: data.type });
	}, [data]);
	const label = loggedIn ? data?.clubLabel : undefined;
	return {
		nickname: data?.nickname ?? session.nickname,
		rank: label?.labelName || say("account.noRank"),
		rankLevel: label?.rankLevel ?? 0,
	};
}
