// What an operator typed after `npm run brand --`, read and refused in one sentence. Does nothing.
import { isWhitelabelFlag, whitelabelFlags } from "#brand/core";
import type { OperatorAct } from "#brand/module";
import { err, ok, type Result } from "#platform/kernel";

export const usage = `usage: npm run brand -- <order> [options]
  state                     what the switches say, and the last acts
  maintenance on            the maintenance page stands instead of the site
    --until <when>          its expected end: 2026-12-01T14:00:00Z, or 90m, 2h from now
    --message <text>        a sentence below the page's own
  maintenance off           the site again
  region close <country>    the region page for a country, by its code: KR
  region open <country>     the site for it again
  flag on <flag>            a white-label flag, by its name: MOBILENUMREG3
  flag off <flag>           the same, off
  hosts any                 the brand at every host that no brand has
  hosts own                 at its own hosts alone (and at localhost): others are told "Invalid URL"
  offer registration <sum>  what the title of the registration promises, as it is written: 1000VND; none
  offer zalo <sum>          what the field for a Zalo number promises: 131K; none
options
  --merchant <code>         which brand, where there is more than one
  --operator <name>         who does it; the user of this machine when not said
  --yes                     without being asked to type the merchant code`;

export type Order = {
	/** Undefined: only look. */
	readonly act: OperatorAct | undefined;
	readonly merchant: string | undefined;
	readonly operator: string | undefined;
	readonly sure: boolean;
};

const longestMessage = 500;
const valued = ["until", "message", "merchant", "operator"] as const;
type Valued = (typeof valued)[number];
type Typed = { readonly words: readonly string[]; readonly options: Partial<Record<Valued | "yes", string>> };

/** The error is one line for the terminal. */
export function readOrder(args: readonly string[], now: Date): Result<Order, string> {
	const typed = partsOf(args);
	if (!typed.ok) return typed;
	const { words, options } = typed.value;
	const act = readAct(words, options, now);
	if (!act.ok) return act;
	if (act.value?.kind !== "maintenance on" && (options.until !== undefined || options.message !== undefined))
		return err("--until and --message belong to maintenance on.");
	const { merchant, operator } = options;
	if (operator?.trim() === "") return err("--operator must be a name.");
	return ok({ act: act.value, merchant, operator, sure: options.yes !== undefined });
}

function partsOf(args: readonly string[]): Result<Typed, string> {
	const words: string[] = [];
	const options: Partial<Record<Valued | "yes", string>> = {};
	for (let index = 0; index < args.length; index++) {
		const word = args[index] ?? "";
		if (!word.startsWith("--")) {
			words.push(word);
			continue;
		}
		if (word === "--yes") {
			options.yes = "";
			continue;
		}
		const name = valued.find((known) => word === `--${known}`);
		if (name === undefined) return err(`${word} is no option.\n${usage}`);
		index += 1;
		const value = args[index];
		if (value === undefined) return err(`${word} needs a value.`);
		options[name] = value;
	}
	return ok({ words, options });
}

function readAct(
	words: readonly string[],
	options: Typed["options"],
	now: Date,
): Result<OperatorAct | undefined, string> {
	const [verb = "", what = "", name = "", ...rest] = words;
	const order = `${verb} ${what}`.trim();
	if (rest.length > 0) return err(usage);
	if (order === "state" && name === "") return ok(undefined);
	if (order === "maintenance off" && name === "") return ok({ kind: order });
	if (order === "maintenance on" && name === "") return readMaintenance(options, now);
	if (order === "flag on" || order === "flag off") {
		const flag = name.toUpperCase();
		return isWhitelabelFlag(flag) ? ok({ kind: order, flag }) : err(`A flag is one of ${whitelabelFlags.join(", ")}.`);
	}
	if ((order === "hosts any" || order === "hosts own") && name === "") return ok({ kind: order });
	if (order === "offer registration" || order === "offer zalo") {
		if (!/^[0-9A-Za-z.,]{1,20}$/.test(name))
			return err("A sum is written in letters and digits, like 1000VND; or none.");
		return ok({ kind: order, offer: name === "none" ? "" : name });
	}
	if (order !== "region close" && order !== "region open") return err(usage);
	const code = name.toUpperCase();
	if (!/^[A-Z]{2}$/.test(code)) return err("A country is named by its two letters: KR.");
	return ok({ kind: order, country: code });
}

function readMaintenance({ until, message = "" }: Typed["options"], now: Date): Result<OperatorAct, string> {
	if (message.length > longestMessage) return err(`--message has at most ${longestMessage} characters.`);
	const end = until === undefined ? undefined : momentOf(until, now);
	if (until !== undefined && (end === undefined || end <= now))
		return err("--until must be a moment to come, like 2026-12-01T14:00:00Z, or a time from now, like 90m or 2h.");
	return ok({ kind: "maintenance on", until: end, message: message.trim() });
}

/** An ISO moment with its zone, or minutes and hours from now. */
function momentOf(text: string, now: Date): Date | undefined {
	const span = /^([1-9][0-9]{0,4})([mh])$/.exec(text);
	if (span !== null) return new Date(now.getTime() + Number(span[1]) * (span[2] === "h" ? 3_600_000 : 60_000));
	if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/.test(text)) return undefined;
	const moment = new Date(text);
	return Number.isNaN(moment.getTime()) ? undefined : moment;
}
