// Whoever reviews members' documents sees what waits, looks at the pictures (each look is written down, with the member's own
// events, too), accepts or refuses with a reason. Protection decides; of two who press at once one wins.
import { accountNames } from "#members/api";
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { atDesk, pageOf, pageSize, within } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import {
	countDocuments,
	decideDocument as decide,
	lookAtDocument as look,
	readDocuments,
	type StoredDocument,
} from "#protection/api";
import { decideDocument, listDocuments, lookAtDocument, type QueuedDocument } from "../../contract/index.ts";
import type { Office } from "../office.ts";
import { writeAct } from "../write-act.ts";
import { cursorOf, placeOf } from "./queue-place.ts";

export const documentRoutes = (office: Office): readonly Route[] => [
	listDocumentsRoute(office),
	lookAtDocumentRoute(office),
	decideDocumentRoute(office),
];

const listDocumentsRoute = ({ db }: Office): Route =>
	bind(listDocuments, async ({ cursor, state = "waiting" }, { staff: { merchant } }) => {
		const after = cursor === undefined ? undefined : placeOf(cursor, "uuid");
		if (cursor !== undefined && after === undefined) return err(failure("INVALID_CURSOR"));
		return db.read(async (tx) => {
			const { shown, last } = pageOf(await readDocuments(tx, { merchant, state, after, limit: pageSize + 1 }));
			const { counts } = await countDocuments(tx, merchant);
			const next = last === undefined ? null : cursorOf({ at: last.sentAt, id: last.id });
			return ok({ documents: await showDocuments(tx, shown), counts, next });
		});
	});

const lookAtDocumentRoute = ({ db, documentKey }: Office): Route =>
	bind(lookAtDocument, ({ documentId: id }, call) =>
		atDesk(db, call, async (tx) => {
			const { merchant, name: operator } = call.staff;
			const seen = await look(within(tx), { merchant, id, operator, now: call.now, key: documentKey });
			if (!seen.ok) return err(failure(seen.error === "NOT_OPENED" ? "PROOF_NOT_OPENED" : "DOCUMENT_NOT_FOUND"));
			const { document, pictures } = seen.value;
			const named = { document: id, member: document.memberId, kind: document.kind };
			const after = { ...named, pictures: pictures.length };
			await writeAct(tx, { merchant, act: "document looked at", operator, at: call.now, before: named, after });
			return ok({
				document: await showDocument(tx, document),
				pictures: pictures.map((picture) => picture.toString("base64")),
			});
		}),
	);

const decideDocumentRoute = ({ db }: Office): Route =>
	bind(decideDocument, ({ documentId: id, decision }, call) =>
		atDesk(db, call, async (tx) => {
			if (decision.kind === "refuse" && decision.refusal === "other" && decision.why.length < 3)
				return err(failure("REASON_MISSING"));
			const { merchant, name: operator } = call.staff;
			const review = { merchant, id, operator, now: call.now };
			const decided = await decide(
				within(tx),
				decision.kind === "accept"
					? { ...review, refusal: undefined }
					: { ...review, refusal: decision.why, why: decision.refusal },
			);
			if (!decided.ok)
				return err(failure(decided.error === "DECIDED_ALREADY" ? "DOCUMENT_DECIDED" : "DOCUMENT_NOT_FOUND"));
			const { memberId, kind, state } = decided.value;
			const named = { document: id, member: memberId, kind };
			const accepted = decision.kind === "accept";
			await writeAct(tx, {
				merchant,
				act: accepted ? "document accepted" : "document refused",
				operator,
				at: call.now,
				before: { ...named, state },
				after: accepted
					? { ...named, state: "accepted" }
					: { ...named, state: "refused", why: decision.refusal, reason: decision.why },
			});
			return ok({ document: await showDocument(tx, afterwards(decided.value, { decision, operator, now: call.now })) });
		}),
	);

type Decision =
	| { readonly kind: "accept" }
	| { readonly kind: "refuse"; readonly refusal: NonNullable<StoredDocument["refusal"]>; readonly why: string };

/** As it stands once it was decided. */
const afterwards = (
	document: StoredDocument,
	{ decision, operator, now }: { readonly decision: Decision; readonly operator: string; readonly now: Date },
): StoredDocument => ({
	...document,
	state: decision.kind === "accept" ? "accepted" : "refused",
	refusal: decision.kind === "accept" ? undefined : decision.refusal,
	reason: decision.kind === "accept" ? "" : decision.why,
	decidedAt: now,
	decidedBy: operator,
});

async function showDocument(tx: Tx, document: StoredDocument): Promise<QueuedDocument> {
	const [shown] = await showDocuments(tx, [document]);
	if (shown === undefined) throw new Error("a document that is not shown");
	return shown;
}

/** With the names of members: one question for all of them. */
export async function showDocuments(tx: Tx, documents: readonly StoredDocument[]): Promise<QueuedDocument[]> {
	const ids = documents.map(({ memberId }) => memberId);
	const names = await accountNames(tx, ids);
	return documents.map(({ id, memberId, kind, state, remark, images, sentAt, decidedAt, decidedBy, ...one }) => ({
		documentId: id,
		memberId,
		account: names.get(memberId) ?? "",
		kind,
		state,
		remark,
		pictures: images,
		sentAt: sentAt.toISOString(),
		decidedAt: decidedAt?.toISOString() ?? null,
		decidedBy,
		refusal: one.refusal ?? null,
		reason: one.reason,
	}));
}
