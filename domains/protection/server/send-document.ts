// A member sends a document for review. Whether it may be sent is asked before its pictures are drawn anew, which costs
// most, and again when it is written.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { bind, type Route } from "#platform/http";
import { err, type MemberId, ok } from "#platform/kernel";
import { redrawImages, sealerWith } from "#platform/kernel/node";
import { sendDocument } from "../contract/index.ts";
import type { DocumentKind } from "../core/index.ts";
import { writeEvent } from "./events.ts";
import { insertDocument, isKnown, sentSince } from "./identity-store.ts";
import type { ProtectionTools } from "./ports.ts";
import { identityOf } from "./read-identity.ts";
import { tellDocument } from "./tell-document.ts";

const mostADay = 10;

/** The name that a picture is sealed for: it opens in no other's place. */
export const pictureName = (document: string, place: number): string => `document ${document} ${place}`;

export function sendDocumentRoute(tools: ProtectionTools): Route {
	const sealer = sealerWith(tools.documentKey);
	return bind(sendDocument, async (input, { principal, now }) => {
		const { memberId, merchant } = principal;
		const kind = input.document;
		const refused = await tools.db.read((tx) => refusalOf(tx, { memberId, kind, now }));
		if (refused !== undefined) return err(failure(refused));
		const pictures = await redrawImages(input.images);
		if (!pictures.ok) return pictures;
		const id = tools.newId();
		const sealed = pictures.value.map((picture, index) => sealer.seal(pictureName(id, index + 1), picture));
		return tools.db.tx(async (tx) => {
			const still = await refusalOf(tx, { memberId, kind, now });
			if (still !== undefined) return err(failure(still));
			const document = { memberId, id, merchant, kind, remark: input.remark.trim(), sentAt: now };
			if (!(await insertDocument(tx, document, sealed))) return err(failure("DOCUMENT_KNOWN"));
			const event = { memberId, at: now, kind: "document-sent", actor: "member", before: {} } as const;
			await writeEvent(tx, { ...event, after: { document: id, kind, images: sealed.length } });
			await tellDocument(tx, { memberId, kind, state: "waiting" });
			return ok(await identityOf(tx, { memberId, merchant }));
		});
	});
}

type Wish = { readonly memberId: MemberId; readonly kind: DocumentKind; readonly now: Date };

async function refusalOf(
	tx: Tx,
	{ memberId, kind, now }: Wish,
): Promise<"TOO_MANY_DOCUMENTS" | "DOCUMENT_KNOWN" | undefined> {
	const since = new Date(now.getTime() - 86_400_000);
	if ((await sentSince(tx, { memberId, since })) >= mostADay) return "TOO_MANY_DOCUMENTS";
	return (await isKnown(tx, { memberId, kind })) ? "DOCUMENT_KNOWN" : undefined;
}
