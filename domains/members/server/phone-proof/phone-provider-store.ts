// Rows of who proves numbers, and of verifications that are under way.
import { type Database, type Tx, tables } from "#platform/db";
import { type Sealer, sealerWith } from "#platform/kernel/node";
import type { PhonePurpose } from "../../core/index.ts";
import { newSecret } from "../secrets.ts";
import type { MembersTables } from "../tables.ts";
import type { PhoneClient } from "./phone-provider.ts";

const secretName = (merchant: string): string => `phone provider ${merchant}`;

/** `page` is undefined for the stand-in: its window is a page of the site. */
export type KeptProvider = Omit<PhoneClient, "page"> & {
	readonly title: string;
	readonly page: string | undefined;
};

/** Undefined where codes by text message prove numbers. */
export async function readProvider(tx: Tx, merchant: string, sealer: Sealer): Promise<KeptProvider | undefined> {
	const row = await tables<MembersTables>(tx)
		.selectFrom("members.phone_providers")
		.selectAll()
		.where("merchant", "=", merchant)
		.where("enabled", "=", true)
		.executeTakeFirst();
	if (row === undefined) return undefined;
	const clientSecret = sealer.open(secretName(merchant), row.client_secret)?.toString("utf8");
	if (clientSecret === undefined) throw new Error("the secret of a phone provider was sealed with another key");
	return {
		title: row.title,
		page: row.page ?? undefined,
		issuer: row.issuer,
		clientId: row.client_id,
		clientSecret,
		keysUrl: row.keys_url ?? undefined,
	};
}

export type ProviderToWrite = {
	readonly merchant: string;
	readonly operator: string;
	readonly now: Date;
} & (
	| { readonly simulated: true; readonly title: string }
	| ({ readonly simulated?: false; readonly title: string } & PhoneClient)
);

/** An operator sets who proves numbers, in place of who did; the secret is sealed with `key`, which is not in the database. */
export async function savePhoneProvider(db: Pick<Database, "tx">, key: Buffer, to: ProviderToWrite): Promise<void> {
	const { merchant, operator, now, title } = to;
	const client = to.simulated === true ? standIn(merchant) : to;
	const row = {
		title,
		simulated: to.simulated === true,
		page: to.simulated === true ? null : to.page,
		issuer: client.issuer,
		client_id: client.clientId,
		client_secret: sealerWith(key).seal(secretName(merchant), Buffer.from(client.clientSecret, "utf8")),
		keys_url: client.keysUrl ?? null,
		enabled: true,
		operator,
		written_at: now,
	};
	await db.tx((tx) =>
		tables<MembersTables>(tx)
			.insertInto("members.phone_providers")
			.values({ merchant, ...row })
			.onConflict((conflict) => conflict.column("merchant").doUpdateSet(row))
			.execute(),
	);
}

const standIn = (merchant: string): Omit<PhoneClient, "page"> => ({
	issuer: "phone-simulator",
	clientId: merchant,
	clientSecret: newSecret(),
	keysUrl: undefined,
});

/** Codes by text message prove numbers again. False where nobody else did. */
export async function endPhoneProvider(
	db: Pick<Database, "tx">,
	end: { readonly merchant: string; readonly operator: string; readonly now: Date },
): Promise<boolean> {
	const ended = await db.tx((tx) =>
		tables<MembersTables>(tx)
			.updateTable("members.phone_providers")
			.set({ enabled: false, operator: end.operator, written_at: end.now })
			.where("merchant", "=", end.merchant)
			.where("enabled", "=", true)
			.returning("merchant")
			.executeTakeFirst(),
	);
	return ended !== undefined;
}

export type Verification = {
	readonly digest: Buffer;
	readonly merchant: string;
	readonly purpose: PhonePurpose;
	readonly number: Buffer;
};

export async function keepVerification(tx: Tx, kept: Verification & { readonly expiresAt: Date }): Promise<void> {
	const { digest, merchant, purpose, number, expiresAt } = kept;
	const row = { channel_digest: digest, merchant, purpose, number_digest: number, expires_at: expiresAt };
	await tables<MembersTables>(tx).insertInto("members.phone_verifications").values(row).execute();
}

/** Whether it is under way still; nobody else uses it until the transaction ends. */
export async function lockVerification(tx: Tx, asked: Verification & { readonly now: Date }): Promise<boolean> {
	const row = await tables<MembersTables>(tx)
		.selectFrom("members.phone_verifications")
		.select("channel_digest")
		.where("channel_digest", "=", asked.digest)
		.where("merchant", "=", asked.merchant)
		.where("purpose", "=", asked.purpose)
		.where("number_digest", "=", asked.number)
		.where("expires_at", ">", asked.now)
		.forUpdate()
		.executeTakeFirst();
	return row !== undefined;
}

export async function spendVerification(tx: Tx, digest: Buffer): Promise<void> {
	await tables<MembersTables>(tx)
		.deleteFrom("members.phone_verifications")
		.where("channel_digest", "=", digest)
		.execute();
}
