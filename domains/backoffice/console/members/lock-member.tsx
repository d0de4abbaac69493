// Locks an account or opens it again: it says what comes of it and asks why.
import { fieldsOf, useDeskText } from "#platform/desk/ui";
import { Button, FailureNote, Field, showToast } from "#platform/ui";
import { findMembers, listTrail, lookAtMember, type MemberSheet } from "../../contract/index.ts";
import { useLockMember } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";

export function LockMember({ member }: { readonly member: MemberSheet }) {
	const say = useOfficeText();
	const sayDesk = useDeskText();
	const change = useLockMember({ refreshes: [findMembers, lookAtMember, listTrail] });
	const lock = member.status !== "locked";
	const { account, id: memberId } = member;
	return (
		<form
			className="flex flex-col gap-4 border-t border-line pt-5"
			onSubmit={(event) => {
				event.preventDefault();
				const { reason = "" } = fieldsOf(event.currentTarget);
				const onSuccess = () =>
					showToast({ tone: "success", text: `${account}: ${say(lock ? "members.locked" : "members.active")}` });
				change.mutate({ memberId, lock, reason }, { onSuccess });
			}}
		>
			<p className="text-text-2">{say(lock ? "members.lockWill" : "members.unlockWill", { account })}</p>
			<Field label={sayDesk("parts.because")} name="reason" minLength={3} maxLength={300} required autoComplete="off" />
			{change.error === null ? null : <FailureNote error={change.error} />}
			<div>
				<Button submit look={lock ? "danger" : "primary"} icon="lock" busy={change.isPending}>
					{say(lock ? "members.lock" : "members.unlock")}
				</Button>
			</div>
		</form>
	);
}
