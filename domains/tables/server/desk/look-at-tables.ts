// Tables at the desk: how each stands, what its bets returned, and what the desk sets of it.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { atDesk } from "#platform/desk";
import { bind, type CallContext, type Route } from "#platform/http";
import { err, formatMinor, isCurrencyCode, ok } from "#platform/kernel";
import {
	type DeskTable,
	listDeskTables,
	pauseDeskTable,
	readTableReturns,
	setDeskTable,
	setTablesMarket,
	setTableVideo,
	type TablesAct,
} from "../../contract/index.ts";
import {
	fitsVideo,
	type TableCode,
	type TableLimits,
	type TableState,
	tableCodes,
	tables,
	theoryOf,
} from "../../core/index.ts";
import { readNamesRoads, writeNamesRoads } from "../market-rows.ts";
import { listSettings, lockSetting, settingIn, type TableSetting, writeSetting } from "../setting-rows.ts";
import { sumSpots } from "../spot-sums.ts";
import type { TablesDesk } from "./ports.ts";
import { figuresOf } from "./round-money.ts";
import { writeAct } from "./round-rows.ts";

export const listDeskTablesRoute = (desk: TablesDesk): Route =>
	bind(listDeskTables, async (_input, { staff }) => {
		const states = await Promise.all(tableCodes.map(desk.rooms.look));
		return ok(
			await desk.db.read(async (tx) => {
				const settings = await listSettings(tx);
				const rounds = states.flatMap((state) =>
					state === undefined || state.round === null ? [] : [{ table: state.table, roundId: state.round.roundId }],
				);
				const figures = await figuresOf(desk, tx, rounds);
				return {
					namesRoads: await readNamesRoads(tx, staff.merchant),
					tables: tableCodes.map((table, index): DeskTable => {
						const state = states[index];
						const { limits, says, paused, video, origins } = settingIn(settings, table);
						const { game, limits: ownLimits } = tables[table];
						const roundId = state?.round?.roundId ?? null;
						return {
							table,
							game,
							paused,
							says,
							ownLimits,
							limits: limits ?? ownLimits,
							phase: state?.phase.name ?? "idle",
							shoe: state?.shoe?.shoe ?? null,
							hands: state?.shoe?.hands ?? 0,
							video: state?.video === undefined ? null : videoView(state.video),
							videoWanted: video,
							videoOrigins: [...origins],
							videoFits: fitsVideo(game),
							roundId,
							...(roundId === null ? { tickets: 0, open: 0, money: [] } : figures({ table, roundId })),
						};
					}),
				};
			}),
		);
	});

const videoView = ({ seq, heardAt, streams, halt }: NonNullable<TableState["video"]>) => ({
	seq,
	heardAt: new Date(heardAt).toISOString(),
	streams: streams.map(({ url }) => url),
	halt,
});

type Setting = {
	readonly table: TableCode;
	readonly act: TablesAct;
	readonly change: Partial<TableSetting>;
	readonly reason?: string;
};

/** Writes it with what was before, and what goes with it, in one transaction; then wakes the table. */
async function set<Also>(
	desk: TablesDesk,
	call: CallContext<"staff">,
	{ table, act, change, reason, also }: Setting & { readonly also: (tx: Tx) => Promise<Also> },
): Promise<Also> {
	const done = await atDesk(desk.db, call, async (tx) => {
		const before = await lockSetting(tx, table);
		const after = { ...before, ...change };
		await writeSetting(tx, table, after);
		const { merchant, name: operator } = call.staff;
		const told = { table, ...after, ...(reason === undefined ? {} : { reason }) };
		await writeAct(tx, { merchant, operator, at: call.now, act, before: { table, ...before }, after: told });
		return also(tx);
	});
	await desk.rooms.wake(table);
	return done;
}

const nothingElse = async () => ({});

const cross = ({ by = {}, ...all }: TableLimits): boolean =>
	[all, ...Object.values(by)].some(({ min, max }) => min > max);

export const setDeskTableRoute = (desk: TablesDesk): Route =>
	bind(setDeskTable, async ({ table, limits, says }, call) =>
		limits !== undefined && cross(limits)
			? err(failure("LIMITS_CROSS"))
			: ok(await set(desk, call, { table, act: "table set", change: { limits, says }, also: nothingElse })),
	);

export const pauseDeskTableRoute = (desk: TablesDesk): Route =>
	bind(pauseDeskTable, async ({ table, paused, reason }, call) => {
		const act = paused ? "table paused" : "table resumed";
		return ok(await set(desk, call, { table, act, change: { paused }, reason, also: nothingElse }));
	});

export const setTablesMarketRoute = (desk: TablesDesk): Route =>
	bind(setTablesMarket, async ({ namesRoads, reason }, call) =>
		ok(
			await atDesk(desk.db, call, async (tx) => {
				const { merchant, name: operator } = call.staff;
				const before = await readNamesRoads(tx, merchant);
				await writeNamesRoads(tx, { merchant, names: namesRoads });
				const act = namesRoads ? "good roads named" : "good roads not named";
				const after = { namesRoads, reason };
				await writeAct(tx, { merchant, operator, at: call.now, act, before: { namesRoads: before }, after });
				return {};
			}),
		),
	);

/** A studio that takes a table over is told a new key; whoever had one before signs nothing any more. */
export const setTableVideoRoute = (desk: TablesDesk): Route =>
	bind(setTableVideo, async ({ table, video, origins, reason }, call) => {
		if (video && !fitsVideo(tables[table].game)) return err(failure("VIDEO_UNFIT"));
		const act = video ? "table handed to a studio" : "table taken from a studio";
		const also = async (tx: Tx) => ({ key: video ? await desk.videoKeys.make(tx, table, call.now) : null });
		return ok(await set(desk, call, { table, act, change: { video, origins }, reason, also }));
	});

const dayMilliseconds = 86_400_000;
const shownDays = 29;
/** Per cent, to two places. */
const percentOf = (part: bigint, total: bigint): string => (Number((10_000n * part) / total) / 100).toFixed(2);

export const readTableReturnsRoute = (desk: TablesDesk): Route =>
	bind(readTableReturns, async ({ table, ...asked }, { now }) => {
		const to = asked.to ?? now.toISOString().slice(0, 10);
		const from = asked.from ?? new Date(Date.parse(to) - shownDays * dayMilliseconds).toISOString().slice(0, 10);
		const sums = await desk.db.read((tx) => sumSpots(tx, { table, from, to }));
		const { game } = tables[table];
		const lines = sums.flatMap(({ spot, currency, bets, stake, returned }) => {
			if (!isCurrencyCode(currency) || stake === 0n) return [];
			const theory = theoryOf(game, spot);
			return [
				{
					spot,
					currency,
					bets,
					stake: formatMinor(stake, currency),
					returned: formatMinor(returned, currency),
					actual: percentOf(returned, stake),
					theory: theory === undefined ? null : (100 * theory).toFixed(2),
				},
			];
		});
		return ok({ from, to, lines });
	});
