// The rules of the back office: who may do what, how staff come in, what needs a second person.
export { alonePasses, highestAlone } from "./alone-up-to.ts";
export {
	afterEntryFailure,
	type EntryTally,
	entryLimits,
	firstPasswordLapsed,
	isTroubled,
	lockedSeconds,
	longestPassword,
	shortestPassword,
	staffName,
	staffNameShape,
	staffPasswordFault,
} from "./entry.ts";
export { allowedBy, firstAlone, grantFault, officePermissions } from "./permissions.ts";
export { dayAfter, dayBefore, longestReportDays, reportDayOf, reportDayStart, reportDays } from "./report-days.ts";
