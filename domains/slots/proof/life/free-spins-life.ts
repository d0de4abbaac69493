// A player to whom the house gives free spins: asks an operator for some, plays whatever can be played, from several windows at
// once and under repeated keys, while an operator takes some of it back and some of it runs out. What was told is noted.
import { listOwnFreeSpins, type OwnFreeSpinsAward } from "#games/contract";
import { parseMinor } from "#platform/kernel";
import { noteRound } from "../../../../tools/sim/book.ts";
import { type Life, note } from "../../../../tools/sim/life.ts";
import { register } from "../../../../tools/sim/person.ts";
import { type FreeSpinsBook, noteFreeSpinsSpin } from "./free-spins-book.ts";
import type { FreeSpinsDesk } from "./free-spins-desk.ts";
import { launch, openSlot, type Play, spin } from "./play.ts";

type FreeStake = { readonly life: Life; readonly desk: FreeSpinsDesk; readonly book: FreeSpinsBook };

export type FreeSpins = { readonly desk: FreeSpinsDesk; readonly book: FreeSpinsBook };

export async function liveAsFreeStake(life: Life, { desk, book }: FreeSpins): Promise<void> {
	const credentials = { username: life.name, password: `Sim-${life.chance.below(2 ** 32)}-aZ9` };
	life.book.secrets.add(credentials.password);
	await register(life.person, credentials);
	note(life);
	const freeStake = { life, desk, book };
	while (!life.over()) {
		await ask(freeStake);
		for (const award of await runningFreeSpins(freeStake)) await playFreeSpins(freeStake, award);
	}
	await repeatAll(freeStake);
	await lookBack(freeStake);
}

/** An operator gives some of a game that the player looked into: to them alone, or to a friend as well. */
async function ask({ life, desk, book }: FreeStake): Promise<void> {
	const { chance } = life;
	const play = await launch(life.person, { mode: "real", pick: (count) => chance.below(count) });
	if (!play.ok) {
		life.book.faults.push(`${life.name} could not launch: ${play.error.code}`);
		return;
	}
	const { slot, gameId } = play.value;
	const coin = slot.coins[chance.below(Math.min(3, slot.coins.length))] ?? "";
	const friend = /^(\D+)(\d+)$/.exec(life.name);
	const friends = chance.below(3) === 0 && friend !== null ? [`${friend[1]}${Number(friend[2]) + 1}`] : [];
	const wish = { stake: stakeOf(play.value, coin), spins: 2 + chance.below(9), agrees: chance.below(4) > 0 };
	await desk.give(book, { ...wish, accounts: [life.name, ...friends], gameId });
}

/** Minor units that a spin costs at a coin. */
function stakeOf({ slot }: Play, coin: string): bigint {
	const size = parseMinor(coin, "P");
	if (!size.ok) throw new Error(`no coin: ${coin}`);
	return size.value * BigInt(slot.payTable.cost);
}

async function runningFreeSpins({ life }: FreeStake): Promise<readonly OwnFreeSpinsAward[]> {
	const { client, patience } = life.person;
	const own = await patience.answered(() => client.call(listOwnFreeSpins, {}));
	if (!own.ok) life.book.faults.push(`${life.name} could not see the free spins: ${own.error.code}`);
	return own.ok ? own.value.freeSpins.filter(({ state, left }) => state === "running" && left > 0) : [];
}

/** Plays an award to its end, or leaves some; sometimes an operator ends it meanwhile. */
async function playFreeSpins(freeStake: FreeStake, award: OwnFreeSpinsAward): Promise<void> {
	const { life } = freeStake;
	const game = award.games[0];
	const opened = game === undefined ? undefined : await openSlot(life.person, { ...game, mode: "real" });
	if (opened?.ok !== true) {
		life.book.faults.push(`${life.name} could not play free spins: ${opened?.error.code}`);
		return;
	}
	const play = opened.value;
	const coin = play.slot.coins.find((size) => `${stakeOf(play, size)}` === `${minorOf(award.stake)}`);
	if (coin === undefined) {
		life.book.faults.push(`no coin makes the stake of award ${award.freeSpinsId}`);
		return;
	}
	const endAt = life.chance.below(2 * award.left);
	for (let press = 0; press <= award.left && !life.over(); press++) {
		const ending = press === endAt ? end(freeStake, award) : undefined;
		const went = await pressSpin(freeStake, { play, coin, award: award.freeSpinsId });
		await ending;
		if (!went) return;
	}
}

