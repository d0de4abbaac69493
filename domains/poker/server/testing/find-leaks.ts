// Searches what was told to a seat, byte for byte, for a card that it may not see at that moment. What lies open is taken from the
// hand's row, what moment it is from what everybody sees: bets, folds, the street. Never imported outside tests.
import * as z from "zod/mini";
import { handRecord, pokerRoom } from "../../contract/index.ts";
import type { HandRecord, SeenTable } from "../../core/index.ts";

export type DealtHand = { readonly record: HandRecord; readonly sealed: string };

export const dealtHand = z.object({ record: handRecord, sealed: z.string() });

/** Cards of a board by street. */
const laid = [0, 3, 4, 5] as const;

/** Lists of numbers that are no cards. */
const places = /"(?:seats|caps)":\[[\d,]*\]/g;
const lists = /\[\d+(?:,\d+)*\]/g;
const names = /(?<![A-Za-z0-9])[2-9TJQKA][cdhs](?![A-Za-z0-9])/g;
/** Of the deck, its seal and its proofs. */
const words = /"(?:sealed|deck|dealt|places|boardPlaces|salt|seed|took)"/g;

const told = z.object({ seen: z.nullable(pokerRoom.seen) });

/** What a packet shows of a table; undefined of others. */
export function seenIn(packet: string): SeenTable | undefined {
	const from = packet.indexOf("[");
	const said: unknown = from < 0 ? undefined : JSON.parse(packet.slice(from));
	const read = z.safeParse(told, Array.isArray(said) ? said.at(-1) : undefined);
	return read.success ? (read.data.seen ?? undefined) : undefined;
}

/** No betting is left, and more than one is in: by what everybody sees. */
function liesOpen({ seats, hand }: SeenTable): boolean {
	if (hand === null || hand.actor !== null) return false;
	const standing = hand.players.filter(({ folded }) => !folded);
	const behind = standing.filter(({ seat }) => (seats.find(({ no }) => no === seat)?.stack ?? 0) > 0);
	return standing.length > 1 && behind.length < 2;
}

/** Cards that a seat may know at that moment. */
function allowed(seen: SeenTable, { record }: DealtHand, seat: number | undefined): ReadonlySet<number> {
	const { hand } = seen;
	if (hand === null) return new Set();
	const open = record.players.filter((player) => {
		if (player.seat === seat) return true;
		const folded = hand.players.find((one) => one.seat === player.seat)?.folded !== false;
		return hand.end === null ? liesOpen(seen) && !folded : player.shown;
	});
	const boards = record.boards.flatMap((board) => board.slice(0, laid[hand.street] ?? 0));
	return new Set([...open.flatMap(({ cards }) => cards ?? []), ...boards]);
}

/** Every fault of one packet; `hand`: the one that it tells of, with all that is true of it. */
export function leaksOf(
	packet: string,
	{ hand, seat }: { readonly hand: DealtHand | undefined; readonly seat: number | undefined },
): readonly string[] {
	const seen = seenIn(packet);
	const may = seen === undefined || hand === undefined ? new Set<number>() : allowed(seen, hand, seat);
	const numbers = [...packet.replaceAll(places, "").matchAll(lists)].flatMap(([list]) =>
		z.parse(cards, JSON.parse(list)),
	);
	const leaked = numbers.filter((card) => !may.has(card)).map((card) => `card ${card}`);
	const said = [...packet.matchAll(names), ...packet.matchAll(words)].map(([text]) => text);
	const sealed = hand !== undefined && packet.includes(hand.sealed) ? ["the sealed deck"] : [];
	return [...leaked, ...said, ...sealed];
}

const cards = z.array(z.int());

const ofDeck = /"(?:places|boardPlaces)":\[[\d,[\]]*\]/g;
const proofs = /"(place|card)":(\d+)/g;

/** The same of what is answered about a hand that is over: own cards, shown ones, the boards, and proofs of just these. */
export function leaksOfAnswer(
	answer: string,
	{ hand: { record, sealed }, seat }: { readonly hand: DealtHand; readonly seat: number },
): readonly string[] {
	const open = record.players.filter((player) => player.shown || player.seat === seat);
	const may = {
		card: new Set([...open.flatMap(({ cards }) => cards ?? []), ...record.boards.flat()]),
		place: new Set([...open.flatMap((player) => player.places), ...record.boardPlaces.flat()]),
	};
	const numbersOf = (text: string) => [...text.matchAll(lists)].flatMap(([list]) => z.parse(cards, JSON.parse(list)));
	const told = numbersOf(answer.replaceAll(places, "").replaceAll(ofDeck, "")).filter((card) => !may.card.has(card));
	const laidAt = numbersOf([...answer.matchAll(ofDeck)].join()).filter((place) => !may.place.has(place));
	const proven = [...answer.matchAll(proofs)].filter(([, what, number]) =>
		what === "card" ? !may.card.has(Number(number)) : !may.place.has(Number(number)),
	);
	const sealedOut = answer.includes(sealed) ? ["the sealed deck"] : [];
	return [...told, ...laidAt, ...proven].map((found) => `answered: ${found}`).concat(sealedOut);
}
