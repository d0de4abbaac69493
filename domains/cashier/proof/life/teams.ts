// A team: an agent with a float and two members below. An operator fills and draws the float, money goes down and up, deposits
// through it are asked for, accepted, refused and cancelled at once, bonuses are played for, given up and run out. Keys are
// repeated; what was told is noted.
import {
	acceptFloatDeposit,
	cancelDeposit,
	type Deposit,
	declineDepositLimit,
	listDeposits,
	listTransfers,
	openDeposit,
	refuseFloatDeposit,
	type Transfer,
	transferDown,
	transferUpline,
} from "#cashier/contract";
import { setPaymentPassword } from "#members/contract";
import type { CallFailure } from "#platform/contract/client";
import type { Result } from "#platform/kernel";
import { note } from "../../../../tools/sim/life.ts";
import { createPerson, register } from "../../../../tools/sim/person.ts";
import { type CashLife, noteDeposit, noteTransfer } from "./cash-book.ts";
import type { Cashier } from "./payers.ts";

type Team = { readonly agent: CashLife; readonly members: readonly [CashLife, CashLife]; readonly cashier: Cashier };

const paymentPassword = "246813";

export async function liveAsTeam(life: CashLife, cashier: Cashier): Promise<void> {
	const [one, other] = [await enlist(life, "a"), await enlist(life, "b")];
	const agent = await enlist(life, "");
	const team: Team = { agent, members: [one, other], cashier };
	await cashier.floats.team(
		agent.name,
		team.members.map(({ name }) => name),
	);
	await cashier.floats.issue(life.cash, agent.name, 1_000_000n);
	while (!life.over()) {
		const acts = [issue, down, down, up, byFloat, byFloat, play, play, endTime] as const;
		await acts[life.chance.below(acts.length)]?.(team, anyOf(team));
		if (life.chance.below(3) === 0) await look(team);
	}
	await look(team);
}

/** A new account at the same address, with a payment password, and no limit wanted. */
async function enlist(life: CashLife, suffix: string): Promise<CashLife> {
	const name = `${life.name}${suffix}`;
	const own = suffix === "" ? life.person : createPerson(life.person, life.person.patience);
	const password = `Sim-${life.chance.below(2 ** 32)}-aZ9`;
	life.book.secrets.add(password);
	const one = { ...life, name, person: own };
	await register(own, { username: name, password });
	note(one);
	const chosen = { password, paymentPassword, confirmPaymentPassword: paymentPassword };
	await own.patience.answered(() => own.client.call(setPaymentPassword, chosen));
	await own.patience.answered(() => own.client.call(declineDepositLimit, {}));
	return one;
}

const anyOf = ({ agent, members }: Team): CashLife => members[agent.chance.below(2) === 0 ? 0 : 1];

function issue({ agent, cashier }: Team): Promise<void> {
	const minor = BigInt(1_000 + agent.chance.below(50_000));
	return cashier.floats.issue(agent.cash, agent.name, agent.chance.below(3) === 0 ? -minor : minor);
}

/** Refusals that are part of a life: not enough there, or nobody to hand it to any more. */
const usual: ReadonlySet<string> = new Set(["NOT_ENOUGH", "BONUS_AT_STAKE", "TURNOVER_MISSING", "DEPOSIT_CLOSED"]);

type Handing = (idempotencyKey: string) => Promise<Result<Transfer, CallFailure>>;

/** By one key, sometimes thrice at once: it is one transfer. */
async function hand({ chance, book, cash, name }: CashLife, act: Handing): Promise<void> {
	const key = `hand-${chance.below(2 ** 32)}-${chance.below(2 ** 32)}`;
	const answers = await Promise.all(Array.from({ length: chance.below(4) === 0 ? 3 : 1 }, () => act(key)));
	const told = new Set<string>();
	for (const answer of answers) {
		if (answer.ok) {
			noteTransfer(cash, answer.value);
			told.add(answer.value.transferId);
		} else if (!usual.has(answer.error.code)) book.faults.push(`${name} was refused a transfer: ${answer.error.code}`);
	}
	if (told.size > 1) book.faults.push(`one key of ${name} made ${told.size} transfers`);
}

