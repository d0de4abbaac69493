// Wires the domains, lowest first, and seeds each before the next reads it. A composition root: no rule and no SQL.
import type { Logger } from "pino";
import { type AgentsModule, createAgentsModule, seed as seedAgents } from "#agents/module";
import {
	type BackofficeModule,
	createBackofficeModule,
	type SeededStaff,
	seed as seedBackoffice,
} from "#backoffice/module";
import { type BrandModule, createBrandModule, seed as seedBrand } from "#brand/module";
import { readAtVendor, startTransferOut } from "#cashier/api";
import {
	type CashierDeskPorts,
	type CashierModule,
	createCashierModule,
	type DepositProviders,
	type PayoutProviders,
	seed as seedCashier,
} from "#cashier/module";
import {
	type CommunityDeps,
	type CommunityModule,
	createCommunityModule,
	hiddenOnBoards,
	seed as seedCommunity,
} from "#community/module";
import { type CarrierSettings, type CourierModule, createCourierModule, seed as seedCourier } from "#courier/module";
import type { OpenStudio, StudioDeps } from "#games/api";
import {
	createGamesModule,
	type GamesDeskPorts,
	type GamesModule,
	registerStudios,
	seedJackpots,
	seedTournaments,
	wageredByAll,
	wageredEver,
} from "#games/module";
import { createLoyaltyModule, type LoyaltyModule, seed as seedLoyalty } from "#loyalty/module";
import type { ClubLabelOf } from "#members/api";
import { createMembersModule, type MembersModule, seed as seedMembers } from "#members/module";
import { drandBeacon } from "#platform/beacon";
import type { Database } from "#platform/db";
import type { DeskOffer } from "#platform/desk";
import { CallLog, type LaneMetrics } from "#platform/http";
import { systemClock } from "#platform/kernel";
import { type HouseKey, secureChance, secureIds } from "#platform/kernel/node";
import type { Live } from "#platform/live";
import type { RunningRooms } from "#platform/rooms";
import type { PromotionsModule } from "#promotions/module";
import {
	createProtectionModule,
	type ProtectionDeps,
	type ProtectionModule,
	seed as seedProtection,
} from "#protection/module";
import { createWalletModule, type WalletModule } from "#wallet/module";
import { bringPromotions } from "./bring-promotions.ts";
import { agentsLater, exclusionsLater, pointsLater, vendorsLater } from "./later.ts";
import type { OddsFeed } from "./odds-feed-settings.ts";
import { freeSpinsOf, rightsOf } from "./studio-rights.ts";
import { studios } from "./studios.ts";

export type Modules = {
	readonly brand: BrandModule;
	readonly courier: CourierModule;
	readonly wallet: WalletModule;
	readonly members: MembersModule;
	readonly protection: ProtectionModule;
	readonly cashier: CashierModule;
	readonly games: GamesModule;
	/** In the order of `studios.ts`. */
	readonly studios: readonly OpenStudio[];
	readonly loyalty: LoyaltyModule;
	readonly agents: AgentsModule;
	readonly community: CommunityModule;
	readonly promotions: PromotionsModule;
	readonly backoffice: BackofficeModule;
	/** Names of the demo logins. */
	readonly demoAccounts: readonly string[];
	/** Who looks after the console of a new installation. */
	readonly owner: SeededStaff;
};

export type Parts = {
	readonly db: Database;
	readonly live: Live;
	readonly rooms: RunningRooms;
	readonly log: Logger;
	/** Hear of each batch that the lanes of a domain wrote. */
	readonly observeLanes: LaneMetrics;
	/** Of the demo logins, when they are not there yet. */
	readonly demoPassword: string;
	/** A MaxMind country database, where the operator supplies one. */
	readonly countryFile: string | undefined;
	/** A list of breached passwords, where the operator supplies one. */
	readonly breachedFile: string | undefined;
	/** A relay of drand's public randomness, where the operator names one. */
	readonly drandUrl: string | undefined;
	readonly oddsFeed?: OddsFeed | undefined;
	/** Keys of this installation, one a purpose. */
	readonly houseKey: HouseKey;
	/** Who carries letters; without one they lie in the outbox. */
	readonly carriers: CarrierSettings;
	/** Who takes payments. */
	readonly providers: DepositProviders;
	/** Who pays out. */
	readonly payouts: PayoutProviders;
};

