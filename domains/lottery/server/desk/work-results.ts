// Results from outside at the desk: what waits for one, and one that is told. Nobody sees what others told before telling their own.
import { atDesk } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { listOfficialDraws, type OfficialDraw, tellDrawResult } from "../../contract/index.ts";
import { isLotteryGame, judgeResults } from "../../core/index.ts";
import type { IssueRow } from "../issue-rows.ts";
import { type EntryRow, listEntries, listOfficial } from "../official/result-rows.ts";
import { tellResult } from "../official/tell-result.ts";
import { writeAct } from "./draw-rows.ts";
import type { DrawsDesk } from "./ports.ts";

const shownFor = 172_800_000;
const shownAtOnce = 200;

export const listOfficialDrawsRoute = ({ db }: DrawsDesk): Route =>
	bind(listOfficialDraws, async (_input, { now, staff: { staffId } }) =>
		db.read(async (tx) => {
			const from = new Date(now.getTime() - shownFor);
			const rows = await listOfficial(tx, { from, now, limit: shownAtOnce });
			const known = rows.flatMap((row) => (isLotteryGame(row.game) ? [{ row, game: row.game }] : []));
			const entries = await listEntries(
				tx,
				known.map(({ row, game }) => ({ game, issue: row.issue })),
			);
			return ok({ draws: known.map(({ row, game }) => viewOf({ row, game, staffId }, entries)) });
		}),
	);

type Of = { readonly row: IssueRow; readonly game: OfficialDraw["game"]; readonly staffId: string };

function viewOf({ row, game, staffId }: Of, entries: readonly EntryRow[]): OfficialDraw {
	const own = entries.filter((entry) => entry.game === game && entry.issue === row.issue);
	// A result of this version stands, or is being told; what corrects it is of the next.
	const first = row.state === "planned";
	const next = first ? 1 : row.result_version + 1;
	const told = own.filter(({ version }) => version === next);
	const ownsOne = told.some(({ told_by: by }) => by === staffId);
	const judged = judgeResults(
		told.map(({ told_by: by, digits }) => ({ by, digits })),
		{ version: next },
	);
	const shown = ownsOne ? own : own.filter(({ version }) => version < next);
	return {
		game,
		numero: row.issue,
		drawsAt: row.draws_at.toISOString(),
		state: row.voided_at !== null || row.state === "void" ? "void" : first ? "waiting" : "drawn",
		result: row.digits,
		version: row.result_version,
		told: told.length,
		differs: judged.is === "differs",
		own: ownsOne,
		entries: shown.map(({ name, digits, source, told_at: at }) => ({ name, digits, source, toldAt: at.toISOString() })),
	};
}

export const tellDrawResultRoute = ({ db }: DrawsDesk): Route =>
	bind(tellDrawResult, ({ game, numero: issue, digits, source, corrects }, call) =>
		atDesk(db, call, async (tx) => {
			const { merchant, name, staffId } = call.staff;
			const said = { game, issue, digits, source, corrects, now: call.now };
			const told = await tellResult(tx, { ...said, by: staffId, name });
			if (!told.ok) return err(told.error);
			const { judged, version } = told.value;
			const confirmed = version > 1 ? "draw result corrected" : "draw result confirmed";
			await writeAct(tx, {
				merchant,
				operator: name,
				at: call.now,
				act: judged.is === "confirmed" ? confirmed : "draw result told",
				before: { version: version - 1 },
				after: { game, issue, digits: told.value.digits, source, version },
			});
			return ok({ outcome: judged.is });
		}),
	);
