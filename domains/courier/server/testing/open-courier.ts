// The courier over a database of its own for tests, with a carrier that the test plays. Time stands until it is moved.
import { randomBytes } from "node:crypto";
import type { Brand } from "#brand/api";
import { migrations as brandMigrations, createBrandModule, seed as seedBrand } from "#brand/module";
import type { Database } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { migrations as jobsMigrations } from "#platform/jobs";
import { type ManualClock, manualClock } from "#platform/kernel";
import { secureIds } from "#platform/kernel/node";
import { createCourierModule, migrations, seed } from "../module.ts";
import type { NewLetter } from "../send-letter.ts";

export type OpenCourier = {
	readonly db: Database & { readonly url: string };
	readonly clock: ManualClock;
	readonly key: Buffer;
	readonly brand: { readonly brand: (merchant: string) => Brand };
	readonly courier: ReturnType<typeof createCourierModule>;
	/** A letter with a code, to a number nobody has. */
	readonly letter: (change?: Partial<NewLetter>) => NewLetter;
};

export async function openCourier(): Promise<OpenCourier> {
	const db = await testDatabase([jobsMigrations, brandMigrations, migrations]);
	const clock = manualClock(new Date("2026-05-01T12:00:00Z"));
	await seedBrand({ db, clock });
	await seed({ db });
	const module = await createBrandModule({ db, clock, log: { warn() {} } });
	const brand = { brand: module.api.brand };
	await module.close();
	const key = randomBytes(32);
	const carriers = { smtp: undefined, sms: undefined };
	const courier = createCourierModule({ db, clock, newId: secureIds, brand, key, carriers });
	return {
		db,
		clock,
		key,
		brand,
		courier,
		letter: (change = {}) => ({
			merchant: "tessera",
			kind: "sms-code",
			to: "+821055550123",
			language: "en",
			values: { code: "012345", minutes: "3" },
			now: clock.now(),
			expiresAt: new Date(clock.now().getTime() + 180_000),
			...change,
		}),
	};
}
