// All migrations, in the order of the levels.
import { migrations as agents } from "#agents/module";
import { migrations as backoffice } from "#backoffice/module";
import { migrations as brand } from "#brand/module";
import { migrations as cashier } from "#cashier/module";
import { migrations as community } from "#community/module";
import { migrations as courier } from "#courier/module";
import { migrations as games } from "#games/module";
import { migrations as loyalty } from "#loyalty/module";
import { migrations as members } from "#members/module";
import type { MigrationSource } from "#platform/db";
import { migrations as desk } from "#platform/desk";
import { migrations as calls } from "#platform/http";
import { migrations as jobs } from "#platform/jobs";
import { migrations as rooms } from "#platform/rooms";
import { migrations as promotions } from "#promotions/module";
import { migrations as protection } from "#protection/module";
import { migrations as wallet } from "#wallet/module";
import { studios } from "./studios.ts";

export const migrationSources: readonly MigrationSource[] = [
	jobs,
	calls,
	desk,
	rooms,
	brand,
	courier,
	wallet,
	members,
	protection,
	cashier,
	games,
	...studios.flatMap((studio) => studio.migrations ?? []),
	loyalty,
	agents,
	community,
	promotions,
	backoffice,
];
