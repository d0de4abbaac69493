// When a login that brought the right secret is asked for a second proof, and by which ways (section 4 of the
// specification: mobile, e-mail, bank account name or authenticator code). Knows no code and no name.

export const proofWays = ["phone", "email", "payoutName", "authenticator"] as const;
export type ProofWay = (typeof proofWays)[number];

/** What an operator may set; one row a brand. */
export type EntryRules = {
	/** A login from a network that the account was not used from before asks for a second proof. */
	readonly secondProof: boolean;
	/** Who has no way to prove it comes in all the same, and the trail says so; else customer service helps. */
	readonly enterWithoutWay: boolean;
};

/** Nobody is locked out of a brand that plays for play money. */
export const standardEntryRules: EntryRules = { secondProof: true, enterWithoutWay: true };

export type EntryFacts = {
	/** The account was registered or logged in to from there, or nobody has logged in to it yet. */
	readonly networkRegistered: boolean;
	/** A code that was sent to the member has proven it already. */
	readonly provenByCode: boolean;
	/** The ways this member has. */
	readonly ways: readonly ProofWay[];
};

/** `unproven`: let in from an unregistered network without a second proof. */
export type EntryDecision =
	| { readonly entry: "open"; readonly unproven: boolean }
	| { readonly entry: "asked"; readonly ways: readonly ProofWay[] }
	| { readonly entry: "refused" };

/** An authenticator that is on is asked every time, whatever the network, and nothing else will do. */
export function decideEntry(facts: EntryFacts, rules: EntryRules): EntryDecision {
	if (facts.ways.includes("authenticator")) return { entry: "asked", ways: ["authenticator"] };
	if (!rules.secondProof || facts.networkRegistered || facts.provenByCode) return { entry: "open", unproven: false };
	if (facts.ways.length > 0) return { entry: "asked", ways: facts.ways };
	return rules.enterWithoutWay ? { entry: "open", unproven: true } : { entry: "refused" };
}

/** What proves the wish of who is logged in already, besides the password: the strongest way there is; undefined for none. */
export const strongestWay = (ways: readonly ProofWay[]): WishProof | undefined =>
	wishProofs.find((way) => ways.includes(way));

/** The strongest first. The name of an account holder is no secret to who has found an open session. */
export const wishProofs = ["authenticator", "email", "phone"] as const;
export type WishProof = (typeof wishProofs)[number];

/** The first letter of each part: its owner knows it again. "Kim Minji" is "K•• M••••". */
export const maskedName = (name: string): string =>
	name
		.split(" ")
		.map((part) => [...part].map((letter, place) => (place === 0 ? letter : "•")).join(""))
		.join(" ");

/** How long what was proven first holds while the second proof is looked for; an e-mail's code holds as long. */
export const proofMinutes = 10;

/** The form in which names of account holders are compared: capitals, widths of letters and spaces do not count. */
export const payoutNameKey = (name: string): string => name.normalize("NFKC").toLowerCase().replaceAll(/\s+/gu, "");
