// What came at a table in its last rounds, for statistics.
import * as z from "zod/mini";
import { defineEndpoint } from "#platform/contract";
import { statisticsRounds } from "../../core/index.ts";
import { tableCode } from "../models.ts";

export const listTableResults = defineEndpoint({
	name: "list-table-results",
	summary: "What came at a table in its last five hundred rounds, the newest first",
	method: "GET",
	path: "/wps/tables/results",
	moduleIds: ["GAMELO3"],
	access: "public",
	input: z.object({ table: tableCode }),
	example: { table: "BAC01" },
	/** As short texts. Rounds that are void are none. */
	output: z.object({ results: z.array(z.string()).check(z.maxLength(statisticsRounds)) }),
	errors: {},
});
