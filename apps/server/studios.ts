// The studios of the house. This is the only list: migrations, seeds, calls, jobs, live rooms and tools go by it.
import { studio as fishing } from "#fishing/module";
import type { Studio } from "#games/api";
import { studio as lottery } from "#lottery/module";
import { studio as originals } from "#originals/module";
import { studio as poker } from "#poker/module";
import { studio as slots } from "#slots/module";
import { studio as sportsbook } from "#sportsbook/module";
import { studio as tables } from "#tables/module";

export const studios: readonly Studio[] = [slots, originals, lottery, tables, poker, sportsbook, fishing];
