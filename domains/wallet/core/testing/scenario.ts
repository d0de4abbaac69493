// Scenarios of the ledger as text, one line a command with the expected answer last; for tests of every implementation.
//   bet 1 -40 b1 ref=g1 -> posted 60
// is: kind, member, amount, key, then options (ref, round, content, counter, purse, currency, together), status, balance.
import { isCurrencyCode, memberId } from "#platform/kernel";
import { type CommandKey, type CommandKind, type PostCommand, type Purse, postingKinds } from "../command.ts";

export type ScenarioLine = {
	readonly text: string;
	readonly command: PostCommand;
	/** Lines next to each other with one number stand or fall together. */
	readonly together: string | undefined;
	readonly status: string;
	/** `-` in the text: there is none to tell. */
	readonly balance: bigint | undefined;
};

const shape = /^([a-z-]+) ([0-9]+) (-?[0-9]+) (\S+)((?: [a-z]+=\S+)*) -> ([a-z-]+) (-?[0-9]+|-)$/;

/** Throws on a line that is none; blank lines and those that begin with # are left out. */
export function readScenario(text: string): ScenarioLine[] {
	const lines = text.split("\n").map((line) => line.trim().replace(/ +/g, " "));
	return lines.filter((line) => line !== "" && !line.startsWith("#")).map(readLine);
}

function readLine(text: string): ScenarioLine {
	const [, kind = "", member = "", delta = "", key = "", rest = "", status = "", balance = ""] = shape.exec(text) ?? [];
	if (!isCommandKind(kind)) throw new Error(`not a line of a scenario: ${text}`);
	const options = new Map(
		rest
			.trim()
			.split(" ")
			.map((option): [string, string] => splitOption(option)),
	);
	const currency = options.get("currency") ?? "P";
	const [reference, round, content] = ["ref", "round", "content"].map((name) => options.get(name));
	if (!isCurrencyCode(currency)) throw new Error(`not a currency: ${text}`);
	return {
		text,
		together: options.get("together"),
		status,
		balance: balance === "-" ? undefined : BigInt(balance),
		command: {
			memberId: memberId(member),
			currency,
			purse: purseOf(options.get("purse")),
			kind,
			delta: BigInt(delta),
			key: scenarioKey(key),
			counter: options.get("counter") === "bank" ? "cashier:bank" : "games:house",
			...(reference === undefined ? {} : { reference: scenarioKey(reference) }),
			...(round === undefined ? {} : { group: scenarioKey(round) }),
			...(content === undefined ? {} : { content: scenarioKey(content) }),
		},
	};
}

/** Commands that stand or fall together, as groups. */
export function groupsOf(lines: readonly ScenarioLine[]): PostCommand[][] {
	const groups: PostCommand[][] = [];
	let current: string | undefined;
	for (const { command, together } of lines) {
		const last = groups.at(-1);
		if (last !== undefined && together !== undefined && together === current) last.push(command);
		else groups.push([command]);
		current = together;
	}
	return groups;
}

/** A short name as a key: its letters in hexadecimal, filled up with zeros. */
export function scenarioKey(name: string): CommandKey {
	const hex = Array.from(name, (letter) => (letter.codePointAt(0) ?? 0).toString(16).padStart(2, "0")).join("");
	const text = hex.padEnd(32, "0").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
	if (!isKey(text)) throw new Error(`too long for a key: ${name}`);
	return text;
}

const isKey = (text: string): text is CommandKey => text.length === 36;
const isCommandKind = (kind: string): kind is CommandKind => kind !== "adjust" && Object.hasOwn(postingKinds, kind);

function splitOption(option: string): [string, string] {
	const [name = "", value = ""] = option.split("=");
	return [name, value];
}

function purseOf(name: string | undefined): Purse {
	if (name === undefined || name === "cash") return "cash";
	return name === "bonus" || name === "points" ? name : `vendor:${name}`;
}
