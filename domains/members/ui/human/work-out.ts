// Works out what shows that a person is there, by whoever checks. Its parts are loaded where they are needed: most visits
// never ask for one.
export type HumanChallenge = { readonly provider: string; readonly challenge: string };

const solvers: Readonly<Record<string, () => Promise<(challenge: string) => Promise<string | undefined>>>> = {
	altcha: async () => (await import("./altcha.ts")).solveAltcha,
};

/** Undefined where nothing was found, or nobody here knows the one who checks. */
export async function workOut({ provider, challenge }: HumanChallenge): Promise<string | undefined> {
	const solver = await solvers[provider]?.();
	return solver?.(challenge);
}
