// Members at the machines: logged in, with money, each in a launched game. Written by SQL, as their calls would have.
import type pg from "pg";

export type Seated = { readonly member: number; readonly gameCode: string; readonly playToken: string };

const firstMember = 500_001;

const statements = [
	`insert into members.accounts (id, merchant, account, nickname, type, currency, password_hash, password_changed_at,
		terms_version, terms_accepted_at, language, icon, created_at)
	select n, 'tessera', 'bench' || n, 'bench' || n, 0, 'P', '$argon2id$none', now(), '1', now(), 'en', 'tile', now()
	from generate_series($1::int, $2::int) n`,
	`insert into members.sessions (member_id, token_digest, session_id, created_at, last_seen_at, expires_at, address, user_agent)
	select n, sha256(convert_to('login' || n, 'UTF8')), gen_random_uuid(), now(), now(), now() + interval '1 day', '127.0.0.1', 'bench'
	from generate_series($1::int, $2::int) n`,
	`insert into wallet.wallet (member_id, currency, purse) select n, 'P', 'cash' from generate_series($1::int, $2::int) n`,
	`select count(*) from generate_series($1::int, $2::int) n,
		wallet.post(n, 'P', 'cash', 'grant', 100000000000, 'house:grants', gen_random_uuid())`,
	`insert into games.play_session (id, launch_digest, launch_until, token_digest, entered_at, expires_at, mode, member_id,
		login_session, game_id, currency, merchant)
	select gen_random_uuid(), sha256(convert_to('launch' || s.member_id, 'UTF8')), now(),
		sha256(convert_to('play' || s.member_id, 'UTF8')), now(), now() + interval '1 day', 'real', s.member_id,
		s.session_id::text, g.id, 'P', 'tessera'
	from members.sessions s
	join (select id, row_number() over (order by code) - 1 as place, count(*) over () as games
		from games.game where vendor = $3 and ($4 = '' or code = $4)) g
		on g.place = s.member_id % g.games
	where s.member_id between $1::int and $2::int`,
];

/** The members sit at all games of a vendor, the same number at each; or all at one that is named. */
export async function seatPlayers(
	client: pg.Client,
	count: number,
	{ vendor, code = "" }: { readonly vendor: string; readonly code?: string },
): Promise<readonly Seated[]> {
	const span = [firstMember, firstMember + count - 1];
	for (const text of statements) await client.query(text, text.includes("$3") ? [...span, vendor, code] : span);
	const { rows } = await client.query<{ member_id: string; code: string }>(
		`select s.member_id, g.code from games.play_session s join games.game g on g.id = s.game_id
		where s.member_id between $1::int and $2::int order by s.member_id`,
		span,
	);
	await client.query("vacuum (analyze) wallet.wallet, games.play_session, members.sessions, members.accounts");
	return rows.map(({ member_id, code }) => ({
		member: Number(member_id),
		gameCode: code,
		playToken: `play${member_id}`,
	}));
}
