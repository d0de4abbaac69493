// What one member may stake on single plays of an issue: those that take less than their issue, and how one is set.
import { useState } from "react";
import { type DataColumn, DataTable, fieldsOf, useDeskText, useMay } from "#platform/desk/ui";
import { Button, DateTime, EmptyState, FailureNote, Field, Select, showToast, useFormats } from "#platform/ui";
import { type PlayLimit, readLotteryTerms } from "../../contract/index.ts";
import { familyOf, houseBounds, lotteryGames, playsOf } from "../../core/index.ts";
import { useSetPlayLimit } from "../calls.gen.ts";
import { useLotteryDeskText } from "../text.ts";

export function PlayLimitsSection({ limits }: { readonly limits: readonly PlayLimit[] }) {
	const say = useLotteryDeskText();
	const mayEdit = useMay("lottery.terms:edit");
	const columns = useColumns();
	return (
		<section className="flex flex-col gap-4">
			<h2 className="text-20 font-bold">{say("terms.plays")}</h2>
			<p className="max-w-[70ch] text-14 text-text-2">{say("terms.playsText")}</p>
			{limits.length === 0 ? (
				<EmptyState title={say("terms.playsNone")} />
			) : (
				<DataTable
					caption={say("terms.plays")}
					columns={columns}
					rows={limits}
					rowKey={({ game, playId }) => `${game} ${playId}`}
				/>
			)}
			{mayEdit ? <SetPlayLimit /> : null}
		</section>
	);
}

function useColumns(): readonly DataColumn<PlayLimit>[] {
	const say = useLotteryDeskText();
	const { number } = useFormats();
	return [
		{ key: "game", head: say("draws.game"), cell: ({ game }) => game },
		{ key: "play", head: say("terms.play"), cell: ({ play }) => play },
		{ key: "stake", head: say("terms.bound.stake"), figures: true, cell: ({ stake }) => number(stake) },
		{ key: "at", head: say("terms.setAt"), cell: ({ setAt }) => <DateTime at={setAt} /> },
	];
}

const playsIn = (game: (typeof lotteryGames)[number]) => playsOf(familyOf(game));

function SetPlayLimit() {
	const say = useLotteryDeskText();
	const sayDesk = useDeskText();
	const save = useSetPlayLimit({ refreshes: [readLotteryTerms] });
	const [game, setGame] = useState<(typeof lotteryGames)[number]>(lotteryGames[0]);
	const [wanted, setWanted] = useState("");
	const plays = playsIn(game);
	// Of another game the play is another one.
	const play = plays.find(({ id }) => String(id) === wanted) ?? plays[0];
	return (
		<form
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				const form = event.currentTarget;
				const { playStake = "", reason = "" } = fieldsOf(form);
				const onSuccess = () => {
					showToast({ tone: "success", text: say("terms.saved") });
					form.reset();
				};
				const stake = playStake === "" ? null : Number(playStake);
				save.mutate({ game, playId: play?.id ?? 0, stake, reason }, { onSuccess });
			}}
		>
			<div className="grid items-end gap-3 sm:grid-cols-2">
				<Select
					label={say("terms.playsGame")}
					value={game}
					options={lotteryGames.map((value) => ({ value, label: value }))}
					onChange={(value) => setGame(lotteryGames.find((one) => one === value) ?? game)}
				/>
				<Select
					label={say("terms.play")}
					value={String(play?.id ?? "")}
					options={plays.map(({ id, code }) => ({ value: String(id), label: code }))}
					onChange={setWanted}
				/>
				<Field
					label={say("terms.playStake")}
					name="playStake"
					type="number"
					min={1}
					max={houseBounds.stake}
					autoComplete="off"
				/>
			</div>
			<p className="text-13 text-text-3">{say("terms.playEmpty")}</p>
			<Field label={sayDesk("parts.because")} name="reason" minLength={3} maxLength={500} required autoComplete="off" />
			{save.error === null ? null : <FailureNote error={save.error} />}
			<div>
				<Button submit busy={save.isPending}>
					{say("terms.setPlay")}
				</Button>
			</div>
		</form>
	);
}
