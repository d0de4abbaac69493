// What stands before a withdrawal, each done in place: a login that is not fresh, a document, and what stands against any
// money that leaves.
import { RenewLogin } from "#members/ui";
import { IdentityNeeded } from "#protection/ui";
import { readWithdrawDesk, type WithdrawDesk } from "../contract/index.ts";
import { LeavingNotices } from "./leaving.tsx";
import { gatePlaces } from "./withdraw-gates.ts";

export function WithdrawNotices({ desk }: { readonly desk: WithdrawDesk }) {
	return (
		<>
			{desk.freshUntil === null ? (
				<div id={gatePlaces.renewal}>
					<RenewLogin refreshes={[readWithdrawDesk]} />
				</div>
			) : null}
			{desk.identityRequired ? <IdentityNeeded act="withdraw" id={gatePlaces.identity} /> : null}
			<LeavingNotices {...desk} />
		</>
	);
}
