// Why an operator looks at a withdrawal more closely. A reason is one line here; it bars nothing. Amounts in minor units.

export const riskReasons = [
	"first-withdrawal",
	"new-account",
	"shared-account",
	"new-network",
	"new-browser",
	"password-changed",
	"unplayed-deposit",
	"large-amount",
	"many-today",
	"hand-downs-stopped",
] as const;
export type RiskReason = (typeof riskReasons)[number];

export type RiskFacts = {
	readonly now: Date;
	readonly amount: bigint;
	/** From so much on an amount is large. */
	readonly largeFrom: bigint;
	/** How many were paid before. */
	readonly paidBefore: number;
	/** How many were asked for in the last 24 hours, this one not among them, and how many are many. */
	readonly askedToday: number;
	readonly manyADay: number;
	readonly accountAddedAt: Date;
	/** Another member is paid, or was, to an account of the same number. */
	readonly accountShared: boolean;
	/** Since when network, browser and password are known; undefined where that is not known. */
	readonly networkSince: Date | undefined;
	readonly browserSince: Date | undefined;
	readonly passwordChangedAt: Date | undefined;
	/** What was paid in, and wagered, since the last withdrawal. */
	readonly deposited: bigint;
	readonly wagered: bigint;
	/** Its hand-downs are stopped: it owes agents below it, or one above has frozen them. */
	readonly handsNothingDown: boolean;
};

const freshMilliseconds = 24 * 3_600_000;

const rules: Readonly<Record<RiskReason, (facts: RiskFacts) => boolean>> = {
	"first-withdrawal": ({ paidBefore }) => paidBefore === 0,
	"new-account": (facts) => isNew(facts.accountAddedAt, facts),
	"shared-account": ({ accountShared }) => accountShared,
	"new-network": (facts) => isNew(facts.networkSince, facts),
	"new-browser": (facts) => isNew(facts.browserSince, facts),
	"password-changed": (facts) => isNew(facts.passwordChangedAt, facts),
	"unplayed-deposit": ({ deposited, wagered }) => deposited > 0n && wagered < deposited,
	"large-amount": ({ amount, largeFrom }) => amount >= largeFrom,
	"many-today": ({ askedToday, manyADay }) => askedToday + 1 >= manyADay,
	"hand-downs-stopped": ({ handsNothingDown }) => handsNothingDown,
};

const isNew = (since: Date | undefined, { now }: RiskFacts): boolean =>
	since !== undefined && now.getTime() - since.getTime() < freshMilliseconds;

/** In the order of the list above. */
export const reasonsFor = (facts: RiskFacts): readonly RiskReason[] =>
	riskReasons.filter((reason) => rules[reason](facts));
