// The outbox of mail and text messages: every letter with its state, found by an exact address.
import { useState } from "react";
import { ChoiceFilter, Coded, type DataColumn, DataPages, fieldsOf, PageHead, useDeskText } from "#platform/desk/ui";
import { Badge, Button, DateTime, Dialog, Field, pagesHook, useAddress } from "#platform/ui";
import { listLetters, type OutboxLetter } from "../../contract/index.ts";
import { useOfficeText } from "../text.ts";

const usePages = pagesHook(listLetters, ({ next }) => (next === null ? undefined : { cursor: next }));

const states = ["waiting", "carrying", "sent", "kept", "refused", "lost", "void"] as const;

export function OutboxPage() {
	const say = useOfficeText();
	const sayDesk = useDeskText();
	const { read, write } = useAddress();
	const [open, setOpen] = useState<OutboxLetter>();
	const to = read("to");
	const state = states.find((one) => one === read("state"));
	const pages = usePages({ ...(to === undefined ? {} : { to }), ...(state === undefined ? {} : { state }) });
	const columns = useColumns();
	return (
		<>
			<PageHead title={say("screens.outbox")} text={say("outbox.text")} />
			<form
				className="mb-4 flex flex-wrap items-end gap-3"
				onSubmit={(event) => {
					event.preventDefault();
					const { to: typed = "" } = fieldsOf(event.currentTarget);
					write({ to: typed.trim() === "" ? undefined : typed.trim() });
				}}
			>
				<div className="w-64">
					<Field label={say("members.contact")} name="to" defaultValue={to ?? ""} maxLength={100} />
				</div>
				<ChoiceFilter
					name="state"
					label={sayDesk("parts.state")}
					items={states.map((value) => ({ value, label: say(`outbox.states.${value}`) }))}
				/>
				<Button submit look="plain" size="small" icon="filter">
					{sayDesk("parts.filter")}
				</Button>
			</form>
			<DataPages
				pages={pages}
				rows={pages.data?.pages.flatMap(({ letters }) => letters)}
				none={say("outbox.none")}
				caption={say("screens.outbox")}
				columns={columns}
				rowKey={({ id }) => id}
				onOpen={setOpen}
			/>
			<Dialog open={open !== undefined} onClose={() => setOpen(undefined)} title={open?.to ?? ""} size="popup">
				<p className="text-16 font-medium">{open?.subject}</p>
				<p className="mt-2 break-words whitespace-pre-wrap">{open?.body ?? say("outbox.gone")}</p>
			</Dialog>
		</>
	);
}

function useColumns(): readonly DataColumn<OutboxLetter>[] {
	const say = useOfficeText();
	const sayDesk = useDeskText();
	return [
		{ key: "kind", head: say("outbox.kind"), cell: ({ kind }) => <Coded group="letters" code={kind} /> },
		{ key: "to", head: say("outbox.to"), cell: ({ to }) => to || "–" },
		{
			key: "state",
			head: sayDesk("parts.state"),
			cell: ({ state }) => (
				<Badge tone={state === "lost" || state === "refused" ? "lost" : "hue"}>{say(`outbox.states.${state}`)}</Badge>
			),
		},
		{ key: "attempts", head: say("outbox.attempts"), figures: true, cell: ({ attempts }) => attempts },
		{ key: "at", head: sayDesk("parts.when"), cell: ({ at }) => <DateTime at={at} /> },
	];
}
