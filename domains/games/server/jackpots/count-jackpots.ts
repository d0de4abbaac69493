// Counts what rounds brought to the pots since the last time, moves it on the ledger, and pays what was hit: all of it and the
// mark in one transaction. Killed at any moment it has done all or nothing, and no spin waits for it.
import { sql, type Tx } from "#platform/db";
import { movePosition, readOn, type Span } from "#platform/jobs";
import { memberId } from "#platform/kernel";
import { commandKey, type PostCommand } from "#wallet/api";
import {
	advancePot,
	type Cycle,
	contributionOf,
	type Hit,
	mostPoint,
	openCycle,
	type PotRules,
	wholeUnits,
} from "../../core/index.ts";
import { playsReader } from "../plays/plays-store.ts";
import type { GamesTools } from "../tools.ts";
import { digestOfPoint, drawSalt, type HitPoint } from "./hit-point.ts";
import { houseMove, housePurse } from "./house-move.ts";
import {
	closeCycles,
	countFirst,
	currencyOf,
	type GrownPot,
	growPots,
	insertCycles,
	type OpenedCycle,
	openCycleOf,
	type PotRow,
	potAccount,
	potFollower,
	potRows,
	sealCycles,
	takeMark,
	tellChanged,
	type WonCycle,
} from "./pot-store.ts";

export type Counted = {
	/** Pots that run. */
	readonly running: number;
	readonly won: readonly Pick<WonCycle, "potId" | "amount">[];
};

type Tools = Pick<GamesTools, "db" | "wallet" | "chance" | "clock" | "hitPoints">;
type Told = Pick<PostCommand, "memberId" | "currency" | "purse"> & { readonly balance: bigint; readonly held: bigint };

/** Undefined while another worker counts. */
export async function countJackpots(tools: Tools): Promise<Counted | undefined> {
	await readOn(tools, playsReader);
	const counted = await tools.db.tx((tx) => countIn(tx, tools));
	for (const told of counted?.told ?? []) tools.wallet.announce(told, told);
	return counted;
}

async function countIn(tx: Tx, tools: Tools): Promise<(Counted & { readonly told: readonly Told[] }) | undefined> {
	await sql`set local statement_timeout = '10min'`.execute(tx);
	const span = await takeMark(tx, { wait: false });
	if (span === undefined) return undefined;
	const { from, to } = span;
	const pots = await potRows(tx);
	await sealCycles(tx, sealedNow(tools, pots));
	const running = pots.filter(({ paused }) => !paused);
	const at = tools.clock.now();
	const fresh = await openFirst(tx, tools, { pots: running, at, mark: from });
	if (to <= from) return { running: running.length, won: [], told: [] };
	await movePosition(tx, potFollower, to);
	await countFirst(tx, span);
	if (running.length === 0) return { running: 0, won: [], told: [] };
	const grown = await growthOf(tx, tools, { pots: fresh ? await potRows(tx) : pots, span });
	const won = await winnersOf(tx, { grown, span, at });
	await write(tx, tools, { grown, won, at, mark: from });
	const told = await post(tx, tools, { grown, won, mark: to });
	if (grown.length > 0 || fresh) await tellChanged(tx);
	return { running: running.length, won, told };
}

type Opening = { readonly pots: readonly PotRow[]; readonly at: Date; readonly mark: bigint };

/** The first cycle of a pot that runs and has none. Answers whether one opened. */
async function openFirst(tx: Tx, tools: Tools, { pots, at, mark }: Opening): Promise<boolean> {
	const opened = pots
		.filter(({ number }) => number === null)
		.map((pot) => ({ pot, ...openCycle(rulesOf(pot), { number: 1, reserve: BigInt(pot.reserve) }, tools.chance) }));
	if (opened.length === 0) return false;
	await insertCycles(
		tx,
		opened.map(({ pot, cycle }) => committed(tools, pot, { cycle, at, mark })),
	);
	await growPots(
		tx,
		opened.map(({ pot, cycle, reserve }) => ({ potId: pot.id, came: 0n, units: 0n, reserve, cycle })),
	);
	return true;
}

/** Of cycles that were opened before points were sealed. */
const sealedNow = ({ hitPoints }: Tools, pots: readonly PotRow[]) =>
	pots
		.filter(({ hitUnits }) => hitUnits !== null)
		.map((pot) => {
			const { number, ...point } = pointOf({ hitPoints }, pot);
			return { potId: pot.id, sealedPoint: hitPoints.seal({ code: pot.code, number }, point) };
		});

