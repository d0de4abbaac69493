// One move of one room, without a row: what the clock brought before each act, the act, what the clock brought by now, and
// when to look next.
import { err, ok, type Result } from "#platform/kernel";
import type { RoomAct, RoomKind } from "./room.ts";

export type Move = {
	readonly state: unknown;
	readonly events: readonly unknown[];
	/** One for each act, in their order. */
	readonly answers: readonly Result<readonly unknown[], string>[];
	readonly wakeAt: Date | undefined;
};

export type MoveOf = {
	readonly id: string;
	readonly state: unknown;
	readonly wakeAt: Date | undefined;
	readonly now: Date;
	/** Somebody looks, or may look again soon. */
	readonly watched: boolean;
	readonly acts: readonly RoomAct<unknown>[];
	readonly aids: (state: unknown, at: Date) => Promise<unknown>;
};

/** So many ticks with events in one move: a room that was left for a day catches up in several. */
const mostTicks = 500;
/** A clock that asks to be looked at for what is over already is looked at again after so long. */
const leastPause = 5;

export async function playMove(kind: RoomKind, of: MoveOf): Promise<Move> {
	const play = await begin(kind, of);
	const answers = new Map<RoomAct<unknown>, Result<readonly unknown[], string>>();
	// What came first is decided first, however it came to be written.
	for (const act of [...of.acts].sort((a, b) => a.at.getTime() - b.at.getTime())) {
		await play.tickTo(new Date(Math.min(act.at.getTime(), of.now.getTime())));
		answers.set(act, play.decide(act));
	}
	await play.tickTo(of.now, { look: true });
	return { ...play.stands(), answers: of.acts.map((act) => answers.get(act) ?? err("ROOM_BUSY")) };
}

async function begin(kind: RoomKind, { id, now, watched, ...of }: MoveOf) {
	let { state, wakeAt } = of;
	let aids = await of.aids(state, now);
	let ticks = 0;
	const events: unknown[] = [];
	const tell = (told: readonly unknown[]): void => {
		for (const event of told) {
			state = kind.apply(state, event);
			events.push(event);
		}
	};
	const sleeps = (): boolean => !watched && kind.rests?.(state) === true;
	return {
		/** `look`: although nothing is due, for when to look next. */
		async tickTo(at: Date, { look = false } = {}): Promise<void> {
			if (!look && (wakeAt === undefined || wakeAt > at)) return;
			for (; ; ticks++) {
				if (ticks >= mostTicks) {
					wakeAt = now;
					return;
				}
				if (sleeps()) {
					wakeAt = undefined;
					return;
				}
				const { events: told, next } = kind.tick(state, { id, at, aids });
				tell(told);
				wakeAt = next;
				if (told.length === 0) break;
				aids = await of.aids(state, at);
			}
			if (wakeAt !== undefined && wakeAt <= at) wakeAt = new Date(at.getTime() + leastPause);
		},
		decide(act: RoomAct<unknown>): Result<readonly unknown[], string> {
			const decided = kind.decide(state, act, { id, at: act.at, aids });
			if (decided.ok) tell(decided.value);
			return decided.ok ? ok([...decided.value]) : decided;
		},
		stands: () => ({ state, events, wakeAt }),
	};
}
