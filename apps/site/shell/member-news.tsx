// What a member hears on any page of what somebody here decided or answered.
import { MessageNews } from "#brand/ui";
import { readWithdrawDesk } from "#cashier/contract";
import { ExchangeNews } from "#loyalty/ui";
import { isMember, useSession } from "#platform/ui";
import { DocumentNews } from "#protection/ui";

/** What waits for a document. */
const opens = [readWithdrawDesk];

export function MemberNews() {
	if (!isMember(useSession())) return null;
	return (
		<>
			<DocumentNews opens={opens} />
			<ExchangeNews />
			<MessageNews />
		</>
	);
}
