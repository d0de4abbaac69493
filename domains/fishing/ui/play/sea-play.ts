// One angler's game without a document: what the room shows, what swims now, bullets that fly, contacts on their way up. Money is what
// the server says: nothing here is caught before the room tells it.
import { type ExternalStore, externalStore, type RoomAnswer, type RoomState } from "#platform/ui";
import type { FishingSeen } from "../../contract/index.ts";
import { createWaters, type FishTable, type Point, type SeatCommand, type Swimmer } from "../../core/index.ts";
import { aimOf, type Bullet, fired, fly, muzzleOf, type Target } from "./bullets.ts";
import { type Swim, swimmingAt } from "./swimming.ts";

export type Kill = FishingSeen["kills"][number];

export type Hand = {
	/** Index into the cannon's bets. */
	readonly bet: number;
	/** Five bets a bullet. */
	readonly charged: boolean;
	/** Shots that fire by themselves, left to go; 0: by hand. */
	readonly auto: number;
	/** A press locks what it touches. */
	readonly locks: boolean;
	readonly lock: number | undefined;
};

export type SeaPorts = {
	readonly table: FishTable;
	readonly place: number;
	readonly bets: readonly number[];
	/** The server's clock, in milliseconds. */
	readonly now: () => number;
	readonly room: () => RoomState<FishingSeen>;
	readonly act: (command: SeatCommand) => Promise<RoomAnswer>;
	readonly onFired: () => void;
	readonly onTouched: (bullet: Bullet, fish: number) => void;
};

export type SeaPlay = {
	readonly hand: ExternalStore<Hand>;
	readonly change: (next: Partial<Hand>) => void;
	/** Where the cannon points, in thousandths of a turn. Not of the hand: it changes with each frame, and nothing but the sea shows it. */
	readonly aim: () => number;
	/** Aims at a place of the sea. */
	readonly aimAt: (x: number, y: number) => void;
	/** Turns the cannon by so much, and lets go of what was locked. */
	readonly turnBy: (thousandths: number) => void;
	/** Where locking is on, the fish that was pressed is locked. */
	readonly press: (at: Point) => void;
	/** Locks the next fish by its worth, the dearest first; none after the last. */
	readonly lockNext: () => void;
	/** Fires while it is on. */
	readonly hold: (on: boolean) => void;
	/** Goes on by so much; answers what is to be drawn. */
	readonly advance: (milliseconds: number) => {
		readonly targets: readonly (Target & Swim)[];
		readonly bullets: readonly Bullet[];
	};
	/** Who swims now. */
	readonly targets: () => readonly (Target & Swim)[];
	/** What the sea is at a moment of the server's clock, in one word that every browser must agree on. */
	readonly digest: (at: number) => string;
};

const shotMilliseconds = 125;
const sendMilliseconds = 150;
const mostFlying = 20;
const mostSent = 16;
const hereMilliseconds = 15_000;

type Contact = Extract<SeatCommand, { type: "fire" }>["contacts"][number];

export function createSeaPlay(ports: SeaPorts): SeaPlay {
	const hand = externalStore<Hand>({
		bet: 0,
		charged: false,
		auto: 0,
		locks: false,
		lock: undefined,
	});
	const change = (next: Partial<Hand>): void => hand.set({ ...hand.get(), ...next });
	const water = createWaters(ports.table);
	const barrel = createBarrel(ports.place, () => change({ lock: undefined }));
	const { aim } = barrel;
	const sender = createSender(ports, { hand, aim });
	let bullets: readonly Bullet[] = [];
	let held = false;
	let sinceShot = shotMilliseconds;
	const others = new Map<number, number>();
	const targets = createSwim(ports, water);
	const betNow = (): number => (ports.bets[hand.get().bet] ?? 1) * (hand.get().charged ? 5 : 1);
	const shoot = (): void => {
		const { lock, auto } = hand.get();
		sender.shot();
		bullets = [...bullets, fired({ place: ports.place, own: true, bet: betNow(), lock, aim: aim() })];
		if (auto > 0) change({ auto: auto - 1 });
		ports.onFired();
	};
	return {
		hand,
		change,
		targets,
		digest: (at) => water(ports.room().seen?.waves ?? []).digest(at),
		...barrel,
		...locking({ hand, change, targets }),
		hold: (on) => {
			held = on;
		},
		advance(milliseconds) {
			const swim = targets();
			const goal = lockedOf(hand, change, swim);
			if (goal !== undefined) barrel.aimAt(goal.x, goal.y);
			sinceShot += milliseconds;
			const stopped = ports.room().seen?.mine === undefined || ports.room().away;
			const fires = (held || hand.get().auto > 0) && !stopped && sinceShot >= shotMilliseconds;
			if (fires && bullets.filter(({ own }) => own).length < mostFlying) {
				sinceShot = 0;
				shoot();
			}
			const more = firedByOthers(ports, others);
			if (more.length > 0) bullets = [...bullets, ...more];
			const { flies, touched } = fly(bullets, swim, milliseconds);
			bullets = flies;
			for (const { bullet, fish } of touched) {
				if (bullet.own) sender.touched({ fish, bet: bullet.bet, at: Math.round(ports.now()) });
				ports.onTouched(bullet, fish);
			}
			sender.advance(milliseconds);
			return { targets: swim, bullets };
		},
	};
}

