// Whether a feed is heard now: by what its follower writes down, so that a follower that died takes no bets with it.
import type { Database } from "#platform/db";
import type { Clock } from "#platform/kernel";
import { isFed } from "../../core/index.ts";
import type { EventState } from "../event-state.ts";
import { listLines } from "./feed-rows.ts";

/** A producer says every ten seconds that it is alive; its follower writes it down. */
export const heardFor = 20_000;
/** Everybody asks: it is read so often, in milliseconds. */
const readFor = 500;

type Looking = { readonly db: Database; readonly clock: Clock };
type Kept = { readonly at: number; readonly products: Promise<ReadonlySet<number>> };
const kept = new WeakMap<Database, Kept>();

async function readHeard({ db }: Looking, now: number): Promise<ReadonlySet<number>> {
	const lines = await db.read(listLines);
	return new Set(lines.flatMap(({ product, up, heardAt }) => (up && now - heardAt <= heardFor ? [product] : [])));
}

function heardNow(tools: Looking): Promise<ReadonlySet<number>> {
	const now = tools.clock.now().getTime();
	const known = kept.get(tools.db);
	if (known !== undefined && Math.abs(now - known.at) < readFor) return known.products;
	const products = readHeard(tools, now);
	kept.set(tools.db, { at: now, products });
	return products;
}

/** It was just written down by this process. */
export const heardAnew = (db: Database): void => void kept.delete(db);

export const isFedEvent = ({ state }: Pick<EventState, "state">): boolean => state !== undefined && isFed(state);

/** A match as it stands, its producers alone that are heard now. */
export async function withHeard(tools: Looking, event: EventState): Promise<EventState> {
	const { state } = event;
	if (state === undefined || !isFed(state)) return event;
	const heard = await heardNow(tools);
	return state.up.every((product) => heard.has(product))
		? event
		: { ...event, state: { ...state, up: state.up.filter((product) => heard.has(product)) } };
}
