// Fills the games with a past: members' rounds over ninety days, loaded by COPY, with the ids that real rounds have.
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { say } from "../../../../bench/report.ts";

export type PastRounds = {
	/** Members 1 to `members`. */
	readonly members: number;
	readonly roundsEach: number;
	readonly gameId: string;
	readonly from: Date;
	readonly to: Date;
};

type Place = { readonly member: number; readonly nth: number };

/** When the nth round of a member began: all members play through the whole past, side by side. */
function startOf({ members, roundsEach, from, to }: PastRounds, { member, nth }: Place): Date {
	const step = (to.getTime() - from.getTime()) / roundsEach;
	return new Date(from.getTime() + Math.floor((nth - 1) * step + (member / members) * step * 0.99));
}

/** A UUID of version 7 with that time, unique by member and number. */
function idOf(start: Date, { member, nth }: Place): string {
	const time = start.getTime().toString(16).padStart(12, "0");
	const tail = member.toString(16).padStart(12, "0");
	return `${time.slice(0, 8)}-${time.slice(8)}-7${(nth % 4096).toString(16).padStart(3, "0")}-8000-${tail}`;
}

const events = JSON.stringify([
	{ type: "reels", stops: [12, 4, 55, 23, 9] },
	{ type: "line", line: 3, symbol: 2, count: 4, pays: 20 },
	{ type: "total", credits: 20 },
]);

/** Makes the weeks, loads the rounds, analyses. */
export async function fillRounds(client: pg.Client, past: PastRounds): Promise<void> {
	await client.query("set statement_timeout = 0");
	await client.query("select games.make_round_weeks($1, $2)", [past.from, past.to]);
	const columns =
		"member_id, started_at, id, game_id, currency, status, stake, win, balance_before, balance_after, pay_table, events, ended_at";
	const copy = client.query(copyFrom(`copy games.round (${columns}) from stdin`));
	await pipeline(Readable.from(roundLines(past)), copy);
	await client.query("vacuum (analyze) games.round");
}

const blockSize = 500;

function* roundLines(past: PastRounds): Generator<string> {
	for (let nth = 1; nth <= past.roundsEach; nth++) {
		for (let first = 1; first <= past.members; first += blockSize) {
			const size = Math.min(blockSize, past.members - first + 1);
			yield Array.from({ length: size }, (_, index) => roundLine(past, { member: first + index, nth })).join("");
		}
		if (nth % 20 === 0) say(`  ${(nth * past.members).toLocaleString("en")} rounds`);
	}
}

function roundLine(past: PastRounds, place: Place): string {
	const start = startOf(past, place);
	const at = start.toISOString();
	const before = 1_000_000 - place.nth * 10;
	const win = place.nth % 4 === 0 ? 20 : 0;
	return `${place.member}\t${at}\t${idOf(start, place)}\t${past.gameId}\tP\tcomplete\t10\t${win}\t${before}\t${before - 10 + win}\t1\t${events}\t${at}\n`;
}
