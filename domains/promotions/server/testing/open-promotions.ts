// Promotions for tests: real games and a real ledger below them, a clock that a test moves, members of the brand "tessera". Never
// imported outside tests.
import { randomBytes } from "node:crypto";
import { openBelowStudio } from "#games/testing";
import type { Endpoint, Failure, InputOf, OutputOf } from "#platform/contract";
import { sql } from "#platform/db";
import { callRoute, principalOf } from "#platform/http/testing";
import { type MemberId, memberId, type Result, seededChance, unwrap } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import type { RuleWords } from "../../contract/index.ts";
import type { Zone } from "../../core/index.ts";
import { drawDue, lapseIssued } from "../close-activities.ts";
import { countPlay } from "../count-play.ts";
import { migrations } from "../migrations.ts";
import { createPromotionsModule, type PromotionsDeps, seed } from "../module.ts";
import { type PromotionDraft, writePromotion } from "../write-promotion.ts";

const studio = {
	vendors: [
		{
			code: "TESSERA",
			names: { en: "House" },
			artCode: "house",
			launchUrl: "/arcade/",
			interrupted: "complete",
			interruptedAfterSeconds: 600,
		},
	],
	opens: ["RNG"],
	listings: async () =>
		["reels", "rows", "stones", "lamps", "doors"].map((code) => ({
			code,
			vendor: "TESSERA",
			gameType: "RNG" as const,
			names: { en: code },
			rtp: "96.40",
			payTable: "1",
			lines: 20,
			volatility: "medium" as const,
			limits: { P: { min: 1n, max: 1_000_000_000n } },
			tags: [],
			art: { small: "/art/a.webp", show: "/art/a.webp" },
			hue: 30,
			trial: true,
			order: 10,
		})),
	open: () => ({ routes: [] }),
} as const;

/** Who these are, by number: what identifies a person; others are known by nothing. */
export type Persons = Map<string, { readonly mobile?: string; readonly name?: string; readonly birthday?: string }>;

const membersOf = ({
	clock,
	persons,
}: {
	readonly clock: Pick<PromotionsDeps["clock"], "now">;
	readonly persons: Persons;
}): PromotionsDeps["members"] => ({
	standings: async (_tx, ids) =>
		new Map(ids.map((id) => [id, { status: "active", account: `player${id}`, merchant: "tessera" }])),
	account: async (_tx, id) => ({
		id,
		merchant: "tessera",
		account: `player${id}`,
		nickname: "",
		type: 2,
		status: "active",
		currency: "P",
		passwordHash: undefined,
		paymentPasswordHash: undefined,
		passwordChangedAt: clock.now(),
		passwordIsDefault: false,
		uplineId: undefined,
		language: "EN",
		icon: "",
		clubLabel: "",
		rankLevel: 0,
		lastLoginAt: undefined,
	}),
	identity: async (_tx, id) => ({
		mobile: undefined,
		dialingCode: undefined,
		email: undefined,
		idNumber: undefined,
		name: undefined,
		birthday: undefined,
		...persons.get(id),
	}),
});

async function wire(now: string) {
	const below = await openBelowStudio({
		studio,
		migrations,
		now: new Date(now),
		hall: { gameCategory: "RNG", point: "1.20" },
	});
	const { db, clock, wallet, games, newId } = below;
	const persons: Persons = new Map();
	const excluded = new Set<MemberId>();
	/** What the sportsbook was asked to give. */
	const freeBets: Parameters<PromotionsDeps["giveFreeBet"]>[1][] = [];
	const zone: { now: Zone } = { now: 540 };
	const deps: PromotionsDeps = {
		db,
		clock,
		newId,
		chance: seededChance(7),
		live: { toMember: () => {} },
		brand: { brand: () => ({ currency: "P", languages: ["EN", "KO"], defaultLanguage: "EN" }) },
		wallet: wallet.api,
		members: membersOf({ clock, persons }),
		protection: { zoneOf: async () => zone.now },
		games: { ...games.api, excluded: async (ids) => new Set(ids.filter((id) => excluded.has(id))) },
		spinsStakes: () => [{ gameCode: "reels", stakes: [{ stake: 20n, most: 1_000n }] }],
		giveFreeBet: async (_tx, order) => void freeBets.push(order),
		rankOf: async () => ({ labelName: "", rankLevel: 0 }),
		seedKey: randomBytes(32),
		pictureKey: randomBytes(32),
		digestKey: randomBytes(32),
	};
	return { ...below, deps, persons, excluded, zone, freeBets, module: createPromotionsModule(deps) };
}

