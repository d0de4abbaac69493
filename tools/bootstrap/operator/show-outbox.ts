// Shows what lies in the outbox of a machine that nobody carries letters for. Codes open accounts, so it asks first and
// writes down who looked.
import { type OutboxLetter, readOutbox } from "#courier/module";
import type { Database } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import type { Terminal } from "./carry-out.ts";

export const outboxUsage = `usage: npm run outbox -- [options]
  --to <text>               only letters whose number or address holds this
  --operator <name>         who looks; the user of this machine when not said
  --json                    one line of JSON a letter
  --yes                     without being asked`;

export type OutboxOrder = {
	readonly to: string;
	readonly operator: string | undefined;
	readonly json: boolean;
	readonly sure: boolean;
};

/** The error is one line for the terminal. */
export function readOutboxOrder(args: readonly string[]): Result<OutboxOrder, string> {
	let [to, operator, json, sure]: [string, string | undefined, boolean, boolean] = ["", undefined, false, false];
	for (let index = 0; index < args.length; index++) {
		const word = args[index] ?? "";
		if (word === "--json") json = true;
		else if (word === "--yes") sure = true;
		else if (word === "--to" || word === "--operator") {
			index += 1;
			const value = args[index]?.trim() ?? "";
			if (value === "") return err(`${word} needs a value.`);
			if (word === "--to") to = value;
			else operator = value;
		} else return err(outboxUsage);
	}
	return ok({ to, operator, json, sure });
}

export type OutboxAround = Terminal & {
	readonly db: Database;
	readonly key: Buffer;
	readonly now: Date;
	/** Who is logged in at this machine. */
	readonly user: string;
};

const most = 100;

/** Resolves with the exit code. */
export async function showOutbox(order: OutboxOrder, around: OutboxAround): Promise<number> {
	const { db, key, now, say } = around;
	if (!order.sure) {
		say("The outbox holds people's numbers, addresses and codes. Who looks is written down.");
		const typed = await around.ask("Type show to read it: ");
		if (typed?.trim() !== "show") {
			say("Nothing was shown.");
			return 1;
		}
	}
	const letters = await readOutbox(db, { key, operator: order.operator ?? around.user, now, most });
	const asked = letters.filter(({ to }) => to.includes(order.to));
	for (const letter of asked) for (const line of order.json ? [JSON.stringify(letter)] : linesOf(letter)) say(line);
	if (asked.length === 0 && !order.json) say("Nothing lies in the outbox.");
	return 0;
}

function linesOf(letter: OutboxLetter): readonly string[] {
	const { createdAt, expiresAt, channel, to, subject, body } = letter;
	return [
		`${createdAt.toISOString()}  ${channel}  to ${to}  until ${expiresAt.toISOString()}`,
		...(subject === "" ? [] : [`  ${subject}`]),
		...body.split("\n").map((line) => `  ${line}`.trimEnd()),
		"",
	];
}
