// Why a server that was started ended at once, from its log. Others write there too: the last words of an earlier one.

/** Who heard that an earlier server is gone says nothing of this one. */
const ofAnother = /unexpected postmaster exit/;

/**
 * The first fatal line of that process, or what one of its helpers stumbled over since it began, such as a full disk; the
 * last line of all when it said nothing.
 */
export function reasonOfEnd(log: string, pid: number | undefined): string {
	const lines = log.trimEnd().split("\n").slice(-200);
	const own = lines.filter((line) => line.includes(`[${pid}]`));
	const since = own[0] === undefined ? [] : lines.slice(lines.indexOf(own[0])).filter((line) => !ofAnother.test(line));
	const fatal = own.find((line) => /FATAL|PANIC/.test(line)) ?? since.find((line) => /ERROR|FATAL|PANIC/.test(line));
	const telling = fatal ?? own.at(-1) ?? lines.at(-1) ?? "";
	return telling.replace(/^.*?(?:ERROR|FATAL|PANIC): +/, "");
}
