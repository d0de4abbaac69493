// A bar that runs, as it goes over the wire: nothing where there is none, or where it has ended.
import type { RunningBar } from "#platform/http";

export type WiredBar = { readonly barred?: { readonly kind: RunningBar["kind"]; readonly until: string } };

export const wiredBar = (bar: RunningBar | undefined, now: Date): WiredBar =>
	bar === undefined || bar.until <= now ? {} : { barred: { kind: bar.kind, until: bar.until.toISOString() } };
