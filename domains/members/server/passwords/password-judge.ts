// Judges whether a new password is too simple, or one that is known from breaches. It asks no other host: the list it has
// by itself are the most common breached passwords of zxcvbn's dictionary, some tens of thousands; an operator may supply a
// larger one.
import type { Log } from "#platform/http";
import type { PasswordFault } from "../../core/index.ts";
import { isInBreachedFile } from "./breached-file.ts";

export type PasswordJudge = {
	/** `own`: words of the person, which count as known to who guesses. */
	(password: string, own: readonly string[]): Promise<PasswordFault | undefined>;
	/** Loads the dictionary, which the first judgement would wait for. */
	readonly warm: () => Promise<void>;
};

export type PasswordJudgeOptions = {
	/** SHA-1 digests in ascending order, where the operator supplies them. */
	readonly breachedFile?: string | undefined;
	readonly log: Pick<Log, "warn">;
};

/** What is longer is judged by its beginning: the work grows with the length. */
const judgedCharacters = 20;
/** Of zxcvbn's scale from 0 to 4: a million guesses, far beyond what the locks of a login let through. */
const leastScore = 2;

export function createPasswordJudge({ breachedFile, log }: PasswordJudgeOptions): PasswordJudge {
	const judge = async (password: string, own: readonly string[]): Promise<PasswordFault | undefined> => {
		const { breached, scoreOf } = await dictionary();
		if (breached.has(password.toLowerCase())) return "breached";
		if (breachedFile !== undefined && (await isListed({ file: breachedFile, password }, log))) return "breached";
		return scoreOf([...password].slice(0, judgedCharacters).join(""), own) < leastScore ? "too-simple" : undefined;
	};
	return Object.assign(judge, { warm: async () => void (await dictionary()) });
}

declare global {
	var passwordDictionary: ReturnType<typeof loadDictionary> | undefined;
}

/**
 * Once a process: it takes a third of a second and some tens of megabytes. It is the same for everybody, and stays when
 * this module is read anew, as before each file of tests.
 */
function dictionary(): ReturnType<typeof loadDictionary> {
	globalThis.passwordDictionary ??= loadDictionary();
	return globalThis.passwordDictionary;
}

async function loadDictionary() {
	const [{ ZxcvbnFactory }, common, english] = await Promise.all([
		import("@zxcvbn-ts/core"),
		import("@zxcvbn-ts/language-common"),
		import("@zxcvbn-ts/language-en"),
	]);
	const dictionary = { ...common.dictionary, ...english.dictionary };
	// One sign for another is looked at one kind at a time: all kinds at once take a second for forty characters.
	const limits = { maxLength: judgedCharacters, l33tMaxSubstitutions: 1 };
	const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs, ...limits });
	return {
		breached: new Set(common.dictionary["passwords-common"]),
		scoreOf: (password: string, own: readonly string[]) => zxcvbn.check(password, [...own]).score,
	};
}

async function isListed(
	listed: Parameters<typeof isInBreachedFile>[0],
	log: PasswordJudgeOptions["log"],
): Promise<boolean> {
	try {
		return await isInBreachedFile(listed);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		log.warn(
			{ file: listed.file, reason },
			"BREACHED_FILE cannot be read: only the most common breached passwords are refused",
		);
		return false;
	}
}
