// One draw: its seed is opened, its public randomness fetched, its digits follow. What cannot be drawn is void.
import type { Tx } from "#platform/db";
import { vendorsOf } from "../contract/index.ts";
import {
	aboutOf,
	acceptedText,
	digitsText,
	drawDigits,
	type LotteryGame,
	postText,
	takesPosts,
} from "../core/index.ts";
import type { DrawEvent } from "./draw-events.ts";
import { findDue, type IssueRow } from "./issue-rows.ts";
import { findConfirmed } from "./official/result-rows.ts";
import type { LotteryTools } from "./ports.ts";
import { listPosts, lockPosts } from "./post-rows.ts";
import { blocksOf, sha256 } from "./seeds.ts";

/** `waiting`: the beacon has not been heard yet, or nobody has told the result. `again`: when to look for it, in milliseconds from now. */
export type Drawing =
	| { readonly is: "waiting"; readonly again: number }
	| { readonly is: "done"; readonly event: DrawEvent };

/** So long after its draw a beacon that is silent is given up: the stakes go back. */
const patience = 600_000;
/** What has no result by then is void, whatever it was. */
const latest = 86_400_000;

type Due = { readonly game: LotteryGame; readonly doneUntil: number; readonly now: Date };

/** The first draw that is due and not told yet; undefined where none is. */
export async function drawingOf(
	tools: LotteryTools,
	tx: Tx,
	{ game, doneUntil, now }: Due,
): Promise<Drawing | undefined> {
	const row = await findDue(tx, { game, after: new Date(doneUntil), now });
	if (row === undefined) return undefined;
	const late = now.getTime() - row.draws_at.getTime();
	if (row.official) return officialOf(tx, { game, row, isOver: late > latest || row.voided_at !== null });
	const seed = late > latest || row.voided_at !== null ? undefined : seedOf(tools, game, row);
	if (seed === undefined) return { is: "done", event: voided(row) };
	const publicly = await publicOf(tools, tx, { game, row });
	if (publicly === undefined)
		return late > patience ? { is: "done", event: voided(row) } : { is: "waiting", again: 1_000 };
	const { publicHex, accepted } = publicly;
	const digits = digitsText(game, drawDigits({ game, issue: row.issue, publicHex }, blocksOf(seed)));
	const result = { issue: row.issue, drawsAt: row.draws_at.getTime(), state: "drawn" as const, digits };
	return { is: "done", event: { type: "resulted", result, seed: seed.toString("hex"), publicHex, accepted } };
}

type Official = { readonly game: LotteryGame; readonly row: IssueRow; readonly isOver: boolean };

/** What was told from outside; what nobody told within a day is void. */
async function officialOf(tx: Tx, { game, row, isOver }: Official): Promise<Drawing> {
	if (isOver) return { is: "done", event: voided(row) };
	const { issue } = row;
	const digits = await findConfirmed(tx, { game, issue });
	if (digits === undefined) return { is: "waiting", again: 5_000 };
	const result = { issue, drawsAt: row.draws_at.getTime(), state: "drawn" as const, digits };
	return { is: "done", event: { type: "resulted", result } };
}

const voided = ({ issue, draws_at: at }: IssueRow): DrawEvent => ({
	type: "resulted",
	result: { issue, drawsAt: at.getTime(), state: "void" },
});

/** Undefined where it does not open: it can never be revealed. */
function seedOf({ seeds, log }: LotteryTools, game: LotteryGame, row: IssueRow): Buffer | undefined {
	try {
		return seeds.open({ game, issue: row.issue }, { sealed: row.sealed_seed, commit: row.commit_hash });
	} catch (error) {
		log.error({ game, issue: row.issue, error: String(error) }, "a seed cannot be revealed: its issue is void");
		return undefined;
	}
}

type Publicly = { readonly publicHex: string; readonly accepted: string[] | undefined };
type Of = { readonly game: LotteryGame; readonly row: IssueRow };

async function publicOf(tools: LotteryTools, tx: Tx, { game, row }: Of): Promise<Publicly | undefined> {
	const word = row.beacon_round === null ? [] : [tools.heard(Number(row.beacon_round))];
	const heard = word.flatMap((hex) => hex ?? []);
	if (heard.length < word.length) return undefined;
	const [only] = heard;
	if (only !== undefined && !takesPosts(game)) return { publicHex: only, accepted: undefined };
	const name = { game, issue: row.issue };
	const posted = takesPosts(game) ? await postedOf(tx, name) : [];
	const accepted = [...(await acceptedOf(tools, tx, name)), ...posted, ...heard];
	return { publicHex: sha256(acceptedText(name, accepted)), accepted };
}

/** What was posted until now; nothing is any more, for the draw comes in this transaction. */
async function postedOf(tx: Tx, name: { readonly game: LotteryGame; readonly issue: string }): Promise<string[]> {
	await lockPosts(tx, name);
	return (await listPosts(tx, name)).map(({ place, digits }) => postText(place, digits));
}

const pageSize = 2_000;

/** The tickets that stand open on an issue, in the order of their ids. */
async function acceptedOf(
	{ games }: LotteryTools,
	tx: Tx,
	of: { game: LotteryGame; issue: string },
): Promise<string[]> {
	const ids: string[] = [];
	for (const vendor of vendorsOf(of.game)) {
		let after: { ticketId: string; owner: string } | undefined;
		for (;;) {
			const page = await games.tickets.waiting(tx, { vendor, about: aboutOf(of), after, limit: pageSize });
			ids.push(...page.map(({ ticketId }) => ticketId));
			if (page.length < pageSize) break;
			after = page.at(-1);
		}
	}
	return ids.sort();
}

export const committedOf = ({ commit_hash: commit, beacon, beacon_round: round, official }: IssueRow) =>
	official
		? ({ commit, source: "official" } as const)
		: beacon === null || round === null
			? ({ commit, source: "tickets" } as const)
			: ({ commit, source: "beacon", beacon: { name: beacon, round: Number(round) } } as const);
