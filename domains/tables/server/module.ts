// Wires the tables: their calls, their rooms and their jobs. Only apps use it; call it after the migrations and the seed.
import type { Studio } from "#games/api";
import type { DeskOffer } from "#platform/desk";
import type { RawRoute, Route } from "#platform/http";
import type { CronItem, Job } from "#platform/jobs";
import { tableCodes } from "../core/index.ts";
import type { TablesDesk } from "./desk/ports.ts";
import { tablesDesk } from "./desk/tables-desk.ts";
import { tableJobs } from "./jobs.ts";
import { migrations } from "./migrations.ts";
import { moveAtTableRoute } from "./move-at-table.ts";
import { placeTableBetRoute } from "./place-table-bet.ts";
import type { TablesDeps, TablesTools } from "./ports.ts";
import {
	cutShoeRoute,
	enterTableRoute,
	listOwnTableBetsRoute,
	listShoesRoute,
	listTableResultsRoute,
	listTablesRoute,
	readShoeRoute,
} from "./read-tables.ts";
import { takeTableSeatRoute } from "./seats.ts";
import { createSeeds } from "./seeds.ts";
import { type TableHands, type TableRoom, tableKind } from "./table-room.ts";
import { tableListings, tableVendors } from "./vendors.ts";
import { createVideoKeys, type VideoKeys } from "./video/video-keys.ts";
import { createVideoOrigins } from "./video/video-origins.ts";
import { videoRoute } from "./video/video-route.ts";

type TablesModule = {
	readonly routes: readonly Route[];
	readonly rawRoutes: readonly RawRoute[];
	readonly jobs: readonly Job[];
	readonly cron: readonly CronItem[];
	readonly room: TableRoom;
	readonly desk: DeskOffer;
	/** How the desk sees the rooms. */
	readonly deskRooms: TablesDesk["rooms"];
	readonly videoKeys: VideoKeys;
	readonly pictureOrigins: () => Promise<readonly string[]>;
	/** Opens the rooms, where that is not done yet. */
	readonly begin: () => Promise<void>;
};

export function createTablesModule({ chance, seedKey, ...deps }: TablesDeps): TablesModule {
	const given = { chance, key: seedKey };
	const tools: TablesTools = { ...deps, seeds: createSeeds(given), videoKeys: createVideoKeys(given) };
	const room = tableKind(tools);
	const hands = { ...tools, kind: room };
	return {
		...tableJobs(tools),
		room,
		desk: tablesDesk({ ...tools, rooms: deskRooms(hands) }),
		deskRooms: deskRooms(hands),
		videoKeys: tools.videoKeys,
		pictureOrigins: createVideoOrigins(deps),
		async begin() {
			for (const code of tableCodes) await deps.rooms.open(room, code);
		},
		routes: [
			listTablesRoute(hands),
			enterTableRoute(hands),
			placeTableBetRoute(hands),
			cutShoeRoute(hands),
			takeTableSeatRoute(hands),
			moveAtTableRoute(hands),
			listOwnTableBetsRoute(hands),
			listShoesRoute(hands),
			listTableResultsRoute(hands),
			readShoeRoute(hands),
		],
		rawRoutes: [videoRoute(hands)],
	};
}

/** How the desk sees the rooms of the tables. */
const deskRooms = ({ rooms, kind }: TableHands): TablesDesk["rooms"] => ({
	look: async (table) => (await rooms.read(kind, table))?.state,
	wake: (table) => rooms.watch(kind, table),
	async tellVoid(table, roundId) {
		await rooms.act(kind, { id: table, seat: "desk", command: { type: "void", roundId } });
	},
});

export { tablesDesk } from "./desk/tables-desk.ts";
export const studio: Studio = {
	vendors: tableVendors,
	opens: ["LIVE"],
	migrations,
	listings: async () => tableListings(),
	open: async ({ houseKey, ...deps }) => {
		const {
			room,
			begin,
			deskRooms: _rooms,
			videoKeys: _keys,
			...open
		} = createTablesModule({ ...deps, seedKey: houseKey("tables.seeds") });
		await begin();
		return { ...open, rooms: [room] };
	},
};