const amountOf = ({ chance }: CashLife): string => `${1 + chance.below(60)}.${10 + chance.below(90)}`;

function down({ agent }: Team, { name }: CashLife): Promise<void> {
	const { client, patience } = agent.person;
	const what = { account: name, amount: amountOf(agent), paymentPassword };
	return hand(agent, (idempotencyKey) => patience.answered(() => client.call(transferDown, what, { idempotencyKey })));
}

function up(_team: Team, member: CashLife): Promise<void> {
	const { client, patience } = member.person;
	const what = { amount: amountOf(member), paymentPassword, giveUpBonus: member.chance.below(2) === 0 };
	return hand(member, (idempotencyKey) =>
		patience.answered(() => client.call(transferUpline, what, { idempotencyKey })),
	);
}

/** A member asks, with a promotion where one is open; then whoever may decide does, several of them at once. */
async function byFloat({ agent, cashier }: Team, member: CashLife): Promise<void> {
	const { client, patience } = member.person;
	const { chance, book, cash } = member;
	const asked = { method: "team-agent", amount: `${50 + chance.below(100)}` };
	const open = (wish: typeof asked & { readonly promotion?: string }) => {
		const idempotencyKey = `float-${chance.below(2 ** 32)}-${chance.below(2 ** 32)}`;
		return patience.answered(() => client.call(openDeposit, wish, { idempotencyKey }));
	};
	const chosen = await open({ ...asked, promotion: "every-deposit" });
	const opened = chosen.ok || chosen.error.code !== "PROMOTION_NOT_FOUND" ? chosen : await open(asked);
	if (!opened.ok) {
		const blocked = opened.error.code === "DEPOSITS_BLOCKED" || opened.error.code === "TOO_MANY_PENDING";
		if (!blocked) book.faults.push(`${member.name} could not ask the agent: ${opened.error.code}`);
		return;
	}
	noteDeposit(cash, { ...opened.value, account: member.name });
	const { depositId } = opened.value;
	const own = agent.person;
	const accept = () =>
		hand(agent, (key) =>
			own.patience.answered(() =>
				own.client.call(acceptFloatDeposit, { depositId, paymentPassword }, { idempotencyKey: key }),
			),
		);
	const refuse = () =>
		own.patience.answered(() => own.client.call(refuseFloatDeposit, { depositId, reason: "By chance." }));
	const cancel = () => patience.answered(() => client.call(cancelDeposit, { depositId }));
	await Promise.all((chance.below(4) === 0 ? [accept, accept, refuse, cancel] : [accept]).map((act) => act()));
	await cashier.floats.tick();
}

async function play({ cashier }: Team, member: CashLife): Promise<void> {
	await member.play(member, 2 + member.chance.below(12));
	await cashier.floats.tick();
}

async function endTime({ cashier }: Team, { name, chance }: CashLife): Promise<void> {
	if (chance.below(3) === 0) await cashier.floats.endTime(name);
	await cashier.floats.tick();
}

/** What the pages show is what was told before. */
async function look({ agent, members }: Team): Promise<void> {
	for (const life of [agent, ...members]) {
		const { client, patience } = life.person;
		const list = await patience.answered(() => client.call(listTransfers, { pageSize: 100 }));
		for (const one of list.ok ? list.value.transfers : []) noteTransfer(life.cash, one);
	}
	for (const life of members) {
		for (const one of await depositsOf(life)) noteDeposit(life.cash, { ...one, account: life.name });
	}
}

async function depositsOf({ person: { client, patience } }: CashLife): Promise<readonly Deposit[]> {
	const list = await patience.answered(() => client.call(listDeposits, { pageSize: 100 }));
	return list.ok ? list.value.deposits : [];
}
