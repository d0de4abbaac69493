// Every kind of letter the house sends: by which channel, and what an operator's text of it may hold.

export const channels = ["sms", "mail"] as const;
export type Channel = (typeof channels)[number];

type KindRule = {
	readonly channel: Channel;
	/** What the letter is for: a text without one of these would be of no use. */
	readonly needs: readonly string[];
	/** What a text may hold besides. `brand` may stand in every one. */
	readonly mayHold: readonly string[];
};

export const letterKinds = {
	/** A code by text message. */
	"sms-code": { channel: "sms", needs: ["code"], mayHold: ["minutes"] },
	/** Instead of a registration's code, to a number that has an account. */
	"sms-known-number": { channel: "sms", needs: [], mayHold: [] },
	/** A code by e-mail. */
	"mail-code": { channel: "mail", needs: ["code"], mayHold: ["minutes", "account"] },
	/** A password for one login, in place of a forgotten one. */
	"mail-password": { channel: "mail", needs: ["password"], mayHold: ["account", "minutes"] },
	/** To the old address, after the contact data of an account were changed. */
	"mail-contact-changed": { channel: "mail", needs: [], mayHold: ["account", "contact"] },
	"sms-contact-changed": { channel: "sms", needs: [], mayHold: ["contact"] },
} as const satisfies Readonly<Record<string, KindRule>>;

export type LetterKind = keyof typeof letterKinds;

export const isLetterKind = (name: string): name is LetterKind => Object.hasOwn(letterKinds, name);

export const channelOf = (kind: LetterKind): Channel => letterKinds[kind].channel;

/** What the texts of a kind may hold, `brand` first. */
export function placeholdersOf(kind: LetterKind): readonly string[] {
	const { needs, mayHold } = letterKinds[kind];
	return ["brand", ...needs, ...mayHold];
}
