// One's own notes on players: of those who sit at the table, to be written; of others, to be read and deleted. Nobody else is ever
// shown them.
import { useEffect, useState } from "react";
import type { FramePorts } from "#cabinet/ui";
import type { CallFailure, Client } from "#platform/contract/client";
import { Button, Dialog, Field } from "#platform/ui";
import { dropPokerNote, listPokerNotes, type PlayerNote, writePokerNote } from "../../contract/index.ts";
import type { SeenTable } from "../../core/index.ts";
import { usePokerText } from "../text.ts";

export type NotesDialogProps = {
	readonly client: Client;
	readonly table: string;
	readonly seen: SeenTable;
	readonly ports: FramePorts;
	readonly onClose: () => void;
};

export function NotesDialog(props: NotesDialogProps) {
	const say = usePokerText();
	const { client, table, seen, ports, onClose } = props;
	const [notes, setNotes] = useState<readonly PlayerNote[]>();
	const [failed, setFailed] = useState<CallFailure>();
	useEffect(() => {
		const asked = { gone: false };
		void client.call(listPokerNotes, { table }).then((answer) => {
			if (asked.gone) return;
			if (answer.ok) setNotes(answer.value.notes);
			else setFailed(answer.error);
		});
		return () => {
			asked.gone = true;
		};
	}, [client, table]);
	const others = seen.seats.filter(({ no, bot }) => !bot && no !== seen.you?.seat);
	const drop = async ({ id }: PlayerNote): Promise<void> => {
		const answer = await client.call(dropPokerNote, { note: id });
		if (answer.ok) setNotes((known) => known?.filter((note) => note.id !== id));
		else setFailed(answer.error);
	};
	return (
		<Dialog open onClose={onClose} title={say("notes.title")}>
			<div data-hue="PVP" className="flex min-h-0 flex-col gap-4 overflow-y-auto">
				<p className="text-14 text-text-2">{say("notes.own")}</p>
				{failed === undefined ? null : (
					<p role="alert" className="text-14 text-lost">
						{ports.failureSentence(failed)}
					</p>
				)}
				{notes === undefined ? (
					failed === undefined ? (
						<div className="skeleton h-40 rounded-card" />
					) : null
				) : (
					<>
						{others.length === 0 ? <p className="text-14 text-text-3">{say("notes.nobody")}</p> : null}
						{others.map(({ no, name }) => (
							<NoteOfSeat
								key={`${no} ${name}`}
								{...props}
								no={no}
								name={name}
								note={notes.find(({ seat }) => seat === no)}
								onWritten={(note) =>
									setNotes((known = []) => [note, ...known.filter(({ id, seat }) => id !== note.id && seat !== no)])
								}
								onDrop={drop}
								onFailed={setFailed}
							/>
						))}
						<Others notes={notes.filter(({ seat }) => seat === null)} onDrop={drop} />
					</>
				)}
			</div>
		</Dialog>
	);
}

type NoteOfSeatProps = NotesDialogProps & {
	readonly no: number;
	readonly name: string;
	readonly note: PlayerNote | undefined;
	readonly onWritten: (note: PlayerNote) => void;
	readonly onDrop: (note: PlayerNote) => Promise<void>;
	readonly onFailed: (failure: CallFailure | undefined) => void;
};

const longest = 300;

function NoteOfSeat({ client, table, no, name, note, onWritten, onDrop, onFailed }: NoteOfSeatProps) {
	const say = usePokerText();
	const [text, setText] = useState(note?.text ?? "");
	const [busy, setBusy] = useState(false);
	const save = async (): Promise<void> => {
		setBusy(true);
		onFailed(undefined);
		const empty = text.trim() === "";
		if (empty && note !== undefined) await onDrop(note);
		else if (!empty) {
			const answer = await client.call(writePokerNote, { table, seat: no, name, text });
			if (answer.ok) onWritten(answer.value.note);
			else onFailed(answer.error);
		}
		setBusy(false);
	};
	return (
		<form
			className="flex items-end gap-2"
			onSubmit={(event) => {
				event.preventDefault();
				void save();
			}}
		>
			<div className="min-w-0 grow">
				<Field
					label={say("notes.about", { name, seat: no + 1 })}
					value={text}
					maxLength={longest}
					onChange={(event) => setText(event.target.value)}
				/>
			</div>
			<Button submit look="plain" busy={busy} disabled={text.trim() === (note?.text ?? "")}>
				{say("notes.save")}
			</Button>
		</form>
	);
}

type OthersProps = { readonly notes: readonly PlayerNote[]; readonly onDrop: (note: PlayerNote) => Promise<void> };

function Others({ notes, onDrop }: OthersProps) {
	const say = usePokerText();
	if (notes.length === 0) return null;
	return (
		<section aria-label={say("notes.others")} className="flex flex-col gap-2">
			<h3 className="text-14 font-bold">{say("notes.others")}</h3>
			<ul className="flex flex-col gap-1.5">
				{notes.map((note) => (
					<li key={note.id} className="flex items-center gap-3 rounded-control bg-surface-2 px-3 py-2 text-14">
						<span className="min-w-0 grow">
							<span className="block font-bold">{note.name}</span>
							<span className="block break-words text-text-2">{note.text}</span>
						</span>
						<Button
							look="quiet"
							size="small"
							label={say("notes.dropOf", { name: note.name })}
							onPress={() => void onDrop(note)}
						>
							{say("notes.drop")}
						</Button>
					</li>
				))}
			</ul>
		</section>
	);
}
