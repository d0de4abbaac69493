// Failures after which nobody can say whether a call was carried out: it is sent again unchanged.

const uncertain: ReadonlySet<string> = new Set([
	...["NETWORK", "TIMEOUT", "BAD_ANSWER", "TEMPORARILY_UNAVAILABLE", "SYSTEM_ERROR"],
]);

export const isUncertain = (code: string | undefined): boolean => code !== undefined && uncertain.has(code);
