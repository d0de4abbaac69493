// Two nodes of games over real protection and the real ledger, for tests of what is refused past the site. Never imported
// outside tests.
import { randomBytes } from "node:crypto";
import { afterAll } from "vitest";
import type { Failure } from "#platform/contract";
import { type Database, sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { migrations as deskMigrations } from "#platform/desk";
import type { PlayTicket } from "#platform/http";
import { migrations as jobsMigrations } from "#platform/jobs";
import { type ManualClock, manualClock, type Result, systemClock } from "#platform/kernel";
import { secureIds } from "#platform/kernel/node";
import { silentLive } from "#platform/live";
import {
	createProtectionModule,
	nobodyLogsIn,
	type ProtectionDeps,
	type ProtectionModule,
	migrations as protectionMigrations,
	seed as seedProtection,
} from "#protection/module";
import { createWalletModule, migrations as walletMigrations } from "#wallet/module";
import type { PlayedRound, PlayFailure } from "../api.ts";
import { migrations } from "../module.ts";
import { type Hall, openHall } from "./open-hall.ts";

export type GuardedNode = { readonly hall: Hall; readonly protection: ProtectionModule };

export type Spin = { readonly win?: bigint; readonly key?: string; readonly at?: GuardedNode };

export type GuardedHall = {
	readonly db: Database;
	readonly clock: ManualClock;
	readonly here: GuardedNode;
	readonly there: GuardedNode;
	readonly playBy: (profile: string) => Promise<unknown>;
	/** A whole round by the studio's own call, here unless another node is named. */
	readonly spin: (play: PlayTicket, stake: bigint, change?: Spin) => Promise<Result<PlayedRound, PlayFailure>>;
};

/** Open, and nobody knows where anybody is. */
const brand: ProtectionDeps["brand"] = {
	standing: () => ({ status: 0, country: undefined, until: undefined, message: "" }),
};

export const codeOf = (answer: Result<unknown, Failure<string>>): string => (answer.ok ? "played" : answer.error.code);

export async function openGuardedHall(): Promise<GuardedHall> {
	const db = await testDatabase([jobsMigrations, deskMigrations, walletMigrations, protectionMigrations, migrations]);
	const wallet = createWalletModule({ db, live: silentLive });
	const clock = manualClock(systemClock.now());
	await wallet.start(clock.now());
	await seedProtection({ db });
	// Who somebody is, is proven in tests of its own.
	await db.tx((tx) => sql`delete from protection.identity_level`.execute(tx));
	const keys = { newId: secureIds, documentKey: randomBytes(32) };
	const openNode = async (): Promise<GuardedNode> => {
		const protection = await createProtectionModule({
			db,
			clock,
			wallet: wallet.api,
			members: nobodyLogsIn,
			brand,
			...keys,
		});
		return { protection, hall: await openHall({ db, clock, wallet: wallet.api, protection: protection.api }) };
	};
	const [here, there] = [await openNode(), await openNode()];
	afterAll(async () => {
		for (const { hall, protection } of [here, there]) {
			await hall.games.close();
			await protection.close();
		}
		await wallet.close();
	});
	let played = 0;
	return {
		db,
		clock,
		here,
		there,
		playBy: (profile) => db.tx((tx) => sql`update protection.brand_profile set profile = ${profile}`.execute(tx)),
		spin: (play, stake, change = {}) => {
			played += 1;
			const { win = 0n, key = `key-${played}-000000000000`, at = here } = change;
			return at.hall.games.api.playRound({ play, key, stake, win, payTable: "1", events: [] });
		},
	};
}
