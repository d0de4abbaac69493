// What a round just won, doubled or lost: pressed once or on both sides at once, and again when it is over. It is one round.
import { doubleUp } from "#slots/contract";
import { noteRound, tally } from "../../../../tools/sim/book.ts";
import type { Life } from "../../../../tools/sim/life.ts";
import type { Play, SlotRound } from "./play.ts";

type Round = SlotRound["round"];

/** The one game that doubles what it won, and that sells its bonus. */
export const doublingGame = { studio: "SALTLAMP", code: "coin-divers" } as const;

/** As often as chance has it, and the game allows. */
export async function doubleSome(life: Life, play: Play, won: Round): Promise<void> {
	const offered = play.slot.features.doubleUp && play.slot.payTable.doubleUp !== undefined;
	let round: Round | undefined = won;
	while (offered && round !== undefined && Number(round.win) > 0 && life.chance.below(3) > 0) {
		round = await doubleOnce(life, play, round);
	}
}

const sides = ["left", "right"] as const;

/** Undefined when it is not offered: a bound is reached, or another round came after the win. */
async function doubleOnce(life: Life, play: Play, { roundId }: Round): Promise<Round | undefined> {
	const picked = sides[life.chance.below(2)] ?? "left";
	const presses = life.chance.below(4) === 0 ? [...sides, picked] : [picked];
	const press = (side: (typeof sides)[number]) =>
		play.patience.answered(() => play.client.call(doubleUp, { roundId, side }));
	const answers = [...(await Promise.all(presses.map(press))), ...(presses.length > 1 ? [await press(picked)] : [])];
	const shown = answers.flatMap((answer) => (answer.ok ? [answer.value.round] : []));
	for (const round of shown) noteRound(life.book, `double:${roundId}`, { account: life.name, ...round });
	for (const answer of answers) {
		if (answer.ok) continue;
		tally(life.book, "refused");
		const usual = ["SLOT_DOUBLE_NOT_OFFERED", "PLAY_EXPIRED", "NOT_LOGGED_IN"].includes(answer.error.code);
		if (!usual || shown.length > 0) life.book.faults.push(`${life.name} was refused a doubling: ${answer.error.code}`);
	}
	if (shown.length > 0) tally(life.book, "doublings");
	return shown[0];
}
