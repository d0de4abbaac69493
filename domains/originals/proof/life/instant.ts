// A player of instant games: whole rounds, rounds of steps, crash with a target or by hand. Presses are doubled and repeated
// under their keys; at the end open rounds are finished and all seeds revealed, so that every outcome can be computed again.
import { setTimeout as sleep } from "node:timers/promises";
import { listGames } from "#games/contract";
import {
	betOriginal,
	cashOutOriginal,
	enterOriginal,
	type OriginalRound,
	readSeeds,
	rotateSeeds,
	stepOriginal,
} from "#originals/contract";
import {
	type Choice,
	hiLoOffers,
	type InstantChoice,
	type OriginalGame,
	originalGames,
	type Step,
} from "#originals/core";
import type { CallFailure, Client } from "#platform/contract/client";
import type { Result } from "#platform/kernel";
import { noteRound } from "../../../../tools/sim/book.ts";
import { type Life, note } from "../../../../tools/sim/life.ts";
import { openGame, register } from "../../../../tools/sim/person.ts";
import { fly, land } from "./flights.ts";
import { expectRefusal, type Gambler } from "./gambler.ts";
import { type InstantBook, noteInstant, noteSeeds } from "./instant-book.ts";

type Seat = Gambler & { readonly client: Client; readonly stakes: readonly string[] };

type Part = {
	readonly book: InstantBook;
	/** Plays crash all evening, so that it is played before, during and after any kill. */
	readonly flies: boolean;
};

export async function liveAsGambler(life: Life, { book, flies }: Part): Promise<void> {
	const credentials = { username: life.name, password: `Sim-${life.chance.below(2 ** 32)}-aZ9` };
	life.book.secrets.add(credentials.password);
	await register(life.person, credentials);
	note(life);
	const gambler = { life, book };
	while (!life.over()) {
		const game = flies ? "crash" : (originalGames[life.chance.below(originalGames.length)] ?? "dice");
		const client = await seated(gambler, game);
		if (client === undefined) continue;
		if (game === "crash") await fly(gambler, client);
		else await playSeat(gambler, { client, game });
	}
	for (const game of originalGames) if (game !== "crash") await reveal(gambler, game);
	const table = await seated(gambler, "crash");
	if (table !== undefined) await land(gambler, table);
}

/** A launched game; undefined when it was refused. */
async function seated({ life }: Gambler, game: OriginalGame): Promise<Client | undefined> {
	const { client, patience } = life.person;
	const list = await patience.answered(() => client.call(listGames, { vassalage: "TESSERA_INSTANT" }));
	const found = list.ok ? list.value.games.find(({ gameCode }) => gameCode === game) : undefined;
	const opened = found === undefined ? undefined : await openGame(life.person, { ...found, mode: "real" });
	if (opened?.ok === true) return opened.value;
	const why = list.ok ? (opened?.ok === false ? opened.error.code : "it is not listed") : list.error.code;
	life.book.faults.push(`${life.name} could not launch ${game}: ${why}`);
	return undefined;
}

type Sitting = { readonly client: Client; readonly game: OriginalGame };

/** Some rounds of one game; an open one of before is finished first. */
async function playSeat(gambler: Gambler, { client, game }: Sitting): Promise<void> {
	const { life } = gambler;
	const entered = await life.person.patience.answered(() => client.call(enterOriginal, {}));
	if (!entered.ok) return expectRefusal(life, entered.error);
	const { stakes, openRound } = entered.value;
	const seat = { ...gambler, client, stakes };
	if (openRound !== undefined) await finish(seat, openRound);
	for (let rounds = 3 + life.chance.below(20); rounds > 0 && !life.over(); rounds--) {
		const picked = choiceOf(life, game);
		const round = await bet(seat, picked);
		if (round === undefined) return;
		if (round.open) await finish(seat, round);
	}
}

const wholeChoices: readonly ((life: Life) => InstantChoice)[] = [
	({ chance }) => ({ game: "dice", side: "under", winning: 100 * (2 + chance.below(90)) }),
	({ chance }) => ({ game: "dice", side: "over", winning: 100 * (2 + chance.below(90)) }),
	({ chance }) => ({ game: "limbo", target: 110 + chance.below(1_000) }),
	({ chance }) => ({ game: "plinko", rows: chance.below(2) === 0 ? 8 : 16, risk: "high" }),
	({ chance }) => ({ game: "keno", picks: [1 + chance.below(20), 21 + chance.below(20)] }),
	({ chance }) => ({ game: "wheel", risk: chance.below(2) === 0 ? "low" : "medium" }),
];

function choiceOf(life: Life, game: OriginalGame): Choice {
	if (game === "mines") return { game, mines: 1 + life.chance.below(8) };
	const choices = wholeChoices.map((choose) => choose(life)).filter((choice) => choice.game === game);
	return choices[life.chance.below(Math.max(1, choices.length))] ?? { game: "hi-lo" };
}

type Act = () => Promise<Result<{ readonly round: OriginalRound }, CallFailure>>;

