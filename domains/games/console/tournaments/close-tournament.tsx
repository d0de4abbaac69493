// Ends a tournament now, with prizes for what was played, or cancels it, with none. Either asks for a reason.
import { useState } from "react";
import { fieldsOf, useDeskText, useSaved } from "#platform/desk/ui";
import { Button, FailureNote, Field, Select } from "#platform/ui";
import { type DeskTournament, readTournaments } from "../../contract/index.ts";
import { useCloseTournament } from "../calls.gen.ts";
import { useGamesDeskText } from "../text.ts";

export type CloseTournamentProps = { readonly tournament: DeskTournament; readonly onDone: () => void };

export function CloseTournament({ tournament: { code, version, state }, onDone }: CloseTournamentProps) {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	const paymentMethods = state === "running" ? (["end", "cancel"] as const) : (["cancel"] as const);
	const [how, setHow] = useState<"end" | "cancel">(paymentMethods[0]);
	const close = useCloseTournament({ refreshes: [readTournaments] });
	const onSuccess = useSaved(onDone);
	return (
		<form
			className="mt-8 flex flex-col gap-4 border-t border-line pt-5"
			onSubmit={(event) => {
				event.preventDefault();
				const { reason = "" } = fieldsOf(event.currentTarget);
				close.mutate({ tournament: code, was: version, how, reason }, { onSuccess });
			}}
		>
			<h3 className="text-16 font-bold">{say("tournaments.close")}</h3>
			<div className="grid items-end gap-4 sm:grid-cols-2">
				<Select
					label={say("tournaments.how")}
					value={how}
					options={paymentMethods.map((value) => ({ value, label: say(`tournaments.hows.${value}`) }))}
					onChange={(value) => setHow(value === "end" ? "end" : "cancel")}
				/>
				<Field
					label={sayDesk("parts.because")}
					name="reason"
					minLength={3}
					maxLength={500}
					required
					autoComplete="off"
				/>
			</div>
			{close.error === null ? null : <FailureNote error={close.error} />}
			<div>
				<Button submit look="danger" busy={close.isPending}>
					{say(`tournaments.hows.${how}`)}
				</Button>
			</div>
		</form>
	);
}
