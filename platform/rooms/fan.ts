// What processes tell each other about rooms. A message is a hint: it may be lost, and whoever waits for one looks by the clock
// too. A port: over PostgreSQL here, over another carrier where many nodes ask for one.
import type { Database } from "#platform/db";

export type Fan = {
	/** To all processes, this one too. Never throws, and nothing waits for it. At most `largestMessage` bytes, in one line. */
	readonly publish: (message: string) => void;
	/** `back`: messages may have been missed. */
	readonly listen: (hearer: {
		readonly hear: (message: string) => void;
		readonly back: () => void;
	}) => Promise<() => Promise<void>>;
};

const channel = "rooms";
/** PostgreSQL takes less than 8,000 bytes. */
export const largestMessage = 7_900;

const notify = { name: "rooms-notify", text: "select pg_notify($1, $2)" };

/** By NOTIFY: what gathers while one notification is being sent goes with the next. */
export function databaseFan(db: Pick<Database, "call" | "listen">): Fan {
	let waiting: string[] = [];
	let sending = false;
	async function send(): Promise<void> {
		while (waiting.length > 0) {
			const payload = takePayload();
			await db.call(notify, [channel, payload]).catch(() => undefined);
		}
		sending = false;
	}
	function takePayload(): string {
		let payload = waiting[0] ?? "";
		let count = 1;
		for (; count < waiting.length; count++) {
			const longer = `${payload}\n${waiting[count]}`;
			if (Buffer.byteLength(longer) > largestMessage) break;
			payload = longer;
		}
		waiting = waiting.slice(count);
		return payload;
	}
	return {
		publish(message) {
			if (Buffer.byteLength(message) > largestMessage) return;
			waiting.push(message);
			if (sending) return;
			sending = true;
			setImmediate(() => void send());
		},
		listen: ({ hear, back }) =>
			db.listen(channel, (payload) => {
				if (payload === "") back();
				else for (const message of payload.split("\n")) hear(message);
			}),
	};
}
