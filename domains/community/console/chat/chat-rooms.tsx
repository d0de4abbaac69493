// The rooms: their slow mode, their notice, closed or open; and what is asked of members before they write.
import { useState } from "react";
import type { OutputOf } from "#platform/contract";
import { Count, TableSkeleton, useMay, useSaved } from "#platform/desk/ui";
import { Button, Check, FailureNote, Field } from "#platform/ui";
import { readChatDesk } from "../../contract/index.ts";
import { mostSlowSeconds } from "../../core/index.ts";
import { useReadChatDesk, useSetChatRoom, useSetChatRule } from "../calls.gen.ts";
import { useCommunityDeskText } from "../text.ts";

type Desk = OutputOf<typeof readChatDesk>;

export function ChatRooms() {
	const { data, error, refetch } = useReadChatDesk({});
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <TableSkeleton />;
	return (
		<div className="flex flex-col gap-6">
			<RuleForm rule={data.rule} currency={data.currency} />
			<div className="grid gap-4 md:grid-cols-2">
				{data.rooms.map((room) => (
					<RoomForm key={room.id} room={room} />
				))}
			</div>
		</div>
	);
}

function RuleForm({ rule, currency }: Pick<Desk, "rule" | "currency">) {
	const say = useCommunityDeskText();
	const may = useMay("community.chat:moderate");
	const [proven, setProven] = useState(rule.proven);
	const [turnover, setTurnover] = useState(rule.turnover);
	const save = useSetChatRule({ refreshes: [readChatDesk] });
	const onSuccess = useSaved();
	return (
		<form
			className="flex flex-col gap-4 rounded-card bg-surface-1 p-4"
			onSubmit={(event) => {
				event.preventDefault();
				save.mutate({ proven, turnover }, { onSuccess });
			}}
		>
			<h2 className="text-16 font-bold">{say("chat.rule")}</h2>
			<Check checked={proven} disabled={!may} onChange={({ currentTarget }) => setProven(currentTarget.checked)}>
				{say("chat.ruleProven")}
			</Check>
			<Field
				label={say("chat.ruleTurnover", { currency })}
				value={turnover}
				disabled={!may}
				inputMode="decimal"
				onChange={({ currentTarget }) => setTurnover(currentTarget.value)}
			/>
			{save.error === null ? null : <FailureNote error={save.error} />}
			{may ? <SaveButton busy={save.isPending} /> : null}
		</form>
	);
}

function RoomForm({ room }: { readonly room: Desk["rooms"][number] }) {
	const say = useCommunityDeskText();
	const may = useMay("community.chat:moderate");
	const [settings, setSettings] = useState({ slowSeconds: room.slowSeconds, closed: room.closed, pinned: room.pinned });
	const save = useSetChatRoom({ refreshes: [readChatDesk] });
	const onSuccess = useSaved();
	return (
		<form
			className="flex flex-col gap-4 rounded-card bg-surface-1 p-4"
			onSubmit={(event) => {
				event.preventDefault();
				save.mutate({ room: room.id, ...settings }, { onSuccess });
			}}
		>
			<h2 className="text-16 font-bold">{room.of}</h2>
			<Count
				label={say("chat.slow")}
				most={mostSlowSeconds}
				value={settings.slowSeconds}
				onChange={(slowSeconds) => setSettings({ ...settings, slowSeconds })}
			/>
			<Field
				label={say("chat.pinned")}
				value={settings.pinned}
				maxLength={300}
				disabled={!may}
				onChange={({ currentTarget }) => setSettings({ ...settings, pinned: currentTarget.value })}
			/>
			<Check
				checked={settings.closed}
				disabled={!may}
				onChange={({ currentTarget }) => setSettings({ ...settings, closed: currentTarget.checked })}
			>
				{say("chat.isClosed")}
			</Check>
			{save.error === null ? null : <FailureNote error={save.error} />}
			{may ? <SaveButton busy={save.isPending} /> : null}
		</form>
	);
}

function SaveButton({ busy }: { readonly busy: boolean }) {
	const say = useCommunityDeskText();
	return (
		<div>
			<Button submit size="small" busy={busy}>
				{say("chat.save")}
			</Button>
		</div>
	);
}
