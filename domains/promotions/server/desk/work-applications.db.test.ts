// Applications at the desk: looked at by staff alone, issued once whoever presses, rejected with a reason; what one may give alone.
import { afterAll, expect, test } from "vitest";
import { callRoute, drawPicture } from "#platform/http/testing";
import {
	applyForActivity,
	changeOffer,
	claimActivity,
	decideApplication,
	listApplications,
	listOffers,
	lookAtApplication,
	type RuleWords,
	readActivity,
} from "../../contract/index.ts";
import { openPromotions } from "../testing/open-promotions.ts";

const house = await openPromotions();
afterAll(house.close);
const { call, enrol, cash, offer } = house;
const rule: RuleWords = {
	entry: "open",
	claim: "review",
	period: "once",
	again: true,
	minLevel: 0,
	takeDays: 3,
	budget: { all: "100.00", day: "100.00", member: "10.00" },
	reward: { kind: "birthday", amount: "3.00" },
};
const staff = (aloneUpTo: bigint | undefined, merchant = "tessera") => ({
	staffId: "7",
	sessionId: "s",
	name: "somebody",
	merchant,
	permissions: new Set<string>(),
	aloneUpTo,
});
const { routes } = house.module.desk;
const at = (aloneUpTo: bigint | undefined, merchant?: string) => ({
	now: house.clock.now(),
	staff: staff(aloneUpTo, merchant),
});
const codeOf = (answer: { readonly ok: boolean; readonly error?: { readonly code: string } }) =>
	answer.ok ? "ok" : answer.error?.code;
const decide = (id: string, { why = "", alone = 10_000n }: { why?: string; alone?: bigint } = {}) =>
	callRoute(routes, { endpoint: decideApplication, input: { id, why } }, at(alone));

async function apply(member: Awaited<ReturnType<typeof enrol>>): Promise<string> {
	const images = [(await drawPicture()).toString("base64")];
	expect(codeOf(await call(member, applyForActivity, { id: "looked", remark: "see", images }))).toBe("ok");
	const listed = await callRoute(routes, { endpoint: listApplications, input: {} }, at(undefined));
	const found = listed.ok ? listed.value.applications.find(({ memberId }) => memberId === member) : undefined;
	expect(found).toMatchObject({ remark: "see", pictures: 1, amount: "3.00" });
	return found?.id ?? "";
}

test("is issued once whoever presses at once, and taken by its member", async () => {
	await offer({ code: "looked", rule });
	const member = await enrol();
	const id = await apply(member);
	const pictures = await callRoute(routes, { endpoint: lookAtApplication, input: { id } }, at(undefined));
	expect(pictures.ok && pictures.value.pictures).toHaveLength(1);
	const elsewhere = await callRoute(
		routes,
		{ endpoint: decideApplication, input: { id, why: "" } },
		at(9_999n, "other"),
	);
	expect(codeOf(elsewhere)).toBe("APPLICATION_NOT_FOUND");
	const pressed = await Promise.all([decide(id), decide(id), decide(id)]);
	expect(pressed.map(codeOf).sort()).toEqual(["APPLICATION_CLOSED", "APPLICATION_CLOSED", "ok"]);
	expect(codeOf(await call(member, claimActivity, { id: "looked", turn: "once" }))).toBe("ok");
	expect(await cash(member)).toBe(300n);
	expect(await house.violations()).toEqual([]);
});

test("is rejected with a reason that its member reads, and may be sent again; the same person is hinted at and refused", async () => {
	const [member, twin] = [await enrol(), await enrol()];
	for (const one of [member, twin]) house.persons.set(one, { mobile: "1055550000" });
	const id = await apply(member);
	expect(codeOf(await decide(id, { why: "No date is seen." }))).toBe("ok");
	const read = await call(member, readActivity, { id: "looked" });
	expect(read.ok && [read.value.state, read.value.turns[0]?.reason]).toEqual(["rejected", "No date is seen."]);
	const again = await apply(member);
	expect(codeOf(await decide(again))).toBe("ok");
	const second = await apply(twin);
	const listed = await callRoute(routes, { endpoint: listApplications, input: {} }, at(undefined));
	expect(listed.ok && listed.value.applications.find((one) => one.id === second)?.same).toEqual([`player${member}`]);
	expect(codeOf(await decide(second))).toBe("APPLICATION_TAKEN");
	expect(await house.violations()).toEqual([]);
});

test("a promotion is paused and ended with a reason; what was issued stays, and an end is for good", async () => {
	const change = (state: "live" | "paused" | "ended", id = "looked") =>
		callRoute(routes, { endpoint: changeOffer, input: { id, state, reason: "counted" } }, at(undefined));
	const member = await enrol();
	expect(codeOf(await change("paused", "nothing"))).toBe("OFFER_NOT_FOUND");
	expect(codeOf(await change("paused"))).toBe("ok");
	const refused = await call(member, applyForActivity, { id: "looked", remark: "", images: [] });
	expect(codeOf(refused)).toBe("ACTIVITY_STATE");
	expect([codeOf(await change("live")), codeOf(await change("ended")), codeOf(await change("live"))]).toEqual([
		"ok",
		"ok",
		"OFFER_ENDED",
	]);
	const listed = await callRoute(routes, { endpoint: listOffers, input: {} }, at(undefined));
	expect(listed.ok && listed.value.offers[0]).toMatchObject({
		id: "looked",
		state: "ended",
		spent: "6.00",
		claimed: 1,
	});
	const acts = await house.rows<{ act: string }>("select act from promotions.operator_act order by id desc limit 3");
	expect(acts.map(({ act }) => act)).toEqual(["promotion ended", "promotion resumed", "promotion paused"]);
});
