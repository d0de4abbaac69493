// What was written is read once, by a reader that keeps lines of it, and handed to whoever follows: each follower has a position
// of its own and a transaction of its own, so that one that fails waits alone. Does not know what is read.
import type { Database, Tx } from "#platform/db";
import type { Clock } from "#platform/kernel";
import {
	ensureFollower,
	followedByAll,
	lockFollower,
	moveFollower,
	moveReader,
	positionOf,
	postponeFollower,
	readTo,
	type Span,
	takeSpan,
} from "./follow-rows.ts";

export type { Span } from "./follow-rows.ts";

/** Its lines say of each by the reading that kept it: the transaction up to which was read. */
export type Reader = {
	/** Unique in the product, domain first: `games.plays`. */
	readonly name: string;
	/** Transactions of one reading. */
	readonly most: bigint;
	/** Keeps what transactions of the span wrote, as lines of the reading `span.to`; answers how many. */
	readonly read: (tx: Tx, span: Span) => Promise<number>;
	/** Up to which reading a follower that stands there goes in one transaction; undefined where no line lies beyond. */
	readonly next: (tx: Tx, position: bigint) => Promise<bigint | undefined>;
	/** Drops lines of readings up to this one: all have followed them. */
	readonly forget: (tx: Tx, upTo: bigint) => Promise<unknown>;
};

/** What followers do stands and falls with their position: it happens exactly once. */
export type Follower = {
	/** Unique in the product, domain first: `games.hours`. */
	readonly name: string;
	readonly from: "beginning" | "now";
	readonly follow: (tx: Tx, span: Span) => Promise<unknown>;
	/** Another follower of the same reader, whose sums this one needs: it never goes beyond that one. */
	readonly behind?: string;
	/**
	 * Counts all that was written below `to` from nothing: asked of one that stands at 0, while nobody reads on. A position that
	 * is set to 0 is the order to do so. Without it a follower at 0 goes by the lines that are kept.
	 */
	readonly anew?: (tx: Tx, to: bigint) => Promise<unknown>;
};

export type At = { readonly db: Database; readonly clock: Clock };

/** Reads what is over: nothing is skipped, nothing is read twice. Answers how many lines came; 0 as well while another reads. */
export async function readOn({ db, clock }: At, reader: Reader): Promise<number> {
	for (let lines = 0; ; ) {
		const read = await db.tx((tx) => readIn(tx, reader, clock.now()));
		lines += read.lines;
		if (!read.more) return lines;
	}
}

async function readIn(tx: Tx, reader: Reader, now: Date): Promise<{ readonly lines: number; readonly more: boolean }> {
	const span = await takeSpan(tx, reader.name, reader.most);
	if (span === undefined) return { lines: 0, more: false };
	const lines = await reader.read(tx, span);
	await moveReader(tx, reader.name, { to: span.to, now });
	return { lines, more: span.more };
}

/** Makes them known to the database: to be called when the program starts, before anybody reads on. */
export async function knowFollowers(db: Database, reader: Reader, followers: readonly Follower[]): Promise<void> {
	await db.tx(async (tx) => {
		for (const { name, from } of followers) await ensureFollower(tx, { reader: reader.name, follower: name, from });
	});
}

/**
 * Serves one follower until nothing lies before it. Answers how many batches it took: 0 while another node serves it, while a
 * failure is waited out, and where nothing is new, for which no transaction writes. Throws what the follower throws, counted.
 */
export async function serveFollower(db: Database, reader: Reader, follower: Follower): Promise<number> {
	for (let batches = 0; ; batches++) {
		const served = await db
			.tx((tx) => serveIn(tx, reader, follower))
			.catch(async (thrown: unknown) => {
				await postponeFollower(db, follower.name).catch(() => undefined);
				throw thrown;
			});
		if (!served) return batches;
	}
}

/** One batch in the caller's transaction; false where there is none. */
export async function serveIn(tx: Tx, reader: Reader, follower: Follower): Promise<boolean> {
	const row = await lockFollower(tx, follower.name);
	if (row === undefined || row.waits) return false;
	const { position } = row;
	if (position === 0n && follower.anew !== undefined) {
		const to = await readTo(tx, reader.name, { hold: true });
		if (to === 0n) return false;
		await follower.anew(tx, to);
		await moveFollower(tx, follower.name, to);
		return true;
	}
	const to = await nextOf(tx, reader, { follower, position });
	if (to === undefined) return false;
	await follower.follow(tx, { from: position, to });
	await moveFollower(tx, follower.name, to);
	return true;
}

async function nextOf(
	tx: Tx,
	reader: Reader,
	{ follower, position }: { readonly follower: Follower; readonly position: bigint },
): Promise<bigint | undefined> {
	const next = await reader.next(tx, position);
	if (next === undefined || follower.behind === undefined) return next;
	const ahead = await positionOf(tx, follower.behind);
	if (ahead >= next) return next;
	return ahead > position ? ahead : undefined;
}

/** For a follower that has more to do than to follow: its position, held, and how far is read. Undefined while another has it. */
export async function takePosition(tx: Tx, reader: Reader, follower: string): Promise<Span | undefined> {
	const row = await lockFollower(tx, follower);
	return row && { from: row.position, to: await readTo(tx, reader.name, { hold: false }) };
}

/** Of one that took its position. */
export const movePosition = moveFollower;

/** Drops lines that all have followed. */
export async function forgetFollowed(db: Database, reader: Reader): Promise<void> {
	await db.tx(async (tx) => {
		const upTo = await followedByAll(tx, reader.name);
		if (upTo !== undefined) await reader.forget(tx, upTo);
	});
}
