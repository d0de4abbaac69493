// Why a server that was started ended at once, from its log. Others write there too: the last words of an earlier one.

/** The first fatal line of that process; the last line of all when it said nothing. */
export function reasonOfEnd(log: string, pid: number | undefined): string {
	const lines = log.trimEnd().split("\n").slice(-200);
	const own = lines.filter((line) => line.includes(`[${pid}]`));
	const telling = own.find((line) => /FATAL|PANIC/.test(line)) ?? own.at(-1) ?? lines.at(-1) ?? "";
	return telling.replace(/^.*?(?:FATAL|PANIC): +/, "");
}
