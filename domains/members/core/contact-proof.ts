// What proves that a change of contact data is the member's own wish (GLI-19 2.5.2e): a code to a proven number or
// address, else the password.

export type KnownContact = { readonly kind: "phone" | "email"; readonly value: string; readonly verified: boolean };

/** A code to the proven contact of that kind, or the password where there is none. */
export type Proof = "phone" | "email" | "password";

/** The proven contact of the kind that changes comes first: it is the one that would be lost. */
export function proofFor(kind: KnownContact["kind"], contacts: readonly KnownContact[]): Proof {
	const proven = contacts.filter(({ verified }) => verified).map((contact) => contact.kind);
	if (proven.includes(kind)) return kind;
	return proven[0] ?? "password";
}
