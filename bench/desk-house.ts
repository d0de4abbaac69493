// The domains that an operator reads, over a bench database.
import { migrations as brandMigrations, createBrandModule, seed as seedBrand } from "#brand/module";
import type { CourierApi } from "#courier/api";
import { migrations as courierMigrations, createCourierModule } from "#courier/module";
import type { MembersDesk } from "#members/api";
import { membersDesk, migrations as membersMigrations } from "#members/module";
import { type Database, type MigrationSource, openDatabase } from "#platform/db";
import type { Route } from "#platform/http";
import { migrations as jobsMigrations } from "#platform/jobs";
import { systemClock } from "#platform/kernel";
import { secureIds } from "#platform/kernel/node";
import { silentLive } from "#platform/live";
import type { WalletApi } from "#wallet/api";
import { createWalletModule, migrations as walletMigrations } from "#wallet/module";
import { quiet } from "./member-call.ts";

export const deskMigrations: readonly MigrationSource[] = [
	jobsMigrations,
	brandMigrations,
	courierMigrations,
	walletMigrations,
	membersMigrations,
];

export type DeskHouse = {
	readonly db: Database;
	readonly wallet: WalletApi;
	readonly statement: Route | undefined;
	readonly members: MembersDesk;
	readonly courier: CourierApi;
	readonly close: () => Promise<void>;
};

export async function openDesk(url: string): Promise<DeskHouse> {
	const db = openDatabase({ url, connections: 4 });
	await seedBrand({ db, clock: systemClock });
	const brand = await createBrandModule({ db, clock: systemClock, log: quiet });
	const wallet = createWalletModule({ db, live: silentLive });
	await wallet.start(systemClock.now());
	const courier = createCourierModule({
		...{ db, clock: systemClock, newId: secureIds, brand: brand.api, key: Buffer.alloc(32, 1) },
		carriers: { smtp: undefined, sms: undefined },
	});
	return {
		db,
		wallet: wallet.api,
		statement: wallet.routes.find(({ endpoint }) => endpoint.name === "list-transactions"),
		members: membersDesk(db),
		courier: courier.api,
		close: async () => {
			await wallet.close();
			await brand.close();
			await db.close();
		},
	};
}
