// What a move of a table needs of its shoe: a seed made for the next one, what it was shuffled to, what a round brings. Nothing is
// dealt here before its bets are closed.
import type { Tx } from "#platform/db";
import {
	cutText,
	dealRound,
	dealsCards,
	firstPlace,
	type OpenShoe,
	openShoe,
	outcomeText,
	type TableAids,
	type TableCode,
	type TableState,
	tables,
	tableTimes,
	type VideoDecided,
} from "../core/index.ts";
import { laidOf } from "./laid.ts";
import type { TablesTools } from "./ports.ts";
import { countShoes, findMade, findRound, findShoe, insertShoe, type ShoeRow } from "./rows.ts";
import { blocksOf, sha256 } from "./seeds.ts";
import { readSetting } from "./setting-rows.ts";

type Of = { readonly state: TableState; readonly at: Date };

/** Shuffled shoes that this process holds, by table: they are made anew from their rows where it has none. */
export type HeldShoes = Map<TableCode, OpenShoe>;

export async function aidsOf(tools: TablesTools & { readonly held: HeldShoes }, tx: Tx, of: Of): Promise<TableAids> {
	const { state, at } = of;
	const { phase, shoe, table } = state;
	const due = at.getTime() >= phase.endsAt;
	const shuffled = due && phase.name === "shuffling" && shoe !== null ? await shuffledOf(tools, tx, state) : undefined;
	const wantsNext =
		due && state.video === undefined && (phase.name === "shuffling" ? shuffled === undefined : isBetween(state));
	const mayBegin = due && phase.name !== "open" && phase.name !== "dealing";
	const { video } = state;
	const driven = video !== undefined;
	const setting = mayBegin || driven ? await readSetting(tx, table) : undefined;
	const halted = video !== undefined && video.halt !== null ? state.round?.roundId : undefined;
	const plays = tables[table].game === "blackjack";
	const closed = state.video === undefined && at.getTime() >= phase.endsAt + tableTimes.closed;
	return {
		shuffled,
		next: wantsNext ? await nextShoe(tools, tx, { table, at }) : undefined,
		dealt: closed && phase.name === "open" && !plays ? await dealtOf(tools, tx, state) : undefined,
		...(plays && ((closed && phase.name === "open") || phase.name === "playing")
			? {
					deck: await deckOf(tools, tx, state),
					laid: phase.name === "open" ? await laidOf(tools, tx, state) : undefined,
				}
			: {}),
		roundId: tools.newId(),
		paused: setting?.paused ?? false,
		limits: setting?.limits,
		video: setting?.video,
		origins: setting?.origins,
		decided: halted === undefined ? undefined : await decidedOf(tx, halted),
	};
}

/** What two people decided of a round that halts its table. */
async function decidedOf(tx: Tx, roundId: string): Promise<VideoDecided | undefined> {
	const row = await findRound(tx, roundId);
	if (row?.state === "void") return { is: "void" };
	const outcome = row?.decided ?? null;
	return outcome === null ? undefined : { is: "result", outcome };
}

const isBetween = ({ phase, shoe }: TableState): boolean =>
	(phase.name === "idle" || phase.name === "result") && (shoe === null || shoe.publicHex === null || shoe.over);

/** A shoe that was made and not used, or a new one. */
async function nextShoe(
	{ seeds }: TablesTools,
	tx: Tx,
	{ table, at }: { readonly table: TableCode; readonly at: Date },
) {
	const made = await findMade(tx, table);
	if (made?.commit_hash !== undefined && made.commit_hash !== null)
		return { shoe: made.shoe, commit: made.commit_hash };
	const day = at.toISOString().slice(0, 10).replaceAll("-", "");
	const number = (await countShoes(tx, { table, day })) + 1;
	const name = { table, shoe: `${day}-${String(number).padStart(2, "0")}` };
	const seed = seeds.make(name);
	await insertShoe(tx, { ...name, ...seed, now: at });
	return { shoe: name.shoe, commit: seed.commit };
}

async function shuffledOf(tools: TablesTools & { readonly held: HeldShoes }, tx: Tx, { table, shoe }: TableState) {
	if (shoe === null) return undefined;
	const publicHex = sha256(cutText({ table, shoe: shoe.shoe }, shoe.cut));
	const row = await findShoe(tx, { table, shoe: shoe.shoe });
	const open = row === undefined ? undefined : openOf(tools, table, { row, publicHex });
	if (open === undefined) return undefined;
	tools.held.set(table, open);
	const cardsHash = dealsCards(tables[table].game) ? sha256(Buffer.from(open.cards)) : null;
	return { publicHex, cardsHash, position: firstPlace(open).position };
}

/** Undefined where it does not open, and of a studio's shoe, which has none. */
export const seedIn = (
	seeds: TablesTools["seeds"],
	name: { readonly table: TableCode; readonly shoe: string },
	{ sealed_seed: sealed, commit_hash: commit }: Pick<ShoeRow, "sealed_seed" | "commit_hash">,
): Buffer | undefined => (sealed === null || commit === null ? undefined : seeds.open(name, { sealed, commit }));

type Shuffled = { readonly row: ShoeRow; readonly publicHex: string };

function openOf({ seeds, log }: TablesTools, table: TableCode, { row, publicHex }: Shuffled): OpenShoe | undefined {
	const name = { table, shoe: row.shoe };
	const seed = seedIn(seeds, name, row);
	if (seed === undefined) log.error(name, "the seed of a shoe does not open: another house key, or a changed row");
	return seed === undefined ? undefined : openShoe(tables[table].game, { ...name, publicHex }, blocksOf(seed));
}

async function dealtOf(tools: TablesTools & { readonly held: HeldShoes }, tx: Tx, { table, shoe, round }: TableState) {
	if (shoe === null || round === null || shoe.publicHex === null) return undefined;
	const open = await heldOf(tools, tx, { table, shoe: shoe.shoe, publicHex: shoe.publicHex });
	if (open === undefined) return undefined;
	const { outcome, used } = dealRound(tables[table].game, open, { hand: round.hand, position: shoe.position });
	return { outcome: outcomeText(outcome), used };
}

/** More cards than a round of seven seats takes. */
const mostCards = 160;

/** The cards of the round, from its first: they lie in this process alone until they are dealt. */
async function deckOf(tools: TablesTools & { readonly held: HeldShoes }, tx: Tx, { table, shoe }: TableState) {
	if (shoe === null || shoe.publicHex === null) return undefined;
	const open = await heldOf(tools, tx, { table, shoe: shoe.shoe, publicHex: shoe.publicHex });
	return open?.cards.slice(shoe.position, shoe.position + mostCards);
}

type Held = { readonly table: TableCode; readonly shoe: string; readonly publicHex: string };

async function heldOf(tools: TablesTools & { readonly held: HeldShoes }, tx: Tx, { table, shoe, publicHex }: Held) {
	const held = tools.held.get(table);
	if (held?.name.shoe === shoe && held.name.publicHex === publicHex) return held;
	const row = await findShoe(tx, { table, shoe });
	const open = row === undefined ? undefined : openOf(tools, table, { row, publicHex });
	if (open !== undefined) tools.held.set(table, open);
	return open;
}
