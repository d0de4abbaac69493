// An agency for tests: real accounts, real games and a real ledger over a real database, with a clock that a test moves.
// Never imported outside tests.
import { randomBytes } from "node:crypto";
import type { Studio } from "#games/api";
import { openBelowStudio } from "#games/testing";
import type { Standing } from "#members/api";
import { migrations as membersMigrations } from "#members/module";
import type { Endpoint, Failure, InputOf, OutputOf } from "#platform/contract";
import { migrate, sql, type Tx } from "#platform/db";
import { callRoute, principalOf } from "#platform/http/testing";
import { type MemberId, memberId, type Result, seededChance, unwrap } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import { runOnce } from "../jobs.ts";
import { createAgentsModule, migrations } from "../module.ts";
import type { AgentsDeps } from "../ports.ts";

export const seoul = 540;

const studio: Studio = {
	vendors: [
		{
			code: "TESSERA",
			names: { en: "House" },
			artCode: "house",
			launchUrl: "/arcade/",
			interrupted: "complete",
			interruptedAfterSeconds: 600,
		},
	],
	opens: ["RNG"],
	listings: async () => [
		{
			vendor: "TESSERA",
			code: "reels",
			gameType: "RNG",
			names: { en: "reels" },
			rtp: "96.00",
			payTable: "1",
			lines: 20,
			volatility: "medium",
			limits: { P: { min: 1n, max: 1_000_000_000_000n } },
			tags: [],
			art: { small: "/art/a.webp", show: "/art/a.webp" },
			hue: 30,
			trial: true,
			order: 10,
		},
	],
	open: () => ({ routes: [] }),
};

/** `type` 0 is a player; `upline` is another's number. */
export type Enrolled = {
	readonly id: number;
	readonly upline?: number;
	readonly type?: number;
	readonly cash?: bigint;
};

let keys = 0;
const newKey = (): string => `agency-${String(++keys).padStart(8, "0")}`;

/** `points`: of the first level; none when not said. */
export async function openAgency(now = "2026-03-02T10:00:10.000Z", points: ReturnType<AgentsDeps["pointsOf"]> = []) {
	const hall = { gameCategory: "RNG", point: "1.20" } as const;
	const house = await openBelowStudio({ studio, migrations: membersMigrations, hall, now: new Date(now) });
	const { db, clock, wallet, games } = house;
	await migrate(db.url, [migrations]);
	const deps: AgentsDeps = {
		db,
		clock,
		dayZone: async () => seoul,
		currencyOf: () => "P",
		pointsOf: () => points,
		chance: seededChance(2026),
		members: { standings: statusesOf },
		games: games.api,
		wallet: wallet.api,
	};
	const agents = await createAgentsModule(deps);
	const at = (id: number): MemberId => memberId(String(id));
	return {
		...house,
		deps,
		agents,
		at,
		enrol: (...members: readonly Enrolled[]) =>
			db.tx(async (tx) => {
				for (const member of members) await write(tx, { house, member });
			}),
		post: (id: number, kind: "deposit" | "withdraw" | "promo", amount: bigint) => {
			const counter = kind === "promo" ? "bonus:test" : "cashier:test";
			const delta = kind === "withdraw" ? -amount : amount;
			return wallet.api.post({ ...purseOf(id), kind, delta, counter, key: commandKey("test", newKey()) }).then(unwrap);
		},
		/** A whole round, real to the ledger. */
		play: async (id: number, stake: bigint, win = 0n) => {
			const play = await sit(house, at(id));
			unwrap(await games.api.playRound({ play, key: newKey(), stake, win, payTable: "1", events: [] }));
		},
		/** A minute's work, as the clock does it. */
		work: () => runOnce(deps, clock.now()),
		balance: async (id: number): Promise<bigint> => {
			const { purses } = await wallet.api.balance(at(id), "P");
			return purses.find((one) => one.purse === "cash")?.balance ?? 0n;
		},
		call: <E extends Endpoint>(
			id: number,
			endpoint: E,
			input: InputOf<E>,
		): Promise<Result<OutputOf<E>, Failure<string>>> =>
			callRoute(
				agents.routes,
				{ endpoint, input },
				{ principal: principalOf(at(id)), now: clock.now(), idempotencyKey: newKey() },
			),
		rows: async <Row>(text: string): Promise<readonly Row[]> =>
			(await db.tx((tx) => sql.raw<Row>(text).execute(tx))).rows,
	};
}

const purseOf = (id: number) => ({ memberId: memberId(String(id)), currency: "P", purse: "cash" }) as const;

type House = Awaited<ReturnType<typeof openBelowStudio>>;

async function write(tx: Tx, { house, member }: { readonly house: House; readonly member: Enrolled }): Promise<void> {
	const { id, upline, type = 0, cash = 0n } = member;
	const account = `tile${id}`;
	/** A guest has neither a password nor accepted terms. */
	const guest = type === 4;
	await sql`insert into members.accounts (id, merchant, account, nickname, type, currency, password_hash,
			password_changed_at, terms_version, terms_accepted_at, upline_id, language, icon, created_at)
		values (${id}, 'tessera', ${account}, ${account}, ${type}, 'P', ${guest ? null : "$argon2id$none"}, now(), ${guest ? null : "1"}, ${guest ? null : house.clock.now()},
			${upline ?? null}::bigint, 'en', 'tile', ${house.clock.now()})`.execute(tx);
	await sql`insert into members.login_names (merchant, name_key, member_id)
		values ('tessera', ${account}, ${id})`.execute(tx);
	const { api } = house.wallet;
	await api.open(tx, purseOf(id));
	const key = commandKey("test", newKey());
	if (cash > 0n) unwrap(await api.postIn(tx, { ...purseOf(id), ...grant, delta: cash, key }));
}

export type Agency = Awaited<ReturnType<typeof openAgency>>;

const grant = { kind: "grant", counter: "house:grants" } as const;

const standing = ({ open, ...who }: { account: string; merchant: string; open: boolean }): Standing => ({
	...who,
	status: open ? "active" : "frozen",
});

const statusesOf: AgentsDeps["members"]["standings"] = async (tx, ids) => {
	const { rows } = await sql<{ id: string; account: string; merchant: string; open: boolean }>`
		select id, account, merchant, status = 'active' as open from members.accounts
		where id = any(${[...ids]}::bigint[])`.execute(tx);
	return new Map(rows.map(({ id, account, merchant, open }) => [memberId(id), standing({ account, merchant, open })]));
};

/** A launched game: the row that a launch and an entry leave. */
async function sit({ db, clock, games }: House, member: MemberId) {
	const token = randomBytes(32).toString("base64url");
	const [now, end] = [clock.now(), new Date(clock.now().getTime() + 3_600_000)];
	await db.tx((tx) =>
		sql`insert into games.play_session (id, launch_digest, launch_until, token_digest, entered_at, expires_at, mode,
				member_id, login_session, game_id, currency, merchant)
			select gen_random_uuid(), sha256(${`launch ${token}`}::bytea), ${now}, sha256(${token}::bytea), ${now},
				${end}, 'real', ${member}::bigint, ${`login-${member}`}, id, 'P', 'tessera'
			from games.game where code = 'reels'`.execute(tx),
	);
	const ticket = await games.api.authenticatePlay(token);
	if (ticket === undefined) throw new Error("no such game");
	return ticket;
}
