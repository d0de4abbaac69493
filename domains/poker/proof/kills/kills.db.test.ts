// The process that holds a poker table is killed (SIGKILL), at the moment whose turn it is; by night at each. All hundred kills are
// `npm run bench -- poker-kills`.
import { expect, it } from "vitest";
import { migrations as gamesMigrations } from "#games/module";
import { testDatabase } from "#platform/db/testing";
import { migrations as deskMigrations } from "#platform/desk";
import { migrations as jobsMigrations } from "#platform/jobs";
import { migrations as roomsMigrations } from "#platform/rooms";
import { migrations as walletMigrations } from "#wallet/module";
import { isWhole, turnOf } from "../../../../tools/bootstrap/testing/turn.ts";
import { migrations } from "../../server/migrations.ts";
import { playKills, scenes } from "./play-kills.ts";
import type { Scene } from "./scene.ts";

const seed = 20_261_129;
const below = [jobsMigrations, deskMigrations, roomsMigrations, walletMigrations, gamesMigrations];
const { url } = await testDatabase([...below, migrations]);
const moments = isWhole() ? scenes : [turnOf<Scene>(scenes, 0)];

it(`goes on in another process: ${moments.map(({ moment }) => moment).join("; ")} (seed ${seed})`, async () => {
	expect((await playKills({ url, seed, moments })).faults).toEqual([]);
}, 600_000);
