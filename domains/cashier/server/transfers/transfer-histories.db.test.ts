// Random histories of transfers, bets at vendors and ways home, several at once: whatever comes, a member has what they
// had, less what they staked, with what they won; and every transfer stands beside its postings.

import fc from "fast-check";
import { expect, test } from "vitest";
import { type MemberId, unwrap } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { historiesOf } from "../../../../tools/bootstrap/testing/turn.ts";
import { listTransfers, readConsolidatedFunds, returnWallets, transferWallet } from "../../contract/index.ts";
import { openCounter } from "../testing/open-counter.ts";

const { call, cashier, clock, enrol, faults, vendors, wallet } = await openCounter();
const codes = ["FARAWAY", "NEARBY"] as const;

type Act =
	| { readonly kind: "out" | "back"; readonly code: string; readonly amount: number; readonly key: number }
	| { readonly kind: "stake" | "end"; readonly code: string; readonly amount: number }
	| { readonly kind: "home" | "launch"; readonly code: string };

const code = fc.constantFrom(...codes);
const amount = fc.integer({ min: 1, max: 60 });
const act: fc.Arbitrary<Act> = fc.oneof(
	fc.record({
		kind: fc.constantFrom("out" as const, "back" as const),
		code,
		amount,
		key: fc.integer({ min: 0, max: 8 }),
	}),
	fc.record({ kind: fc.constantFrom("stake" as const, "end" as const), code, amount }),
	fc.record({ kind: fc.constantFrom("home" as const, "launch" as const), code }),
);

const begin = 10_000n;
let histories = 0;

/** Answers what it added to all that the member has, in minor units. */
async function carryOut(member: MemberId, done: Act): Promise<bigint> {
	switch (done.kind) {
		case "home":
			await call(member, returnWallets, {});
			return 0n;
		case "launch":
			await cashier.bringHome({
				memberId: member,
				currency: "P",
				merchant: "tessera",
				now: clock.now(),
				except: done.code,
			});
			return 0n;
		case "stake":
		case "end":
			return play(member, done);
		default: {
			const purse = `vendor:${done.code}`;
			const [from, to] = done.kind === "out" ? ["cash", purse] : [purse, "cash"];
			const key = `history-${histories}-${done.key}`;
			await call(member, transferWallet, { fromPurse: from, toPurse: to, amount: `${done.amount}` }, { key });
			return 0n;
		}
	}
}

async function play(member: MemberId, { kind, code: at, amount: whole }: Extract<Act, { kind: "stake" | "end" }>) {
	const bet = { member, code: at, amount: BigInt(whole) * 100n };
	if (kind === "stake") return (await vendors.stake(wallet, bet)) ? -bet.amount : 0n;
	const { purses } = await wallet.balance(member, "P");
	if (!purses.some(({ purse }) => purse === `vendor:${at}`)) return 0n;
	await vendors.end(wallet, bet);
	return bet.amount;
}

test("whatever comes, nothing is lost, doubled or invented", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { maxLength: 8 }), async (waves) => {
			histories += 1;
			const member = await enrol();
			const cash = { memberId: member, currency: "P", purse: "cash" } as const;
			const key = commandKey("test:grant", member);
			unwrap(await wallet.post({ ...cash, kind: "grant", delta: begin, counter: "house:grants", key }));
			let expected = begin;
			for (const wave of waves) {
				for (const added of await Promise.all(wave.map((one) => carryOut(member, one)))) expected += added;
			}
			const { total } = unwrap(await call(member, readConsolidatedFunds, {}));
			expect(total).toBe(`${expected / 100n}.00`);
			const { transfers } = unwrap(await call(member, listTransfers, { pageSize: 100 }));
			const { purses } = await wallet.balance(member, "P");
			const gone = transfers.reduce(
				(sum, { from, amount: moved }) => sum + (from === "cash" ? 1 : -1) * Number(moved),
				0,
			);
			expect(Number(purses.find(({ purse }) => purse === "cash")?.balance)).toBe(
				Number(begin) - Math.round(gone * 100),
			);
		}),
		{ numRuns: historiesOf(30) },
	);
	expect(await faults()).toEqual([]);
}, 120_000);
