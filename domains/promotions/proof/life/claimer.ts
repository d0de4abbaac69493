// A member who takes whatever promotions offer: opts in, signs, opens packets, redeems, claims what play earned. Presses come thrice at
// once and under their keys now and then, whatever the server does meanwhile; what was answered is noted.
import { setTimeout as sleep } from "node:timers/promises";
import {
	claimActivity,
	joinActivity,
	listActivities,
	listRewards,
	readActivity,
	redeemCoupon,
} from "#promotions/contract";
import { type Life, note } from "../../../../tools/sim/life.ts";
import { register } from "../../../../tools/sim/person.ts";
import { type ClaimsBook, noteClaim } from "./claims-book.ts";

/** Part of such a life: somebody was faster, it is given out, or it is for others. */
const usual: ReadonlySet<string> = new Set([
	...["ACTIVITY_STATE", "ACTIVITY_SPENT", "ACTIVITY_TAKEN", "ACTIVITY_AUDIENCE", "ACTIVITY_LEVEL", "ACTIVITY_APPLY"],
	...["COUPON_UNKNOWN", "COUPON_WAIT"],
]);

/** Begun elsewhere, or applied for: pressed by nobody. */
const notPressed: ReadonlySet<string> = new Set(["match", "race", "birthday", "activity"]);

type Claimer = { readonly life: Life; readonly book: ClaimsBook };
type Turn = { readonly id: string; readonly turn: string; readonly step: number };

export async function liveAsClaimer(life: Life, { book }: { readonly book: ClaimsBook }): Promise<void> {
	const credentials = { username: life.name, password: `Sim-${life.chance.below(2 ** 32)}-aZ9` };
	life.book.secrets.add(credentials.password);
	await register(life.person, credentials);
	note(life);
	const claimer = { life, book };
	while (!life.over()) {
		await life.play(life, 1 + life.chance.below(4));
		await joinAll(claimer);
		for (const turn of await claimable(claimer)) await claim(claimer, turn);
		if (life.chance.below(4) === 0) await redeem(claimer);
		await sleep(200 + life.chance.below(800));
	}
	for (const turn of await claimable(claimer)) await claim(claimer, turn);
}

const keyOf = ({ chance }: Life): string => `claim-${chance.below(2 ** 32)}-${chance.below(2 ** 32)}`;

function refused({ life, book }: Claimer, { code }: { readonly code: string }): void {
	book.refused += 1;
	if (!usual.has(code)) book.faults.push(`${life.name} was refused by a promotion: ${code}`);
}

async function joinAll(claimer: Claimer): Promise<void> {
	const { client, patience } = claimer.life.person;
	const listed = await patience.answered(() => client.call(listActivities, {}));
	if (!listed.ok) return refused(claimer, listed.error);
	for (const { id, state, kind } of listed.value.activities) {
		if (state !== "join" || kind === "coupon") continue;
		const idempotencyKey = keyOf(claimer.life);
		const joined = await patience.answered(() => client.call(joinActivity, { id }, { idempotencyKey }));
		if (!joined.ok) refused(claimer, joined.error);
	}
}

const isPressed = (kind: string, state: string): boolean =>
	state === "issued" || (state === "claim" && !notPressed.has(kind));

/** What the reward centre and the pages say can be claimed or taken now. */
async function claimable(claimer: Claimer): Promise<readonly Turn[]> {
	const { client, patience } = claimer.life.person;
	const listed = await patience.answered(() => client.call(listActivities, {}));
	const rewards = await patience.answered(() => client.call(listRewards, {}));
	if (!listed.ok) return [];
	const open = rewards.ok ? rewards.value.rewards.filter(({ kind, state }) => isPressed(kind, state)) : [];
	const turns: Turn[] = open.map(({ id, turn, step }) => ({ id, turn, step }));
	for (const { id, kind, state } of listed.value.activities) {
		if (state !== "claim" || notPressed.has(kind) || turns.some((one) => one.id === id)) continue;
		const read = await patience.answered(() => client.call(readActivity, { id }));
		const own = read.ok ? read.value.turns.filter((one) => one.state === "claim") : [];
		turns.push(...own.map(({ turn, step }) => ({ id, turn, step })));
	}
	return turns;
}

async function claim(claimer: Claimer, turn: Turn): Promise<void> {
	const { life, book } = claimer;
	const { client, patience } = life.person;
	const presses = life.chance.below(3) === 0 ? 3 : 1;
	const keys = Array.from({ length: presses }, () => keyOf(life));
	const answers = await Promise.all(
		keys.map((idempotencyKey) => patience.answered(() => client.call(claimActivity, turn, { idempotencyKey }))),
	);
	const paid = answers.filter((answer) => answer.ok);
	if (paid.length > 1) book.faults.push(`${life.name} was paid ${paid.length} times for ${turn.id} ${turn.turn}`);
	for (const answer of answers) {
		if (!answer.ok) refused(claimer, answer.error);
		else noteClaim(book, { account: life.name, ...turn, amount: answer.value.amount });
	}
}

async function redeem(claimer: Claimer): Promise<void> {
	const { life } = claimer;
	const { client, patience } = life.person;
	const couponCode = life.chance.below(3) === 0 ? "MOSAIC-2026" : `NONE-${life.chance.below(1_000)}`;
	const idempotencyKey = keyOf(life);
	const answer = await patience.answered(() => client.call(redeemCoupon, { couponCode }, { idempotencyKey }));
	if (!answer.ok) refused(claimer, answer.error);
}
