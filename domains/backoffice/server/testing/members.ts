// Members of an open office, for tests: an account with a purse, and deposits opened as the site would.
import {
	addPayoutAccount,
	declineDepositLimit,
	openDeposit,
	requestWithdrawal,
	sendDepositProof,
	type Withdrawal,
} from "#cashier/contract";
import type { Endpoint, InputOf, OutputOf } from "#platform/contract";
import { callRoute, drawPicture, principalOf } from "#platform/http/testing";
import { type MemberId, memberId } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import type { OpenOffice } from "./open-office.ts";

let enrolled = 70_000;
let keys = 0;

/** A new member with an empty purse, who wants no limit. */
export async function enrol(office: OpenOffice): Promise<MemberId> {
	enrolled += 1;
	const member = memberId(`${enrolled}`);
	await office.rows(`insert into members.accounts (id, merchant, account, nickname, type, currency, password_hash,
			password_changed_at, terms_version, terms_accepted_at, language, icon, created_at)
		values (${member}, 'tessera', 'player${member}', 'Player', 0, 'P', '$argon2id$none', now(), '1', now(), 'EN', 'tile', now())`);
	await office.rows(
		`insert into members.login_names (merchant, name_key, member_id) values ('tessera', 'player${member}', ${member})`,
	);
	await office.db.tx((tx) => office.wallet.open(tx, { memberId: member, currency: "P", purse: "cash" }));
	await asMember(office, member, { endpoint: declineDepositLimit, input: {} });
	return member;
}

/** A deposit that waits; answers its reference. */
export async function waitingDeposit(office: OpenOffice, member: MemberId, amount = "120"): Promise<string> {
	const opened = await asMember(office, member, { endpoint: openDeposit, input: { method: "mosaic-bank", amount } });
	return opened.reference;
}

export async function sendProofs(office: OpenOffice, member: MemberId, count: number): Promise<string> {
	const input = { method: "mosaic-bank", amount: "75" };
	const { depositId, reference } = await asMember(office, member, { endpoint: openDeposit, input });
	const picture = (await drawPicture()).toString("base64");
	const images = Array.from({ length: count }, () => picture);
	await asMember(office, member, { endpoint: sendDepositProof, input: { depositId, images } });
	return reference;
}

export type Asking = { readonly member: MemberId; readonly withdrawal: Withdrawal };

/** A new member with 5000 P who asks to be paid so much. */
export async function askToBePaid(office: OpenOffice, amount = "100"): Promise<Asking> {
	const member = await enrol(office);
	await office.rows(`insert into protection.document (member_id, id, merchant, kind, state, remark, sent_at, decided_at, decided_by)
		values (${member}, gen_random_uuid(), 'tessera', 'identity', 'accepted', '', now(), now(), 'a test')`);
	const grant = { kind: "grant", counter: "promotions:tests", key: commandKey("test", `fund ${member}`) } as const;
	await office.wallet.post({ memberId: member, currency: "P", purse: "cash", delta: 500_000n, ...grant });
	const account = { kind: "bank-account", holder: "Kim Minji", bank: "Mosaic Bank" } as const;
	const number = { accountNumber: `110-234-0${member}`, paymentPassword: "135792" };
	const added = await asMember(office, member, { endpoint: addPayoutAccount, input: { ...account, ...number } });
	const asked = { accountId: added.accountId, method: "mosaic-payout", amount, paymentPassword: "135792" };
	return { member, withdrawal: await asMember(office, member, { endpoint: requestWithdrawal, input: asked }) };
}

export async function asMember<E extends Endpoint>(
	office: OpenOffice,
	member: MemberId,
	asked: { readonly endpoint: E; readonly input: InputOf<E> },
): Promise<OutputOf<E>> {
	keys += 1;
	const caller = { principal: principalOf(member), now: office.clock.now(), idempotencyKey: `key-of-a-member-${keys}` };
	const routes = [
		...office.cashier.routes,
		...office.protection.routes,
		...office.loyalty.routes,
		...office.brandRoutes,
	];
	const answer = await callRoute(routes, asked, caller);
	if (!answer.ok) throw new Error(answer.error.code);
	return answer.value;
}

export async function cashOf(office: OpenOffice, member: MemberId): Promise<bigint> {
	const { purses } = await office.wallet.balance(member, "P");
	return purses.find(({ purse }) => purse === "cash")?.balance ?? 0n;
}

/** What does not hold of the ledger, and of the tables against it: must be empty. */
export async function faultsOf(office: OpenOffice): Promise<readonly string[]> {
	const uncovered = await office.rows<{ fault: string }>("select 'a deposit' as fault from cashier.uncovered");
	const broken = await office.rows<{ fault: string }>(`select "check" as fault from wallet.audit where violations > 0`);
	const unmatched = await office.rows<{ fault: string }>("select fault from cashier.unmatched_withdrawals");
	return [...uncovered, ...unmatched, ...broken].map(({ fault }) => fault);
}
