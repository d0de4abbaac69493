// One run of the simulation: the world, the plan, what everybody knows, and an operator's program. What a domain keeps of a run
// is made when it is first asked for.
import type { Database } from "#platform/db";
import type { Chance } from "#platform/kernel";
import type { Book } from "./book.ts";
import type { Persist } from "./patience.ts";
import type { Plan } from "./plan.ts";
import type { World } from "./world.ts";

/** Before the server starts: its address is known, and nothing else. */
export type Eve = { readonly origin: string; readonly chance: Chance };

export type Run = {
	readonly eve: Eve;
	readonly world: World;
	readonly plan: Plan;
	readonly book: Book;
	/** An operator's, of the superuser. */
	readonly db: Database;
	/** Does it until the database answers. */
	readonly persist: Persist;
	/** Gives up where a world that stands brings it about in no time. */
	readonly until: (came: () => boolean) => Promise<void>;
	/** Has these jobs run now, which else wait for their moment. */
	readonly hasten: (jobs: readonly string[]) => Promise<void>;
	/** What a condition of SQL says. */
	readonly isSo: (condition: string) => Promise<boolean>;
};

/** One for each run, however often it is asked for. */
export function kept<Of extends object, T>(open: (of: Of) => T): (of: Of) => T {
	const all = new WeakMap<Of, { readonly value: T }>();
	return (of) => {
		const found = all.get(of) ?? { value: open(of) };
		all.set(of, found);
		return found.value;
	};
}
