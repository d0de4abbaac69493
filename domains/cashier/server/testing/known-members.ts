// What the cashier asks of the members, over memory, for tests: everybody's payment password is one, nobody has a second
// factor, and a test says when somebody logged in and what is new about it. Never imported outside tests.
import { payoutNameKey } from "#members/core";
import { failure } from "#platform/contract";
import { type Clock, err, type MemberId, ok } from "#platform/kernel";
import type { CashierDeps } from "../ports.ts";

export const paymentPassword = "135792";

type Facts = Awaited<ReturnType<CashierDeps["members"]["loginFacts"]>>;

export type KnownMembers = CashierDeps["members"] & {
	/** What is known of a member's login, where it is not the usual: an hour ago, everything else a year. */
	readonly say: (member: MemberId, facts: Partial<Facts>) => void;
	/** As an operator may. */
	readonly rename: (member: MemberId, name: string) => void;
};

const year = 365 * 24 * 3_600_000;

export function knownMembers(clock: Clock): KnownMembers {
	const names = new Map<MemberId, string>();
	const said = new Map<MemberId, Partial<Facts>>();
	const confirm = async (typed: string) =>
		typed === paymentPassword ? ok(undefined) : err({ code: "WRONG_PAYMENT_PASSWORD" } as const);
	return {
		confirmPaymentPassword: confirm,
		provePayoutWish: (wish) => confirm(wish.paymentPassword),
		payoutName: async (_tx, member) => names.get(member),
		holdPayoutName: async (_tx, { name, call }) => {
			const { memberId } = call.principal;
			const locked = names.get(memberId) ?? name;
			names.set(memberId, locked);
			return payoutNameKey(locked) === payoutNameKey(name) ? ok(locked) : err(failure("PAYOUT_NAME_DIFFERS"));
		},
		loginFacts: async (_tx, { principal }) => {
			const long = new Date(clock.now().getTime() - year);
			const usual = { networkSince: long, browserSince: long, passwordChangedAt: long };
			return { loggedInAt: clock.now(), ...usual, ...said.get(principal.memberId) };
		},
		say: (member, facts) => void said.set(member, facts),
		rename: (member, name) => void names.set(member, name),
	};
}
