// A moment at which the process that holds a table is killed: what is under way then, and what has to be so once another one goes on.
import type { Doing, Looked, Room } from "./play.ts";
import { noteAct, sending } from "./play.ts";
import type { Snare } from "./snares.ts";
import type { PokerProcess, Said } from "./start-process.ts";
import type { KillWorld } from "./world.ts";

export type Staged = {
	readonly room: Room;
	/** Under way as the process dies, and asked of the next one again, unchanged. */
	readonly under: (process: PokerProcess) => Promise<Said>;
	/** What the repetition may be answered besides "ok". */
	readonly may?: readonly string[];
	/** Where the kill comes amid a transaction; else at any time of the next milliseconds. */
	readonly snare?: Snare | undefined;
	/** Once another process has answered: what is not as it must be. */
	readonly faults: (looked: Looked) => readonly string[] | Promise<readonly string[]>;
	/** On from there until nobody sits there any more. */
	readonly finish: () => Promise<void>;
};

export type Scene = {
	readonly moment: string;
	/** Brings a table there. */
	readonly stage: (world: KillWorld) => Promise<Staged>;
};

/** What the clock brings is under way. */
export const rounds = (process: PokerProcess): Promise<Said> => process.round();

/** Whether something is there exactly once. */
export const once = (what: string, many: number): readonly string[] => (many === 1 ? [] : [`${what}: ${many} times`]);

/** An act that is under way: done once, whichever process did it. */
export function acting(world: KillWorld, room: Room, doing: Doing) {
	const send = sending(room, doing);
	return async (process: PokerProcess): Promise<Said> => {
		const said = await send(process);
		if (said === "ok") noteAct(world, doing);
		return said;
	};
}
