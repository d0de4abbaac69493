// Answers a member's own points, as a higher domain knows them; without one, and of guests, those of the navigation hold.
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { getOwnPoints } from "../../contract/index.ts";
import { categories } from "../../core/index.ts";
import type { GamesTools } from "../tools.ts";

export const getOwnPointsRoute = ({ db, ownPoints }: GamesTools): Route =>
	bind(getOwnPoints, async (_input, { principal, now }) => {
		const found = principal.guest ? undefined : await db.read(async (tx) => ownPoints?.(tx, principal, now));
		if (found === undefined) return ok({ points: null });
		return ok({
			points: categories.flatMap((gameCategory) => {
				const point = found.get(gameCategory);
				return point === undefined ? [] : [{ gameCategory, point }];
			}),
		});
	});
