// A member's identity as the page shows it: the levels of the market, what each lets do, the documents and their state.
import type { Tx } from "#platform/db";
import { bind, type Route } from "#platform/http";
import { type MemberId, ok } from "#platform/kernel";
import { type Identity, readIdentity } from "../contract/index.ts";
import { identityLevel } from "../core/index.ts";
import { documentsOf, levelsOf } from "./identity-store.ts";
import type { ProtectionTools } from "./ports.ts";
import { profileOf } from "./profile-store.ts";

export const readIdentityRoute = ({ db }: ProtectionTools): Route =>
	bind(readIdentity, async (_input, { principal }) => ok(await db.read((tx) => identityOf(tx, principal))));

export async function identityOf(
	tx: Tx,
	of: { readonly memberId: MemberId; readonly merchant: string },
): Promise<Identity> {
	const { code } = await profileOf(tx, of.merchant);
	const levels = (await levelsOf(tx, [code])).get(code) ?? [];
	const documents = await documentsOf(tx, of.memberId);
	const accepted = documents.filter(({ state }) => state === "accepted").map(({ kind }) => kind);
	return {
		level: identityLevel(levels, accepted),
		levels: levels.map(({ level, needs, allows }) => ({ level, needs: [...needs], allows: [...allows] })),
		documents: documents.map(({ kind, state, refusal, reason, images, sentAt, decidedAt }) => ({
			document: kind,
			state,
			refusal: refusal ?? null,
			reason,
			images,
			sentAt: sentAt.toISOString(),
			decidedAt: decidedAt?.toISOString() ?? null,
		})),
	};
}
