// The tour's table of routes: what the domains name in proof/stops.ts. A route of the site without a stop fails a test
// (apps/site/router.ui.test.ts).
import { existsSync } from "node:fs";
import { loadProofs } from "../../tools/proof.ts";
import type { Stop, Stops } from "./stop.ts";

const isStops = (value: unknown): value is Stops =>
	typeof value === "object" && value !== null && "routes" in value && Array.isArray(value.routes);

/** Of a checkout: this one, where none is named. */
export const loadStops = async (root?: string): Promise<readonly Stops[]> =>
	(await loadProofs({ name: "stops", is: isStops, ...(root === undefined ? {} : { root }) })).map(({ value }) => value);

const all = await loadStops();

export const routeStops: readonly Stop[] = all.flatMap(({ routes }) => routes);

/** Routes that are looked at without a stop: they lead on, or a journey of their own looks at them. */
export const otherRoutes: readonly string[] = all.flatMap(({ leadingOn = {}, lookedAtElsewhere = {} }) => {
	const missing = Object.values(lookedAtElsewhere).filter((journey) => !existsSync(journey));
	if (missing.length > 0) throw new Error(`no such journey: ${missing.join(", ")}`);
	return [...Object.keys(leadingOn), ...Object.keys(lookedAtElsewhere)];
});
