// A member sends a document for review: its pictures are drawn anew and sealed before anything is written.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { redrawImages, sealerWith } from "#platform/kernel/node";
import { sendDocument } from "../contract/index.ts";
import { writeEvent } from "./events.ts";
import { insertDocument, sentSince } from "./identity-store.ts";
import type { ProtectionTools } from "./ports.ts";
import { identityOf } from "./read-identity.ts";

const mostADay = 10;

/** The name that a picture is sealed for: it opens in no other's place. */
export const pictureName = (document: string, place: number): string => `document ${document} ${place}`;

export function sendDocumentRoute(tools: ProtectionTools): Route {
	const sealer = sealerWith(tools.documentKey);
	return bind(sendDocument, async (input, { principal, now }) => {
		const { memberId, merchant } = principal;
		const pictures = await redrawImages(input.images);
		if (!pictures.ok) return err(failure(pictures.error.code, { image: pictures.error.image }));
		const id = tools.newId();
		const sealed = pictures.value.map((picture, index) => sealer.seal(pictureName(id, index + 1), picture));
		return tools.db.tx(async (tx) => {
			const since = new Date(now.getTime() - 86_400_000);
			if ((await sentSince(tx, { memberId, since })) >= mostADay) return err(failure("TOO_MANY_DOCUMENTS"));
			const document = { memberId, id, merchant, kind: input.document, remark: input.remark.trim(), sentAt: now };
			if (!(await insertDocument(tx, document, sealed))) return err(failure("DOCUMENT_KNOWN"));
			const event = { memberId, at: now, kind: "document-sent", actor: "member", before: {} } as const;
			await writeEvent(tx, { ...event, after: { document: id, kind: input.document, images: sealed.length } });
			return ok(await identityOf(tx, { memberId, merchant }));
		});
	});
}
