// An exclusion that runs, as it goes over the wire: nothing where there is none, or where it has ended.
import type { RunningExclusion } from "#platform/http";

export type WiredExclusion = {
	readonly excluded?: { readonly kind: RunningExclusion["kind"]; readonly until: string };
};

export const wiredExclusion = (exclusion: RunningExclusion | undefined, now: Date): WiredExclusion =>
	exclusion === undefined || exclusion.until <= now
		? {}
		: { excluded: { kind: exclusion.kind, until: exclusion.until.toISOString() } };
