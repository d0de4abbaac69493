// `npm run coverage -- [domain …]`: which branches of core/ and server/ the tests of a domain reach, against its floors.
// Of the whole house it takes minutes; of one domain about as long as its tests.
import { domains } from "../../../architecture.ts";
import type { Standing } from "../floors/floors.ts";
import { describe, measure, ownFloors } from "../floors/measure.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

export async function run(args: readonly string[]): Promise<number> {
	const unknown = args.find((name) => !Object.hasOwn(domains, name));
	if (unknown !== undefined) {
		process.stderr.write(`${unknown} is no domain; domains: ${Object.keys(domains).join(", ")}\n`);
		return 1;
	}
	const found: Standing[] = [];
	// One domain after the other: what another domain's tests happen to reach is no proof of this one's.
	for (const domain of args.length > 0 ? args : Object.keys(domains)) {
		const { standings, failed } = await measure(domain);
		if (failed !== undefined) say(failed.split("\n").slice(-40).join("\n"));
		for (const line of standings) say(describe(line));
		found.push(...standings);
	}
	const own = found.filter(({ verdict }) => verdict !== "holds");
	for (const line of own) say(`${describe(line)}: ${ownFloors}`);
	say(`\n${found.length - own.length} hold, ${own.length} do not`);
	return own.length === 0 ? 0 : 1;
}
