// Applications at the desk: who sent what, who else may be the same person, issued or rejected. What is issued is set aside in the
// transaction that decides; beyond what somebody may give alone within a day, another agrees first.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { actorOf, atDesk } from "#platform/desk";
import { type Answer, bind, type CallContext, type Route } from "#platform/http";
import { err, formatMinor, memberId, ok } from "#platform/kernel";
import { sealerWith } from "#platform/kernel/node";
import { decideApplication, listApplications, lookAtApplication } from "../../contract/index.ts";
import { mostOfTurn, move } from "../../core/index.ts";
import { applicationsOf, decideApplication as keepDecision, picturesOf } from "../application-store.ts";
import { pictureName } from "../apply.ts";
import { subjectsOf } from "../issue.ts";
import { textOf, wishAt } from "../list-activities.ts";
import { writeAct } from "../operator-act.ts";
import type { PromotionsDeps } from "../ports.ts";
import { allPromotions, type Entry, inVersion, keepEntry, lockEntry, type Promotion } from "../promotion-store.ts";
import { termsOf } from "../standing.ts";
import { heldBy, type WaitingRow, waitingApplications } from "./desk-store.ts";
import { waitsFor } from "./edit-offers.ts";
import { aloneIn, type GiftApprovals } from "./gift-approval.ts";

type Call = CallContext<"staff">;

export const applicationRoutes = (deps: PromotionsDeps, gifts: GiftApprovals): readonly Route[] => [
	bind(listApplications, async (_input, { staff: { merchant }, language, now }) => {
		const wish = wishAt(deps, { merchant, language });
		const { currency } = deps.brand.brand(merchant);
		return deps.db.read(async (tx) => {
			const promotions = new Map((await allPromotions(tx, merchant)).map((one) => [one.code, one]));
			const applications = [];
			const asked = new Set((await gifts.waiting(tx, { merchant, now })).map(({ about }) => about));
			for (const row of await waitingApplications(tx, merchant)) {
				const promotion = promotions.get(row.code);
				if (promotion === undefined) continue;
				const amount = formatMinor(mostOfTurn(promotion.rule.reward), currency);
				const person = await personOf(tx, deps, row);
				const { id, member, remark, sentAt, pictures, number } = row;
				const facts = { id, memberId: member, promotion: row.code, remark, pictures, times: number };
				applications.push({
					...facts,
					...person,
					amount,
					waits: asked.has(id),
					title: textOf(promotion, wish).title,
					sentAt: sentAt.toISOString(),
				});
			}
			return ok({ currency, applications });
		});
	}),
	bind(lookAtApplication, ({ id }, call) => atDesk(deps.db, call, (tx) => look(tx, deps, { id, call }))),
	bind(decideApplication, ({ id, why }, call) =>
		atDesk(deps.db, call, (tx) => decide(tx, deps, { id, why, call, gifts })),
	),
];

/** The account, and accounts that had something as the same person. */
async function personOf(tx: Tx, deps: PromotionsDeps, { member }: Pick<WaitingRow, "member">) {
	const subjects = await subjectsOf(tx, deps, memberId(member));
	const digests = subjects.map(({ digest }) => digest);
	const others = (await heldBy(tx, digests)).filter((one) => one !== member);
	const ids = [member, ...others].map((one) => memberId(one));
	const standings = await deps.members.standings(tx, ids);
	const name = (one: string): string => standings.get(memberId(one))?.account ?? one;
	return { account: name(member), same: others.map(name) };
}

type Held = { readonly entry: Entry; readonly promotion: Promotion };

async function heldIn(
	tx: Tx,
	{ id, merchant }: { readonly id: string; readonly merchant: string },
): Promise<Held | undefined> {
	const entry = await lockEntry(tx, id);
	const promotion = (await allPromotions(tx, merchant)).find((one) => one.id === entry?.promotionId);
	if (entry === undefined || promotion === undefined) return undefined;
	return { entry, promotion: await inVersion(tx, promotion, entry.version) };
}

type Looked = { readonly id: string; readonly call: Call };

async function look(tx: Tx, deps: PromotionsDeps, { id, call }: Looked): Promise<Answer<typeof lookAtApplication>> {
	const { merchant, name: operator } = call.staff;
	const held = await heldIn(tx, { id, merchant });
	const [application] = held === undefined ? [] : await applicationsOf(tx, [id]);
	if (held === undefined || application === undefined) return err(failure("APPLICATION_NOT_FOUND"));
	const sealer = sealerWith(deps.pictureKey);
	const pictures = (await picturesOf(tx, { entryId: id, number: application.number })).flatMap((sealed, at) => {
		const opened = sealer.open(pictureName(id, at + 1), sealed);
		return opened === undefined ? [] : [opened.toString("base64")];
	});
	const after = { application: id, promotion: held.promotion.code, memberId: held.entry.memberId };
	await writeAct(tx, { merchant, operator, act: "application looked at", at: call.now, before: {}, after });
	return ok({ pictures });
}

type Decided = Looked & { readonly why: string; readonly gifts: GiftApprovals };

async function decide(
	tx: Tx,
	deps: PromotionsDeps,
	{ id, why, call, gifts }: Decided,
): Promise<Answer<typeof decideApplication>> {
	const { merchant, name: operator, staffId } = call.staff;
	const held = await heldIn(tx, { id, merchant });
	if (held === undefined) return err(failure("APPLICATION_NOT_FOUND"));
	const { entry, promotion } = held;
	const issues = why.trim() === "";
	const moved = move(entry.state, issues ? "operator.issues" : "operator.rejects", termsOf(promotion.rule, false));
	if (!moved.ok) return err(failure("APPLICATION_CLOSED"));
	if (issues) return give(tx, deps, { ...held, call, gifts });
	const reason = why.trim();
	await keepEntry(tx, { entry: { ...entry, state: moved.value, reason }, now: call.now });
	await keepDecision(tx, { entryId: id, decision: "rejected", reason, by: `staff:${staffId}`, now: call.now });
	const after = { application: id, promotion: promotion.code, memberId: entry.memberId, why: reason };
	await writeAct(tx, { merchant, operator, act: "application rejected", at: call.now, before: {}, after });
	return ok({ state: "rejected" });
}

type Giving = Held & Pick<Decided, "call" | "gifts">;

/** Within what one may give alone it is issued; beyond that another agrees first. */
async function give(
	tx: Tx,
	deps: PromotionsDeps,
	{ entry: { id: entryId, memberId: member }, promotion, call, gifts }: Giving,
): Promise<Answer<typeof decideApplication>> {
	const { merchant, aloneUpTo } = call.staff;
	const { code, currency } = promotion;
	if (await waitsFor(tx, gifts, { merchant, about: entryId, now: call.now })) return ok({ state: "waiting" });
	const worth = `${mostOfTurn(promotion.rule.reward)}`;
	const asked = await gifts.ask(tx, {
		by: actorOf(call),
		id: deps.newId(),
		terms: { what: "application", code, currency, worth, entryId, memberId: member },
		reason: code,
		alone: aloneIn(deps, { merchant, aloneUpTo, currency }),
	});
	if (!asked.ok) return err(failure(saidOf(asked.error.code)));
	return ok({ state: asked.value.approval.state === "proposed" ? "waiting" : "issued" });
}

const saidOf = (code: string) =>
	code === "APPLICATION_SPENT" || code === "APPLICATION_TAKEN" ? code : "APPLICATION_CLOSED";
