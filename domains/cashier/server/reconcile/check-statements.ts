// Statements of providers against our lines, both ways. What a statement holds and nobody told us is heard now, as if it had
// been told; that nobody did is a finding. The last quarter of an hour is left to the next run: it is still being told.
import { compareStatement, type Difference, type OpenFinding } from "../../core/index.ts";
import { hearPayment } from "../hear-payment.ts";
import type { DepositProvider, ProviderMoney } from "../providers/index.ts";
import type { Check, CheckContext, Checked, ReconcileDeps } from "./check.ts";
import { ownLines } from "./finding-store.ts";

const dayMilliseconds = 86_400_000;
const daysBack = 3;
const stillToldMilliseconds = 900_000;
const mostPages = 10_000;

export const checkStatements: Check = {
	name: "statements",
	kinds: ["statement-missing", "statement-unheard", "statement-differs", "statement-credit", "statement-unread"],
	async run(deps, context) {
		const checked: Checked[] = [];
		for (const provider of deps.providers.values()) checked.push(await checkProvider(deps, provider, context));
		return {
			looked: checked.reduce((sum, { looked }) => sum + looked, 0),
			found: checked.flatMap(({ found }) => found),
			covers: (finding) => checked.some(({ covers }) => covers(finding)),
		};
	},
};

async function checkProvider(
	deps: ReconcileDeps,
	provider: DepositProvider,
	{ now, open }: CheckContext,
): Promise<Checked> {
	const { code } = provider;
	const own = (finding: OpenFinding): boolean => finding.subject === code || finding.subject.startsWith(`${code} `);
	// As far back as the oldest that is still open, so that it is seen whether it is still so.
	const seen = open.filter(own).map(({ first_seen_at }) => first_seen_at.getTime());
	const since = new Date(Math.min(now.getTime(), ...seen) - daysBack * dayMilliseconds);
	const until = new Date(now.getTime() - stillToldMilliseconds);
	// Ours before theirs: what comes in between is known to them, and not yet looked for.
	const ours = await ownLines(deps.db, { provider: code, since, until });
	const stated = await readStatement(provider, since);
	if (stated === undefined) {
		const unread = { kind: "statement-unread", subject: code, ours: "a statement", theirs: "no answer" } as const;
		return { looked: 0, found: [unread], covers: () => false };
	}
	const theirs = stated.filter(({ paidAt }) => paidAt < until);
	const differences = compareStatement(code, { theirs, ours });
	const found = await hearUnheard(deps, { code, theirs, differences, now });
	return { looked: theirs.length + ours.length, found, covers: own };
}

/** Undefined when a page of it did not come. */
async function readStatement(provider: DepositProvider, since: Date): Promise<readonly ProviderMoney[] | undefined> {
	const lines: ProviderMoney[] = [];
	let after: string | undefined;
	for (let page = 0; page < mostPages; page++) {
		const answer = await provider.statement({ since, after });
		if (answer.outcome === "unanswered") return undefined;
		lines.push(...answer.lines);
		if (answer.next === undefined) return lines;
		after = answer.next;
	}
	return undefined;
}

type Unheard = {
	readonly code: string;
	readonly theirs: readonly ProviderMoney[];
	readonly differences: readonly Difference[];
	readonly now: Date;
};

/** What was told meanwhile, or lies outside our time, is no finding. */
async function hearUnheard(deps: ReconcileDeps, { code, theirs, differences, now }: Unheard): Promise<Difference[]> {
	const bySubject = new Map(theirs.map((money) => [`${code} ${money.line}`, money]));
	const found: Difference[] = [];
	for (const difference of differences) {
		const money = difference.kind === "statement-unheard" ? bySubject.get(difference.subject) : undefined;
		if (money === undefined) found.push(difference);
		else {
			const heard = { provider: code, news: { state: "paid", ...money }, toldBy: "statement", now } as const;
			if ((await hearPayment(deps, heard)) !== "known") found.push(difference);
		}
	}
	return found;
}
