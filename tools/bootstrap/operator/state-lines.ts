// The switches of a brand as lines for a terminal.
import type { BrandSwitches, SwitchState } from "#brand/module";

export function switchLines({ merchant, state, networks, acts }: BrandSwitches): readonly string[] {
	return [
		merchant,
		...stateLines(state),
		...networks.map(({ network, allowed, note }) =>
			`  ${allowed ? "passes " : "refused"}      ${network} ${note}`.trimEnd(),
		),
		...acts.map(({ act, operator, at, before, after }) => {
			const [was, is] = [JSON.stringify(before), JSON.stringify(after)];
			return `  ${at.toISOString()} ${act} by ${operator}\n    before ${was}\n    after  ${is}`;
		}),
	];
}

export function stateLines({ maintenance, closedCountries, flagsOn, anyHost, offers }: SwitchState): readonly string[] {
	const until = maintenance.until === null ? "" : ` until ${maintenance.until}`;
	const message = maintenance.message === "" ? "" : ` "${maintenance.message}"`;
	return [
		`  maintenance  ${maintenance.active ? `on${until}${message}` : "off"}`,
		`  closed to    ${closedCountries.length === 0 ? "no country" : closedCountries.join(" ")}`,
		`  flags on     ${flagsOn.length === 0 ? "none" : flagsOn.join(" ")}`,
		`  hosts        ${anyHost ? "any" : "its own"}`,
		`  offers       registration ${offers.registration || "none"}, zalo ${offers.zalo || "none"}`,
	];
}
