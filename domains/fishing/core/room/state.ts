// A fishing room as data: waves, four seats, what is on its way to be written. Plain JSON; amounts are decimal strings of minor
// units, bets whole numbers of the room's unit.
import type { Wave } from "../wave.ts";

/** The play session that a seat pays with: what the games are asked with, also after a restart. */
export type SeatPlay = {
	readonly playId: string;
	/** As text: null in a demo that nobody logged in for. */
	readonly memberId: string | null;
	readonly vendor: string;
	readonly gameCode: string;
	readonly mode: "real" | "demo";
	readonly currency: string;
	readonly merchant: string;
};

/** The seeds that a seat's shots are drawn from; the server seed is not here. */
export type SeatSeeds = { readonly id: string; readonly clientSeed: string; readonly serverHash: string };

/** A bullet that touched a fish, as the seat says it. */
export type Contact = {
	readonly shot: number;
	readonly fish: number;
	/** Bets of the room's unit: the cannon's times its charge. */
	readonly bet: number;
	/** When, by the server's clock as the seat knows it. */
	readonly at: number;
};

/** A contact that was drawn. */
export type Shot = Contact & {
	readonly nonce: number;
	readonly species: string;
	readonly killed: boolean;
	/** All that it pays, in bets. */
	readonly times: number;
	/** Who swam near when a weapon went off, in the order that they were drawn in. */
	readonly near?: readonly number[] | undefined;
	readonly nearSpecies?: readonly string[] | undefined;
	readonly died: readonly number[];
	readonly wheel?: number | undefined;
	readonly coins?: number | undefined;
	readonly bullets?: number | undefined;
};

/** One round of a seat: drawn, on its way to the ledger, not told. */
export type Volley = {
	readonly n: number;
	readonly at: number;
	readonly asked: number;
	readonly shots: readonly Shot[];
};

export type Seat = {
	readonly owner: string;
	readonly place: number;
	/** As others see it; null in a demo. */
	readonly name: string | null;
	readonly sitting: string;
	readonly play: SeatPlay;
	/** One bet, in minor units. */
	readonly unit: string;
	readonly seeds: SeatSeeds;
	readonly nonce: number;
	/** Of the next volley. */
	readonly n: number;
	readonly satAt: number;
	readonly heardAt: number;
	readonly firedAt: number;
	/** Shots that may be heard of now, and since when. */
	readonly tokens: number;
	readonly tokensAt: number;
	readonly lastShot: number;
	/** For the others: where it aims (thousandths of a turn), what it fires, and how often it has. */
	readonly aim: number;
	readonly bet: number;
	readonly fired: number;
	readonly waits: readonly Contact[];
	readonly waitsSince: number;
	readonly volley: Volley | null;
	/** In bets, since it sat down. */
	readonly staked: number;
	readonly won: number;
	readonly balance: string;
	/** Why its last volley was not taken. */
	readonly stop: string | null;
	readonly idle: boolean;
};

/** A kill as everybody is told of it. */
export type Kill = {
	/** Grows by one. */
	readonly k: number;
	readonly place: number;
	readonly fish: number;
	readonly species: string;
	readonly times: number;
	readonly bet: number;
	readonly died: readonly number[];
	readonly wheel?: number | undefined;
	readonly coins?: number | undefined;
	readonly bullets?: number | undefined;
};

export type RoomState = {
	/** In the water, the last one drawn ahead. */
	readonly waves: readonly Wave[];
	/** Fish that are gone. */
	readonly dead: readonly number[];
	readonly seats: readonly Seat[];
	readonly kills: readonly Kill[];
	readonly lastKill: number;
};

export type RoomEvent =
	| { readonly type: "wave"; readonly wave: Wave }
	| { readonly type: "sat"; readonly seat: Seat }
	| {
			readonly type: "back";
			readonly owner: string;
			readonly play: SeatPlay;
			readonly at: number;
			readonly balance: string;
	  }
	| { readonly type: "heard"; readonly owner: string; readonly at: number }
	| {
			readonly type: "fired";
			readonly owner: string;
			readonly at: number;
			readonly aim: number;
			readonly bet: number;
			readonly fired: number;
			readonly tokens: number;
			readonly contacts: readonly Contact[];
	  }
	| { readonly type: "idle"; readonly owner: string }
	/** Contacts that touched nothing any more: they cost nothing. `shots`: what is left of them, drawn. */
	| { readonly type: "volley"; readonly owner: string; readonly at: number; readonly shots: readonly Shot[] }
	| { readonly type: "again"; readonly owner: string; readonly n: number; readonly at: number }
	| {
			readonly type: "paid";
			readonly owner: string;
			readonly n: number;
			readonly balance: string;
			/** Of the betting record; rooms of before did not say it. */
			readonly roundId?: string | undefined;
	  }
	| { readonly type: "refused"; readonly owner: string; readonly n: number; readonly code: string }
	| { readonly type: "seeds"; readonly owner: string; readonly from: string; readonly seeds: SeatSeeds }
	| { readonly type: "left"; readonly owner: string; readonly sitting: string; readonly at: number };

/** What a seat sends itself. */
export type SeatCommand =
	| {
			readonly type: "fire";
			readonly aim: number;
			readonly bet: number;
			readonly fired: number;
			readonly contacts: readonly Contact[];
	  }
	| { readonly type: "here" }
	| { readonly type: "leave" };

/** What the server does for it. */
export type HouseCommand =
	| {
			readonly type: "sit";
			readonly sitting: string;
			readonly name: string | null;
			readonly play: SeatPlay;
			readonly unit: string;
			readonly seeds: SeatSeeds;
			readonly nonce: number;
			readonly balance: string;
	  }
	| { readonly type: "paid"; readonly n: number; readonly balance: string; readonly roundId?: string | undefined }
	| { readonly type: "refused"; readonly n: number; readonly code: string }
	/** Retires the pair `from` and goes on with the one that was announced. */
	| { readonly type: "seeds"; readonly from: string; readonly seeds: SeatSeeds };

export type RoomCommand = SeatCommand | HouseCommand;

export const emptyRoom: RoomState = { waves: [], dead: [], seats: [], kills: [], lastKill: 0 };

export const seatsOfRoom = 4;

export const seatOfOwner = (state: RoomState, owner: string): Seat | undefined =>
	state.seats.find((seat) => seat.owner === owner);

/** Times of a seat, in milliseconds. */
export const seatTimes = {
	/** Contacts are gathered for so long into one volley. */
	volley: 250,
	/** A volley of which nothing was heard is asked for again. */
	again: 3_000,
	/** Without a word the seat is given up. */
	lost: 60_000,
	/** Without a shot it is told, and given up. */
	idle: 60_000,
	leaves: 180_000,
	/** A contact is told at most so late, and its clock may be ahead by so much. */
	late: 2_500,
	early: 300,
} as const;

/** Shots a second, and a burst. */
export const fireRate = { second: 8, burst: 20 } as const;
