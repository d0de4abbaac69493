// A past hand, step by step, as the table that it was: what a record tells is played again by the rules. Cards that its reader
// never saw stay face down.
import { actInHand } from "../act.ts";
import { beginHand, chipsIn, dealStreet, type Hand, nextDeal } from "../hand.ts";
import { potsOf } from "../pots.ts";
import type { HandRecord } from "./record.ts";
import type { SeenHand, SeenTable } from "./view.ts";

type Step = { readonly hand: Hand; readonly acts: number; readonly ended: boolean };

/** The table after each step, the deal first. */
export function replayOf(record: HandRecord): readonly SeenTable[] {
	let step: Step = { hand: begun(record), acts: 0, ended: false };
	const steps = [step];
	for (let next = after(record, step); next !== undefined; next = after(record, step)) {
		step = next;
		steps.push(step);
	}
	return [...steps, { ...step, ended: true }].map((one) => shown(record, one));
}

/** Undefined where the record says nothing more. */
function after(record: HandRecord, { hand, acts }: Step): Step | undefined {
	const isTurn = hand.phase === "betting";
	const next = isTurn ? acted(record, hand, acts) : dealt(record, hand);
	return next === undefined ? undefined : { hand: next, acts: isTurn ? acts + 1 : acts, ended: false };
}

function begun({ rules, players, posted }: HandRecord): Hand {
	const placeOf = (seat: number) => players.findIndex((player) => player.seat === seat);
	return beginHand({
		game: rules.game,
		big: rules.big,
		rake: { rate: 0, cap: 0 },
		players: players.map(({ seat, start, cards }) => ({ seat, stack: start, cards: cards ?? [] })),
		posts: posted.map(({ seat, amount, as }) => ({ at: placeOf(seat), amount, as })),
		// The big blind is posted last.
		bigAt: placeOf(posted.at(-1)?.seat ?? 0),
	});
}

function acted({ acts }: HandRecord, hand: Hand, done: number): Hand | undefined {
	const act = acts[done];
	const next = act === undefined ? undefined : actInHand(hand, act.act);
	return next?.ok === true ? next.value : undefined;
}

function dealt({ boards, boardPlaces }: HandRecord, hand: Hand): Hand | undefined {
	if (hand.phase !== "dealing") return undefined;
	const from = hand.boards[0]?.length ?? 0;
	const apart = boards.length === 2 && boardPlaces[0]?.[from] !== boardPlaces[1]?.[from];
	const at: Hand = { ...hand, runs: apart ? 2 : hand.runs };
	const { boards: many, cards } = nextDeal(at);
	const streets = Array.from({ length: many }, (_, run) => (boards[run] ?? []).slice(from, from + cards));
	return streets.some((street) => street.length < cards) ? undefined : dealStreet(at, streets);
}

function shown(record: HandRecord, { hand, acts, ended }: Step): SeenTable {
	const { rules, players, you } = record;
	const mine = players.find(({ seat }) => seat === you);
	const stackOf = (index: number) => (hand.players[index]?.stack ?? 0) + (ended ? (players[index]?.won ?? 0) : 0);
	return {
		config: { ...rules, least: 0, most: 0, rate: 0, caps: [0, 0, 0], bots: 0 },
		closing: false,
		seats: players.map(({ seat: no, name, bot }, index) => ({
			no,
			name,
			bot,
			stack: stackOf(index),
			state: "in",
			waits: false,
		})),
		waiting: 0,
		queued: null,
		hand: seenHand(record, { hand, acts, ended }),
		you:
			mine === undefined
				? null
				: {
						seat: mine.seat,
						stack: stackOf(players.indexOf(mine)),
						adds: 0,
						state: "in",
						waits: false,
						posts: false,
						twice: false,
						bank: 0,
						cards: mine.cards,
						legal: null,
					},
	};
}

function seenHand(record: HandRecord, { hand, acts, ended }: Step): SeenHand {
	const actor = ended || hand.actor === undefined ? undefined : hand.players[hand.actor];
	return {
		id: record.id,
		number: record.number,
		root: record.root,
		button: record.button,
		street: hand.street,
		boards: hand.boards,
		pot: chipsIn(hand),
		pots: potsOf(hand),
		players: hand.players.map(({ seat, street, folded, stack }, index) => ({
			seat,
			street,
			folded,
			allIn: !folded && stack === 0,
			cards: folded || !(record.players[index]?.shown === true) ? null : (record.players[index]?.cards ?? null),
		})),
		bet: hand.bet,
		turn: acts,
		actor: actor === undefined ? null : { seat: actor.seat, since: 0, base: 0, bank: 0 },
		last: record.acts[acts - 1] ?? null,
		end: ended ? { rake: record.rake, pots: record.pots } : null,
	};
}
