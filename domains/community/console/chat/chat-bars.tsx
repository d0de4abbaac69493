// Who may not write, until when and why; lifted by a press.
import { useState } from "react";
import { type DataColumn, DataTable, TableSkeleton, useDeskText, useMay } from "#platform/desk/ui";
import { Badge, Button, DateTime, Dialog, EmptyState, FailureNote } from "#platform/ui";
import { type ChatBar, readChatDesk } from "../../contract/index.ts";
import { useLiftChatBar, useReadChatDesk } from "../calls.gen.ts";
import { useCommunityDeskText } from "../text.ts";
import { BarForm } from "./bar-form.tsx";

export function ChatBars() {
	const say = useCommunityDeskText();
	const may = useMay("community.chat:moderate");
	const { data, error, refetch } = useReadChatDesk({});
	const [open, setOpen] = useState(false);
	const lift = useLiftChatBar({ refreshes: [readChatDesk] });
	const columns = useColumns(may ? (id) => lift.mutate({ id }) : undefined);
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <TableSkeleton />;
	return (
		<>
			{may ? (
				<div>
					<Button size="small" onPress={() => setOpen(true)}>
						{say("chat.bar")}
					</Button>
				</div>
			) : null}
			{lift.error === null ? null : <FailureNote error={lift.error} />}
			{data.bars.length === 0 ? (
				<EmptyState title={say("chat.noBars")} />
			) : (
				<DataTable caption={say("chat.parts.bars")} columns={columns} rows={data.bars} rowKey={({ id }) => id} />
			)}
			<Dialog open={open} onClose={() => setOpen(false)} title={say("chat.bar")} size="dialog">
				<BarForm account="" onDone={() => setOpen(false)} />
			</Dialog>
		</>
	);
}

function useColumns(onLift: ((id: string) => void) | undefined): readonly DataColumn<ChatBar>[] {
	const say = useCommunityDeskText();
	const sayDesk = useDeskText();
	return [
		{ key: "account", head: say("chat.author"), cell: ({ account }) => account },
		{
			key: "state",
			head: sayDesk("parts.state"),
			cell: ({ holds, liftedBy }) => (
				<Badge tone={holds ? "lost" : "plain"}>
					{say(holds ? "chat.holds" : liftedBy === "" ? "chat.over" : "chat.lifted")}
				</Badge>
			),
		},
		{
			key: "until",
			head: say("chat.until"),
			cell: ({ until }) => (until === null ? say("chat.terms.ever") : <DateTime at={until} />),
		},
		{ key: "reason", head: say("chat.reason"), cell: ({ reason }) => reason },
		{ key: "by", head: say("chat.by"), cell: ({ by }) => by },
		{ key: "at", head: say("chat.at"), sortBy: ({ at }) => at, cell: ({ at }) => <DateTime at={at} /> },
		{
			key: "lift",
			head: say("chat.lift"),
			cell: ({ id, holds }) =>
				holds && onLift !== undefined ? (
					<Button look="plain" size="small" onPress={() => onLift(id)}>
						{say("chat.lift")}
					</Button>
				) : null,
		},
	];
}
