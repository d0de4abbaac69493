// An operator's orders on lines of providers that wait.
import { creditLine, readLines, returnLine } from "#cashier/module";
import { secureChance, secureIds } from "#platform/kernel/node";
import type { CashierCircumstances } from "./cashier-around.ts";
import type { Ready } from "./one-act.ts";
import type { LineAct } from "./read-cashier-order.ts";
import { refusalWords } from "./say-deposits.ts";
import { withLedger } from "./with-ledger.ts";

/** Resolves with the exit code. */
export async function sayLines({ around, merchant }: CashierCircumstances, most: number): Promise<number> {
	const lines = await readLines(around.db, { merchant, most });
	for (const { id, provider, line_id, payment, amount, currency, fault, paid_at } of lines) {
		const money = `${JSON.stringify(amount)} ${JSON.stringify(currency)}`;
		around.say(`${id}  ${fault}  ${money}  ${provider} ${line_id}  for ${payment}  ${paid_at.toISOString()}`);
	}
	if (lines.length === 0) around.say("No line waits.");
	return 0;
}

export function prepareLine(act: LineAct, { around, merchant, operator }: CashierCircumstances): Ready {
	const { db, now } = around;
	const order = { merchant, operator, now, id: act.id };
	if (act.kind === "return-line") {
		const carryOut = async () => sentenceOf(await returnLine({ db }, { ...order, why: act.why }));
		return { words: `line ${act.id} went back: "${act.why}"`, carryOut };
	}
	const { reference } = act;
	const carryOut = () =>
		withLedger(db, async (deps) =>
			sentenceOf(await creditLine({ ...deps, newId: secureIds, chance: secureChance() }, { ...order, reference })),
		);
	const to = reference === undefined ? "the deposit that it names" : reference;
	return { words: `line ${act.id} is credited to ${to}`, carryOut };
}

const sentenceOf = (
	answer: { readonly ok: true } | { readonly ok: false; readonly error: { readonly code: string } },
) => (answer.ok ? undefined : refusalWords(answer.error.code));
