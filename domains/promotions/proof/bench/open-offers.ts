// Promotions for measurements: the games' hall and a real ledger below them, one gift that anybody may press for, one mission.

import { sql } from "#platform/db";
import { callRoute, principalOf } from "#platform/http/testing";
import { type MemberId, memberId, systemClock, unwrap } from "#platform/kernel";
import { secureChance, secureIds } from "#platform/kernel/node";
import { type BenchHall, openBenchHall } from "../../../../bench/games-hall.ts";
import { claimActivity, type RuleWords } from "../../contract/index.ts";
import { countPlay } from "../../server/count-play.ts";
import { createPromotionsModule, type PromotionsDeps } from "../../server/module.ts";
import { writePromotion } from "../../server/write-promotion.ts";

const first = 800_000;
/** Members who can be paid. */
const purses = 2_000;
const merchant = "bench";
const key = Buffer.alloc(32, 5);

export type OpenOffers = {
	/** One member's claim, by its place. */
	readonly claim: (place: number) => Promise<void>;
	/** Writes a minute in which so many members played to their days, and forgets whom to look at. */
	readonly keepMinute: (members: number) => Promise<void>;
	/** The same minute, counted to its end: everybody is looked at. */
	readonly count: (members: number) => Promise<void>;
	readonly close: () => Promise<void>;
};

type Minute = { members: number };

/** The minute stands in for the games' reader; everything else of the hall is real. */
const depsOf = (hall: BenchHall, minute: Minute): PromotionsDeps => ({
	db: hall.db,
	clock: systemClock,
	newId: secureIds,
	chance: secureChance(),
	live: { toMember: () => undefined },
	brand: { brand: () => ({ currency: "P", languages: ["EN"], defaultLanguage: "EN" }) },
	wallet: hall.wallet.api,
	members: {
		standings: async (_tx, ids) =>
			new Map(ids.map((id) => [id, { status: "active", account: `bench${id}`, merchant }])),
		account: async () => undefined,
		identity: async () => ({
			mobile: undefined,
			dialingCode: undefined,
			email: undefined,
			idNumber: undefined,
			name: undefined,
			birthday: undefined,
		}),
	},
	protection: { zoneOf: async () => 540 },
	games: {
		...hall.games.api,
		excluded: async () => new Set(),
		playLines: async () => linesOf(hall, minute.members),
		followPlays: async (follower) => {
			await hall.db.tx((tx) => follower.follow(tx, { from: 0n, to: 1n }));
			return 1;
		},
	},
	spinsStakes: () => [],
	giveFreeBet: async () => undefined,
	rankOf: async () => ({ labelName: "", rankLevel: 0 }),
	seedKey: key,
	pictureKey: key,
	digestKey: key,
});

const numberOf = (place: number): MemberId => memberId(String(first + place));

const linesOf = ({ gameId }: BenchHall, members: number) =>
	Array.from({ length: members }, (_, place) => ({
		memberId: numberOf(place),
		slot: systemClock.now(),
		currency: "P" as const,
		gameId,
		category: "RNG" as const,
		vendor: "TESSERA",
		began: systemClock.now(),
		late: false,
		rounds: 5,
		counted: 500n,
		stake: 500n,
		won: 450n,
	}));

export async function openOffers(url: string): Promise<OpenOffers> {
	const hall = await openBenchHall(url);
	const minute: Minute = { members: 0 };
	const deps = depsOf(hall, minute);
	const promotions = createPromotionsModule(deps);
	const steps = [{ goal: "1000", amount: "1.00", points: 1 }];
	await offer(deps, { code: "gift", reward: { kind: "activity", amount: "1.00" }, claim: "press" });
	await offer(deps, { code: "rounds", reward: { kind: "mission", metric: "rounds", games: [], steps }, claim: "auto" });
	await hall.db.tx(async (tx) => {
		for (let place = 0; place < purses; place++)
			await hall.wallet.api.open(tx, { memberId: numberOf(place), currency: "P", purse: "cash" });
	});
	const turn = { id: "gift", turn: "once" };
	return {
		claim: async (place) => {
			const caller = { principal: { ...principalOf(numberOf(place)), merchant }, now: systemClock.now() };
			const asked = { endpoint: claimActivity, input: turn };
			const idempotencyKey = `claim-${place}-0000000000`;
			const answer = await callRoute(promotions.routes, asked, { ...caller, idempotencyKey });
			if (!answer.ok) throw new Error(`a claim was refused: ${answer.error.code}`);
		},
		keepMinute: async (members) => {
			minute.members = members;
			const games: PromotionsDeps["games"] = {
				...deps.games,
				followPlays: async (follower) => {
					await hall.db.tx(async (tx) => {
						await follower.follow(tx, { from: 0n, to: 1n });
						await sql`delete from promotions.due`.execute(tx);
					});
					return 1;
				},
			};
			await countPlay({ ...deps, games });
		},
		count: async (members) => {
			minute.members = members;
			await countPlay(deps);
		},
		close: hall.close,
	};
}

type Offered = Pick<RuleWords, "reward" | "claim"> & { readonly code: string };

async function offer(deps: PromotionsDeps, { code, ...rule }: Offered): Promise<void> {
	const bounds = { all: "1000000.00", day: "1000000.00", member: "1000.00" };
	const plain = { entry: "open", period: "once", again: false, minLevel: 0, takeDays: 30, budget: bounds } as const;
	const texts = { EN: { title: code, summary: "", terms: "" } };
	const draft = { code, rule: { ...plain, ...rule }, texts, scene: "gift-cloth", position: 10, coupons: [] } as const;
	const window = { opensAt: new Date(systemClock.now().getTime() - 86_400_000), closesAt: undefined };
	const by = { merchant, currency: "P", by: "bench", now: systemClock.now() } as const;
	await deps.db.tx(async (tx) =>
		unwrap(await writePromotion(tx, deps, { ...by, draft: { ...draft, ...window, state: "live", coupons: [] } })),
	);
}
