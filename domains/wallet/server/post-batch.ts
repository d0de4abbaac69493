// Calls wallet.post_batch: many groups of commands in one durable write. Knows its arguments; judges nothing.
import { callIn, type Database, plainArray, type Tx, textArray } from "#platform/db";
import type { PostCommand } from "../core/command.ts";
import { type AnswerRow, answerColumns } from "./answer.ts";

/** Commands that stand or fall together. */
export type PostGroup = readonly PostCommand[];

const statement = {
	name: "wallet.post_batch",
	text: `select ${answerColumns} from wallet.post_batch($1::bigint[], $2::text[], $3::text[], $4::text[], $5::bigint[],
		$6::text[], $7::uuid[], $8::uuid[], $9::uuid[], $10::uuid[], $11::int[])`,
};

/** One list of rows a group, in order. Durable when it resolves. */
export async function postBatch(db: Database, groups: readonly PostGroup[]): Promise<AnswerRow[][]> {
	return regroup(groups, await db.call<AnswerRow>(statement, batchColumns(groups)));
}

/** The same in the caller's transaction. */
export async function postBatchIn(tx: Tx, groups: readonly PostGroup[]): Promise<AnswerRow[][]> {
	return regroup(groups, await callIn<AnswerRow>(tx, statement, batchColumns(groups)));
}

/** One array an argument, in their order. An argument that no command uses is null. */
function batchColumns(groups: readonly PostGroup[]): readonly unknown[] {
	const commands = groups.flat();
	return [
		plainArray(commands, ({ memberId }) => memberId),
		textArray(commands.map(({ currency }) => currency)),
		textArray(commands.map(({ purse }) => purse)),
		textArray(commands.map(({ kind }) => kind)),
		plainArray(commands, ({ delta }) => delta.toString()),
		textArray(commands.map(({ counter }) => counter)),
		plainArray(commands, ({ key }) => key),
		optional(commands.map(({ reference }) => reference)),
		optional(commands.map(({ group }) => group)),
		optional(commands.map(({ content }) => content)),
		optional(groups.flatMap((group, index) => group.map(() => (group.length > 1 ? String(index + 1) : undefined)))),
	];
}

/** Ids and numbers, where there are any. */
const optional = (column: readonly (string | undefined)[]): string | null =>
	column.some((value) => value !== undefined) ? plainArray(column, (value) => value ?? "null") : null;

function regroup(groups: readonly PostGroup[], rows: readonly AnswerRow[]): AnswerRow[][] {
	let next = 0;
	const answers = groups.map((group) => {
		next += group.length;
		return rows.slice(next - group.length, next);
	});
	if (next !== rows.length) throw new Error(`${rows.length} answers to ${next} commands`);
	return answers;
}
