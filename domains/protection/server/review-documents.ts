// An operator reviews what members sent: who looks and who decides is written down with the member's other events.
import type { Database, Tx } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import { sealerWith } from "#platform/kernel/node";
import type { DocumentRefusal } from "../core/index.ts";
import { announce } from "./changes.ts";
import { type ProtectionEvent, writeEvent } from "./events.ts";
import { lockDocument, type StoredDocument, sealedImages, waitingDocuments, writeDecision } from "./identity-store.ts";
import { profileOf } from "./profile-store.ts";
import { pictureName } from "./send-document.ts";
import { tellDocument } from "./tell-document.ts";

export type Review = {
	readonly merchant: string;
	readonly id: string;
	/** Whoever looks or decides, by name. */
	readonly operator: string;
	readonly now: Date;
};

export const readQueue = (db: Pick<Database, "read">, merchant: string): Promise<readonly StoredDocument[]> =>
	db.read((tx) => waitingDocuments(tx, merchant));

type Looked = { readonly document: StoredDocument; readonly pictures: readonly Buffer[] };

/** The pictures of a document, each a JPEG. The look is written down before they are handed out. */
export function lookAtDocument(
	db: Pick<Database, "tx">,
	review: Review & { readonly key: Buffer },
): Promise<Result<Looked, "UNKNOWN_DOCUMENT" | "NOT_OPENED">> {
	const sealer = sealerWith(review.key);
	return db.tx(async (tx) => {
		const document = await lockDocument(tx, review);
		if (document === undefined) return err("UNKNOWN_DOCUMENT");
		const pictures = (await sealedImages(tx, document)).map((sealed, index) =>
			sealer.open(pictureName(document.id, index + 1), sealed),
		);
		const opened = pictures.filter((picture) => picture !== undefined);
		if (opened.length < pictures.length) return err("NOT_OPENED");
		await note(tx, { review, document, kind: "document-looked-at", after: { pictures: opened.length } });
		return ok({ document, pictures: opened });
	});
}

/** Undefined accepts; a sentence for the member refuses, beside a word of the house. Each document is decided once. */
export function decideDocument(
	db: Pick<Database, "tx">,
	review: Review & { readonly refusal: string | undefined; readonly why?: DocumentRefusal },
): Promise<Result<StoredDocument, "UNKNOWN_DOCUMENT" | "DECIDED_ALREADY">> {
	return db.tx(async (tx) => {
		const document = await lockDocument(tx, review);
		if (document === undefined) return err("UNKNOWN_DOCUMENT");
		if (document.state !== "waiting") return err("DECIDED_ALREADY");
		const { refusedDocumentDays } = await profileOf(tx, review.merchant);
		const { operator, now, refusal, why = "other" } = review;
		const forgetAt = new Date(now.getTime() + refusedDocumentDays * 86_400_000);
		const decision = { operator, now, reason: refusal ?? "", refusal: refusal === undefined ? undefined : why };
		if (refusal === undefined)
			await writeDecision(tx, document, { ...decision, state: "accepted", forgetAt: undefined });
		else await writeDecision(tx, document, { ...decision, state: "refused", forgetAt });
		const kind = refusal === undefined ? "document-accepted" : "document-refused";
		await note(tx, { review, document, kind, after: refusal === undefined ? {} : { why, reason: refusal } });
		await announce(tx, document.memberId);
		await tellDocument(tx, { ...document, state: refusal === undefined ? "accepted" : "refused" });
		return ok(document);
	});
}

async function note(
	tx: Tx,
	of: {
		readonly review: Review;
		readonly document: StoredDocument;
		readonly kind: ProtectionEvent["kind"];
		readonly after: object;
	},
): Promise<void> {
	const { review, document, kind, after } = of;
	await writeEvent(tx, {
		memberId: document.memberId,
		at: review.now,
		kind,
		actor: review.operator,
		before: { document: document.id, kind: document.kind, state: document.state },
		after,
	});
}
