// One member of the team, as the agent works with it: its points, a note that the agent alone sees, whether it hands money down.
import { type FormEvent, useState } from "react";
import { Badge, Button, FailureNote, Field, showToast } from "#platform/ui";
import { listTeam, type PointShown, type TeamMember } from "../contract/index.ts";
import { useFreezeHandDowns, useListInvitations, useListTeam, useSetPoints, useWriteNote } from "./calls.gen.ts";
import { known } from "./invitation-form.tsx";
import { PointFields, usePointsText } from "./point-fields.tsx";
import { useAgentsText } from "./text.ts";

export type MemberCardProps = {
	readonly account: string;
	/** Its points are set by whoever stands directly above alone. */
	readonly direct: boolean;
};

export function MemberCard({ account, direct }: MemberCardProps) {
	const { data } = useListTeam({ account });
	const member = data?.members[0];
	return member === undefined ? null : <Card key={member.memberId} member={member} direct={direct} />;
}

function Card({ member, direct }: { readonly member: TeamMember; readonly direct: boolean }) {
	const say = useAgentsText();
	const pointsText = usePointsText();
	const { account, agent, frozen } = member;
	return (
		<section aria-label={account} className="flex flex-col gap-4 rounded-card bg-surface-2 p-4">
			<header className="flex flex-wrap items-center gap-2">
				<h3 className="font-bold break-all">{account}</h3>
				{frozen ? <Badge>{say("manage.frozen")}</Badge> : null}
				<span className="text-13 text-text-3">{pointsText(member.points)}</span>
			</header>
			{direct ? <PointsForm member={member} /> : null}
			<NoteForm member={member} />
			{agent ? <Freeze member={member} /> : null}
		</section>
	);
}

function PointsForm({ member: { account, points: set } }: { readonly member: TeamMember }) {
	const say = useAgentsText();
	const { data } = useListInvitations({});
	const [points, setPoints] = useState<readonly PointShown[]>(set);
	const save = useSetPoints({ refreshes: [listTeam] });
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const onSuccess = () => showToast({ tone: "success", text: say("manage.pointsSaved") });
		save.mutate({ account, points: known(points) }, { onSuccess });
	};
	if (data === undefined) return null;
	return (
		<form onSubmit={submit} className="flex flex-col gap-3">
			<PointFields most={data.points} points={points} onChange={setPoints} />
			{save.error === null ? null : <FailureNote error={save.error} />}
			{data.points.length === 0 ? null : (
				<div>
					<Button submit size="small" look="plain" busy={save.isPending}>
						{say("manage.savePoints")}
					</Button>
				</div>
			)}
		</form>
	);
}

function NoteForm({ member: { account, note: written } }: { readonly member: TeamMember }) {
	const say = useAgentsText();
	const [note, setNote] = useState(written);
	const save = useWriteNote({ refreshes: [listTeam] });
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const onSuccess = () => showToast({ tone: "success", text: say("manage.noteSaved") });
		save.mutate({ account, note }, { onSuccess });
	};
	return (
		<form onSubmit={submit} className="flex flex-wrap items-end gap-2">
			<div className="min-w-0 grow">
				<Field
					label={say("manage.note")}
					maxLength={500}
					value={note}
					onChange={(event) => setNote(event.target.value)}
				/>
			</div>
			<Button submit look="plain" busy={save.isPending}>
				{say("manage.saveNote")}
			</Button>
			{save.error === null ? null : <FailureNote error={save.error} />}
		</form>
	);
}

function Freeze({ member: { account, frozen } }: { readonly member: TeamMember }) {
	const say = useAgentsText();
	const freeze = useFreezeHandDowns({ refreshes: [listTeam] });
	return (
		<div className="flex flex-wrap items-center gap-3">
			<Button
				size="small"
				look="plain"
				busy={freeze.isPending}
				onPress={() => freeze.mutate({ account, frozen: !frozen })}
			>
				{say(frozen ? "manage.thaw" : "manage.freeze")}
			</Button>
			<p className="text-13 text-text-3">{say("manage.freezeText")}</p>
			{freeze.error === null ? null : <FailureNote error={freeze.error} />}
		</div>
	);
}
