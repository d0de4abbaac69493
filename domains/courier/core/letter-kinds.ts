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

const mailOfChange = { channel: "mail", needs: [], mayHold: ["account"] } as const;
const smsOfChange = { channel: "sms", needs: [], mayHold: [] } as const;
const mailOfChannel = { channel: "mail", needs: [], mayHold: ["account", "channel"] } as const;
const smsOfChannel = { channel: "sms", needs: [], mayHold: ["channel"] } as const;

export const letterKinds = {
	/** A code by text message. */
	"sms-code": { channel: "sms", needs: ["code"], mayHold: ["minutes"] },
	/** Instead of a registration's code, to a number that has an account. */
	"sms-known-number": { channel: "sms", needs: [], mayHold: [] },
	/** A code by e-mail. */
	"mail-code": { channel: "mail", needs: ["code"], mayHold: ["minutes", "account"] },
	/** A password for one login, in place of a forgotten one. */
	"mail-password": { channel: "mail", needs: ["password"], mayHold: ["account", "minutes"] },
	/** The answer to a message that somebody wrote to the operator, in the operator's words. */
	"mail-answer": { channel: "mail", needs: ["answer"], mayHold: ["number"] },
	/** To the old address, after the contact data of an account were changed. */
	"mail-contact-changed": { channel: "mail", needs: [], mayHold: ["account", "contact"] },
	"sms-contact-changed": { channel: "sms", needs: [], mayHold: ["contact"] },
	/** After a change of what opens an account or pays out from it: each as e-mail and as text message. */
	"mail-authenticator-on": mailOfChange,
	"sms-authenticator-on": smsOfChange,
	"mail-authenticator-off": mailOfChange,
	"sms-authenticator-off": smsOfChange,
	"mail-passkey-added": mailOfChange,
	"sms-passkey-added": smsOfChange,
	"mail-passkey-removed": mailOfChange,
	"sms-passkey-removed": smsOfChange,
	/** By an operator, after a check of who asked. */
	"mail-second-factors-off": mailOfChange,
	"sms-second-factors-off": smsOfChange,
	"mail-channel-linked": mailOfChannel,
	"sms-channel-linked": smsOfChannel,
	"mail-channel-unlinked": mailOfChannel,
	"sms-channel-unlinked": smsOfChannel,
	"mail-payment-password-set": mailOfChange,
	"sms-payment-password-set": smsOfChange,
	"mail-payment-password-changed": mailOfChange,
	"sms-payment-password-changed": smsOfChange,
} as const satisfies Readonly<Record<string, KindRule>>;

export type LetterKind = keyof typeof letterKinds;

export const isLetterKind = (name: string): name is LetterKind => Object.hasOwn(letterKinds, name);

export const channelOf = (kind: LetterKind): Channel => letterKinds[kind].channel;

/** What the texts of a kind may hold, `brand` first. */
export function placeholdersOf(kind: LetterKind): readonly string[] {
	const { needs, mayHold } = letterKinds[kind];
	return ["brand", ...needs, ...mayHold];
}

/** What opens something for whoever reads it. */
const opening: ReadonlySet<string> = new Set(["code", "password"]);

/** The values of a letter as they stand for whoever may not use them: what opens something as dots. */
export const coveredValues = (values: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
	Object.fromEntries(Object.entries(values).map(([name, value]) => [name, opening.has(name) ? "••••••" : value]));

/** Whether what it says opens something: a code or a password. */
export const isSecret = (kind: LetterKind): boolean => letterKinds[kind].needs.length > 0;
