// A courier of an operator's program: what it writes lies in the database, and a server carries it.
import { createBrandModule } from "#brand/module";
import type { CourierApi } from "#courier/api";
import { createCourierModule } from "#courier/module";
import type { Database } from "#platform/db";
import { systemClock } from "#platform/kernel";
import { secureIds } from "#platform/kernel/node";

/** Closed again when the work is done. `key` seals letters, the same as the server's. */
export async function withCourier<T>(
	{ db, key }: { readonly db: Database; readonly key: Buffer },
	work: (courier: CourierApi) => Promise<T>,
): Promise<T> {
	const brand = await createBrandModule({ db, clock: systemClock, log: { warn: () => undefined } });
	const deps = { db, key, clock: systemClock, newId: secureIds, brand: brand.api };
	try {
		return await work(createCourierModule({ ...deps, carriers: { smtp: undefined, sms: undefined } }).api);
	} finally {
		await brand.close();
	}
}
