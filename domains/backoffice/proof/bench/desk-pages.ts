// Every list that an operator reads and every statement page of a member, each call of one with another member, another
// name, another moment of the past.
import * as desk from "#backoffice/contract";
import * as cashier from "#cashier/contract";
import { listDeposits, listTransfers, listWithdrawals, readConsolidatedFunds } from "#cashier/contract";
import { getProfit } from "#games/contract";
import { listTransactions } from "#wallet/contract";
import { pastKey } from "../../../../bench/copy-postings.ts";
import { type DeskPast, houseAccounts } from "./desk-past.ts";
import { type Asked, askers } from "./desk-site.ts";

type Pages = Readonly<Record<string, () => Asked>>;

const hour = 3_600_000;

/** What a call asks for, drawn anew each time. */
type Draw = {
	readonly past: DeskPast;
	readonly nth: () => number;
	/** Whoever may ask for a page of their own: locked and closed accounts may not. */
	readonly asker: () => number;
	readonly moment: () => Date;
	readonly letters: (count: number) => string;
};

function drawFrom(past: DeskPast): Draw {
	const upTo = (most: number) => 1 + Math.floor(Math.random() * most);
	const length = past.to.getTime() - past.from.getTime();
	const asker = (): number => {
		const drawn = upTo(askers);
		return drawn % 50 === 0 || drawn % 777 === 0 ? asker() : drawn;
	};
	return {
		past,
		asker,
		nth: () => upTo(past.members),
		moment: () => new Date(past.from.getTime() + length * (0.1 + 0.9 * Math.random())),
		letters: (count) => Array.from({ length: count }, () => Math.floor(Math.random() * 16).toString(16)).join(""),
	};
}

const phoneOf = (member: number): string => `+8210${String(member).padStart(8, "0")}`;

export function deskPages(past: DeskPast): Pages {
	const draw = drawFrom(past);
	return {
		...ownPages(draw),
		...memberPages(draw),
		...ledgerPages(draw),
		...eventPages(draw),
		...moneyPages(draw),
		...staffPages(draw),
	};
}

function memberPages({ past, nth, moment, letters }: Draw): Pages {
	const endpoint = desk.findMembers;
	const [from, to] = [past.from, new Date(past.to.getTime() + hour)];
	return {
		"members-by-name": () => ({ endpoint, input: { by: "account", text: `m${letters(1)}` } }),
		"members-by-nickname": () => ({ endpoint, input: { by: "nickname", text: `nick${letters(1)}` } }),
		"members-by-phone": () => ({ endpoint, input: { by: "contact", text: phoneOf(nth()) } }),
		"members-by-label": () => ({ endpoint, input: { by: "label", text: `label-${nth() % 5}` } }),
		"members-newest": () => ({ endpoint, input: { from, to } }),
		"members-of-a-time": () => ({ endpoint, input: { from, to: moment() } }),
		"members-locked": () => ({ endpoint, input: { from, to: moment(), status: "locked" } }),
		"member-look": () => ({ endpoint: desk.lookAtMember, input: { memberId: nth() } }),
		"member-trail": () => ({ endpoint: desk.listTrail, input: { memberId: nth() } }),
	};
}

function ledgerPages({ past, nth, moment }: Draw): Pages {
	const entries = (input: NonNullable<Asked["input"]>): Asked => ({
		endpoint: desk.listEntries,
		input: { currency: "P", from: past.from, to: new Date(past.to.getTime() + hour), ...input },
	});
	const { grants, play } = houseAccounts;
	return {
		"ledger-member": () => entries({ memberId: nth() }),
		"ledger-member-kind": () => entries({ memberId: nth(), kind: "win" }),
		"ledger-house": () => entries({ house: grants }),
		"ledger-house-of-a-time": () => entries({ house: grants, to: moment() }),
		// Up to the end of the past, as the newest page is asked for now: beyond it nobody has played.
		"ledger-play": () => entries({ house: play, to: past.to }),
		"ledger-play-of-a-time": () => entries({ house: play, to: moment() }),
		"ledger-play-kind": () => entries({ house: play, kind: "win", to: moment() }),
		"ledger-transfer": () => {
			const member = nth();
			return { endpoint: desk.readTransfer, input: { memberId: member, entryKey: pastKey({ member, version: 4 }) } };
		},
		"ledger-trial-balance": () => ({ endpoint: desk.readTrialBalance }),
		"ledger-trial-balance-of-a-day": () => ({
			endpoint: desk.readTrialBalance,
			input: { day: moment().toISOString().slice(0, 10) },
		}),
	};
}

