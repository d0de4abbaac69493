// What an issue of a game takes: the house's own bounds, and those games that have less.
import { useState } from "react";
import { type DataColumn, DataTable, fieldsOf, useDeskText, useMay } from "#platform/desk/ui";
import { Button, DateTime, FailureNote, Field, Select, showToast, useFormats } from "#platform/ui";
import { type LotteryBounds, readLotteryTerms } from "../../contract/index.ts";
import { houseBounds, lotteryGames } from "../../core/index.ts";
import { useSetIssueBounds } from "../calls.gen.ts";
import { useLotteryDeskText } from "../text.ts";

const kinds = ["slip", "stake", "win", "exposure"] as const;

export function IssueBoundsSection({ bounds }: { readonly bounds: readonly LotteryBounds[] }) {
	const say = useLotteryDeskText();
	const { number } = useFormats();
	const mayEdit = useMay("lottery.terms:edit");
	const columns = useColumns();
	return (
		<section className="flex flex-col gap-4">
			<h2 className="text-20 font-bold">{say("terms.bounds")}</h2>
			<p className="max-w-[70ch] text-14 text-text-2">
				{say("terms.boundsText", {
					stake: number(houseBounds.stake),
					win: number(houseBounds.win),
					exposure: number(houseBounds.exposure),
				})}
			</p>
			{bounds.length === 0 ? null : (
				<DataTable caption={say("terms.bounds")} columns={columns} rows={bounds} rowKey={({ game }) => game} />
			)}
			{mayEdit ? <SetBounds /> : null}
		</section>
	);
}

function useColumns(): readonly DataColumn<LotteryBounds>[] {
	const say = useLotteryDeskText();
	const { number } = useFormats();
	return [
		{ key: "game", head: say("draws.game"), cell: ({ game }) => game },
		...kinds.map(
			(kind): DataColumn<LotteryBounds> => ({
				key: kind,
				head: say(`terms.bound.${kind}`),
				figures: true,
				cell: (row) => number(row[kind]),
			}),
		),
		{ key: "at", head: say("terms.setAt"), cell: ({ setAt }) => <DateTime at={setAt} /> },
	];
}

function SetBounds() {
	const say = useLotteryDeskText();
	const sayDesk = useDeskText();
	const save = useSetIssueBounds({ refreshes: [readLotteryTerms] });
	const [game, setGame] = useState<(typeof lotteryGames)[number]>(lotteryGames[0]);
	return (
		<form
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				const form = event.currentTarget;
				const { slip = "", stake = "", win = "", exposure = "", reason = "" } = fieldsOf(form);
				const onSuccess = () => {
					showToast({ tone: "success", text: say("terms.saved") });
					form.reset();
				};
				const bounds = {
					slip: Number(slip) || houseBounds.slip,
					stake: Number(stake) || houseBounds.stake,
					win: Number(win) || houseBounds.win,
					exposure: Number(exposure) || houseBounds.exposure,
				};
				save.mutate({ game, bounds: `${slip}${stake}${win}${exposure}` === "" ? null : bounds, reason }, { onSuccess });
			}}
		>
			<div className="grid items-end gap-3 sm:grid-cols-2">
				<Select
					label={say("terms.boundsGame")}
					value={game}
					options={lotteryGames.map((value) => ({ value, label: value }))}
					onChange={(value) => setGame(lotteryGames.find((one) => one === value) ?? game)}
				/>
				{kinds.map((kind) => (
					<Field
						key={kind}
						label={say(`terms.bound.${kind}`)}
						name={kind}
						type="number"
						min={1}
						max={houseBounds[kind]}
						autoComplete="off"
					/>
				))}
			</div>
			<p className="text-13 text-text-3">{say("terms.boundsEmpty")}</p>
			<Field label={sayDesk("parts.because")} name="reason" minLength={3} maxLength={500} required autoComplete="off" />
			{save.error === null ? null : <FailureNote error={save.error} />}
			<div>
				<Button submit busy={save.isPending}>
					{say("terms.setBounds")}
				</Button>
			</div>
		</form>
	);
}
