// Reads again what is in use before its time is over: those that come due within a moment are read together, and nobody
// who plays on waits for it.

export type Renewals = {
	/** Has it read soon, once however often it is asked for until it was. */
	readonly ask: (key: string) => void;
	readonly close: () => void;
};

/** What cannot be read is left as it is: its time ends, and whoever needs it then hears why. */
export function createRenewals(options: {
	readonly read: (key: string) => Promise<unknown>;
	/** How long others are waited for. */
	readonly gatherMilliseconds: number;
}): Renewals {
	const asked = new Set<string>();
	let waiting: string[] = [];
	let timer: NodeJS.Timeout | undefined;

	async function renew(key: string): Promise<void> {
		await options.read(key).catch(() => undefined);
		asked.delete(key);
	}
	function renewAll(): void {
		const due = waiting;
		waiting = [];
		timer = undefined;
		for (const key of due) void renew(key);
	}
	return {
		ask(key) {
			if (asked.has(key)) return;
			asked.add(key);
			waiting.push(key);
			timer ??= setTimeout(renewAll, options.gatherMilliseconds).unref();
		},
		close: () => clearTimeout(timer),
	};
}
