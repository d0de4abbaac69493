// The profiles that come with the house. What a market's law asks for changes: they are the operator's to keep.
import type { IdentityLevel, Profile } from "../core/index.ts";

export type SeedProfile = Profile & {
	readonly name: string;
	readonly usual: boolean;
	/** From the lowest. */
	readonly levels: readonly Omit<IdentityLevel, "level">[];
};

const days = (...lengths: readonly number[]): readonly number[] => lengths.map((length) => length * 24);

/** What most regulated markets ask for; a market names only where it differs. */
const regulated = {
	usual: false,
	minimumAge: 18,
	minimumCycle: { slots: 2_500, others: 2_500 },
	autoplay: false,
	featureBuy: false,
	doubleUp: false,
	reality: { demanded: true, usual: 30, least: 10, most: 60 },
	showsSession: true,
	location: { everyMinutes: 30, countries: undefined },
	utcOffsetMinutes: 0,
	timeZone: undefined,
	looserWaitHours: 24,
	mandatoryLimits: [],
	agentTransfers: false,
	mostMinutesADay: undefined,
	breakHours: days(1, 7, 30),
	exclusionMonths: [6, 12, 60],
	refusedDocumentDays: 30,
	withdrawalCancellable: false,
	levels: [{ needs: ["identity"], allows: ["play", "deposit", "withdraw"] }],
} as const satisfies Partial<SeedProfile>;

export const profiles: readonly SeedProfile[] = [
	{
		...regulated,
		code: "international",
		name: "International, play money",
		usual: true,
		agentTransfers: true,
		minimumCycle: { slots: 0, others: 0 },
		autoplay: true,
		featureBuy: true,
		doubleUp: true,
		withdrawalCancellable: true,
		reality: { demanded: false, usual: 60, least: 10, most: 240 },
		breakHours: days(1, 2, 7, 30, 42),
		exclusionMonths: [6, 12, 36, 60],
		levels: [
			{ needs: ["identity"], allows: ["withdraw"] },
			{ needs: ["address"], allows: [] },
		],
	},
	{
		...regulated,
		code: "great-britain",
		name: "Great Britain",
		timeZone: "Europe/London",
		minimumCycle: { slots: 2_500, others: 5_000 },
		breakHours: days(1, 7, 30, 42),
		levels: [...regulated.levels, { needs: ["address", "funds"], allows: [] }],
	},
	{
		...regulated,
		code: "sweden",
		name: "Sweden",
		minimumCycle: { slots: 3_000, others: 3_000 },
		utcOffsetMinutes: 60,
		timeZone: "Europe/Stockholm",
		looserWaitHours: 72,
		mandatoryLimits: ["deposit", "time"],
		exclusionMonths: [1, 3, 6, 12],
	},
	{
		...regulated,
		code: "ontario",
		name: "Ontario",
		minimumAge: 19,
		reality: { demanded: true, usual: 60, least: 15, most: 120 },
		utcOffsetMinutes: -300,
		timeZone: "America/Toronto",
		breakHours: days(1, 7, 30, 42),
	},
	{
		...regulated,
		code: "strict",
		name: "Nineteen, six hours a day",
		minimumAge: 19,
		withdrawalCancellable: true,
		minimumCycle: { slots: 3_000, others: 3_000 },
		utcOffsetMinutes: 540,
		looserWaitHours: 72,
		mandatoryLimits: ["deposit", "loss"],
		mostMinutesADay: 360,
		levels: [
			{ needs: ["identity"], allows: ["withdraw"] },
			{ needs: ["address"], allows: [] },
		],
	},
];
