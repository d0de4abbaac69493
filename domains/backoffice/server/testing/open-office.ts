// The back office over a real database and the whole server's way of a call, for tests: an owner who has come in, a clock
// that a test moves, the domains below as they are. Never imported outside tests.
import { randomBytes } from "node:crypto";
import { afterAll, afterEach, expect } from "vitest";
import type { BrandApi } from "#brand/api";
import { migrations as brandMigrations, createBrandModule, seed as seedBrand } from "#brand/module";
import { readAtVendor, startTransferOut } from "#cashier/api";
import {
	type CashierModule,
	migrations as cashierMigrations,
	createCashierModule,
	noVendors,
	seed as seedCashier,
} from "#cashier/module";
import { migrations as courierMigrations } from "#courier/module";
import { type GamesDesk, gamesDesk, migrations as gamesMigrations } from "#games/module";
import {
	createLoyaltyModule,
	type LoyaltyModule,
	migrations as loyaltyMigrations,
	seed as seedLoyalty,
} from "#loyalty/module";
import { migrations as membersMigrations } from "#members/module";
import type { MigrationSource } from "#platform/db";
import { sql } from "#platform/db";
import { type TestDatabase, testDatabase } from "#platform/db/testing";
import { type DeskOffer, migrations as deskMigrations } from "#platform/desk";
import type { DeskPermissions } from "#platform/desk/core";
import {
	createHttp,
	createLog,
	databaseAnswers,
	databaseNonces,
	migrations as httpMigrations,
	newSealingJwk,
	type Route,
	sealingKeyFrom,
} from "#platform/http";
import { migrations as jobsMigrations } from "#platform/jobs";
import { type ManualClock, manualClock, systemClock } from "#platform/kernel";
import { secureChance, secureIds } from "#platform/kernel/node";
import { silentLive } from "#platform/live";
import {
	createProtectionModule,
	nobodyLogsIn,
	type ProtectionModule,
	migrations as protectionMigrations,
	seed as seedProtection,
} from "#protection/module";
import type { WalletApi } from "#wallet/api";
import { createWalletModule, migrations as walletMigrations } from "#wallet/module";
import { officeActs } from "../../contract/index.ts";
import { type BackofficeDeps, type BackofficeModule, createBackofficeModule, migrations, seed } from "../module.ts";
import { allPermissions } from "../office.ts";
import { type OpenReads, openReads } from "./open-reads.ts";
import { type SendCall, sendCall } from "./send-call.ts";
import { comeInFirst, type Employee } from "./staff-hands.ts";
import { knowing, nothingPlayed, trusting } from "./stand-ins.ts";

export type OpenOffice = {
	readonly db: TestDatabase;
	readonly clock: ManualClock;
	readonly call: SendCall;
	readonly module: BackofficeModule;
	readonly wallet: WalletApi;
	/** The calls of members to their wallet. */
	readonly walletRoutes: readonly Route[];
	readonly cashier: CashierModule;
	readonly brand: BrandApi;
	/** The domains whose members' calls a test makes. */
	readonly protection: ProtectionModule;
	readonly loyalty: LoyaltyModule;
	readonly brandRoutes: readonly Route[];
	readonly members: OpenReads["members"];
	readonly send: OpenReads["send"];
	/** All that may be allowed, of every desk. */
	readonly permissions: DeskPermissions;
	/** The first owner, who may do all. */
	readonly boss: Employee;
	readonly owner: string;
	/** Sessions whose connections were ended, how often staff were told to look at the money, members told their balance. */
	readonly told: {
		readonly dropped: string[];
		looks: number;
		readonly balances: string[];
		/** Members who were told of what was decided for them, and by which event. */
		readonly members: string[];
	};
	readonly rows: <Row>(statement: string) => Promise<readonly Row[]>;
};

const sources = [
	...[
		jobsMigrations,
		httpMigrations,
		deskMigrations,
		brandMigrations,
		courierMigrations,
		walletMigrations,
		membersMigrations,
	],
	...[protectionMigrations, cashierMigrations, gamesMigrations, loyaltyMigrations, migrations],
];

const cheap = { memoryKib: 64, passes: 1 };
const firstPassword = "Tabcdef234wxyz";

/** What free spins can be given of, and who may not play. */
type FreeSpins = Pick<GamesDesk, "houseGames" | "excluded" | "freeSpinsStakes">;

/** What a domain brings that is tried at the desk. */
export type Brought = {
	readonly migrations?: MigrationSource;
	readonly desk: (below: Pick<BackofficeDeps, "db" | "wallet" | "brand">) => DeskOffer;
};

export type Given = {
	readonly payouts?: Parameters<typeof createCashierModule>[0]["payouts"];
	readonly freeSpins?: FreeSpins;
	readonly brings?: readonly Brought[];
};

