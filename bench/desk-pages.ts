// Every page that is measured, each call of one with another member, another name, another moment of the past.
import { memberId } from "#platform/kernel";
import { asCommandKey, type EntriesQuery } from "#wallet/api";
import { pastKey } from "./copy-postings.ts";
import type { DeskHouse } from "./desk-house.ts";
import { type DeskPast, houseAccounts, merchant } from "./desk-past.ts";
import { callOf } from "./member-call.ts";

type Pages = Readonly<Record<string, () => Promise<unknown>>>;

const limit = 51;
const hour = 3_600_000;

/** What a call asks for, drawn anew each time. */
type Draw = {
	readonly past: DeskPast;
	readonly nth: () => number;
	readonly anyone: () => ReturnType<typeof memberId>;
	readonly moment: () => Date;
	readonly letters: (count: number) => string;
};

function drawFrom(past: DeskPast): Draw {
	const nth = () => 1 + Math.floor(Math.random() * past.members);
	const length = past.to.getTime() - past.from.getTime();
	return {
		past,
		nth,
		anyone: () => memberId(String(nth())),
		moment: () => new Date(past.from.getTime() + length * (0.1 + 0.9 * Math.random())),
		letters: (count) => Array.from({ length: count }, () => Math.floor(Math.random() * 16).toString(16)).join(""),
	};
}

export function deskPages(house: DeskHouse, past: DeskPast): Pages {
	const draw = drawFrom(past);
	return {
		...memberPages(house, draw),
		...ledgerPages(house, draw),
		...eventPages(house, draw),
		...statements(house, draw),
	};
}

function memberPages({ db, members }: DeskHouse, { past, nth, anyone, moment, letters }: Draw): Pages {
	const find = (wish: Parameters<typeof members.find>[0]["wish"]) => members.find({ merchant, wish, limit });
	return {
		"members-by-name": () => find({ by: "account", prefix: `m${letters(1)}` }),
		"members-by-nickname": () => find({ by: "nickname", prefix: `nick${letters(1)}` }),
		"members-by-phone": () => find({ by: "phone", value: `+8210${String(nth()).padStart(8, "0")}` }),
		"members-by-label": () => find({ by: "label", label: `label-${nth() % 5}` }),
		"members-newest": () => find({ by: "time", from: past.from, to: new Date(past.to.getTime() + hour) }),
		"members-of-a-time": () => find({ by: "time", from: past.from, to: moment() }),
		"members-locked": () => find({ by: "time", from: past.from, to: moment(), status: "locked" }),
		"member-look": () => db.read((tx) => members.look(tx, { merchant, memberId: anyone() })),
		"member-notes": () => db.read((tx) => members.notes(tx, anyone(), { limit })),
		"member-trail": () =>
			members.trail({ memberId: anyone(), from: past.from, to: new Date(past.to.getTime() + hour), limit }),
	};
}

function ledgerPages({ wallet: { explorer } }: DeskHouse, { past, nth, anyone, moment }: Draw): Pages {
	const entries = (query: Pick<EntriesQuery, "account" | "kind"> & { readonly to?: Date }) =>
		explorer.entries({ currency: "P", from: past.from, to: new Date(past.to.getTime() + hour), limit, ...query });
	const [grants, play] = [{ house: houseAccounts.grants }, { house: houseAccounts.play }] as const;
	return {
		"ledger-member": () => entries({ account: { memberId: anyone() } }),
		"ledger-member-kind": () => entries({ account: { memberId: anyone() }, kind: "win" }),
		"ledger-house": () => entries({ account: grants }),
		"ledger-house-of-a-time": () => entries({ account: grants, to: moment() }),
		"ledger-play": () => entries({ account: play }),
		"ledger-play-of-a-time": () => entries({ account: play, to: moment() }),
		"ledger-play-kind": () => entries({ account: play, kind: "win", to: moment() }),
		"ledger-transfer": () => {
			const member = nth();
			return explorer.transfer({
				memberId: memberId(String(member)),
				key: asCommandKey(pastKey({ member, version: 4 })),
			});
		},
		"ledger-trial-balance": () => explorer.trialBalance(past.to.toISOString().slice(0, 10)),
		"ledger-trial-balance-of-a-day": () => explorer.trialBalance(moment().toISOString().slice(0, 10)),
		"ledger-held": () => explorer.heldSums(),
		"ledger-holds": () => explorer.openHolds({ limit }),
	};
}

function eventPages({ wallet, members, courier }: DeskHouse, { past, nth, moment }: Draw): Pages {
	const asked = () => ({ merchant, from: past.from, to: moment(), limit });
	const look = { merchant, operator: "bench", now: past.to, limit };
	return {
		"events-of-accounts": () => members.accountEvents(asked()),
		"events-of-operators": () => members.operatorActs(asked()),
		"events-of-the-ledger": () => wallet.explorer.significant(asked()),
		"outbox-newest": () => courier.list(look),
		"outbox-lost": () => courier.list({ ...look, state: "lost" }),
		"outbox-by-address": () => courier.list({ ...look, to: `+8210${nth()}` }),
	};
}

function statements({ statement }: DeskHouse, { anyone }: Draw): Pages {
	const page = (scope: "all" | "account") => async () => {
		const answer = await statement?.handle({ pageSize: 20, scope }, callOf(anyone()));
		if (answer?.ok !== true) throw new Error("a statement was refused");
	};
	return { "statement-all": page("all"), "statement-account": page("account") };
}
