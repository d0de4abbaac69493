// An operator's review of documents: what waits, its pictures, a decision. Who looks and who decides is written down.
import { ok, type Result } from "#platform/kernel";
import { decideDocument, lookAtDocument, readQueue } from "#protection/module";
import type { Ready } from "./one-act.ts";
import type { Circumstances, ProtectionAround } from "./protection-around.ts";
import type { ProtectionAct } from "./read-protection-order.ts";
import { writePictures } from "./write-pictures.ts";

/** Resolves with the exit code. */
export async function listDocuments({ db, say }: ProtectionAround, merchant: string): Promise<number> {
	const waiting = await readQueue(db, merchant);
	for (const { id, kind, memberId, images, sentAt, remark } of waiting) {
		say(`${id}  ${kind}  of member ${memberId}  ${images} pictures  ${sentAt.toISOString()}`);
		if (remark !== "") say(`  ${JSON.stringify(remark)}`);
	}
	if (waiting.length === 0) say("Nothing waits for review.");
	return 0;
}

type ReviewAct = Extract<ProtectionAct, { kind: "show" | "accept" | "refuse" }>;

export function prepareReview(act: ReviewAct, circumstances: Circumstances): Result<Ready, string> {
	const { around, order, merchant } = circumstances;
	const review = { merchant, id: act.id, operator: order.operator ?? around.user, now: around.now };
	if (act.kind === "show") {
		const words = `${review.operator} looks at the pictures of ${act.id}, which is written down`;
		return ok({ words, carryOut: () => show(circumstances, review) });
	}
	const refusal = act.kind === "refuse" ? act.why : undefined;
	return ok({
		words: refusal === undefined ? `${act.id} is accepted` : `${act.id} is refused: "${refusal}"`,
		carryOut: async () => {
			const decided = await decideDocument(around.db, { ...review, refusal });
			return decided.ok ? undefined : sentences[decided.error];
		},
	});
}

const sentences = {
	UNKNOWN_DOCUMENT: "There is no such document.",
	DECIDED_ALREADY: "It was decided already: nothing was changed.",
	NOT_OPENED: "Its pictures do not open with the key of this installation.",
} as const;

type Review = Omit<Parameters<typeof lookAtDocument>[1], "key">;

async function show({ around, order }: Circumstances, review: Review): Promise<string | undefined> {
	const looked = await lookAtDocument(around.db, { ...review, key: around.documentKey });
	if (!looked.ok) return sentences[looked.error];
	const { pictures } = looked.value;
	writePictures(around.say, { folder: order.to ?? around.folder, name: review.id, pictures });
	return undefined;
}
