// What a member has chosen of messages and boards. It holds at once.
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { readChoices, saveChoices } from "../contract/index.ts";
import { findChoices, keepChoices } from "./choice-store.ts";
import type { CommunityDeps } from "./ports.ts";

export const readChoicesRoute = ({ db }: CommunityDeps): Route =>
	bind(readChoices, async (_input, { principal }) => ok(await db.read((tx) => findChoices(tx, principal.memberId))));

export const saveChoicesRoute = ({ db }: CommunityDeps): Route =>
	bind(saveChoices, async ({ marketing, boards }, { principal, now }) => {
		await db.tx((tx) => keepChoices(tx, { memberId: principal.memberId, marketing, boards, now }));
		return ok({ marketing, boards });
	});
