// How each game's coming issues are drawn; a change is for issues that are not committed yet.
import { useState } from "react";
import { type DataColumn, DataTable, fieldsOf, useDeskText, useMay } from "#platform/desk/ui";
import { Button, FailureNote, Field, Select, showToast } from "#platform/ui";
import { readLotteryTerms } from "../../contract/index.ts";
import { type DrawSource, drawSources, lotteryGames } from "../../core/index.ts";
import { useSetDrawSource } from "../calls.gen.ts";
import { useLotteryDeskText } from "../text.ts";

type Source = { readonly game: string; readonly source: DrawSource };

export function DrawSources({ sources }: { readonly sources: readonly Source[] }) {
	const say = useLotteryDeskText();
	const mayEdit = useMay("lottery.terms:edit");
	return (
		<section className="flex flex-col gap-4">
			<h2 className="text-20 font-bold">{say("terms.sources")}</h2>
			<p className="max-w-[70ch] text-14 text-text-2">{say("terms.sourcesText")}</p>
			<DataTable caption={say("terms.sources")} columns={useColumns()} rows={sources} rowKey={({ game }) => game} />
			{mayEdit ? <SetSource /> : null}
		</section>
	);
}

function useColumns(): readonly DataColumn<Source>[] {
	const say = useLotteryDeskText();
	return [
		{ key: "game", head: say("draws.game"), cell: ({ game }) => game },
		{ key: "source", head: say("terms.source"), cell: ({ source }) => say(`terms.kinds.${source}`) },
	];
}

function SetSource() {
	const say = useLotteryDeskText();
	const sayDesk = useDeskText();
	const save = useSetDrawSource({ refreshes: [readLotteryTerms] });
	const [game, setGame] = useState<(typeof lotteryGames)[number]>(lotteryGames[0]);
	const [source, setSource] = useState<DrawSource>("people");
	return (
		<form
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				const form = event.currentTarget;
				const onSuccess = () => {
					showToast({ tone: "success", text: say("terms.saved") });
					form.reset();
				};
				save.mutate({ game, source, reason: fieldsOf(form).reason ?? "" }, { onSuccess });
			}}
		>
			<div className="grid items-end gap-3 sm:grid-cols-2">
				<Select
					label={say("draws.game")}
					value={game}
					options={lotteryGames.map((value) => ({ value, label: value }))}
					onChange={(value) => setGame(lotteryGames.find((one) => one === value) ?? game)}
				/>
				<Select
					label={say("terms.source")}
					value={source}
					options={drawSources.map((value) => ({ value, label: say(`terms.kinds.${value}`) }))}
					onChange={(value) => setSource(drawSources.find((one) => one === value) ?? source)}
				/>
			</div>
			<Field label={sayDesk("parts.because")} name="reason" minLength={3} maxLength={500} required autoComplete="off" />
			{save.error === null ? null : <FailureNote error={save.error} />}
			<div>
				<Button submit busy={save.isPending}>
					{say("terms.setSource")}
				</Button>
			</div>
		</form>
	);
}