/** To be called after the migrations. */
export async function composeModules(parts: Parts): Promise<Modules> {
	const { db, live } = parts;
	const clock = systemClock;
	const log = new CallLog(parts.log, { requestId: "module", call: "module" });
	// Every domain is given all of these, and the faces of all domains below it: what its deps name more of, it has.
	const common = { db, clock, log, live, chance: secureChance(), newId: secureIds };
	await seedBrand({ db, clock });
	const brand = await createBrandModule({ ...common, ...countriesOf(parts) });
	const courier = await bringCourier(parts, { ...common, brand: brand.api });
	const wallet = createWalletModule({ ...common, lanes: { observe: parts.observeLanes("wallet") } });
	await wallet.start(clock.now());
	let clubLabelOf: ClubLabelOf = async () => undefined;
	const { entryExclusion, excludeBy } = exclusionsLater();
	const members = await createMembersModule({
		...common,
		clubLabelOf: (member, call) => clubLabelOf(member, call),
		entryExclusion,
		brand: brand.api,
		courier: courier.api,
		codeKey: parts.houseKey("members.codes"),
		breachedFile: parts.breachedFile,
		wallet: wallet.api,
	});
	const below = { ...common, brand: brand.api, courier: courier.api, wallet: wallet.api };
	const demo = await seedMembers({ ...below, password: parts.demoPassword });
	const protection = await bringProtection(parts, { ...below, members: members.api });
	excludeBy(protection.api.entryExclusion);
	await seedCashier(below);
	const { vendors, ask } = vendorsLater();
	const { sayBy, ...said } = agentsLater();
	const money = { ...below, ...said, members: members.api, protection: protection.api, ...moneyKeys(parts) };
	const cashier = await createCashierModule({ ...money, ...wagered, ...payersOf(parts), vendors });
	const { awardPoints, giveBy } = pointsLater();
	const games = await createGamesModule({
		...money,
		awardPoints,
		hiddenOnBoards,
		bringHome: cashier.bringHome,
		dayZone: dayZoneOf(brand, protection),
		observeLanes: parts.observeLanes("games"),
	});
	ask(games.api);
	members.api.onSessionEnded(async (sessionId) => {
		if (sessionId !== undefined) await games.api.endSession(sessionId);
	});
	const open = await openStudios(parts, { ...money, games });
	await seedLoyalty({ db, brand: brand.api });
	const loyalty = createLoyaltyModule({ ...money, games: games.api });
	clubLabelOf = loyalty.api.clubLabelOf;
	giveBy(loyalty.api.awardPoints);
	const agents = await bringAgents({ ...money, ...agentsOf(brand, protection), games: games.api, sayBy });
	const community = await bringCommunity(parts, { ...money, games: games.api });
	const reads = { ...money, games: games.api, rankOf: clubLabelOf };
	const promotions = await bringPromotions(parts, { ...reads, ...rightsOf(open) });
	const desks = desksOf({ ...money, ...loyalty.api, cashier, games, agents, community, promotions, open });
	const desk = await openDesk(parts, { ...money, desks, reads, human: members.api.human, loyalty: loyalty.api });
	const lower = { brand, courier, wallet, members, protection, cashier, games };
	const all = { ...lower, studios: open, loyalty, agents, community, promotions };
	return { ...all, ...desk, demoAccounts: demo.accounts };
}

type DesksGiven = Omit<CashierDeskPorts, "standing"> &
	Pick<GamesDeskPorts, "brand" | "pointTerms"> & {
		readonly protection: ProtectionModule["api"];
		readonly cashier: CashierModule;
		readonly games: GamesModule;
		readonly agents: AgentsModule;
		readonly community: CommunityModule;
		readonly promotions: PromotionsModule;
		readonly open: readonly OpenStudio[];
	};

/** What the domains offer to the operators' desk: whatever asks for a domain above it comes here. */
function desksOf({
	protection,
	cashier,
	games,
	agents,
	community,
	promotions,
	open,
	...given
}: DesksGiven): readonly DeskOffer[] {
	const moneyAtVendors = { at: readAtVendor, askHome: startTransferOut };
	return [
		cashier.desk({ ...given, standing: protection.look }),
		games.desk({ ...given, ...freeSpinsOf(open), moneyAtVendors }),
		agents.desk,
		community.desk,
		promotions.desk,
		...open.flatMap(({ desk = [] }) => desk),
	];
}

