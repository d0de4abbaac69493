// Opens the first pots of a house that plays with play money: one that all its games feed, and one of a single game. A house
// that has pots already is left as its operators made it.

import { type Database, sql } from "#platform/db";
import type { Clock } from "#platform/kernel";
import type { WalletApi } from "#wallet/api";
import { fundPot, type PotSettings, readPots, savePot } from "./work-jackpots.ts";

export type SeedJackpotsDeps = {
	readonly db: Database;
	readonly wallet: Pick<WalletApi, "open" | "postAllIn">;
	readonly clock: Clock;
	readonly brand: { readonly brand: (merchant: string) => { readonly playMoney: boolean } };
};

/** Whose trail it stands in. */
const merchant = "tessera";

const house = {
	en: "House pot",
	ko: "하우스 잭팟",
	cn: "全场奖池",
	ja: "ハウスジャックポット",
	th: "แจ็กพอตรวม",
	vi: "Jackpot chung",
	bn: "হাউস জ্যাকপট",
	id: "Jackpot bersama",
};
const tiger = {
	en: "Tiger's pot",
	ko: "호랑이 잭팟",
	cn: "虎之奖池",
	ja: "虎のジャックポット",
	th: "แจ็กพอตเสือ",
	vi: "Jackpot hổ",
	bn: "বাঘের জ্যাকপট",
	id: "Jackpot harimau",
};

export async function seedJackpots(deps: SeedJackpotsDeps): Promise<void> {
	if (!deps.brand.brand(merchant).playMoney || (await readPots(deps.db)).length > 0) return;
	const games = await deps.db.read(async (tx) => {
		const { rows } = await sql<{ id: string }>`select id from games.game where code = 'magpie-tiger'`.execute(tx);
		return rows.map(({ id }) => id);
	});
	const open = { tag: null, paused: false };
	const first = { names: house, ratePpm: 5_000, seed: "100.00", most: "1000.00", games: [], ...open };
	await openPot(deps, { code: "house", kind: "must-hit-by", settings: first });
	if (games.length === 0) return;
	const second = { names: tiger, ratePpm: 5_000, seed: "50.00", most: "400.00", games, ...open };
	await openPot(deps, { code: "tiger", kind: "mystery", settings: second });
}

type First = {
	readonly code: string;
	readonly kind: "must-hit-by" | "mystery";
	readonly settings: PotSettings;
};

/** Three seeds in its reserve before it runs. */
async function openPot({ db, wallet, clock }: SeedJackpotsDeps, { code, kind, settings }: First): Promise<void> {
	const staff = { merchant, operator: "installation", now: clock.now() };
	const of = { ...staff, code, kind, currency: "P" };
	await savePot(db, { ...of, version: undefined, settings: { ...settings, paused: true } });
	const amount = (Number(settings.seed) * 3).toFixed(2);
	await fundPot({ db, wallet }, { ...staff, code, amount, reason: "the first seeds", id: crypto.randomUUID() });
	await savePot(db, { ...of, version: 1, settings });
}
