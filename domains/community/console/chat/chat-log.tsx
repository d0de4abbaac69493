// What was said: hidden or let stand, and its author kept from writing, from the line itself.
import { useState } from "react";
import {
	type DataColumn,
	DataPages,
	Fact,
	Facts,
	MemberLink,
	useDeskText,
	useMay,
	useQueueNews,
} from "#platform/desk/ui";
import { Badge, Button, DateTime, Dialog, FailureNote, Field, pagesHook, useAddress } from "#platform/ui";
import { type DeskLine, listDeskChat } from "../../contract/index.ts";
import { useJudgeChatLine } from "../calls.gen.ts";
import { useCommunityDeskText } from "../text.ts";
import { BarForm } from "./bar-form.tsx";

const useLines = pagesHook(listDeskChat, ({ next }) => (next === null ? undefined : { cursor: next }));
const keyOf = ({ room, id }: DeskLine): string => `${room} ${id}`;

export function ChatLog({ which }: { readonly which: "waiting" | "all" }) {
	const say = useCommunityDeskText();
	const { read, write } = useAddress();
	const account = read("account");
	const pages = useLines({ which, ...(account === undefined ? {} : { account }) });
	const [open, setOpen] = useState<DeskLine>();
	const columns = useColumns();
	useQueueNews(listDeskChat);
	const rows = pages.data?.pages.flatMap((page) => page.lines) ?? [];
	return (
		<>
			{which === "all" ? (
				<Field
					label={say("chat.author")}
					defaultValue={account ?? ""}
					onBlur={({ currentTarget: { value } }) => write({ account: value.trim() === "" ? undefined : value.trim() })}
				/>
			) : null}
			<DataPages
				caption={say("screens.chat")}
				pages={pages}
				rows={rows}
				none={say(which === "waiting" ? "chat.noneWaiting" : "chat.none")}
				columns={columns}
				rowKey={keyOf}
				onOpen={setOpen}
				opened={open === undefined ? undefined : keyOf(open)}
			/>
			<Dialog open={open !== undefined} onClose={() => setOpen(undefined)} title={say("chat.line")} size="popup">
				{open === undefined ? null : (
					<LineDesk
						key={keyOf(open)}
						line={open}
						onDone={() => {
							setOpen(undefined);
							void pages.refetch();
						}}
					/>
				)}
			</Dialog>
		</>
	);
}

function LineDesk({ line, onDone }: { readonly line: DeskLine; readonly onDone: () => void }) {
	const say = useCommunityDeskText();
	const may = useMay("community.chat:moderate");
	const judge = useJudgeChatLine({});
	const [barring, setBarring] = useState(false);
	const press = (word: "hide" | "keep") => judge.mutate({ room: line.room, id: line.id, word }, { onSuccess: onDone });
	return (
		<div className="flex flex-col gap-5">
			<p className="rounded-card bg-surface-2 p-4 break-words">{said(line)}</p>
			<Facts>
				<Fact name={say("chat.author")}>
					<MemberLink memberId={line.memberId} account={line.account} />
				</Fact>
				<Fact name={say("chat.room")}>{line.room}</Fact>
				<Fact name={say("chat.at")}>
					<DateTime at={line.at} />
				</Fact>
				<Fact name={say("chat.reports")}>
					{`${line.reports} ${line.reasons.map((reason) => say(`chat.reasons.${reason}`)).join(", ")}`}
				</Fact>
				{line.judgedBy === "" ? null : <Fact name={say("chat.judgedBy")}>{line.judgedBy}</Fact>}
			</Facts>
			{judge.error === null ? null : <FailureNote error={judge.error} />}
			{may ? (
				<div className="flex flex-wrap gap-2">
					<Button look="danger" busy={judge.isPending} onPress={() => press("hide")}>
						{say("chat.hide")}
					</Button>
					<Button look="plain" busy={judge.isPending} onPress={() => press("keep")}>
						{say("chat.keep")}
					</Button>
					<Button look="quiet" onPress={() => setBarring(!barring)}>
						{say("chat.bar")}
					</Button>
				</div>
			) : null}
			{barring ? <BarForm account={line.account} onDone={onDone} /> : null}
		</div>
	);
}

const said = ({ text, card }: DeskLine): string =>
	card === null ? text : `${card.displayName}: ${card.win} ${card.currency}`;

function useColumns(): readonly DataColumn<DeskLine>[] {
	const say = useCommunityDeskText();
	const sayDesk = useDeskText();
	return [
		{ key: "text", head: say("chat.line"), cell: said },
		{
			key: "state",
			head: sayDesk("parts.state"),
			cell: ({ hidden, reports, flagged }) => (
				<span className="flex flex-wrap gap-1">
					{hidden ? <Badge tone="lost">{say("chat.hidden")}</Badge> : null}
					{reports > 0 ? <Badge tone="hue">{`${say("chat.reports")}: ${reports}`}</Badge> : null}
					{flagged ? <Badge>{say("chat.flagged")}</Badge> : null}
				</span>
			),
		},
		{ key: "author", head: say("chat.author"), cell: ({ account }) => account },
		{ key: "room", head: say("chat.room"), cell: ({ room }) => room },
		{ key: "at", head: say("chat.at"), sortBy: ({ at }) => at, cell: ({ at }) => <DateTime at={at} /> },
	];
}