/** Where the cannon points. */
function createBarrel(place: number, letGo: () => void): Pick<SeaPlay, "aim" | "aimAt" | "turnBy"> {
	let aim = place < 2 ? 750 : 250;
	return {
		aim: () => aim,
		aimAt(x, y) {
			aim = aimOf(muzzleOf(place), { x, y });
		},
		turnBy(thousandths) {
			aim = (aim + thousandths + 1_000) % 1_000;
			letGo();
		},
	};
}

/** Who lives is reckoned when the room tells, not with each frame. */
function createSwim({ now, room }: SeaPorts, water: ReturnType<typeof createWaters>): () => readonly (Target & Swim)[] {
	let known: FishingSeen | undefined;
	let living: readonly Swimmer[] = [];
	return () => {
		const { seen } = room();
		if (seen !== known) {
			known = seen;
			const dead = new Set(seen?.dead);
			living =
				seen === undefined
					? []
					: water(seen.waves)
							.all()
							.filter(({ fish }) => !dead.has(fish));
		}
		return swimmingAt(living, Math.round(now()));
	};
}

type Lockable = {
	readonly hand: ExternalStore<Hand>;
	readonly change: (next: Partial<Hand>) => void;
	readonly targets: () => readonly (Target & Swim)[];
};

function locking({ hand, change, targets }: Lockable): Pick<SeaPlay, "press" | "lockNext"> {
	return {
		press(at) {
			if (!hand.get().locks) return;
			const near = targets().find(({ x, y, size }) => Math.hypot(x - at.x, y - at.y) < Math.max(30, size));
			if (near !== undefined) change({ lock: near.fish });
		},
		lockNext() {
			const all = [...targets()].sort((a, b) => b.swimmer.species.kill.of - a.swimmer.species.kill.of);
			const place = all.findIndex(({ fish }) => fish === hand.get().lock);
			change({ lock: all[place + 1]?.fish, locks: true });
		},
	};
}

/** What is locked. A lock ends with its fish; until then the cannon follows it. */
function lockedOf(
	hand: ExternalStore<Hand>,
	change: (next: Partial<Hand>) => void,
	swim: readonly Target[],
): Target | undefined {
	const { lock } = hand.get();
	if (lock === undefined) return undefined;
	const goal = swim.find(({ fish }) => fish === lock);
	if (goal === undefined) change({ lock: undefined });
	return goal;
}

/** The bullets of other cannons, for the eye alone. */
function firedByOthers({ room, place }: SeaPorts, known: Map<number, number>): readonly Bullet[] {
	return (room().seen?.seats ?? []).flatMap((seat) => {
		const before = known.get(seat.place) ?? seat.fired;
		known.set(seat.place, seat.fired);
		const count = seat.place === place ? 0 : Math.min(2, Math.max(0, seat.fired - before));
		return Array.from({ length: count }, () =>
			fired({ place: seat.place, own: false, bet: seat.bet, lock: undefined, aim: seat.aim }),
		);
	});
}

/** What goes up: contacts in the order of their shots, sent again until they are answered or too late to count. */
function createSender({ act, room, now, bets }: SeaPorts, { hand, aim }: Pick<SeaPlay, "hand" | "aim">) {
	let [sinceSent, sinceHere, shots, told] = [0, 0, 0, 0];
	let next: number | undefined;
	let waits: readonly Contact[] = [];
	let busy = false;
	const lateMilliseconds = 2_000;
	const send = async (): Promise<void> => {
		busy = true;
		const { bet } = hand.get();
		const sent = waits.slice(0, mostSent);
		told = shots;
		const answer = await act({ type: "fire", aim: aim(), bet: bets[bet] ?? 1, fired: shots, contacts: sent });
		busy = false;
		if (answer !== "silent") waits = waits.filter((one) => !sent.includes(one));
		waits = waits.filter(({ at }) => at > now() - lateMilliseconds);
	};
	return {
		shot(): void {
			shots += 1;
		},
		/** Numbered as they touch, on from what the room has heard of: also after the page was loaded again. */
		touched(contact: Omit<Contact, "shot">): void {
			next ??= (room().seen?.mine?.lastShot ?? -1) + 1;
			waits = [...waits, { ...contact, shot: next }];
			next += 1;
		},
		advance(milliseconds: number): void {
			sinceSent += milliseconds;
			sinceHere += milliseconds;
			const news = waits.length > 0 || shots !== told;
			if (!busy && news && sinceSent >= sendMilliseconds) {
				sinceSent = 0;
				sinceHere = 0;
				void send();
			} else if (sinceHere >= hereMilliseconds) {
				sinceHere = 0;
				void act({ type: "here" });
			}
		},
	};
}