function eventPages({ past, nth, moment }: Draw): Pages {
	const events = (source: (typeof desk.eventSources)[number]) => (): Asked => ({
		endpoint: desk.listEvents,
		input: { source, from: past.from, to: moment() },
	});
	return {
		...Object.fromEntries(desk.eventSources.map((source) => [`events-${source}`, events(source)])),
		"events-all": () => ({ endpoint: desk.listEvents, input: { from: past.from, to: moment() } }),
		"outbox-newest": () => ({ endpoint: desk.listLetters }),
		"outbox-lost": () => ({ endpoint: desk.listLetters, input: { state: "lost" } }),
		"outbox-by-address": () => ({ endpoint: desk.listLetters, input: { to: phoneOf(nth()) } }),
	};
}

function moneyPages({ past, moment }: Draw): Pages {
	const withdrawals = (input: NonNullable<Asked["input"]>): Asked => ({ endpoint: cashier.listWithdrawalQueue, input });
	return {
		"deposits-waiting": () => ({ endpoint: cashier.listDepositQueue }),
		"deposits-expired-newest": () => ({
			endpoint: cashier.listDepositQueue,
			input: { state: "expired", first: "newest" },
		}),
		"deposits-count": () => ({ endpoint: cashier.countDepositQueue }),
		"withdrawals-waiting": () => withdrawals({ state: "pending" }),
		"withdrawals-received": () => withdrawals({ state: "received" }),
		"withdrawals-received-of-a-time": () => withdrawals({ state: "received", from: past.from, to: moment() }),
		"withdrawals-count": () => ({ endpoint: cashier.countWithdrawalQueue }),
		"adjustments-all": () => ({ endpoint: desk.listAdjustments, input: { show: "all" } }),
		"vouchers-newest": () => ({ endpoint: cashier.listVouchers }),
		"vouchers-withdrawn": () => ({ endpoint: cashier.listVouchers, input: { state: "withdrawn" } }),
		"adjustments-count": () => ({ endpoint: desk.countAdjustmentQueue }),
	};
}

function staffPages({ moment }: Draw): Pages {
	return {
		"acts-newest": () => ({ endpoint: desk.listActs }),
		"acts-of-a-time": () => ({ endpoint: desk.listActs, input: { until: moment() } }),
		"acts-of-members": () => ({ endpoint: desk.listActs, input: { source: "members", until: moment() } }),
		staff: () => ({ endpoint: desk.listStaff }),
		content: () => ({ endpoint: desk.listContent, input: { section: "announcement" } }),
	};
}

function ownPages({ past, asker }: Draw): Pages {
	const period = { from: past.from, to: past.to };
	return {
		"own-statement": () => ({ endpoint: listTransactions, member: asker(), input: { ...period, scope: "all" } }),
		"own-account-record": () => ({
			endpoint: listTransactions,
			member: asker(),
			input: { ...period, scope: "account" },
		}),
		"own-profit": () => ({ endpoint: getProfit, member: asker(), input: period }),
		"own-deposits": () => ({ endpoint: listDeposits, member: asker() }),
		"own-withdrawals": () => ({ endpoint: listWithdrawals, member: asker() }),
		"own-transfers": () => ({ endpoint: listTransfers, member: asker() }),
		"own-funds": () => ({ endpoint: readConsolidatedFunds, member: asker() }),
	};
}
