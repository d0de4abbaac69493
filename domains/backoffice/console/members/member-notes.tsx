// What operators noted of a member, and a field for another note.
import { useState } from "react";
import { useMay } from "#platform/desk/ui";
import { Button, DateTime, FailureNote, Field } from "#platform/ui";
import { lookAtMember, type MemberSheet } from "../../contract/index.ts";
import { useNoteMember } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";

export function MemberNotes({ member }: { readonly member: MemberSheet }) {
	const say = useOfficeText();
	const mayWrite = useMay("members:lock");
	return (
		<div className="flex flex-col gap-5 text-14">
			{mayWrite ? <WriteNote memberId={member.id} /> : null}
			{member.notes.length === 0 ? <p className="text-text-3">{say("members.noNotes")}</p> : null}
			<ul className="flex flex-col gap-3">
				{member.notes.map(({ id, at, operator, note }) => (
					<li key={id} className="rounded-card bg-surface-2 p-4">
						<p className="break-words whitespace-pre-wrap">{note}</p>
						<p className="mt-2 flex gap-3 text-13 text-text-3">
							<span>{operator}</span>
							<DateTime at={at} />
						</p>
					</li>
				))}
			</ul>
		</div>
	);
}

function WriteNote({ memberId }: { readonly memberId: string }) {
	const say = useOfficeText();
	const [note, setNote] = useState("");
	const write = useNoteMember({ refreshes: [lookAtMember] });
	return (
		<form
			className="flex flex-col gap-3"
			onSubmit={(event) => {
				event.preventDefault();
				write.mutate({ memberId, note }, { onSuccess: () => setNote("") });
			}}
		>
			<Field
				label={say("members.notes")}
				hint={say("members.noteHint")}
				name="note"
				value={note}
				required
				maxLength={2000}
				autoComplete="off"
				onChange={(event) => setNote(event.target.value)}
			/>
			{write.error === null ? null : <FailureNote error={write.error} />}
			<div>
				<Button submit size="small" look="plain" icon="write" busy={write.isPending}>
					{say("members.write")}
				</Button>
			</div>
		</form>
	);
}