/** Call it once, at the top of a file. `payouts` pay out for the house; without them nobody does. */
export async function openOffice(given: Given = {}): Promise<OpenOffice> {
	const { payouts = new Map(), brings = [], freeSpins = noFreeSpins } = given;
	const brought = brings.flatMap(({ migrations: more }) => more ?? []);
	const db = await testDatabase([...sources, ...brought]);
	const clock = manualClock(systemClock.now());
	const told: OpenOffice["told"] = { dropped: [], looks: 0, balances: [], members: [] };
	const below = await openBelow({ db, clock, told, payouts });
	const deps = {
		db,
		clock,
		newId: secureIds,
		chance: secureChance(),
		brand: below.brand,
		staffKey: randomBytes(32),
		reads: below.reads,
		live: {
			dropSession: (id: string) => void told.dropped.push(id),
			toStaff: () => {
				told.looks += 1;
			},
			toMember: (member: string, event: { readonly name: string }) => void told.members.push(`${member} ${event.name}`),
		},
		passwordCost: cheap,
		...below.deps,
		desks: [...below.desks(freeSpins), ...brings.map(({ desk }) => desk({ db, ...below }))],
	} satisfies BackofficeDeps & { readonly clock: ManualClock };
	const module = await createBackofficeModule(deps);
	const call = await serve({ db, clock, module });
	await seed({ ...deps, password: firstPassword });
	const boss = await comeInFirst({ call, clock }, { username: "owner", password: firstPassword });
	const rows: OpenOffice["rows"] = async <Row>(statement: string) =>
		(await db.tx((tx) => sql.raw<Row>(statement).execute(tx))).rows;
	afterAll(async () => {
		await module.close();
		await below.close();
	});
	afterEach(async () => expect(await unnamedActs(rows)).toEqual([]));
	const { wallet, walletRoutes, cashier, members, send, brand, protection, loyalty, brandRoutes } = below;
	return {
		db,
		clock,
		call,
		module,
		brand,
		protection,
		loyalty,
		brandRoutes,
		wallet,
		walletRoutes,
		cashier,
		members,
		send,
		permissions: allPermissions(deps.desks),
		boss,
		owner: boss.token,
		told,
		rows,
	};
}

/** Acts that a test had written down and the contract does not name: the console would have no words for them. */
async function unnamedActs(rows: OpenOffice["rows"]): Promise<readonly string[]> {
	const written = await rows<{ act: string }>("select distinct act from backoffice.operator_act order by act");
	return written.map(({ act }) => act).filter((act) => !officeActs.some((one) => one === act));
}

/** What the games know from memory a test says itself. */
const noFreeSpins: FreeSpins = { houseGames: () => [], excluded: async () => new Set(), freeSpinsStakes: () => [] };

type Below = Pick<OpenOffice, "db" | "clock" | "told"> & { readonly payouts: NonNullable<Given["payouts"]> };

async function openBelow({ db, clock, told, payouts }: Below) {
	const log = { warn() {} };
	await seedBrand({ db, clock });
	const brand = await createBrandModule({ db, clock, log });
	const live = { ...silentLive, toMember: (member: string) => void told.balances.push(member) };
	const walletModule = createWalletModule({ db, live });
	await walletModule.start(clock.now());
	const wallet = walletModule.api;
	await seedProtection({ db });
	await seedCashier({ db, brand: brand.api });
	const common = { db, clock, newId: secureIds, wallet, brand: brand.api };
	const documentKey = randomBytes(32);
	const protection = await createProtectionModule({ ...common, members: nobodyLogsIn, documentKey });
	const voucherCodesKey = randomBytes(32);
	const keys = { proofKey: randomBytes(32), accountKey: randomBytes(32), voucherKey: randomBytes(32) };
	const chance = secureChance();
	const cashier = await createCashierModule({
		...common,
		...keys,
		chance,
		providers: new Map(),
		payouts,
		vendors: noVendors,
		members: trusting(clock),
		turnover: async () => 0n,
		turnovers: async () => new Map(),
		live: silentLive,
		protection: protection.api,
	});
	const open = await openReads({ db, clock, brand: brand.api, wallet, protection: protection.api });
	await seedLoyalty({ db, brand: brand.api });
	const loyalty = createLoyaltyModule({ ...common, members: knowing, games: nothingPlayed });
	return {
		...open,
		brand: brand.api,
		wallet,
		cashier,
		walletRoutes: walletModule.routes,
		protection,
		brandRoutes: brand.routes,
		loyalty,
		desks: (freeSpins: FreeSpins): readonly DeskOffer[] => [
			cashier.desk({ voucherCodesKey, standing: protection.api.look }),
			gamesDesk({ ...common, ...freeSpins, ...atVendors, vendorKey: Buffer.alloc(32, 7), pointTerms }),
		],
		deps: {
			wallet,
			loyalty: loyalty.api,
			courier: open.courier,
			documentKey,
			human: open.members.api.human,
			entryEffort: 20,
		},
		close: async () => {
			for (const one of [open.members, cashier, protection, walletModule, brand]) await one.close();
		},
	};
}

const atVendors = { moneyAtVendors: { at: readAtVendor, askHome: startTransferOut } };

/** Each whole point of a hundred becomes one of cash. */
const pointTerms = async () => ({ step: 10_000n, cash: 100n });

async function serve({ db, clock, module }: Pick<OpenOffice, "db" | "clock" | "module">): Promise<SendCall> {
	const sealingKey = await sealingKeyFrom(await newSealingJwk());
	const http = await createHttp({
		routes: module.routes,
		api: { title: "test", version: "1" },
		log: createLog({ level: "error" }),
		clock,
		authentication: {
			session: async () => undefined,
			play: () => undefined,
			staff: module.sessions.authenticate,
		},
		brandOf: (asked) => asked,
		statusOf: () => 1,
		alwaysOpen: new Set(module.alwaysOpen),
		messageOf: (_, code) => code,
		languages: { known: new Set(["en"]), fallback: "en" },
		sealingKey,
		nonces: databaseNonces(db),
		answers: databaseAnswers(db, clock),
		addressLimit: "none",
	});
	afterAll(() => http.close());
	return sendCall({ http, key: sealingKey.published, now: clock.now });
}
