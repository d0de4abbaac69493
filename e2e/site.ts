// Which of the started sites a journey walks on: each that walks at the same time has one of its own.
import { inject } from "vitest";
import type { StartedSite } from "../tools/bootstrap/testing/started-server.ts";

export function ownSite(): StartedSite {
	const place = Number(process.env.VITEST_POOL_ID ?? 1);
	const site = inject("sites")[place - 1];
	if (site === undefined) throw new Error(`no site was started for place ${place}`);
	return site;
}
