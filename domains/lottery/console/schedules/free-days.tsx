// The days that are freed, and the form that frees one, moves its draw to another, or has it draw again.
import { useState } from "react";
import { type DataColumn, DataTable, fieldsOf, useDeskText, useMay } from "#platform/desk/ui";
import { Button, DateTime, EmptyState, FailureNote, Field, Select, showToast } from "#platform/ui";
import { type FreeDay, readLotteryTerms } from "../../contract/index.ts";
import { lotteryGames, timetables } from "../../core/index.ts";
import { useSetFreeDay } from "../calls.gen.ts";
import { useLotteryDeskText } from "../text.ts";

const dated = lotteryGames.filter((game) => timetables[game].calendar !== undefined);
const kinds = ["free", "moved", "extra", "draws"] as const;

export function FreeDays({ days }: { readonly days: readonly FreeDay[] }) {
	const say = useLotteryDeskText();
	const mayEdit = useMay("lottery.terms:edit");
	const columns: readonly DataColumn<FreeDay>[] = [
		{ key: "day", head: say("schedules.day"), cell: ({ day }) => day },
		{ key: "game", head: say("draws.game"), cell: ({ game }) => game },
		{
			key: "movedTo",
			head: say("schedules.movedTo"),
			cell: ({ day, movedTo }) => (movedTo === day ? say("schedules.kinds.extra") : (movedTo ?? "–")),
		},
		{ key: "at", head: say("terms.setAt"), cell: ({ setAt }) => <DateTime at={setAt} /> },
	];
	return (
		<>
			<p className="max-w-[70ch] text-14 text-text-2">{say("schedules.freeText")}</p>
			{days.length === 0 ? (
				<EmptyState title={say("schedules.none")} />
			) : (
				<DataTable
					caption={say("schedules.free")}
					columns={columns}
					rows={days}
					rowKey={({ game, day }) => `${game} ${day}`}
				/>
			)}
			{mayEdit ? <SetFreeDay /> : null}
		</>
	);
}

function SetFreeDay() {
	const say = useLotteryDeskText();
	const sayDesk = useDeskText();
	const save = useSetFreeDay({ refreshes: [readLotteryTerms] });
	const [game, setGame] = useState(dated[0] ?? lotteryGames[0]);
	const [kind, setKind] = useState<(typeof kinds)[number]>("free");
	return (
		<form
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				const form = event.currentTarget;
				const { day = "", movedTo = "", reason = "" } = fieldsOf(form);
				const onSuccess = () => {
					showToast({ tone: "success", text: say("terms.saved") });
					form.reset();
				};
				const moved = kind === "moved" ? { movedTo } : kind === "extra" ? { movedTo: day } : {};
				save.mutate({ game, day, free: kind !== "draws", ...moved, reason }, { onSuccess });
			}}
		>
			<div className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-4">
				<Select
					label={say("draws.game")}
					value={game}
					options={dated.map((value) => ({ value, label: value }))}
					onChange={(value) => setGame(dated.find((one) => one === value) ?? game)}
				/>
				<Field label={say("schedules.day")} name="day" type="date" required />
				<Select
					label={say("schedules.kind")}
					value={kind}
					options={kinds.map((value) => ({ value, label: say(`schedules.kinds.${value}`) }))}
					onChange={(value) => setKind(kinds.find((one) => one === value) ?? kind)}
				/>
				{kind === "moved" ? <Field label={say("schedules.movedTo")} name="movedTo" type="date" required /> : null}
			</div>
			<Field label={sayDesk("parts.because")} name="reason" minLength={3} maxLength={500} required autoComplete="off" />
			{save.error === null ? null : <FailureNote error={save.error} />}
			<div>
				<Button submit busy={save.isPending}>
					{say("schedules.set")}
				</Button>
			</div>
		</form>
	);
}