/** Of the cycle that is open. */
function pointOf({ hitPoints }: Pick<Tools, "hitPoints">, pot: PotRow): HitPoint & { readonly number: number } {
	const { code, number, sealedPoint, hitUnits, salt } = pot;
	if (number === null) throw new Error(`no cycle of ${code} is open`);
	if (sealedPoint !== null) return { number, ...hitPoints.open({ code, number }, sealedPoint) };
	if (hitUnits === null || salt === null) throw new Error(`a cycle of ${code} without a point`);
	return { number, hitUnits: BigInt(hitUnits), salt };
}

type Opened = Pick<OpenedCycle, "at" | "mark"> & { readonly cycle: Cycle };
type Committed = OpenedCycle & { readonly cycle: Cycle; readonly salt: string };

function committed({ chance, hitPoints }: Pick<Tools, "chance" | "hitPoints">, pot: PotRow, opened: Opened): Committed {
	const { number, hitUnits, seed } = opened.cycle;
	const of = { code: pot.code, number };
	const point = { hitUnits, salt: drawSalt(chance) };
	const told = { digest: digestOfPoint({ ...of, ...point }), mostUnits: mostPoint(rulesOf(pot), seed) };
	return { ...opened, ...told, potId: pot.id, salt: point.salt, sealedPoint: hitPoints.seal(of, point) };
}

const rulesOf = ({ kind, seed, most }: PotRow): PotRules => ({ kind, seed: BigInt(seed), most: BigInt(most) });

type Grown = GrownPot & {
	readonly pot: PotRow;
	/** Of the cycle that was open before. */
	readonly salt: string;
	readonly hits: readonly Hit[];
	readonly opened: ReturnType<typeof advancePot>["opened"];
	readonly moved: ReturnType<typeof wholeUnits>;
};

async function growthOf(
	tx: Tx,
	tools: Tools,
	{ pots, span }: { readonly pots: readonly PotRow[]; readonly span: Span },
): Promise<readonly Grown[]> {
	const { rows } = await sql<{ jackpot_id: string; counter: string; stake: string }>`
		with played as (
			select * from games.jackpot_stakes(${span.from.toString()}::bigint, ${span.to.toString()}::bigint)
		)
		select f.jackpot_id, f.counter, sum(p.stake)::text as stake
		from played p join games.jackpot_game f on f.game_id = p.game_id and f.currency = p.currency
		group by 1, 2 order by 1, 2`.execute(tx);
	return pots.flatMap((pot): Grown[] => {
		const own = rows.filter((row) => row.jackpot_id === pot.id);
		const told = openCycleOf(pot);
		if (own.length === 0 || told === undefined) return [];
		const { hitUnits, salt } = pointOf(tools, pot);
		const shares = own.map(({ counter, stake }) => ({ counter, micro: contributionOf(BigInt(stake), pot.ratePpm) }));
		const came = shares.reduce((total, { micro }) => total + micro, 0n);
		const state = { rules: rulesOf(pot), cycle: { ...told, hitUnits }, reserve: BigInt(pot.reserve) };
		const moved = wholeUnits(BigInt(pot.contributed), shares);
		const units = moved.reduce((total, one) => total + one.units, 0n);
		return [{ pot, potId: pot.id, salt, came, moved, units, ...advancePot(state, came, tools.chance) }];
	});
}

type Winner = { readonly jackpot_id: string; readonly number: number; readonly round_id: string } & {
	readonly member_id: string;
	readonly game_id: string;
};

/** The round that reached each hit point, in the total order of what ended: transaction, then round. */
async function winnersOf(
	tx: Tx,
	{ grown, span, at }: { readonly grown: readonly Grown[]; readonly span: Span; readonly at: Date },
): Promise<readonly (WonCycle & { readonly pot: PotRow })[]> {
	const hits = grown.flatMap(({ pot, hits: of }) => of.map((hit) => ({ pot, hit })));
	if (hits.length === 0) return [];
	const points = hits.map(({ pot, hit }) => ({ jackpot_id: pot.id, number: hit.cycle.number, at: `${hit.at}` }));
	const { rows } = await sql<Winner>`
		with said as (
			select * from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as said (jackpot_id bigint, number integer, at numeric)
		), fed as (
			select f.jackpot_id, r.transaction_id, r.round_id, r.member_id, r.game_id,
				sum(r.stake::numeric * f.rate_ppm) over (partition by f.jackpot_id order by r.transaction_id, r.round_id) as upto
			from games.jackpot_rounds(${span.from.toString()}::bigint, ${span.to.toString()}::bigint) r
			join games.jackpot_game f on f.game_id = r.game_id and f.currency = r.currency
			where f.jackpot_id in (select jackpot_id from said)
		)
		select distinct on (said.jackpot_id, said.number) said.jackpot_id, said.number, fed.round_id, fed.member_id, fed.game_id
		from said join fed on fed.jackpot_id = said.jackpot_id and fed.upto >= said.at
		order by said.jackpot_id, said.number, fed.transaction_id, fed.round_id`.execute(tx);
	return hits.map(({ pot, hit: { cycle, amount } }) => {
		const row = rows.find((one) => one.jackpot_id === pot.id && one.number === cycle.number);
		if (row === undefined) throw new Error(`nobody reached a hit point of ${pot.code}`);
		const { round_id: roundId, member_id: member, game_id: gameId } = row;
		return { pot, potId: pot.id, cycle, amount, roundId, memberId: member, gameId, at };
	});
}

