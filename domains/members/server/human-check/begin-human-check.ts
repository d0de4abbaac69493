// Begins the check that a person is there, where the brand asks for it.
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { beginHumanCheck } from "../../contract/index.ts";
import type { UseCaseDeps } from "../deps.ts";
import { humanEffort } from "./human-check.ts";

export function beginHumanCheckRoute({ db, human }: Pick<UseCaseDeps, "db" | "human">): Route {
	return bind(beginHumanCheck, async ({ place }, { merchant, now }) => {
		const effort = await db.read((tx) => humanEffort(tx, { merchant, place }));
		if (effort === undefined) return ok({ provider: human.provider });
		return ok({ provider: human.provider, challenge: await human.challenge({ place, effort, now }) });
	});
}
