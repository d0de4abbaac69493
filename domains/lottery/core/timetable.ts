// When a lottery draws: in which zone its day lies, how often or by which calendar, when bets close.
import type { FamilyCode } from "./plays/family.ts";

/** Days of the week (0 Sunday) or of the month, and when on them: ascending, in minutes after midnight, also of the next day. */
export type Calendar = { readonly at: readonly number[] } & (
	| { readonly weekdays: readonly number[]; readonly dates?: undefined }
	| { readonly dates: readonly number[]; readonly weekdays?: undefined }
);

export type Timetable = {
	readonly family: FamilyCode;
	/** From one draw to the next, of which a day holds a whole number; 0 where there is a calendar. */
	readonly minutes: number;
	readonly calendar?: Calendar;
	/** Named after a lottery of a country, which the house draws for itself. */
	readonly namesake?: true;
	/** Bets close so many seconds before the draw. */
	readonly closesBefore: number;
	/** The zone of the game's day, in hours ahead of UTC; none has summer time. */
	readonly zoneHours: number;
	/** Players post numbers until the draw, also after its close. */
	readonly posts?: true;
	/** Digits of the number within the day, or within the year where there is a calendar; 0 where a day has but one draw and its date is enough. */
	readonly digits: number;
};