type Outcome = {
	readonly grown: readonly Grown[];
	readonly won: readonly (WonCycle & { readonly pot: PotRow })[];
};

async function write(
	tx: Tx,
	tools: Pick<Tools, "chance" | "hitPoints">,
	{ grown, won, at, mark }: Outcome & { readonly at: Date; readonly mark: bigint },
): Promise<void> {
	if (grown.length === 0) return;
	// A pot has one open cycle at a time: those that opened and were hit at once are written open, then closed, in turn.
	const opened = grown.flatMap(({ pot, opened: cycles }) =>
		cycles.map((cycle) => committed(tools, pot, { cycle, at, mark })),
	);
	const wonOf = (of: string, cycle: number) =>
		won.find(({ potId, cycle: { number } }) => potId === of && number === cycle);
	const first = grown.flatMap(({ pot, salt }) => {
		const hit = wonOf(pot.id, pot.number ?? 0);
		return hit === undefined ? [] : [{ ...hit, salt }];
	});
	if (first.length > 0) await closeCycles(tx, first);
	for (const cycle of opened) {
		await insertCycles(tx, [cycle]);
		const hit = wonOf(cycle.potId, cycle.cycle.number);
		if (hit !== undefined) await closeCycles(tx, [{ ...hit, salt: cycle.salt }]);
	}
	await growPots(tx, grown);
	if (won.length === 0) return;
	const events = won.map(({ pot, amount, roundId, memberId: member, gameId }) => ({
		currency: pot.currency,
		amount: `${amount}`,
		round_id: roundId,
		member_id: member,
		game_id: gameId,
	}));
	await sql`insert into games.significant_event (at, kind, member_id, round_id, game_id, currency, stake, win)
		select ${at}, 'jackpot-won', member_id, round_id, game_id, currency, 0, amount
		from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
			as said (currency text, amount bigint, round_id uuid, member_id bigint, game_id bigint)
		on conflict (member_id, round_id, kind) do nothing`.execute(tx);
}

/** Last in the transaction, and once: from the games' accounts to the pots', then from the pots' to who won. */
async function post(
	tx: Tx,
	{ wallet }: Tools,
	{ grown, won, mark }: Outcome & { readonly mark: bigint },
): Promise<readonly Told[]> {
	const moves = grown.flatMap(({ pot, moved }) =>
		moved.map(({ counter, units }) => {
			const id = `${pot.code} ${counter} ${mark}`;
			return houseMove({ id, currency: currencyOf(pot), amount: units, from: accountOf(counter), to: potAccount(pot) });
		}),
	);
	const paid = won.map(
		({ pot, cycle, amount, roundId, memberId: member }): PostCommand => ({
			memberId: memberId(member),
			currency: currencyOf(pot),
			purse: "cash",
			kind: "promo",
			delta: amount,
			counter: potAccount(pot),
			key: commandKey("games:jackpot", `${pot.code} ${cycle.number}`),
			group: roundId,
		}),
	);
	const groups = [...moves, ...paid.map((command) => [command])];
	if (groups.length === 0) return [];
	const currencies = [...new Set(grown.map(({ pot }) => currencyOf(pot)))];
	await wallet.openAll(tx, currencies.map(housePurse));
	const answers = await wallet.postAllIn(tx, groups);
	const refused = answers.flat().find((answer) => !answer.ok);
	if (refused?.ok === false) throw new Error(`the ledger refused a jackpot: ${refused.error.code}`);
	return paid.flatMap((command, index) => {
		const answer = answers[moves.length + index]?.[0];
		return answer?.ok === true ? [{ ...command, balance: answer.value.balance, held: answer.value.held }] : [];
	});
}

const accountOf = (counter: string): `${string}:${string}` => `games:${counter.slice("games:".length)}`;
