// Tells every node whose protection changed, so that nothing that is remembered of a member outlives a stricter rule.
import { type Database, sql, type Tx } from "#platform/db";
import { type MemberId, parseMemberId } from "#platform/kernel";

const channel = "protection_changed";

/** Hears of one member; of undefined when word may have been missed, and all must be read again. */
export type ChangeListener = (member: MemberId | undefined) => void;

export type Changes = {
	/** Every node hears of it when the transaction commits. */
	readonly announce: (tx: Tx, member: MemberId) => Promise<void>;
	/** This node hears of it now, before the word comes back. To be called after the commit. */
	readonly heard: ChangeListener;
	readonly onChange: (listener: ChangeListener) => void;
	readonly close: () => Promise<void>;
};

export async function openChanges(db: Database): Promise<Changes> {
	const listeners: ChangeListener[] = [];
	const heard: ChangeListener = (member) => {
		for (const listener of listeners) listener(member);
	};
	// An empty word says that nothing was heard for a while.
	const close = await db.listen(channel, (word) => heard(parseMemberId(word)));
	return {
		announce,
		heard,
		onChange: (listener) => void listeners.push(listener),
		close,
	};
}

/** Every node hears of it when the transaction commits. */
export async function announce(tx: Tx, member: MemberId): Promise<void> {
	await sql`select pg_notify(${channel}, ${member})`.execute(tx);
}
