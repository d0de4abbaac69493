// What two books say of the same money, side by side: what differs is a difference, and a difference that was known, has
// come or has gone is told apart. Pure; amounts and currencies as they were told.

/**
 * `ledger`: a check of the ledger's audit. `uncovered`: a deposit without its posting, or the other way.
 * `unmatched`: a withdrawal without its hold or its posting, or the other way. `unmoved`: the same of a transfer.
 * `unmatched-bonus`: of a bonus. `statement-missing`:
 * we credited what the provider's statement does not hold. `statement-unheard`: it holds what nobody told us. `statement-differs`:
 * both hold it, not alike. `statement-credit`: the deposit was credited with another amount than its line says.
 * `statement-unread`: the statement could not be read. A provider's pay-outs are a book of their own, `<code>:payouts`, compared
 * alike: what settled a withdrawal counts as credited. `payout-silent`: a provider that pays out has said neither yes nor no
 * for a day. `vendor-silent`: a vendor with books of its own has not said for an hour what became of money on its way.
 * `unmatched-vendor-transfer`: such money without its hold or its transfer, or the other way.
 */
export const findingKinds = [
	"ledger",
	"uncovered",
	"unmatched",
	"unmoved",
	"unmatched-bonus",
	"statement-missing",
	"statement-unheard",
	"statement-differs",
	"statement-credit",
	"statement-unread",
	"payout-silent",
	"vendor-silent",
	"unmatched-vendor-transfer",
] as const;
export type FindingKind = (typeof findingKinds)[number];

export type Difference = {
	readonly kind: FindingKind;
	/** What it is about: one open finding of a kind and subject at most. */
	readonly subject: string;
	/** Both figures, as text: what our books say, and what stands against them. */
	readonly ours: string;
	readonly theirs: string;
};

export type StatementLine = {
	readonly line: string;
	readonly payment: string;
	readonly amount: string;
	readonly currency: string;
};

export type OwnLine = StatementLine & {
	readonly credited: boolean;
	/** What its deposit says arrived, as a decimal string; undefined for one that is not credited. */
	readonly arrived: string | undefined;
};

const told = ({ amount, currency, payment }: StatementLine): string => `${amount} ${currency} for ${payment}`;
const nothing = "nothing";

/** A provider's statement of a time against the lines that we keep of it; `ours` by their numbers. */
export function compareStatement(
	provider: string,
	{ theirs, ours }: { readonly theirs: readonly StatementLine[]; readonly ours: readonly OwnLine[] },
): readonly Difference[] {
	const kept = new Map(ours.map((line) => [line.line, line]));
	const stated = new Set(theirs.map(({ line }) => line));
	const subject = ({ line }: StatementLine): string => `${provider} ${line}`;
	return [
		...theirs.flatMap((line): Difference[] => {
			const own = kept.get(line.line);
			const about = { subject: subject(line), theirs: told(line) };
			if (own === undefined) return [{ kind: "statement-unheard", ...about, ours: nothing }];
			return told(own) === told(line) ? [] : [{ kind: "statement-differs", ...about, ours: told(own) }];
		}),
		...ours.flatMap((line): Difference[] => {
			const about = { subject: subject(line), ours: told(line) };
			const missing = stated.has(line.line) || !line.credited ? [] : [{ ...about, theirs: nothing }];
			return missing.map((one) => ({ kind: "statement-missing", ...one }));
		}),
		...ours.flatMap((line): Difference[] => {
			const { arrived, amount } = line;
			if (arrived === undefined || sameAmount({ arrived, amount })) return [];
			return [{ kind: "statement-credit", subject: subject(line), ours: arrived, theirs: amount }];
		}),
	];
}

/** Of decimal strings: "100" is "100.00". */
function sameAmount({ arrived, amount }: { readonly arrived: string; readonly amount: string }): boolean {
	const plain = (text: string): string => (text.includes(".") ? text.replace(/\.?0+$/, "") : text);
	return plain(arrived) === plain(amount);
}

export type OpenFinding = { readonly id: string; readonly kind: FindingKind; readonly subject: string };

/** What was looked at to its end: only there has a finding vanished that is not seen again. */
export type Looked = (finding: OpenFinding) => boolean;

export type Run = {
	readonly found: readonly Difference[];
	readonly looked: Looked;
	/** An operator has said why just this, with these figures, is no matter. */
	readonly accepted: (difference: Difference) => boolean;
};

export type Settled = {
	/** Seen for the first time since it was last resolved. */
	readonly raised: readonly Difference[];
	readonly seen: readonly { readonly id: string; readonly difference: Difference }[];
	/** Ids of what is no longer so. */
	readonly vanished: readonly string[];
};

export function settleFindings(open: readonly OpenFinding[], { found, looked, accepted }: Run): Settled {
	const key = ({ kind, subject }: { readonly kind: string; readonly subject: string }): string => `${kind} ${subject}`;
	const byKey = new Map(found.map((difference) => [key(difference), difference]));
	const known = new Set(open.map(key));
	return {
		raised: [...byKey.values()].filter((difference) => !known.has(key(difference)) && !accepted(difference)),
		seen: open.flatMap((finding) => {
			const difference = byKey.get(key(finding));
			return difference === undefined ? [] : [{ id: finding.id, difference }];
		}),
		vanished: open.filter((finding) => !byKey.has(key(finding)) && looked(finding)).map(({ id }) => id),
	};
}
