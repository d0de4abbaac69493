// A result from outside is told by one voice; with what others told of it, it stands or waits. One that corrects a draw has its
// tickets settled anew, by a newer version.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { enqueue } from "#platform/jobs";
import { err, ok } from "#platform/kernel";
import { digitsText, type Judged, judgeResults, type LotteryGame, readDigits } from "../../core/index.ts";
import { lockIssue } from "../desk/draw-rows.ts";
import { settleKind } from "../settle-kind.ts";
import { findConfirmed, insertConfirmed, insertEntry, listEntries, writeCorrection } from "./result-rows.ts";

export type ToldResult = {
	readonly game: LotteryGame;
	readonly issue: string;
	/** As it was typed or sent. */
	readonly digits: string;
	/** Where it was seen. */
	readonly source: string;
	/** Whether it corrects what stands. */
	readonly corrects: boolean;
	/** Whose word it is, once a version; and what they are called. */
	readonly by: string;
	readonly name: string;
	readonly now: Date;
};

export async function tellResult(tx: Tx, told: ToldResult) {
	const { game, issue, now } = told;
	const row = await lockIssue(tx, { game, issue });
	if (row === undefined) return err(failure("DRAW_NOT_FOUND"));
	if (!row.official) return err(failure("DRAW_NOT_OFFICIAL"));
	if (row.voided_at !== null || row.state === "void") return err(failure("DRAW_VOID"));
	if (now < row.draws_at) return err(failure("DRAW_NOT_DUE"));
	const read = readDigits(game, told.digits);
	if (read === undefined) return err(failure("RESULT_MALFORMED"));
	const digits = digitsText(game, read);
	const standing = await findConfirmed(tx, { game, issue });
	if (told.corrects !== (standing !== undefined)) return err(failure("RESULT_STANDS_OTHERWISE"));
	if (standing === digits) return err(failure("RESULT_IS_THE_SAME"));
	// Confirmed, and the draw's room has not told it yet: a moment later it can be corrected.
	if (standing !== undefined && row.state !== "drawn") return err(failure("RESULT_STANDS_OTHERWISE"));
	const version = standing === undefined ? 1 : row.result_version + 1;
	if (!(await insertEntry(tx, { ...told, digits, version }))) return err(failure("RESULT_TOLD_BEFORE"));
	const entries = (await listEntries(tx, [{ game, issue }])).filter((entry) => entry.version === version);
	const judged = judgeResults(
		entries.map(({ told_by: by, digits: each }) => ({ by, digits: each })),
		{ version },
	);
	await carry(tx, { game, issue, version, now, judged });
	return ok({ judged, version, digits });
}

type Carried = Pick<ToldResult, "game" | "issue" | "now"> & { readonly version: number; readonly judged: Judged };

async function carry(tx: Tx, { game, issue, version, now, judged }: Carried): Promise<void> {
	if (judged.is !== "confirmed") return;
	const { digits } = judged;
	await insertConfirmed(tx, { game, issue, version, digits, now });
	if (version === 1) return;
	await writeCorrection(tx, { game, issue, version, digits });
	await enqueue(tx, settleKind, { game, issue });
}
