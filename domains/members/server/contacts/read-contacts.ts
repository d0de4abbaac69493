// Reads how the member is reached; numbers and addresses leave the house masked.
import { masked } from "#courier/core";
import type { Tx } from "#platform/db";
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { readContacts } from "../../contract/index.ts";
import { type KnownContact, type Proof, proofFor } from "../../core/index.ts";
import type { UseCaseDeps } from "../deps.ts";
import type { ContactKind } from "../tables.ts";
import { contactsOf } from "./contacts.ts";

export async function knownContacts(tx: Tx, memberId: string): Promise<readonly KnownContact[]> {
	const rows = await contactsOf(tx, memberId);
	return rows.map(({ kind, value, verifiedAt }) => ({ kind, value, verified: verifiedAt !== undefined }));
}

/** Where a code that proves a change goes; undefined when the password does. */
export const proofTarget = (proof: Proof, contacts: readonly KnownContact[]): string | undefined =>
	contacts.find(({ kind, verified }) => kind === proof && verified)?.value;

const kinds: readonly ContactKind[] = ["phone", "email"];

export function readContactsRoute({ db }: Pick<UseCaseDeps, "db">): Route {
	return bind(readContacts, async (_input, { principal }) => {
		const known = await db.read((tx) => knownContacts(tx, principal.memberId));
		return ok({
			contacts: kinds.map((kind) => {
				const own = known.find((contact) => contact.kind === kind);
				const proof = proofFor(kind, known);
				const target = proofTarget(proof, known);
				return {
					kind,
					masked: own === undefined ? "" : masked(own.value),
					verified: own?.verified === true,
					proof,
					proofMasked: target === undefined ? "" : masked(target),
				};
			}),
		});
	});
}