type DeskDeps = Omit<Parameters<typeof createBackofficeModule>[0], "staffKey" | "documentKey">;

/** The operator's console, above all of them. */
async function openDesk({ houseKey, demoPassword }: Parts, deps: DeskDeps) {
	const owner = await seedBackoffice({ ...deps, password: demoPassword });
	const staffKey = houseKey("backoffice.staff");
	const documentKey = houseKey("protection.documents");
	const backoffice = await createBackofficeModule({ ...deps, staffKey, documentKey });
	return { backoffice, owner };
}

/** The house's own vendors, in the catalogue and open. */
async function openStudios(
	{ houseKey, live, rooms, drandUrl, oddsFeed }: Parts,
	deps: Omit<StudioDeps, "games" | "live" | "rooms" | "houseKey" | "beacon"> &
		Parameters<typeof seedJackpots>[0] &
		Parameters<typeof seedTournaments>[0] & { readonly games: GamesModule },
): Promise<readonly OpenStudio[]> {
	const { db, clock, games } = deps;
	await registerStudios({ db, now: clock.now() }, studios);
	await seedJackpots(deps);
	await seedTournaments(deps);
	await games.refresh();
	const beacon = drandUrl === undefined ? undefined : drandBeacon({ origin: drandUrl, fetch });
	const given = { ...deps, games: games.api, live, rooms: rooms.rooms, houseKey, beacon, oddsFeed };
	const open = await Promise.all(studios.map((studio) => studio.open(given)));
	rooms.know(open.flatMap((studio) => studio.rooms ?? []));
	return open;
}

const payersOf = ({ providers, payouts }: Parts) => ({ providers, payouts });
const wagered = { turnover: wageredEver, turnovers: wageredByAll };

const moneyKeys = ({ houseKey }: Parts) => ({
	proofKey: houseKey("cashier.proofs"),
	voucherKey: houseKey("cashier.vouchers"),
	voucherCodesKey: houseKey("backoffice.voucher-codes"),
	accountKey: houseKey("cashier.accounts"),
	vendorKey: houseKey("games.vendors"),
	potKey: houseKey("games.pots"),
});

async function bringCourier(
	{ houseKey, carriers }: Parts,
	deps: Omit<Parameters<typeof createCourierModule>[0], "key" | "carriers">,
): Promise<CourierModule> {
	await seedCourier(deps);
	return createCourierModule({ ...deps, key: houseKey("courier.letters"), carriers });
}

async function bringCommunity(
	{ rooms, houseKey }: Parts,
	given: Omit<CommunityDeps, "rooms" | "authorKey">,
): Promise<CommunityModule> {
	await seedCommunity(given);
	const authorKey = houseKey("community.authors");
	const community = await createCommunityModule({ ...given, rooms: rooms.rooms, authorKey });
	rooms.know(community.rooms);
	return community;
}

async function bringProtection(
	parts: Pick<Parts, "houseKey">,
	given: Omit<ProtectionDeps, "newId" | "documentKey">,
): Promise<ProtectionModule> {
	await seedProtection({ db: given.db });
	return createProtectionModule({ ...given, newId: secureIds, documentKey: parts.houseKey("protection.documents") });
}

async function bringAgents(
	deps: Parameters<typeof seedAgents>[0] & Pick<ReturnType<typeof agentsLater>, "sayBy">,
): Promise<AgentsModule> {
	const agents = await createAgentsModule(deps);
	deps.sayBy(agents);
	await seedAgents(deps);
	return agents;
}

const agentsOf = (brand: BrandModule, { api }: ProtectionModule) => ({
	dayZone: api.dayZone,
	currencyOf: (merchant: string) => brand.api.brand(merchant).currency,
	pointsOf: (merchant: string) => brand.api.brand(merchant).sorting,
});

/** The days of the house are those of the brand that stands where no host is another's. */
const dayZoneOf = (brand: BrandModule, protection: ProtectionModule) => async (): Promise<number> => {
	const house = brand.api.brandOf({ merchant: undefined, host: "" });
	return house === undefined ? 0 : protection.api.dayZone(house.merchant);
};

const countriesOf = ({ countryFile }: Parts) => (countryFile === undefined ? {} : { countryFile });
