// A player to whom the house gives free spins: asks an operator for some, plays whatever can be played, from several windows at
// once and under repeated keys, while an operator takes some of it back and some of it runs out. What was told is noted.
import { listOwnGifts, type OwnGift } from "#games/contract";
import { parseMinor } from "#platform/kernel";
import { noteRound } from "../../../../tools/sim/book.ts";
import { type Life, note } from "../../../../tools/sim/life.ts";
import { register } from "../../../../tools/sim/person.ts";
import { type GiftBook, noteGiftSpin } from "./gift-book.ts";
import type { GiftDesk } from "./gift-desk.ts";
import { launch, openSlot, type Play, spin } from "./play.ts";

type Gifted = { readonly life: Life; readonly desk: GiftDesk; readonly book: GiftBook };

export type Gifts = { readonly desk: GiftDesk; readonly book: GiftBook };

export async function liveAsGifted(life: Life, { desk, book }: Gifts): Promise<void> {
	const credentials = { username: life.name, password: `Sim-${life.chance.below(2 ** 32)}-aZ9` };
	life.book.secrets.add(credentials.password);
	await register(life.person, credentials);
	note(life);
	const gifted = { life, desk, book };
	while (!life.over()) {
		await ask(gifted);
		for (const gift of await runningGifts(gifted)) await playGift(gifted, gift);
	}
	await repeatAll(gifted);
	await lookBack(gifted);
}

/** An operator gives some of a game that the player looked into: to them alone, or to a friend as well. */
async function ask({ life, desk, book }: Gifted): Promise<void> {
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

async function runningGifts({ life }: Gifted): Promise<readonly OwnGift[]> {
	const { client, patience } = life.person;
	const own = await patience.answered(() => client.call(listOwnGifts, {}));
	if (!own.ok) life.book.faults.push(`${life.name} could not see the free spins: ${own.error.code}`);
	return own.ok ? own.value.gifts.filter(({ state, left }) => state === "running" && left > 0) : [];
}

/** Plays an award to its end, or leaves some; sometimes an operator ends it meanwhile. */
async function playGift(gifted: Gifted, gift: OwnGift): Promise<void> {
	const { life } = gifted;
	const game = gift.games[0];
	const opened = game === undefined ? undefined : await openSlot(life.person, { ...game, mode: "real" });
	if (opened?.ok !== true) {
		life.book.faults.push(`${life.name} could not play free spins: ${opened?.error.code}`);
		return;
	}
	const play = opened.value;
	const coin = play.slot.coins.find((size) => `${stakeOf(play, size)}` === `${minorOf(gift.stake)}`);
	if (coin === undefined) {
		life.book.faults.push(`no coin makes the stake of award ${gift.giftId}`);
		return;
	}
	const endAt = life.chance.below(2 * gift.left);
	for (let press = 0; press <= gift.left && !life.over(); press++) {
		const ending = press === endAt ? end(gifted, gift) : undefined;
		const went = await pressSpin(gifted, { play, coin, gift: gift.giftId });
		await ending;
		if (!went) return;
	}
}

function minorOf(text: string): bigint | undefined {
	const parsed = parseMinor(text, "P");
	return parsed.ok ? parsed.value : undefined;
}

async function end({ life, desk, book }: Gifted, { giftId: id }: OwnGift): Promise<void> {
	const ways = [
		() => desk.takeBack(book, { id }),
		() => desk.takeBack(book, { id, account: life.name }),
		() => desk.endTime(id),
	];
	await ways[life.chance.below(ways.length)]?.();
	await desk.tick();
}

/** Refusals that are part of a life: another window was faster, or it was ended. */
const usual: ReadonlySet<string> = new Set(["GIFT_USED", "GIFT_OVER"]);

type Seat = { readonly play: Play; readonly coin: string; readonly gift: string };

/** One press, sometimes thrice by one key, sometimes from two windows by two. False when nothing is left. */
async function pressSpin({ life, book }: Gifted, { play, coin, gift }: Seat): Promise<boolean> {
	const { chance, name } = life;
	const keyOf = () => `${name}-${chance.below(2 ** 32)}-${chance.below(2 ** 32)}`;
	const key = keyOf();
	const presses = [[key], [key], [key], [key, key, key], [key, keyOf()]] as const;
	const keys = presses[chance.below(presses.length)] ?? [key];
	const answers = await Promise.all(
		keys.map(async (one) => ({ key: one, answer: await spin(play, { coin, key: one, gift }) })),
	);
	for (const { key: one, answer } of answers) {
		if (answer.ok) {
			noteGiftSpin(book, { key: one, account: name, answer: answer.value });
			noteRound(life.book, one, { account: name, ...answer.value.round });
		} else if (usual.has(answer.error.code)) book.refused += 1;
		else book.faults.push(`${name} was refused a free spin: ${answer.error.code}`);
	}
	return answers.every(({ answer }) => answer.ok);
}

/** Keys of before show what they showed, whatever became of their award since. */
async function repeatAll(gifted: Gifted): Promise<void> {
	const { life, book } = gifted;
	const own = [...book.spins].filter(([, { account }]) => account === life.name);
	const byGame = new Map(own.map(([key, known]) => [known.round.payTable, { key, ...known }]));
	for (const { key, giftId, round } of byGame.values()) {
		const gift = await giftOf(gifted, giftId);
		const game = gift?.games[0];
		const opened = game === undefined ? undefined : await openSlot(life.person, { ...game, mode: "real" });
		if (opened?.ok !== true) continue;
		const answer = await spin(opened.value, { coin: round.coin, key, gift: giftId });
		if (answer.ok) noteGiftSpin(book, { key, account: life.name, answer: answer.value });
		else book.faults.push(`${life.name} was not shown a free spin again: ${answer.error.code}`);
	}
}

async function giftOf({ life }: Gifted, id: string): Promise<OwnGift | undefined> {
	const { client, patience } = life.person;
	const own = await patience.answered(() => client.call(listOwnGifts, {}));
	return own.ok ? own.value.gifts.find(({ giftId }) => giftId === id) : undefined;
}

/** What the page counts is what was played. */
async function lookBack({ life, book }: Gifted): Promise<void> {
	const { client, patience } = life.person;
	const own = await patience.answered(() => client.call(listOwnGifts, {}));
	for (const { giftId, spins, left } of own.ok ? own.value.gifts : []) {
		const played = [...book.spins.values()].filter((known) => known.giftId === giftId && known.account === life.name);
		const rounds = new Set(played.map(({ round }) => round.roundId)).size;
		if (spins - left !== rounds)
			book.faults.push(`${life.name} played ${rounds} of award ${giftId}, and ${spins - left} are counted`);
	}
}
