// The simulated provider takes play money alone: a brand that plays for anything else is neither offered it nor served by it,
// and a provider that is not simulated is the same for both.
import { describe, expect, test } from "vitest";
import { callRoute, principalOf } from "#platform/http/testing";
import { unwrap } from "#platform/kernel";
import { openDeposit, readDepositDesk } from "../../contract/index.ts";
import { openDepositRoute } from "../deposits/open-deposit.ts";
import { readDepositDeskRoute } from "../deposits/read-desk.ts";
import type { CashierDeps } from "../ports.ts";
import type { DepositProvider } from "../providers/index.ts";
import { openTill } from "../testing/open-till.ts";

const till = await openTill();
const { clock, deps, enrol, rows } = till;

type World = { readonly playMoney: boolean; readonly simulated: boolean };

function cashierIn({ playMoney, simulated }: World): CashierDeps {
	const real = deps.providers.get("simulator");
	if (real === undefined) throw new Error("there is no provider");
	const provider: DepositProvider = { ...real, simulated };
	return {
		...deps,
		providers: new Map([["simulator", provider]]),
		brand: { brand: (merchant) => ({ ...deps.brand.brand(merchant), playMoney }) },
	};
}

async function lookIn(world: World) {
	const using = cashierIn(world);
	const member = await enrol();
	const routes = [readDepositDeskRoute(using), openDepositRoute(using)];
	const caller = { principal: principalOf(member), now: clock.now(), language: "en", idempotencyKey: `k-${member}` };
	const desk = unwrap(await callRoute(routes, { endpoint: readDepositDesk, input: {} }, caller));
	const ask = { endpoint: openDeposit, input: { method: "simulated-card", amount: "20" } } as const;
	const opened = await callRoute(routes, ask, caller);
	return {
		offered: desk.methods.filter(({ kind }) => kind === "provider").map(({ provider }) => provider?.simulated),
		others: desk.methods.filter(({ kind }) => kind !== "provider").map(({ code }) => code),
		opened: opened.ok ? opened.value.payment?.state : opened.error.code,
		payments: (await rows(`select 1 from cashier.payment where member_id = ${member}`)).length,
	};
}

const others = ["mosaic-bank", "lantern-express", "house-voucher"];

describe("a provider", () => {
	test.each([
		[{ playMoney: true, simulated: true }, [true, true, true], "started", 1],
		[{ playMoney: false, simulated: true }, [], "METHOD_NOT_FOUND", 0],
		[{ playMoney: false, simulated: false }, [false, false, false], "started", 1],
		[{ playMoney: true, simulated: false }, [false, false, false], "started", 1],
	] as const)("%j", async (world, offered, opened, payments) => {
		expect(await lookIn(world)).toEqual({ offered, others, opened, payments });
	});
});

test("what waits is followed though its provider is no longer offered: the money that comes is credited", async () => {
	const member = await enrol();
	const deposit = await till.openCard(member, "20");
	await rows("update cashier.method set enabled = false where code = 'simulated-card'");
	await till.paid(deposit);
	expect(await till.cash(member)).toBe(2_000n);
	await rows("update cashier.method set enabled = true where code = 'simulated-card'");
});
