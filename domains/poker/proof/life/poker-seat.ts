// A player of poker with a launched game: calls by its token, rooms over the channel of play. What is asked of a room and not answered
// is asked again unchanged.
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod/mini";
import { enterPlay, launchGame, listGames } from "#games/contract";
import { type RoomFace, roomSnapshot, type SeenOf } from "#platform/contract";
import type { Client } from "#platform/contract/client";
import { createLiveClient, type LiveClient } from "#platform/live/client";
import { pokerVendor } from "#poker/contract";
import type { Life } from "../../../../tools/sim/life.ts";
import { clientFor } from "../../../../tools/sim/person.ts";
import type { HandAct } from "../../core/act.ts";
import type { SeenTable } from "../../core/index.ts";
import type { PokerBook } from "./poker-book.ts";

export type Seat = {
	readonly life: Life;
	readonly book: PokerBook;
	readonly client: Client;
	readonly live: LiveClient;
};

/** Undefined where the game was not launched: once more, then. */
export async function launchPoker(life: Life, book: PokerBook): Promise<Seat | undefined> {
	const { person } = life;
	const { answered } = person.patience;
	const list = await answered(() => person.client.call(listGames, { vassalage: pokerVendor }));
	const game = list.ok ? list.value.games.find(({ gameCode }) => gameCode === "holdem") : undefined;
	if (game === undefined) return undefined;
	const wanted = { gameId: game.gameId, vassalage: pokerVendor };
	const launched = await answered(() => person.client.call(launchGame, wanted));
	if (!launched.ok) return undefined;
	const launchToken = /#(?:.*&)?launch=([^&]+)/.exec(launched.value.game_url)?.[1] ?? "";
	const play = await answered(() => person.client.call(enterPlay, { launchToken }));
	if (!play.ok) return undefined;
	const { playToken: token } = play.value;
	const live = createLiveClient({ origin: person.origin, upward: true, againMilliseconds: 200 });
	await live.connect(token);
	return { life, book, live, client: clientFor(person, () => token) };
}

const said = z.discriminatedUnion("ok", [
	z.object({ ok: z.literal(true), ...roomSnapshot.shape }),
	z.object({ ok: z.literal(false), code: z.string() }),
]);

type At<Face extends RoomFace> = { readonly face: Face; readonly id: string };

/** How a room stands for this seat; undefined where nobody answered. */
export async function look<Face extends RoomFace>(
	{ live }: Seat,
	{ face, id }: At<Face>,
): Promise<SeenOf<Face> | undefined> {
	const answer = z.safeParse(said, await live.ask("join", { kind: face.name, id }));
	if (!answer.success || !answer.data.ok) return undefined;
	const seen = z.safeParse<Face["seen"]>(face.seen, answer.data.seen);
	return seen.success ? seen.data : undefined;
}

const tries = 60;

/** "ok", or the code of a refusal; undefined where nobody answered for long. */
export async function send({ live }: Seat, { face, id }: At<RoomFace>, command: object): Promise<string | undefined> {
	for (let turn = 0; turn < tries; turn++, await sleep(250)) {
		const answer = z.safeParse(said, await live.ask("act", { kind: face.name, id, command }));
		if (!answer.success) continue;
		if (answer.data.ok) return "ok";
		if (answer.data.code !== "ROOM_BUSY") return answer.data.code;
	}
	return undefined;
}

/** Where it is one's turn: calls, raises and folds at random. An act that is answered is noted. */
export async function playTurn(seat: Seat, at: At<RoomFace>, { hand, you }: SeenTable): Promise<boolean> {
	const { life, book } = seat;
	if (hand === null || you?.legal == null) return false;
	const act = wish(life, you.legal);
	const command = { type: "act", hand: hand.id, turn: hand.turn, act };
	const answer = await send(seat, at, command);
	// Now and then the same twice.
	if (life.chance.below(6) === 0) await send(seat, at, command);
	if (answer === "ok") book.acts.push({ account: life.name, hand: hand.id, turn: hand.turn, seat: you.seat, act });
	else if (answer === "POKER_ACT_NOT_ALLOWED") book.faults.push(`${life.name} may not do what they may: ${act.type}`);
	return answer === "ok";
}

function wish({ chance }: Life, { call, least, most }: { call: number; least: number; most: number }): HandAct {
	const draw = chance.below(20);
	if (most > 0 && draw < 3) return { type: "raise", to: draw === 0 ? most : least };
	return draw < 6 && call > 0 ? { type: "fold" } : { type: "call" };
}
