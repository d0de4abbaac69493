// What vendors' commands move on the ledger, in the transaction of the commands: all of them by one posting.
import type { Tx } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import type { PostCommand, Posted, Purse, PurseBalance } from "#wallet/api";
import type { CommandFailure } from "../api.ts";
import type { CommandTools } from "../tools.ts";
import { purseAt } from "../vendors/vendor-purses.ts";
import { ledgerKey, refusalOf, type Said } from "./command.ts";

export type Movement = {
	readonly said: Said;
	/** The platform's id of the round. */
	readonly group?: string;
	/** Minor units, the member's side; zero moves nothing and asks for the balance only. */
	readonly delta: bigint;
};

/** The purse after it, in minor units. */
export type MovedPurse = Pick<PurseBalance, "balance" | "held">;
type MoneyAnswer = Result<MovedPurse, CommandFailure>;

/** One answer for each, in their order. Every movement is of another member. */
export async function moveMonies(
	tools: CommandTools,
	tx: Tx,
	movements: readonly Movement[],
): Promise<readonly MoneyAnswer[]> {
	const moving = movements.filter(({ delta }) => delta !== 0n);
	const still = movements.filter(({ delta }) => delta === 0n).map(({ said }) => said);
	const posted = await postMovements(tools, tx, moving);
	const answers = new Map<Movement["said"], MoneyAnswer>();
	for (const [index, movement] of moving.entries()) {
		const answer = posted[index];
		if (answer === undefined) throw new Error("a posting without an answer");
		answers.set(movement.said, await moneyAnswer(tools, tx, { movement, answer }));
	}
	for (const [index, purse] of (await pursesIn(tools, tx, still)).entries()) {
		const said = still[index];
		if (said !== undefined) answers.set(said, ok(purse ?? { balance: 0n, held: 0n }));
	}
	return movements.map(({ said }) => {
		const answer = answers.get(said);
		if (answer === undefined) throw new Error("a movement without an answer");
		return answer;
	});
}

type PostAnswer = Result<Posted, Parameters<typeof refusalOf>[0]>;

/** What finds no purse of its vendor's is posted once more when that purse stands. */
async function postMovements(tools: CommandTools, tx: Tx, moving: readonly Movement[]): Promise<readonly PostAnswer[]> {
	const posted = await postOnce(tools, tx, moving);
	const homeless = moving.filter((_movement, index) => isHomeless(posted[index]));
	const opened = await readyPurses(
		tools,
		tx,
		homeless.map(({ said }) => said),
	);
	if (opened === 0) return posted;
	const again = [...(await postOnce(tools, tx, homeless))];
	return posted.map((answer) => (isHomeless(answer) ? (again.shift() ?? answer) : answer));
}

const isHomeless = (answer: PostAnswer | undefined): boolean =>
	answer?.ok === false && answer.error.code === "WALLET_NOT_FOUND";

async function postOnce(tools: CommandTools, tx: Tx, movements: readonly Movement[]): Promise<readonly PostAnswer[]> {
	if (movements.length === 0) return [];
	const answers = await tools.wallet.postAllIn(
		tx,
		movements.map((movement) => [postingOf(tools, movement)]),
	);
	return answers.flat();
}

/** The same for one. */
export async function moveMoney(tools: CommandTools, tx: Tx, movement: Movement): Promise<MoneyAnswer> {
	const [answer] = await moveMonies(tools, tx, [movement]);
	if (answer === undefined) throw new Error("a movement without an answer");
	return answer;
}

type Answered = { readonly movement: Movement; readonly answer: PostAnswer };

async function moneyAnswer(tools: CommandTools, tx: Tx, { movement, answer }: Answered): Promise<MoneyAnswer> {
	if (answer.ok) return answer;
	const { said, delta } = movement;
	if (said.kind === "rollback" && delta < 0n && answer.error.code === "INSUFFICIENT_FUNDS") {
		return takeBack(tools, tx, movement);
	}
	return err(refusalOf(answer.error));
}

type Of = Pick<Said, "vendor" | "memberId" | "currency">;

async function pursesIn(
	tools: CommandTools,
	tx: Tx,
	asked: readonly Of[],
): Promise<readonly (PurseBalance | undefined)[]> {
	if (asked.length === 0) return [];
	const balances = await tools.wallet.balancesIn(tx, asked);
	return asked.map(({ vendor }, index) => inPurse(balances[index]?.purses ?? [], purseOf(tools, vendor)));
}

/**
 * What a vendor pays finds its purse, though nothing was ever moved there; a currency that the member has not stays unknown.
 * Answers how many were missing.
 */
export async function readyPurses(tools: CommandTools, tx: Tx, asked: readonly Of[]): Promise<number> {
	const own = asked.filter(({ vendor }) => purseOf(tools, vendor) !== "cash");
	if (own.length === 0) return 0;
	const balances = await tools.wallet.balancesIn(tx, own);
	const missing = own
		.map(({ memberId, currency, vendor }) => ({ memberId, currency, purse: purseOf(tools, vendor) }))
		.filter(({ purse }, index) => {
			const purses = balances[index]?.purses ?? [];
			return purses.length > 0 && inPurse(purses, purse) === undefined;
		});
	await tools.wallet.openAll(tx, missing);
	return missing.length;
}

/** The purse that a vendor's commands move: its own where it has one. */
export const purseOf = (tools: CommandTools, vendor: string): Purse =>
	purseAt(tools.catalogue.current().vendors.get(vendor));

/** Undefined where nothing was ever moved to a vendor's own purse. */
export const inPurse = <State extends { readonly purse: Purse }>(purses: readonly State[], name: Purse) =>
	purses.find(({ purse }) => purse === name);

function postingOf(tools: CommandTools, { said, group, delta }: Movement): PostCommand {
	const base = {
		key: ledgerKey(said.vendor, said.transactionId),
		memberId: said.memberId,
		currency: said.currency,
		purse: purseOf(tools, said.vendor),
		counter: counterOf(tools, said.vendor),
		...(group === undefined ? {} : { group }),
	};
	if (said.kind !== "rollback")
		return { ...base, kind: said.kind === "bet" || said.kind === "promo" ? said.kind : "win", delta };
	return { ...base, kind: "rollback", delta: 0n, reference: ledgerKey(said.vendor, said.reference ?? "") };
}

/** A win that was paid by mistake and is spent already: the balance goes below zero, as a logged significant event. */
async function takeBack(tools: CommandTools, tx: Tx, movement: Movement): Promise<MoneyAnswer> {
	const { said, delta } = movement;
	const adjusted = await tools.wallet.adjust(tx, {
		key: ledgerKey(said.vendor, said.transactionId),
		memberId: said.memberId,
		currency: said.currency,
		purse: purseOf(tools, said.vendor),
		delta,
		counter: counterOf(tools, said.vendor),
		reason: `rollback of ${said.reference ?? ""} in round ${said.roundId ?? ""}: the win was spent`.slice(0, 500),
		actor: `vendor:${said.vendor}`,
	});
	return adjusted.ok ? adjusted : err(refusalOf(adjusted.error));
}

/** The ledger's account of a vendor. */
export function counterOf(tools: Pick<CommandTools, "catalogue">, vendor: string): `${string}:${string}` {
	const counter = tools.catalogue.current().vendors.get(vendor)?.counter;
	if (counter === undefined) throw new Error(`an unknown vendor: ${vendor}`);
	return `games:${counter.slice("games:".length)}`;
}