/** One press, sometimes a doubled one, and sometimes sent anew: each answer shows the same. Undefined when it was refused. */
async function press({ life, book }: Gambler, act: Act): Promise<OriginalRound | undefined> {
	const { answered } = life.person.patience;
	const presses = life.chance.below(8) === 0 ? 3 : 1;
	const answers = await Promise.all(Array.from({ length: presses }, () => answered(() => retryBusy(act))));
	for (const answer of answers) {
		if (answer.ok) noteInstant(book, life.name, answer.value.round);
		else expectRefusal(life, answer.error);
	}
	return answers.flatMap((answer) => (answer.ok ? [answer.value.round] : [])).at(-1);
}

/** Too much waits to be written: it may come again, as it was. */
async function retryBusy(act: Act): ReturnType<Act> {
	for (;;) {
		const answer = await act();
		if (answer.ok || answer.error.code !== "PLAY_BUSY") return answer;
		await sleep(100);
	}
}

async function bet(seat: Seat, picked: Choice): Promise<OriginalRound | undefined> {
	const { life, client, stakes } = seat;
	const key = `${life.name}-${life.chance.below(2 ** 32)}-${life.chance.below(2 ** 32)}`;
	const stake = stakes[life.chance.below(Math.min(3, stakes.length))] ?? "";
	const act: Act = () => client.call(betOriginal, { key, stake, picked });
	const round = await press(seat, act);
	const again = round !== undefined && life.chance.below(8) === 0 ? await press(seat, act) : round;
	if (again === undefined || round === undefined) return round;
	const stepped = picked.game === "mines" || picked.game === "hi-lo";
	if (!stepped) noteRound(life.book, key, { account: life.name, ...round });
	if (again.roundId !== round.roundId) life.book.faults.push(`key ${key} showed two rounds of ${picked.game}`);
	return again;
}

/** Goes on in an open round: a step or two more, and out, until it is over. */
async function finish(seat: Seat, begun: OriginalRound): Promise<void> {
	const { life, client } = seat;
	let round: OriginalRound | undefined = begun;
	while (round?.open === true) {
		const { roundId, events, win } = round;
		const at = events.filter(
			(event) => event.type === "cell" || (event.type === "card" && event.call !== "first"),
		).length;
		const out = Number(win) > 0 && life.chance.below(3) === 0;
		const move = stepOf(life, round);
		round = await press(seat, () =>
			out ? client.call(cashOutOriginal, { roundId }) : client.call(stepOriginal, { roundId, at, move }),
		);
	}
}

function stepOf({ chance }: Life, { events }: OriginalRound): Step {
	const cards = events.flatMap((event) => (event.type === "card" ? [event] : []));
	if (cards.length > 0) {
		const calls = [...hiLoOffers(cards).keys()];
		return { game: "hi-lo", call: calls[chance.below(calls.length)] ?? "skip" };
	}
	const opened = new Set(events.flatMap((event) => (event.type === "cell" ? [event.cell] : [])));
	const closed = Array.from({ length: 25 }, (_, cell) => cell).filter((cell) => !opened.has(cell));
	return { game: "mines", cell: closed[chance.below(closed.length)] ?? 0 };
}

/** Finishes what is open, retires the seeds in use, and reads all that were revealed. */
async function reveal(gambler: Gambler, game: OriginalGame): Promise<void> {
	const client = await seated(gambler, game);
	if (client === undefined) return;
	const { life, book } = gambler;
	const { answered } = life.person.patience;
	for (const inVain = life.person.patience.vigil(); !inVain(); await sleep(1_000)) {
		const entered = await answered(() => client.call(enterOriginal, {}));
		if (!entered.ok) return expectRefusal(life, entered.error);
		const { openRound, seeds, stakes } = entered.value;
		if (openRound !== undefined) await finish({ ...gambler, client, stakes }, openRound);
		const rotated = await answered(() =>
			client.call(rotateSeeds, {
				serverHash: seeds.current.serverHash,
				clientSeed: `sim-${life.chance.below(2 ** 32)}`,
			}),
		);
		if (rotated.ok) return readAll(gambler, client);
		// A bet that nobody answered keeps its seeds hidden for a while.
		if (rotated.error.code !== "ORIGINAL_SEEDS_IN_USE") return expectRefusal(life, rotated.error);
	}
	book.faults.push(`the seeds of ${life.name} in ${game} were never revealed`);
}

async function readAll({ life, book }: Gambler, client: Client): Promise<void> {
	let olderThan: string | undefined;
	for (let page = 0; page < 50; page++) {
		const asked = olderThan === undefined ? {} : { olderThan };
		const seeds = await life.person.patience.answered(() => client.call(readSeeds, asked));
		if (!seeds.ok) return expectRefusal(life, seeds.error);
		noteSeeds(book, seeds.value);
		olderThan = seeds.value.past.at(-1)?.serverHash;
		if (!seeds.value.more) return;
	}
}
