// Messages to many, at the desk: how many an audience is, sent now or later, withdrawn. Each act is written down.

import { accountsNamed } from "#members/api";
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { atDesk, pageOf, pageSize } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import {
	type Broadcast,
	countAudience,
	listBroadcasts,
	sendBroadcast,
	withdrawBroadcast,
} from "../../contract/index.ts";
import { type Audience, audienceFault, broadcastState, cursorOf, keptDays, parseCursor } from "../../core/index.ts";
import {
	type BroadcastRow,
	findBroadcast,
	insertBroadcast,
	markWithdrawn,
	readBroadcasts,
	tellDue,
} from "../broadcast-store.ts";
import { countFitting } from "../inbox-store.ts";
import { writeAct } from "../operator-act.ts";
import type { CommunityDeps } from "../ports.ts";

export const messageRoutes = (deps: CommunityDeps): readonly Route[] => [
	listBroadcastsRoute(deps),
	countAudienceRoute(deps),
	sendBroadcastRoute(deps),
	withdrawBroadcastRoute(deps),
];

const listBroadcastsRoute = ({ db, brand }: CommunityDeps): Route =>
	bind(listBroadcasts, async ({ cursor }, { staff: { merchant }, now }) => {
		const after = cursor === undefined ? undefined : parseCursor(cursor);
		if (cursor !== undefined && after === undefined) return err(failure("INVALID_CURSOR"));
		const rows = await db.read((tx) => readBroadcasts(tx, { merchant, after, limit: pageSize + 1 }));
		const page = pageOf(rows);
		const next = page.last && cursorOf({ kind: "shared", id: page.last.id, at: page.last.publish_at });
		const { languages } = brand.brand(merchant);
		const broadcasts = page.shown.map((row) => shown(row, now));
		return ok({ broadcasts, next: next ?? null, languages: [...languages] });
	});

const countAudienceRoute = ({ db, brand }: CommunityDeps): Route =>
	bind(countAudience, async ({ audience, marketing }, { staff: { merchant } }) =>
		db.read(async (tx) => {
			const addressed = await address(tx, { merchant, audience, languages: brand.brand(merchant).languages });
			if (!addressed.ok) return addressed;
			const { terms, listed } = addressed.value;
			const asked = { merchant, audience: audience.kind, terms, listed, marketing };
			return ok({ members: await countFitting(tx, asked) });
		}),
	);

const dayMilliseconds = 86_400_000;

const sendBroadcastRoute = ({ db, brand }: CommunityDeps): Route =>
	bind(sendBroadcast, async ({ texts, link, marketing, audience, ...times }, call) => {
		const { merchant, name: operator } = call.staff;
		const { now, idempotencyKey: key = call.requestId } = call;
		const { languages } = brand.brand(merchant);
		const publishAt = times.publishAt === null ? now : new Date(Math.max(now.getTime(), Date.parse(times.publishAt)));
		const expiresAt = new Date(times.expiresAt ?? publishAt.getTime() + keptDays * dayMilliseconds);
		const spoken = Object.keys(texts);
		if (spoken.length === 0 || !spoken.every((code) => languages.some((language) => language === code)))
			return err(failure("MESSAGE_INVALID"));
		if (expiresAt <= publishAt) return err(failure("MESSAGE_INVALID"));
		return atDesk(db, call, async (tx) => {
			const addressed = await address(tx, { merchant, audience, languages });
			if (!addressed.ok) return addressed;
			const { terms, listed } = addressed.value;
			const given = { merchant, key, texts, link, marketing, audience: audience.kind, terms, listed };
			const id = await insertBroadcast(tx, { ...given, publishAt, expiresAt, operator, now });
			const row = id === undefined ? undefined : await findBroadcast(tx, { merchant, id });
			if (row === undefined) return err(failure("MESSAGE_INVALID"));
			await tellDue(tx, now);
			const after = { id: row.id, texts, link, marketing, audience: audience.kind, terms };
			const moments = { publishAt: publishAt.toISOString(), expiresAt: expiresAt.toISOString() };
			await writeAct(tx, {
				merchant,
				act: "message sent",
				operator,
				at: now,
				before: {},
				after: { ...after, ...moments },
			});
			return ok(shown(row, now));
		});
	});

const withdrawBroadcastRoute = ({ db }: CommunityDeps): Route =>
	bind(withdrawBroadcast, async ({ id }, call) => {
		const { merchant, name: operator } = call.staff;
		const { now } = call;
		return atDesk(db, call, async (tx) => {
			const row = await findBroadcast(tx, { merchant, id, lock: true });
			if (row === undefined) return err(failure("MESSAGE_NOT_FOUND"));
			const before = shown(row, now);
			if (before.state === "withdrawn" || before.state === "ended") return err(failure("MESSAGE_OVER"));
			await markWithdrawn(tx, { id, operator, now });
			const after = { id, state: "withdrawn" };
			await writeAct(tx, {
				merchant,
				act: "message withdrawn",
				operator,
				at: now,
				before: { state: before.state },
				after,
			});
			return ok(shown({ ...row, withdrawn_at: now, withdrawn_by: operator }, now));
		});
	});

type Addressed = {
	readonly terms: Readonly<Record<string, unknown>>;
	/** Members by id, of a list alone. */
	readonly listed: readonly string[];
};
type Asked = { readonly merchant: string; readonly audience: Audience; readonly languages: readonly string[] };
type AddressFailure = Failure<"AUDIENCE_INVALID" | "ACCOUNTS_UNKNOWN">;

/** What an audience is narrowed by, as its row says it; names become members. */
async function address(tx: Tx, { merchant, audience, languages }: Asked): Promise<Result<Addressed, AddressFailure>> {
	const part = audienceFault(audience, { languages });
	if (part !== undefined) return err(failure("AUDIENCE_INVALID", { part }));
	const { kind: _kind, ...terms } = audience;
	if (audience.kind !== "team" && audience.kind !== "list") return ok({ terms, listed: [] });
	const names = audience.kind === "team" ? [audience.agent] : audience.accounts;
	const found = await accountsNamed(tx, { merchant, names });
	const unknown = names.filter((name) => !found.has(name));
	if (unknown.length > 0) return err(failure("ACCOUNTS_UNKNOWN", { accounts: unknown.slice(0, 10).join(", ") }));
	const ids = [...new Set([...found.values()].map(({ memberId }) => memberId))];
	if (audience.kind === "list") return ok({ terms: { count: ids.length }, listed: ids });
	return ok({ terms: { ...terms, agentId: ids[0] }, listed: [] });
}

function shown(row: BroadcastRow, now: Date): Broadcast {
	const times = { publishAt: row.publish_at, expiresAt: row.expires_at, withdrawnAt: row.withdrawn_at ?? undefined };
	return {
		id: row.id,
		texts: { ...row.texts },
		link: row.link,
		marketing: row.marketing,
		audience: row.audience,
		terms: { ...row.terms },
		state: broadcastState(times, now),
		publishAt: row.publish_at.toISOString(),
		expiresAt: row.expires_at.toISOString(),
		writtenBy: row.written_by,
		withdrawnBy: row.withdrawn_by ?? "",
		reads: row.reads,
	};
}
