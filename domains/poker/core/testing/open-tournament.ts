// A tournament with a clock of its own, for tests: events by the rules alone, decks and draws from a seed. After every event all
// points are where they belong.
import { type Chance, seededChance, shuffled } from "#platform/kernel";
import { type Card, deckOf } from "../cards.ts";
import { houseSeat } from "../table/decide.ts";
import type { TableState } from "../table/state.ts";
import { applyTournament } from "../tournament/apply.ts";
import { decideTournament, type TournamentCommand } from "../tournament/decide.ts";
import { type TournamentAids, tickTournament } from "../tournament/flow.ts";
import { emptyTournament, type TournamentEvent, type TournamentState } from "../tournament/state.ts";
import type { TournamentConfig } from "../tournament/structure.ts";

export const plainTournament: TournamentConfig = {
	kind: "mtt",
	game: "holdem",
	seats: 6,
	most: 60,
	fewest: 2,
	buyIn: 1_000,
	fee: 100,
	chips: 3_000,
	speed: "quick",
	lateLevels: 0,
	reentries: 1,
	bots: 0,
	startsAt: 1_000_000,
	currency: "P",
	mode: "real",
};

/** Points at tables: those that are in a pot with those behind. */
const pointsOf = ({ seats, hand }: TableState): number => {
	const playing = hand !== null && hand.end === null ? hand.hand.players : [];
	return seats.reduce((sum, { no, stack }) => {
		const player = playing.find(({ seat }) => seat === no);
		return sum + (player === undefined ? stack : player.stack + player.live + player.dead);
	}, 0);
};

export function openTournament(config: TournamentConfig, seed: number, checks = true) {
	const chance: Chance = seededChance(seed);
	const decks = new Map<string, readonly Card[]>();
	const log: TournamentEvent[] = [];
	let state: TournamentState = emptyTournament;
	let [now, hands, entered] = [900_000, 0, 0];
	const take = (events: readonly TournamentEvent[]) => {
		for (const event of events) state = applyTournament(state, event);
		log.push(...events);
		const points = state.tables.reduce((sum, { state: table }) => sum + pointsOf(table), 0);
		if (checks && state.phase === "running" && points !== state.entries.length * config.chips)
			throw new Error(`seed ${seed}: ${points} points after ${JSON.stringify(events)}`);
		return events;
	};
	const order = (many: number) =>
		shuffled(
			Array.from({ length: many }, (_, at) => at),
			chance,
		);
	const aids: TournamentAids = {
		order,
		of: (table) => ({
			deck: decks.get(table.hand?.id ?? ""),
			get next() {
				const id = `hand-${++hands}`;
				const deck = shuffled(deckOf(config.game), chance);
				decks.set(id, deck);
				return { id, root: "r", sealed: "s", deck };
			},
			dice: [chance.below(10_000), chance.below(10_000)],
		}),
	};
	const send = (seat: string, command: TournamentCommand) => {
		const decided = decideTournament(state, command, { seat, at: now, order });
		if (decided.ok) take(decided.value);
		return decided.ok ? "ok" : decided.error;
	};
	send(houseSeat, { type: "announce", config });
	return {
		log,
		send,
		chance,
		take,
		state: () => state,
		now: () => now,
		enter: (owner: string, id = `e${++entered}`) =>
			send(houseSeat, { type: "enter", entry: { id, key: `press-${id}`, owner, name: owner, merchant: "t" } }),
		/** Whatever is due; answers when to look again. */
		tick() {
			for (;;) {
				const { events, next } = tickTournament(state, now, aids);
				if (take(events).length === 0) return next;
			}
		},
		wait: (until: number) => {
			now = Math.max(now, until);
		},
	};
}

export type OpenTournament = ReturnType<typeof openTournament>;

/** Plays until it is over, or until `stop` says so: `act` for people whose turn it is, else they fold by the clock. */
export function playOut(
	of: OpenTournament,
	{ act, stop }: { act?: (of: OpenTournament) => void; stop?: (state: TournamentState) => boolean } = {},
): void {
	of.tick();
	for (let step = 0; step < 400_000 && of.state().phase === "running"; step++) {
		const next = of.tick();
		if (stop?.(of.state()) === true) return;
		const told = of.log.length;
		act?.(of);
		// Somebody acted: nobody's time has run meanwhile.
		if (of.log.length > told) continue;
		if (next === undefined && of.state().phase === "running") {
			of.wait(of.now() + 1_000);
			continue;
		}
		of.wait(next ?? of.now());
	}
	if (stop === undefined && of.state().phase === "running") throw new Error("it never ends");
}

/** Whose turn it is at any table moves at random: all in, a call, or a fold. */
export function actAtRandom(of: OpenTournament): void {
	for (const { state } of of.state().tables) {
		const { hand } = state;
		const actor = hand?.hand.actor === undefined ? undefined : hand.hand.players[hand.hand.actor];
		const owner = state.seats.find(({ no }) => no === actor?.seat)?.owner;
		if (hand === null || hand.end !== null || actor === undefined || owner === undefined) continue;
		const draw = of.chance.below(10);
		const turn = { type: "act", hand: hand.id, turn: hand.acts.length } as const;
		if (draw < 2 && of.send(owner, { ...turn, act: { type: "raise", to: actor.street + actor.stack } }) === "ok")
			continue;
		of.send(owner, { ...turn, act: { type: draw < 7 ? "call" : "fold" } });
	}
}
