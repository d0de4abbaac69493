// Opens the first tournaments of a house that plays with play money: a race over the slots of all its studios that has begun,
// and a tournament of one studio that begins soon. Each is one of a series. They are made the way an operator makes one, with
// their prizes set aside from the house's account of tournaments, and stand in the trail as the installation's. A house that
// has tournaments already is left as its operators made it.
import { type Database, sql } from "#platform/db";
import { unwrap } from "#platform/kernel";
import type { WalletApi } from "#wallet/api";
import type { SeedJackpotsDeps } from "../jackpots/seed-jackpots.ts";
import words from "./seed-words.json" with { type: "json" };
import { readTournaments, saveTournament } from "./work-tournaments.ts";
import type { TournamentSettings } from "./write-tournament.ts";

export type SeedTournamentsDeps = Pick<SeedJackpotsDeps, "db" | "clock" | "brand"> & {
	readonly wallet: Pick<WalletApi, "openAll" | "postAllIn">;
};

/** Whose trail they stand in. */
const merchant = "tessera";
const hour = 3_600_000;
/** Whose games the cup is played in. */
const cupVendor = "SALTLAMP";

export async function seedTournaments(deps: SeedTournamentsDeps): Promise<void> {
	const now = deps.clock.now();
	if (!deps.brand.brand(merchant).playMoney || (await readTournaments(deps.db, now)).length > 0) return;
	const games = await slotsOf(deps.db);
	const race = { score: "won", entry: "open", minStake: "0.10", repeatsHours: 4 } as const;
	const cup = { score: "best-multiple", entry: "join", minStake: "0.20", repeatsHours: 6 } as const;
	const firsts = [
		{
			code: "studio-race",
			settings: { ...race, ...words.race, ...span(now, { from: 0, to: 4 }), prizes: racePrizes },
			games: games.map(({ id }) => id),
		},
		{
			code: "saltlamp-cup",
			settings: { ...cup, ...words.cup, ...span(now, { from: 0.5, to: 4.5 }), prizes: cupPrizes },
			games: games.filter(({ vendor }) => vendor === cupVendor).map(({ id }) => id),
		},
	];
	for (const { code, settings, games: counting } of firsts) {
		if (counting.length > 0)
			await make(deps, {
				now,
				code,
				settings: { ...settings, games: counting, tag: null, currency: "P", prizesIn: "money" },
			});
	}
}

const racePrizes = ["250.00", "150.00", "100.00", "75.00", "50.00", "40.00", "30.00", "25.00", "20.00", "10.00"];
const cupPrizes = ["200.00", "100.00", "50.00", "25.00", "25.00"];

const span = (now: Date, { from, to }: { readonly from: number; readonly to: number }) => ({
	startsAt: new Date(now.getTime() + from * hour).toISOString(),
	endsAt: new Date(now.getTime() + to * hour).toISOString(),
});

/** The slots of the house's studios. */
async function slotsOf(db: Database): Promise<readonly { readonly id: string; readonly vendor: string }[]> {
	const { rows } = await db.read((tx) =>
		sql<{ id: string; vendor: string }>`select g.id, g.vendor from games.game g join games.vendor v on v.code = g.vendor
			where v.house and g.category = 'RNG' and g.lines is not null order by g.id limit 200`.execute(tx),
	);
	return rows;
}

type First = { readonly code: string; readonly settings: TournamentSettings; readonly now: Date };

async function make({ db, wallet }: SeedTournamentsDeps, { now, ...first }: First): Promise<void> {
	const staff = { merchant, operator: "installation", now };
	unwrap(await saveTournament({ db, wallet }, { ...staff, ...first, version: undefined }));
}
