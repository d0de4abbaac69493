// The demo team of a brand has contracts of each kind, written once.
import { expect, test } from "vitest";
import { seed } from "./seed.ts";
import { openAgency } from "./testing/open-agency.ts";

const { deps, rows, games, post, db, wallet, at } = await openAgency();
const given = { ...deps, games: games.api };
const contracts = () =>
	rows<{ kind: string; agents: string[] }>(`
		select c.kind, array_agg(c.agent_id::text || '<' || coalesce(c.upline_id::text, 'house') order by c.agent_id) as agents
		from agents.contract c join agents.contract_version v on v.contract_id = c.id where v.state = 'active' group by 1 order by 1`);
const write = (id: number, account: string, upline: string) =>
	rows(`insert into members.accounts (id, merchant, account, nickname, type, currency, password_hash,
			password_changed_at, terms_version, terms_accepted_at, upline_id, language, icon, created_at)
		values (${id}, 'tessera', '${account}', '${account}', ${account.startsWith("demo") ? 0 : 1}, 'P', '$argon2id$none', now(), '1', now(), ${upline}, 'en',
			'tile', now());
		insert into members.login_names (merchant, name_key, member_id) values ('tessera', '${account}', ${id})`);

test("a brand without demo agents has none; with them each kind from the top down, once", async () => {
	await seed(given);
	expect(await contracts()).toEqual([]);
	await write(10, "agent01", "null");
	await write(11, "agent11", "10");
	await write(12, "agent12", "null");
	await write(20, "demo06", "10");
	await write(21, "demo07", "11");
	for (const id of [20, 21]) {
		await db.tx((tx) => wallet.api.open(tx, { memberId: at(id), currency: "P", purse: "cash" }));
		await post(id, "promo", 10_000_000n);
	}
	await seed(given);
	await seed(given);
	expect(await contracts()).toEqual(
		["daily", "dividend", "hourly", "real-time"].map((kind) => ({ kind, agents: ["10<house", "11<10"] })),
	);
	expect(await rows("select owner_id::int, rounds::int from agents.play_day where own order by 1")).toEqual([
		{ owner_id: 20, rounds: 6 },
		{ owner_id: 21, rounds: 6 },
	]);
	// What was played is paid at once: bills of every kind stand on the first start, and are the ledger's.
	expect(
		await rows("select kind, count(*)::int as bills from agents.bill where turnover > 0 group by 1 order by 1"),
	).toEqual(["daily", "dividend", "hourly", "real-time"].map((kind) => ({ kind, bills: 2 })));
	expect(await rows("select agent_id::int from agents.bill where kind = 'daily' and paid > 0 order by 1")).toEqual([
		{ agent_id: 10 },
		{ agent_id: 11 },
	]);
	expect(await rows("select * from agents.unmatched")).toEqual([]);
	expect(await rows("select * from agents.miscounted")).toEqual([]);
	expect(await rows("select member_id::int, rate::int from agents.point order by 1")).toEqual([
		{ member_id: 11, rate: 8_000 },
	]);
});
