// Fills a ledger with a past: wallets with whole, valid chains of postings, loaded by COPY. The audit finds nothing in it.
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
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

/** When the nth posting of a member was made: all members play through the whole past, side by side. */
export function pastTime({ members, postingsEach, from, to }: Past, { member, version }: PastPlace): Date {
	const step = (to.getTime() - from.getTime()) / postingsEach;
	return new Date(from.getTime() + Math.floor((version - 1) * step + (member / members) * step * 0.99));
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
	await copy(client, "wallet.wallet (member_id, currency, purse, balance, version, touched_at)", walletLines(past));
	const columns =
		"member_id, version, posted_at, transaction_id, delta, balance_after, key, group_key, currency, purse, kind, counter";
	await copy(client, `wallet.posting (${columns})`, postingLines(past));
	await client.query("select wallet.roll_up_house()");
	await client.query("vacuum (analyze) wallet.wallet");
	await client.query("vacuum (analyze) wallet.posting");
}

async function copy(client: pg.Client, target: string, lines: Iterable<string>): Promise<void> {
	await pipeline(Readable.from(lines), client.query(copyFrom(`copy ${target} from stdin`)));
}

function* walletLines(past: Past): Generator<string> {
	const { balanceAfter } = pastPosting(past.postingsEach);
	for (const members of blocks(past.members)) {
		yield members
			.map((member) => {
				const at = pastTime(past, { member, version: past.postingsEach }).toISOString();
				return `${member}\tP\tcash\t${balanceAfter}\t${past.postingsEach}\t${at}\n`;
			})
			.join("");
	}
}

function* postingLines(past: Past): Generator<string> {
	for (let version = 1; version <= past.postingsEach; version++) {
		const { kind, delta, balanceAfter, counter } = pastPosting(version);
		const round = Math.floor(version / 2) * 2;
		for (const members of blocks(past.members)) {
			yield members
				.map((member) => {
					const at = pastTime(past, { member, version }).toISOString();
					return `${member}\t${version}\t${at}\t3\t${delta}\t${balanceAfter}\t${pastKey({ member, version })}\t${pastKey({ member, version: round })}\tP\tcash\t${kind}\t${counter}\n`;
				})
				.join("");
		}
		if (version % 10 === 0) say(`  ${(version * past.members).toLocaleString("en")} postings`);
	}
}

const blockSize = 500;

/** 1 to `count`, in blocks. */
function* blocks(count: number): Generator<number[]> {
	for (let first = 1; first <= count; first += blockSize) {
		yield Array.from({ length: Math.min(blockSize, count - first + 1) }, (_, index) => first + index);
	}
}
