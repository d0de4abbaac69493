// One process that runs a job without end, by a clock that stands still, until it is killed. Never imported: it is started.
import * as z from "zod/mini";
import { createLog } from "#platform/http";
import { manualClock } from "#platform/kernel";
import { defineJob, startWorker } from "../index.ts";

const [, , url = "", moment = "", lease = ""] = process.argv;
const endless = defineJob({
	name: "test.endless",
	payload: z.object({}),
	async run() {
		process.send?.("begun");
		await new Promise(() => {});
	},
});
await startWorker({
	url,
	jobs: [endless],
	cron: [],
	log: createLog({ level: "silent" }),
	clock: manualClock(new Date(moment)),
	leaseMilliseconds: Number(lease),
});
process.on("disconnect", () => process.exit(0));
