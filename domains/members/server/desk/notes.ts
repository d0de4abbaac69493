// What operators write down about a member, and the labels they give. Notes only grow; neither is ever shown to the member.
import { type Tx, tables } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import type { MembersTables } from "../tables.ts";
import { writeOperatorAct } from "../trail/operator-acts.ts";

export type Note = { readonly id: string; readonly at: Date; readonly operator: string; readonly note: string };

export type NoteOrder = {
	readonly merchant: string;
	readonly memberId: MemberId;
	readonly operator: string;
	readonly now: Date;
};

export async function writeNote(tx: Tx, order: NoteOrder & { readonly note: string }): Promise<Note> {
	const { memberId, operator, now } = order;
	const note = order.note.trim();
	const { id } = await tables<MembersTables>(tx)
		.insertInto("members.notes")
		.values({ member_id: memberId, at: now, operator, note })
		.returning("id")
		.executeTakeFirstOrThrow();
	await writeOperatorAct(tx, { act: "note written", memberId, detail: id }, order);
	return { id, at: now, operator, note };
}

/** A page, the latest first; `before` is the id that the page before ended with. */
export async function notesOf(
	tx: Tx,
	memberId: MemberId,
	page: { readonly before?: string | undefined; readonly limit: number },
): Promise<readonly Note[]> {
	return tables<MembersTables>(tx)
		.selectFrom("members.notes")
		.select(["id", "at", "operator", "note"])
		.where("member_id", "=", memberId)
		.$if(page.before !== undefined, (query) => query.where("id", "<", page.before ?? ""))
		.orderBy("id", "desc")
		.limit(page.limit)
		.execute();
}

export type LabelChange = { readonly before: readonly string[]; readonly after: readonly string[] };

/** Sets a label or takes it off, and writes down who did when something changed. */
export async function setLabel(
	tx: Tx,
	order: NoteOrder & { readonly label: string; readonly on: boolean },
): Promise<LabelChange> {
	const { memberId, merchant, operator, label, on, now } = order;
	const rows = tables<MembersTables>(tx);
	await rows.selectFrom("members.accounts").select("id").where("id", "=", memberId).forNoKeyUpdate().execute();
	const before = await labelsOf(tx, memberId);
	if (before.includes(label) === on) return { before, after: before };
	if (on) {
		await rows
			.insertInto("members.labels")
			.values({ merchant, label, member_id: memberId, set_at: now, operator })
			.execute();
	} else {
		await rows.deleteFrom("members.labels").where("member_id", "=", memberId).where("label", "=", label).execute();
	}
	await writeOperatorAct(tx, { act: on ? "label set" : "label removed", memberId, detail: label }, order);
	return { before, after: await labelsOf(tx, memberId) };
}

export async function labelsOf(tx: Tx, memberId: MemberId): Promise<readonly string[]> {
	const rows = await tables<MembersTables>(tx)
		.selectFrom("members.labels")
		.select("label")
		.where("member_id", "=", memberId)
		.orderBy("label")
		.execute();
	return rows.map(({ label }) => label);
}
