// The domains that an operator reads, over a test's database, as they are. Never imported outside tests.
import { randomBytes } from "node:crypto";
import type { BrandApi } from "#brand/api";
import type { CourierApi } from "#courier/api";
import { createCourierModule, seed as seedCourier } from "#courier/module";
import { readSignificant } from "#games/module";
import { createMembersModule, type MembersModule } from "#members/module";
import type { Database } from "#platform/db";
import type { ManualClock } from "#platform/kernel";
import { secureChance, secureIds } from "#platform/kernel/node";
import { silentLive } from "#platform/live";
import type { ProtectionApi } from "#protection/api";
import type { WalletApi } from "#wallet/api";
import type { Reads } from "../reading/reading-ports.ts";

export type OpenReads = {
	readonly reads: Reads;
	readonly courier: Pick<CourierApi, "send">;
	readonly members: MembersModule;
	/** Sends a text message with a code, as the members would. */
	readonly send: (to: string, code: string) => Promise<void>;
};

export async function openReads(below: {
	readonly db: Database;
	readonly clock: ManualClock;
	readonly brand: BrandApi;
	readonly wallet: WalletApi;
	readonly protection: ProtectionApi;
}): Promise<OpenReads> {
	const { db, clock, brand, wallet, protection } = below;
	await seedCourier({ db });
	const common = { db, clock, brand, newId: secureIds };
	const carriers = { smtp: undefined, sms: undefined };
	const courier = createCourierModule({ ...common, key: randomBytes(32), carriers });
	const members = await createMembersModule({
		...common,
		wallet,
		courier: courier.api,
		chance: secureChance(),
		live: silentLive,
		log: { warn() {} },
		codeKey: randomBytes(32),
		passwordCost: { memoryKib: 64, passes: 1 },
	});
	return {
		courier: courier.api,
		members,
		send: (to, code) =>
			db.tx((tx) =>
				courier.api.send(tx, {
					merchant: "tessera",
					kind: "sms-code",
					to,
					language: "en",
					values: { code, minutes: "3" },
					now: clock.now(),
					expiresAt: new Date(clock.now().getTime() + 180_000),
				}),
			),
		reads: {
			wallet,
			protection,
			members: members.api,
			courier: courier.api,
			games: { significant: (asked) => readSignificant(db, asked) },
		},
	};
}
