// The lease under which a life holds its jobs: it is extended while the process lives, so a process that was killed loses what it
// held within it. The library's own locks outlive their holder by four hours.
import type { openPool } from "#platform/db";
import type { Clock } from "#platform/kernel";

export type LeaseParts = {
	readonly pool: ReturnType<typeof openPool>;
	readonly clock: Clock;
	/** Longer than any pause that a living process is meant to survive. */
	readonly milliseconds: number;
	/** An extension that failed; the next is tried in its turn. */
	readonly failed: (thrown: unknown) => void;
};

export type Lease = {
	/** Holds on from now until `end`, and lets go what the dead held. Throws when the first time fails. */
	readonly begin: (name: string) => Promise<void>;
	/** It is not given back: what is held still, because its end could not be written, is let go when the lease is over. */
	readonly end: () => void;
};

const beatsOfALease = 6;

/** Both in one statement: nobody is taken for dead whose lease was extended, and none of the dead is forgotten with jobs in hand. */
const holdOn = {
	name: "jobs-hold-on",
	text: `with held as (
			insert into platform.job_holder (name, until) values ($1, $3)
			on conflict (name) do update set until = excluded.until
		), dead as (
			delete from platform.job_holder where until <= $2 and name <> $1 returning name
		)
		select graphile_worker.force_unlock_workers(array_agg(name)) from dead having count(*) > 0`,
};

export function createLease({ pool, clock, milliseconds, failed }: LeaseParts): Lease {
	let timer: NodeJS.Timeout | undefined;
	let beating = false;
	const hold = async (name: string): Promise<void> => {
		const now = clock.now();
		await pool.query({ ...holdOn, values: [name, now, new Date(now.getTime() + milliseconds)] });
	};
	const beat = async (name: string): Promise<void> => {
		if (beating) return;
		beating = true;
		await hold(name).catch(failed);
		beating = false;
	};
	return {
		begin(name) {
			timer = setInterval(() => void beat(name), milliseconds / beatsOfALease);
			timer.unref();
			return hold(name);
		},
		end: () => clearInterval(timer),
	};
}
