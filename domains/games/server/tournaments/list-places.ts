// Answers the leaderboard of one tournament page by page, along the index of the standing. A page goes on from a row's own key,
// so that nobody is left out or told twice where scores change in between; its places are counted when it is asked for.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type Route } from "#platform/http";
import { err, memberId, ok } from "#platform/kernel";
import { listTournamentPlaces } from "../../contract/index.ts";
import type { GamesTools } from "../tools.ts";
import { placed } from "./cached-tournaments.ts";
import { countBefore, type Key, type Line, ownKey, type Walk, walk } from "./place-rows.ts";

export const listTournamentPlacesRoute = (tools: GamesTools): Route =>
	bind(listTournamentPlaces, async ({ tournament: code, from, cursor, pageSize }, { principal }) => {
		const { shown } = tools.tournaments.current();
		const row = shown.find((one) => one.row.code === code && one.row.kept !== "cancelled")?.row;
		if (row === undefined) return err(failure("TOURNAMENT_NOT_FOUND"));
		const at = cursor === undefined ? undefined : readCursor(cursor);
		if (cursor !== undefined && at === undefined) return err(failure("INVALID_CURSOR"));
		const mine = principal.guest ? undefined : principal.memberId;
		const asked = { id: row.id, pageSize, mine: from === "own" ? mine : undefined };
		const { first, lines, before, after } = await tools.db.read((tx) => readPage(tx, { ...asked, at }));
		const accounts = await tools.members.accounts(lines.map((line) => memberId(line.memberId)));
		const [top, last] = [lines[0], lines.at(-1)];
		return ok({
			places: lines.map((line, index) => {
				const account = accounts.get(memberId(line.memberId)) ?? "";
				return { ...placed(row, line, { place: first + index, account }), mine: line.memberId === mine };
			}),
			...(after && last !== undefined ? { next: writeCursor("n", last) } : {}),
			...(before && top !== undefined ? { previous: writeCursor("p", top) } : {}),
		});
	});

/** On which side of a row a page lies. */
type Cursor = Key & { readonly side: "n" | "p" };

const writeCursor = (side: Cursor["side"], { score, at, round }: Key): string => `${side}-${score}-${at}-${round}`;

const written = /^([np])-([0-9]{1,18})-([0-9]{1,17})-([0-9a-f-]{36})$/;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function readCursor(text: string): Cursor | undefined {
	const [, side, score, at, round] = written.exec(text) ?? [];
	if (score === undefined || at === undefined || round === undefined || !uuid.test(round)) return undefined;
	return { side: side === "p" ? "p" : "n", score, at, round };
}

type Asked = {
	readonly id: string;
	readonly pageSize: number;
	readonly at: Cursor | undefined;
	/** Around whose place it is asked for. */
	readonly mine: string | undefined;
};

/** A part of the board, in its order; whether more of it stands after. */
type Part = { readonly lines: readonly Line[]; readonly after: boolean };

async function readPage(tx: Tx, asked: Asked) {
	const { lines, after } = await readPart(tx, asked);
	const [top] = lines;
	const first = top === undefined ? 1 : 1 + (await countBefore(tx, { id: asked.id, key: top }));
	return { first, lines, before: first > 1, after };
}

async function readPart(tx: Tx, { id, pageSize, at, mine }: Asked): Promise<Part> {
	// A page that was asked for backwards has the row it was asked from after it.
	if (at?.side === "p") return { lines: await above(tx, { id, from: at, limit: pageSize }), after: true };
	const own = at === undefined && mine !== undefined ? await ownKey(tx, { id, mine }) : undefined;
	return own === undefined ? below(tx, { id, from: at, limit: pageSize }) : around(tx, { id, own, pageSize });
}

/** One's own row with as many before as after it, or with more after it where the board begins. */
async function around(
	tx: Tx,
	{ id, own, pageSize }: { readonly id: string; readonly own: Line; readonly pageSize: number },
): Promise<Part> {
	const before = await above(tx, { id, from: own, limit: Math.floor((pageSize - 1) / 2) });
	const rest = await below(tx, { id, from: own, limit: pageSize - 1 - before.length });
	return { lines: [...before, own, ...rest.lines], after: rest.after };
}

type Stretch = Omit<Walk, "way">;

/** The rows that stand before one, the nearest of them, in the board's order. */
const above = async (tx: Tx, stretch: Stretch): Promise<readonly Line[]> =>
	[...(await walk(tx, { ...stretch, way: "up" }))].reverse();

/** The rows after one; the first ones without it. */
async function below(tx: Tx, stretch: Stretch): Promise<Part> {
	const lines = await walk(tx, { ...stretch, limit: stretch.limit + 1, way: "down" });
	return { lines: lines.slice(0, stretch.limit), after: lines.length > stretch.limit };
}
