// Rows of channels, of who is linked to them, and of logins that are under way.
import { type Database, type Tx, tables } from "#platform/db";
import { type MemberId, memberId } from "#platform/kernel";
import { type Sealer, sealerWith } from "#platform/kernel/node";
import type { MembersTables } from "../tables.ts";
import type { Channel } from "./channel-provider.ts";

export type ChannelAt = { readonly merchant: string; readonly code: string };

const secretName = ({ merchant, code }: ChannelAt): string => `channel ${merchant} ${code}`;

export async function channelsOf(tx: Tx, merchant: string): Promise<readonly { code: string; title: string }[]> {
	return tables<MembersTables>(tx)
		.selectFrom("members.login_channels")
		.select(["code", "title"])
		.where("merchant", "=", merchant)
		.where("enabled", "=", true)
		.orderBy("position")
		.orderBy("code")
		.limit(20)
		.execute();
}

/** Undefined for one that is not there, or is off. */
export async function channelAt(
	tx: Tx,
	at: ChannelAt,
	sealer: Sealer,
): Promise<(Channel & { readonly title: string }) | undefined> {
	const row = await tables<MembersTables>(tx)
		.selectFrom("members.login_channels")
		.selectAll()
		.where("merchant", "=", at.merchant)
		.where("code", "=", at.code)
		.where("enabled", "=", true)
		.executeTakeFirst();
	if (row === undefined) return undefined;
	const secret = row.client_secret === null ? undefined : sealer.open(secretName(at), row.client_secret);
	const { issuer, title } = row;
	const clientSecret = secret?.toString("utf8");
	return { issuer, title, clientId: row.client_id, clientSecret, redirectUri: row.redirect_uri };
}

/** What a channel is called; its code where it is not there any more. */
export async function channelTitle(tx: Tx, { merchant, code }: ChannelAt): Promise<string> {
	const row = await tables<MembersTables>(tx)
		.selectFrom("members.login_channels")
		.select("title")
		.where("merchant", "=", merchant)
		.where("code", "=", code)
		.executeTakeFirst();
	return row?.title ?? code;
}

export type NewChannel = ChannelAt & Channel & { readonly title: string };

/** An operator writes a channel, or writes it anew; its secret is sealed with `key`, which is not in the database. */
export async function saveChannel(db: Pick<Database, "tx">, key: Buffer, channel: NewChannel): Promise<void> {
	const { merchant, code, title, issuer, clientId, clientSecret, redirectUri } = channel;
	const secret =
		clientSecret === undefined ? null : sealerWith(key).seal(secretName(channel), Buffer.from(clientSecret, "utf8"));
	const row = { title, issuer, client_id: clientId, client_secret: secret, redirect_uri: redirectUri, enabled: true };
	await db.tx((tx) =>
		tables<MembersTables>(tx)
			.insertInto("members.login_channels")
			.values({ merchant, code, ...row })
			.onConflict((conflict) => conflict.columns(["merchant", "code"]).doUpdateSet(row))
			.execute(),
	);
}

export type LinkAt = { readonly merchant: string; readonly channel: string; readonly subject: string };

export async function linkedMember(tx: Tx, at: LinkAt): Promise<MemberId | undefined> {
	const row = await tables<MembersTables>(tx)
		.selectFrom("members.channel_links")
		.select("member_id")
		.where("merchant", "=", at.merchant)
		.where("channel", "=", at.channel)
		.where("subject", "=", at.subject)
		.executeTakeFirst();
	return row === undefined ? undefined : memberId(row.member_id);
}

/** In place of what the member had linked of the channel before. False when the subject is another member's. */
export async function writeLink(tx: Tx, link: LinkAt & { memberId: MemberId; now: Date }): Promise<boolean> {
	const db = tables<MembersTables>(tx);
	const { merchant, channel, subject, memberId: id, now } = link;
	const owner = await linkedMember(tx, link);
	if (owner !== undefined) return owner === id;
	await db.deleteFrom("members.channel_links").where("member_id", "=", id).where("channel", "=", channel).execute();
	const written = await db
		.insertInto("members.channel_links")
		.values({ merchant, channel, subject, member_id: id, linked_at: now })
		.onConflict((conflict) => conflict.doNothing())
		.returning("member_id")
		.executeTakeFirst();
	return written !== undefined;
}

export type OwnChannel = {
	readonly code: string;
	readonly title: string;
	/** The operator has it on. */
	readonly open: boolean;
	/** Undefined where it is not linked. */
	readonly linkedAt: Date | undefined;
};

/** The brand's channels as a member has them; one that is off only where it is linked. */
export async function linksOf(
	tx: Tx,
	{ merchant, memberId: id }: { readonly merchant: string; readonly memberId: string },
): Promise<readonly OwnChannel[]> {
	const rows = await tables<MembersTables>(tx)
		.selectFrom("members.login_channels as channel")
		.leftJoin("members.channel_links as link", (join) =>
			join
				.onRef("link.merchant", "=", "channel.merchant")
				.onRef("link.channel", "=", "channel.code")
				.on("link.member_id", "=", id),
		)
		.where("channel.merchant", "=", merchant)
		.where((where) => where.or([where("channel.enabled", "=", true), where("link.linked_at", "is not", null)]))
		.select(["channel.code", "channel.title", "channel.enabled", "link.linked_at"])
		.orderBy("channel.position")
		.orderBy("channel.code")
		.limit(20)
		.execute();
	return rows.map(({ code, title, enabled, linked_at }) => ({
		code,
		title,
		open: enabled,
		linkedAt: linked_at ?? undefined,
	}));
}

export async function removeLink(
	tx: Tx,
	{ memberId: id, code }: { readonly memberId: string; readonly code: string },
): Promise<void> {
	await tables<MembersTables>(tx)
		.deleteFrom("members.channel_links")
		.where("member_id", "=", id)
		.where("channel", "=", code)
		.execute();
}

export type Attempt = {
	readonly digest: Buffer;
	readonly merchant: string;
	readonly channel: string;
	readonly expiresAt: Date;
} & (
	| {
			readonly binding: Buffer;
			readonly sealed: Buffer;
			readonly subject?: undefined;
			/** Whose account it was begun inside. */
			readonly memberId: string | undefined;
	  }
	| { readonly binding?: undefined; readonly sealed?: undefined; readonly subject: string }
);

export async function keepAttempt(tx: Tx, attempt: Attempt): Promise<void> {
	await tables<MembersTables>(tx)
		.insertInto("members.channel_attempts")
		.values({
			token_digest: attempt.digest,
			merchant: attempt.merchant,
			channel: attempt.channel,
			binding_digest: attempt.binding ?? null,
			sealed: attempt.sealed ?? null,
			subject: attempt.subject ?? null,
			member_id: attempt.subject === undefined ? (attempt.memberId ?? null) : null,
			expires_at: attempt.expiresAt,
		})
		.execute();
}

/** Uses it up: who asks again finds none. */
export function spendAttempt(
	tx: Tx,
	asked: { readonly digest: Buffer; readonly merchant: string; readonly now: Date },
) {
	return tables<MembersTables>(tx)
		.deleteFrom("members.channel_attempts")
		.where("token_digest", "=", asked.digest)
		.where("merchant", "=", asked.merchant)
		.where("expires_at", ">", asked.now)
		.returning(["channel", "binding_digest", "sealed", "subject", "member_id"])
		.executeTakeFirst();
}
