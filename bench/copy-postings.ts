// Fills a ledger with a past: wallets with whole, valid chains of postings, loaded by COPY. The audit finds nothing in it.
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { loadBare } from "./bare-tables.ts";
import { say } from "./report.ts";

export type Past = {
	/** Wallets 1 to `members`, cash in P. */
	readonly members: number;
	readonly postingsEach: number;
	/** The first and, at most, the last posting. */
	readonly from: Date;
	readonly to: Date;
};

/** The nth posting of a member, from 1. */
export type PastPlace = { readonly member: number; readonly version: number };

/** Key of the nth posting of a member, as `fillLedger` makes it; also for whoever fills rounds beside it. */
export const pastKey = ({ member, version }: PastPlace): string =>
	`${member.toString(16).padStart(8, "0")}-0000-4000-8000-${version.toString(16).padStart(12, "0")}`;

const atOneTable = 8;
const pace = 6_000;

/** When the nth posting of a member was made. Members play as people do: in sittings of a posting every six seconds, eight at a time. */
export function pastTime({ members, postingsEach, from, to }: Past, { member, version }: PastPlace): Date {
	const sittings = Math.max(1, Math.ceil(members / atOneTable) - 1);
	const room = to.getTime() - from.getTime() - (postingsEach + 1) * pace;
	const begin = from.getTime() + Math.floor((Math.floor((member - 1) / atOneTable) * room) / sittings);
	return new Date(begin + (version - 1) * pace + ((member - 1) % atOneTable) * 700);
}

const firstGrant = 1_000_000_000;
const stake = 10;
const prize = 19;

/** The first posting is a grant, then bets and wins take turns. */
export function pastPosting(version: number): { kind: string; delta: number; balanceAfter: number; counter: string } {
	if (version === 1) return { kind: "grant", delta: firstGrant, balanceAfter: firstGrant, counter: "house:grants" };
	const wins = Math.floor((version - 1) / 2);
	const balanceAfter = firstGrant - (version - 1 - wins) * stake + wins * prize;
	const isBet = version % 2 === 0;
	return { kind: isBet ? "bet" : "win", delta: isBet ? -stake : prize, balanceAfter, counter: "games:bench" };
}

/** Makes the partitions, loads wallets and postings, rolls up and analyses. Takes about a minute for ten million. */
export async function fillLedger(client: pg.Client, past: Past): Promise<void> {
	await client.query("set statement_timeout = 0");
	await client.query("select wallet.ensure_partitions($1, $2)", [past.from, past.to]);
	await loadBare(client, ["wallet.wallet", "wallet.posting"], async () => {
		await copy(client, "wallet.wallet (member_id, currency, purse, balance, version, touched_at)", walletLines(past));
		const columns =
			"member_id, version, posted_at, transaction_id, delta, balance_after, key, group_key, currency, purse, kind, counter";
		await copy(client, `wallet.posting (${columns})`, postingLines(past));
	});
	// Twice, as its job does minute after minute: the second knows how far back the tail can lie.
	for (let minute = 0; minute < 2; minute++) await client.query("select wallet.roll_up_house()");
	await client.query("vacuum (analyze) wallet.wallet");
	await client.query("vacuum (analyze) wallet.posting");
}

async function copy(client: pg.Client, target: string, lines: Iterable<string>): Promise<void> {
	await pipeline(Readable.from(lines), client.query(copyFrom(`copy ${target} from stdin`)));
}

function* walletLines(past: Past): Generator<string> {
	const { balanceAfter } = pastPosting(past.postingsEach);
	for (const members of blocks({ count: past.members, size: 500 })) {
		yield members
			.map((member) => {
				const at = pastTime(past, { member, version: past.postingsEach }).toISOString();
				return `${member}\tP\tcash\t${balanceAfter}\t${past.postingsEach}\t${at}\n`;
			})
			.join("");
	}
}

/** In the order of time, as they would have been written. */
function* postingLines(past: Past): Generator<string> {
	const versions = Array.from({ length: past.postingsEach }, (_, index) => index + 1);
	for (const members of blocks({ count: past.members, size: atOneTable })) {
		yield versions.map((version) => members.map((member) => postingLine(past, { member, version })).join("")).join("");
		const last = members.at(-1) ?? 0;
		if (last % 10_000 === 0) say(`  ${(last * past.postingsEach).toLocaleString("en")} postings`);
	}
}

function postingLine(past: Past, { member, version }: PastPlace): string {
	const { kind, delta, balanceAfter, counter } = pastPosting(version);
	const at = pastTime(past, { member, version }).toISOString();
	const round = pastKey({ member, version: Math.floor(version / 2) * 2 });
	const key = pastKey({ member, version });
	return `${member}\t${version}\t${at}\t3\t${delta}\t${balanceAfter}\t${key}\t${round}\tP\tcash\t${kind}\t${counter}\n`;
}

/** 1 to `count`, in blocks. */
function* blocks({ count, size }: { count: number; size: number }): Generator<number[]> {
	for (let first = 1; first <= count; first += size) {
		yield Array.from({ length: Math.min(size, count - first + 1) }, (_, index) => first + index);
	}
}
