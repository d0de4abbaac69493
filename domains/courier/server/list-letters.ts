// The outbox as an operator pages through it: every letter with its state, whoever carries it. Where somebody carries letters,
// addresses are masked and what would open an account is not shown; where nobody does, the operator is the carrier: whoever
// may read secrets reads it all, as with `npm run outbox`, and others see dots for codes and passwords. Each look is written
// down.
import { type Database, sql, tables } from "#platform/db";
import { type Channel, isLetterKind, isSecret, masked } from "../core/index.ts";
import type { LetterSeal } from "./letter-seal.ts";
import type { CourierTables } from "./tables.ts";

export type LetterPosition = { readonly atMicros: string; readonly id: string };

export type LettersAsked = {
	readonly merchant: string;
	readonly operator: string;
	readonly now: Date;
	/** Whether the operator may read codes and passwords, where nobody carries. */
	readonly secrets: boolean;
	/** A number or an address, exactly as it is kept. */
	readonly to?: string | undefined;
	readonly state?: ListedState | undefined;
	/** The last letter of the page before. */
	readonly after?: LetterPosition | undefined;
	readonly limit: number;
};

export type ListedState = CourierTables["courier.letters"]["state"];

export type ListedLetter = LetterPosition & {
	readonly channel: Channel;
	readonly kind: string;
	readonly state: ListedState;
	readonly createdAt: Date;
	readonly expiresAt: Date;
	readonly settledAt: Date | undefined;
	readonly attempts: number;
	/** Undefined when the content is gone: it was carried, or what it said has expired. */
	readonly content: { readonly to: string; readonly subject: string; readonly body: string | undefined } | undefined;
};

export type ListDeps = {
	readonly db: Pick<Database, "tx">;
	readonly seal: LetterSeal;
	/** Whether nobody carries the letters of a channel. */
	readonly isOwnCarrier: (channel: Channel) => boolean;
};

type Row = {
	readonly id: string;
	readonly channel: Channel;
	readonly kind: string;
	readonly state: ListedState;
	readonly sealed: Buffer | null;
	readonly created_at: Date;
	readonly expires_at: Date;
	readonly settled_at: Date | null;
	readonly attempts: number;
	readonly at_micros: string;
};

/** The newest first. */
export function listLetters(deps: ListDeps, asked: LettersAsked): Promise<readonly ListedLetter[]> {
	const { merchant, to, state, after, limit, operator, now } = asked;
	const whose = to === undefined ? sql`true` : sql`to_digest = ${deps.seal.digestOf(to)}`;
	const inState = state === undefined ? sql`true` : sql`state = ${state}`;
	const place =
		after === undefined
			? sql`true`
			: sql`(created_at, id) < (timestamptz 'epoch' + ${after.atMicros}::bigint * interval '1 microsecond', ${after.id}::uuid)`;
	return deps.db.tx(async (tx) => {
		const { rows } =
			await sql<Row>`select id, channel, kind, state, sealed, created_at, expires_at, settled_at, attempts,
				(extract(epoch from created_at) * 1000000)::bigint as at_micros
			from courier.letters where merchant = ${merchant} and ${whose} and ${inState} and ${place}
			order by created_at desc, id desc limit ${limit}`.execute(tx);
		await tables<CourierTables>(tx)
			.insertInto("courier.looks")
			.values({ operator, at: now, letters: rows.length })
			.execute();
		return rows.map((row) => listedFrom(deps, row, asked));
	});
}

type Look = Pick<LettersAsked, "secrets">;

function listedFrom(deps: ListDeps, row: Row, look: Look): ListedLetter {
	const { id, channel, kind, state, attempts } = row;
	return {
		id,
		channel,
		kind,
		state,
		attempts,
		atMicros: row.at_micros,
		createdAt: row.created_at,
		expiresAt: row.expires_at,
		settledAt: row.settled_at ?? undefined,
		content: contentOf(deps, row, look),
	};
}

function contentOf({ seal, isOwnCarrier }: ListDeps, row: Row, { secrets }: Look): ListedLetter["content"] {
	const { id, sealed, channel, kind } = row;
	const content = sealed === null ? undefined : seal.open(id, sealed);
	if (content === undefined) return undefined;
	const { to, subject, body, covered } = content;
	if (isOwnCarrier(channel) && secrets) return { to, subject, body };
	const hidden = !isLetterKind(kind) || isSecret(kind);
	const shown = covered ?? (hidden ? { subject: "", body: undefined } : { subject, body });
	if (isOwnCarrier(channel)) return { to, ...shown };
	return { to: masked(to), subject: shown.subject, body: hidden ? undefined : shown.body };
}
