// Wires protection: its calls and its face for higher domains. Only apps use it.
import type { Route } from "#platform/http";
import type { CronItem, Job } from "#platform/jobs";
import {
	answerOwnRealityCheckRoute,
	answerRealityCheckRoute,
	readOwnRealityCheckRoute,
	readRealityCheckRoute,
} from "./answer-reality-check.ts";
import type { ProtectionApi } from "./api.ts";
import { openChanges } from "./changes.ts";
import { createCheckLocation } from "./check-location.ts";
import { chooseRealityCheckRoute } from "./choose-reality-check.ts";
import { judgeDeposit } from "./decide-deposit.ts";
import { entryExclusion } from "./entry-exclusion.ts";
import { protectionJobs } from "./jobs.ts";
import { keepLimitRoute } from "./keep-limit.ts";
import { closeAccountRoute, excludeSelfRoute, takeBreakRoute } from "./leave.ts";
import { writeOperatorLimit } from "./operator-acts.ts";
import { createPlayStanding } from "./play-standing.ts";
import type { ProtectionDeps, ProtectionTools } from "./ports.ts";
import { profileOf } from "./profile-store.ts";
import { readIdentityRoute } from "./read-identity.ts";
import { lookAtProtection, readProtectionRoute } from "./read-protection.ts";
import { sendDocumentRoute } from "./send-document.ts";
import { setLimitRoute } from "./set-limit.ts";
import { readChanges, readViolations } from "./significant-events.ts";
import { weigh } from "./weigh.ts";
import { withdrawalRules } from "./withdrawal-rules.ts";

export type { OperatorLimit } from "./api.ts";
export { limitAmountOf } from "./limit-amount.ts";
export { migrations } from "./migrations.ts";
export { nobodyLogsIn } from "./nobody-logs-in.ts";
export { chooseMarket, type MarketState, readMarkets, writeOperatorLimit } from "./operator-acts.ts";
export type { ProtectionDeps } from "./ports.ts";
export { decideDocument, lookAtDocument, readQueue } from "./review-documents.ts";
export { seed } from "./seed.ts";
export { judgeDeposit };

export type ProtectionModule = {
	readonly routes: readonly Route[];
	readonly api: ProtectionApi;
	readonly jobs: readonly Job[];
	readonly cron: readonly CronItem[];
	readonly close: () => Promise<void>;
};

/** Resolves when it hears of changes; call it after the migrations and the seed. */
export async function createProtectionModule(deps: ProtectionDeps): Promise<ProtectionModule> {
	const tools: ProtectionTools = { ...deps, changes: await openChanges(deps.db) };
	return {
		routes: [
			readProtectionRoute(tools),
			setLimitRoute(tools),
			keepLimitRoute(tools),
			takeBreakRoute(tools),
			excludeSelfRoute(tools),
			closeAccountRoute(tools),
			chooseRealityCheckRoute(tools),
			readRealityCheckRoute(tools),
			answerRealityCheckRoute(tools),
			readOwnRealityCheckRoute(tools),
			answerOwnRealityCheckRoute(tools),
			readIdentityRoute(tools),
			sendDocumentRoute(tools),
		],
		api: protectionApi(tools),
		...protectionJobs(tools),
		close: tools.changes.close,
	};
}

function protectionApi(tools: ProtectionTools): ProtectionApi {
	const { db, wallet, changes } = tools;
	return {
		playStanding: createPlayStanding(tools),
		lookAtPlay: createPlayStanding(tools, { signs: false }),
		weigh: (tx, asked) => weigh(tx, wallet, asked),
		judgeDeposit: (tx, asked) => judgeDeposit(tx, tools, asked),
		withdrawalRules,
		zoneOf: async (merchant) => {
			const { timeZone, utcOffsetMinutes } = await db.read((tx) => profileOf(tx, merchant));
			return timeZone ?? utcOffsetMinutes;
		},
		dayZone: async (merchant) => (await db.read((tx) => profileOf(tx, merchant))).utcOffsetMinutes,
		setOperatorLimit: async (limit) => {
			await writeOperatorLimit(db, limit);
			changes.heard(limit.memberId);
		},
		entryExclusion,
		checkLocation: createCheckLocation(tools),
		onChange: changes.onChange,
		look: (asked) => db.tx((tx) => lookAtProtection(tx, tools, asked)),
		significant: {
			changes: (asked) => readChanges(db, asked),
			violations: (asked) => readViolations(db, asked),
		},
	};
}