function minorOf(text: string): bigint | undefined {
	const parsed = parseMinor(text, "P");
	return parsed.ok ? parsed.value : undefined;
}

async function end({ life, desk, book }: FreeStake, { freeSpinsId: id }: OwnFreeSpinsAward): Promise<void> {
	const ways = [
		() => desk.takeBack(book, { id }),
		() => desk.takeBack(book, { id, account: life.name }),
		() => desk.endTime(id),
	];
	await ways[life.chance.below(ways.length)]?.();
	await desk.tick();
}

/** Refusals that are part of a life: another window was faster, or it was ended. */
const usual: ReadonlySet<string> = new Set(["FREE_SPINS_USED", "FREE_SPINS_OVER"]);

type Seat = { readonly play: Play; readonly coin: string; readonly award: string };

/** One press, sometimes thrice by one key, sometimes from two windows by two. False when nothing is left. */
async function pressSpin({ life, book }: FreeStake, { play, coin, award }: Seat): Promise<boolean> {
	const { chance, name } = life;
	const keyOf = () => `${name}-${chance.below(2 ** 32)}-${chance.below(2 ** 32)}`;
	const key = keyOf();
	const presses = [[key], [key], [key], [key, key, key], [key, keyOf()]] as const;
	const keys = presses[chance.below(presses.length)] ?? [key];
	const answers = await Promise.all(
		keys.map(async (one) => ({ key: one, answer: await spin(play, { coin, key: one, award }) })),
	);
	for (const { key: one, answer } of answers) {
		if (answer.ok) {
			noteFreeSpinsSpin(book, { key: one, account: name, answer: answer.value });
			noteRound(life.book, one, { account: name, ...answer.value.round });
		} else if (usual.has(answer.error.code)) book.refused += 1;
		else book.faults.push(`${name} was refused a free spin: ${answer.error.code}`);
	}
	return answers.every(({ answer }) => answer.ok);
}

/** Keys of before show what they showed, whatever became of their award since. */
async function repeatAll(freeStake: FreeStake): Promise<void> {
	const { life, book } = freeStake;
	const own = [...book.spins].filter(([, { account }]) => account === life.name);
	const byGame = new Map(own.map(([key, known]) => [known.round.payTable, { key, ...known }]));
	for (const { key, freeSpinsId, round } of byGame.values()) {
		const award = await freeSpinsOf(freeStake, freeSpinsId);
		const game = award?.games[0];
		const opened = game === undefined ? undefined : await openSlot(life.person, { ...game, mode: "real" });
		if (opened?.ok !== true) continue;
		const answer = await spin(opened.value, { coin: round.coin, key, award: freeSpinsId });
		if (answer.ok) noteFreeSpinsSpin(book, { key, account: life.name, answer: answer.value });
		else book.faults.push(`${life.name} was not shown a free spin again: ${answer.error.code}`);
	}
}

async function freeSpinsOf({ life }: FreeStake, id: string): Promise<OwnFreeSpinsAward | undefined> {
	const { client, patience } = life.person;
	const own = await patience.answered(() => client.call(listOwnFreeSpins, {}));
	return own.ok ? own.value.freeSpins.find(({ freeSpinsId }) => freeSpinsId === id) : undefined;
}

/** What the page counts is what was played. */
async function lookBack({ life, book }: FreeStake): Promise<void> {
	const { client, patience } = life.person;
	const own = await patience.answered(() => client.call(listOwnFreeSpins, {}));
	for (const { freeSpinsId, spins, left } of own.ok ? own.value.freeSpins : []) {
		const played = [...book.spins.values()].filter(
			(known) => known.freeSpinsId === freeSpinsId && known.account === life.name,
		);
		const rounds = new Set(played.map(({ round }) => round.roundId)).size;
		if (spins - left !== rounds)
			book.faults.push(`${life.name} played ${rounds} of award ${freeSpinsId}, and ${spins - left} are counted`);
	}
}
