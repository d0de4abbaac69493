// A club whose play was counted by its own mark goes on where it stood: turnover is that of the rounds, and what earns points is
// exactly what had not earned any.
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { migrations as gamesMigrations } from "#games/module";
import { type MigrationSource, migrate, sql } from "#platform/db";
import { testDatabase } from "#platform/db/testing";
import { migrations as deskMigrations } from "#platform/desk";
import { migrations as jobsMigrations } from "#platform/jobs";
import { migrations as walletMigrations } from "#wallet/module";
import { migrations } from "./module.ts";

/** A domain's files up to one of them. */
async function upTo({ domain, directory }: MigrationSource, last: string): Promise<MigrationSource> {
	const folder = await mkdtemp(join(tmpdir(), "club-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const from = fileURLToPath(directory);
	await cp(from, folder, {
		recursive: true,
		filter: (path) => !path.endsWith(".sql") || path.slice(from.length) <= last,
	});
	return { domain, directory: folder };
}

it("the mark of before goes on as a position: what it had counted counts once, what changed since by the difference", async () => {
	const below = [jobsMigrations, deskMigrations, walletMigrations];
	const before = [await upTo(gamesMigrations, "002-zzz.sql"), await upTo(migrations, "001-zzz.sql")];
	const db = await testDatabase([...below, ...before]);
	const ask = async <Row>(text: string) => (await db.tx((tx) => sql.raw<Row>(text).execute(tx))).rows;
	await ask(`insert into games.vendor (code, names, art_code, counter, launch_url, interrupted, interrupted_after_seconds)
		values ('ACME', '{"en":"Acme"}', 'acme', 'games:acme', '/arcade/', 'complete', 600)`);
	await ask(`insert into games.game (vendor, code, category, names, rtp, lines, volatility, hot, new, art_small, art_show, hue,
			trial, pay_table)
		values ('ACME', 'one', 'RNG', '{"en":"Game"}', 96, 20, 'medium', false, false, '/a.webp', '/b.webp', 30, true, '1')`);
	const round = (nth: number, stake: number, several: boolean) =>
		ask(`insert into games.round (member_id, started_at, id, game_id, currency, status, stake, win, balance_before, balance_after,
				pay_table, events, ended_at, vendor_round_id)
			select 1, now(), '00000000-0000-7000-8000-00000000000${nth}', id, 'P', 'complete', ${stake}, 0, 0, 0, '1', '[]', now(),
				${several ? `'v${nth}'` : "null"} from games.game`);
	await round(1, 1_000, false);
	await round(2, 100, true);
	await round(3, 70, true);
	// As the old count left it.
	await ask("insert into loyalty.turnover values (1, (now() at time zone 'UTC')::date, 'P', 'RNG', 1170, 3)");
	await ask(
		`insert into loyalty.counted_round select member_id, id, stake from games.round where vendor_round_id is not null`,
	);
	await ask("update loyalty.play_mark set transaction_id = pg_snapshot_xmin(pg_current_snapshot())::text::bigint");
	await round(4, 40, false);
	await round(5, 9, true);
	await ask(
		`update games.round set stake = 60, status = 'resettled', transaction_id = txid_current() where vendor_round_id = 'v2'`,
	);

	await migrate(db.url, [...below, gamesMigrations, migrations]);
	// Reads on as the reader does: no reading goes beyond where a follower stands.
	await ask("select games.count_now('games.hours')");
	const points = "select position from platform.follower_position where follower = 'loyalty.points'";
	expect(await ask(`select sum(counted)::text as earns from games.play_line where reading > (${points})`)).toEqual([
		{ earns: `${40 + 9 - 100 + 60}` },
	]);
	await ask(
		`select games.follow_turnover(position, 9000000000) from platform.follower_position where follower = 'games.turnover'`,
	);
	await ask("update platform.follower_position set position = 9000000000 where follower = 'games.turnover'");
	expect(await ask("select stake from games.turnover")).toEqual([{ stake: `${1_000 + 60 + 70 + 40 + 9}` }]);
	expect(await ask("select * from games.turnover_fault")).toEqual([]);
});
