// What an operator reads of members, the ledger, the outbox and significant events: the domains below, as the calls ask them.
import type { Route } from "#platform/http";
import { listEventsRoute } from "./list-events.ts";
import { listLettersRoute } from "./list-letters.ts";
import { lookAtProtectionRoute } from "./look-at-protection.ts";
import { listEntriesRoute, readTransferRoute, readTrialBalanceRoute } from "./read-ledger.ts";
import { findMembersRoute, listTrailRoute, lookAtMemberRoute } from "./read-members.ts";
import type { ReadingDesk } from "./reading-ports.ts";
import { lockMemberRoute, noteMemberRoute } from "./work-members.ts";

export const readingRoutes = (desk: ReadingDesk): readonly Route[] => [
	findMembersRoute(desk),
	lookAtMemberRoute(desk),
	lookAtProtectionRoute(desk),
	listTrailRoute(desk),
	lockMemberRoute(desk),
	noteMemberRoute(desk),
	listEntriesRoute(desk),
	readTransferRoute(desk),
	readTrialBalanceRoute(desk),
	listLettersRoute(desk),
	listEventsRoute(desk),
];