type Wired = Awaited<ReturnType<typeof wire>>;

let members = 100_000;
let keys = 0;

/** How members come in, play and call. */
function playersOf({ db, clock, wallet, games, module }: Wired) {
	return {
		async enrol(cash = 0n): Promise<MemberId> {
			members += 1;
			const member = memberId(String(members));
			const purse = { memberId: member, currency: "P", purse: "cash" } as const;
			await db.tx(async (tx) => {
				await wallet.api.open(tx, purse);
				const key = commandKey("test", `cash-${member}`);
				if (cash > 0n)
					unwrap(await wallet.api.postIn(tx, { ...purse, key, kind: "grant", delta: cash, counter: "house:grants" }));
			});
			return member;
		},
		/** A whole round of one of the house's games. */
		async play(member: MemberId, stake: bigint, { game = "reels", win = 0n } = {}): Promise<void> {
			keys += 1;
			const token = randomBytes(32).toString("base64url");
			const end = new Date(clock.now().getTime() + 3_600_000);
			await db.tx((tx) =>
				sql`insert into games.play_session (id, launch_digest, launch_until, token_digest, entered_at, expires_at,
						mode, member_id, login_session, game_id, currency, merchant)
					select gen_random_uuid(), sha256(${`launch ${token}`}::bytea), ${clock.now()}, sha256(${token}::bytea),
						${clock.now()}, ${end}, 'real', ${member}::bigint, ${`login-${member}`}, id, 'P', 'tessera'
					from games.game where code = ${game}`.execute(tx),
			);
			const play = await games.api.authenticatePlay(token);
			if (play === undefined) throw new Error(`no such game: ${game}`);
			const key = `play-${keys}-0000000000`;
			unwrap(await games.api.playRound({ play, key, stake, win, payTable: "1", events: [] }));
		},
		call: <E extends Endpoint>(
			member: MemberId | undefined,
			endpoint: E,
			input: InputOf<E>,
		): Promise<Result<OutputOf<E>, Failure<string>>> => {
			keys += 1;
			const principal = member === undefined ? undefined : principalOf(member);
			return callRoute(
				module.routes,
				{ endpoint, input },
				{ principal, now: clock.now(), idempotencyKey: `k-${keys}` },
			);
		},
	};
}

/** What the clock and an operator do. */
function houseOf({ db, clock, deps }: Wired) {
	return {
		count: () => countPlay(deps),
		draw: () => drawDue(deps),
		lapse: () => lapseIssued(deps),
		offer: (draft: Partial<PromotionDraft> & { readonly code: string; readonly rule: RuleWords }) =>
			db.tx(async (tx) =>
				unwrap(
					await writePromotion(tx, deps, {
						merchant: "tessera",
						currency: "P",
						by: "test",
						now: clock.now(),
						draft: {
							texts: { EN: { title: draft.code, summary: "", terms: "" } },
							state: "live",
							opensAt: new Date(clock.now().getTime() - 86_400_000),
							closesAt: undefined,
							scene: "first-stone",
							position: 10,
							coupons: [],
							...draft,
						},
					}),
				),
			),
	};
}

export async function openPromotions({ now = "2026-11-25T12:00:00.000Z", seeded = false } = {}) {
	const wired = await wire(now);
	const { db, wallet, games, deps } = wired;
	if (seeded) await seed(deps);
	const rows = async <Row>(statement: string): Promise<readonly Row[]> =>
		(await db.read((tx) => sql.raw<Row>(statement).execute(tx))).rows;
	return {
		...wired,
		...playersOf(wired),
		...houseOf(wired),
		rows,
		cash: async (member: MemberId): Promise<bigint> => (await wallet.api.balance(member, "P")).available,
		/** What does not hold: of the ledger, and of promotions against it. */
		async violations(): Promise<readonly string[]> {
			const found = (await wallet.api.audit()).filter(({ violations }) => violations > 0n).map(({ check }) => check);
			const faults = await rows<{ account: string; what: string }>("select * from promotions.fault");
			return [...found, ...faults.map(({ account, what }) => `${account} ${what}`)];
		},
		async close(): Promise<void> {
			await games.close();
			await wallet.close();
		},
	};
}
