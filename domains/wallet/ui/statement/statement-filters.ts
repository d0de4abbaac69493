// What the statement shows, as it stands in the address. Pure: reads names of an address, gives the call's input.

export const statementPeriods = ["last-7-days", "last-30-days", "last-90-days", "last-365-days"] as const;
export type StatementPeriod = (typeof statementPeriods)[number];

export const statementScopes = ["all", "account", "promo"] as const;
export type StatementScope = (typeof statementScopes)[number];

/** The names this page uses in the address. */
export const statementAddress = { period: "since", scope: "scope" } as const;

export type StatementFilters = { readonly period: StatementPeriod; readonly scope: StatementScope };

/** What is not one of the choices counts as not chosen: an address is typed by people. */
export function readStatementFilters(read: (name: string) => string | undefined): StatementFilters {
	return {
		period: statementPeriods.find((period) => period === read(statementAddress.period)) ?? "last-30-days",
		scope: statementScopes.find((scope) => scope === read(statementAddress.scope)) ?? "all",
	};
}

const day = 86_400_000;
const days: Readonly<Record<StatementPeriod, number>> = {
	"last-7-days": 7,
	"last-30-days": 30,
	"last-90-days": 90,
	"last-365-days": 365,
};

/** From the person's own midnight so many days back, today included. `offsetMinutes`: what local time is ahead of UTC. */
export function statementFrom(period: StatementPeriod, now: Date, offsetMinutes: number): string {
	const offset = offsetMinutes * 60_000;
	const midnight = Math.floor((now.getTime() + offset) / day) * day - offset;
	return new Date(midnight - (days[period] - 1) * day).toISOString();
}
