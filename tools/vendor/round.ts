// One round as a vendor of bad manners plays it: what is sent, in which order, how often, and what was heard. The wallet's
// promise is that the balance is the same as of a vendor of good ones.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { CurrencyCode } from "#platform/kernel";
import type { Command, Dialect, Heard, Letter, Reply } from "./dialects/dialect.ts";

/** `retry`: each command again after its answer. `reorder`: the win before its bet. `double`: each letter twice at once. */
export const faults = ["retry", "reorder", "double", "delay", "forge"] as const;
export type Fault = (typeof faults)[number];

export type Seat = {
	readonly member: string;
	readonly token: string;
	readonly game: string;
	readonly currency: CurrencyCode;
};

export type Line = { readonly said: string; readonly status: string; readonly balance?: bigint };

export type Played = {
	/** Whether the stake was taken. */
	readonly taken: boolean;
	readonly won: bigint;
	/** As the last answer that told it; undefined when none did. */
	readonly balance: bigint | undefined;
	readonly lines: readonly Line[];
};

export type Wallet = {
	readonly dialect: Dialect;
	/** Undefined when no answer came. */
	readonly post: (letter: Letter) => Promise<Reply | undefined>;
	readonly now: () => number;
};

export type RoundPlan = {
	readonly seat: Seat;
	/** Minor units. */
	readonly stake: bigint;
	readonly win: bigint;
	readonly faults: ReadonlySet<Fault>;
	readonly delayMilliseconds: number;
};

/** Some two minutes: a platform that was killed is back before. */
const mostAttempts = 60;
const pauseBefore = (attempt: number): number => Math.min(2_500, 100 * 1.3 ** attempt);

export async function playRound(wallet: Wallet, plan: RoundPlan): Promise<Played> {
	const { seat, stake, win } = plan;
	const round = randomUUID();
	const lines: Line[] = [];
	const hand = handOf(wallet, plan, lines);
	const { token, ...unseated } = seat;
	const named = { ...(wallet.dialect.name === "hub88" ? seat : unseated), round };
	const bet: Command = { ...named, token, name: "bet", transaction: `${round}-b`, amount: stake };
	const pay: Command = { ...named, name: "win", transaction: `${round}-w`, amount: win, closed: true };
	if (plan.faults.has("forge")) await hand.forge({ ...pay, transaction: `${round}-f`, amount: win + stake * 10n });
	if (plan.faults.has("reorder")) await hand.say(pay, "too early");
	const taken = await hand.untilDecided(bet);
	if (!taken.ok) return { taken: false, won: 0n, balance: taken.balance, lines };
	if (plan.faults.has("delay")) await sleep(plan.delayMilliseconds);
	const paid = await hand.untilDecided(pay);
	return { taken: true, won: paid.ok ? win : 0n, balance: paid.balance ?? taken.balance, lines };
}

function handOf(wallet: Wallet, { seat, faults: wrong }: RoundPlan, lines: Line[]) {
	const { dialect, post, now } = wallet;
	async function send(letter: Letter, said: string): Promise<Heard | undefined> {
		const reply = await post(letter);
		const heard = reply === undefined ? undefined : dialect.read(reply, seat.currency);
		const { status = "no answer", balance } = heard ?? {};
		lines.push({ said, status, ...(balance === undefined ? {} : { balance }) });
		return heard;
	}
	async function say(command: Command, how = ""): Promise<Heard | undefined> {
		const letter = dialect.write(command, now());
		const said = `${command.name}${how === "" ? "" : ` (${how})`}`;
		if (!wrong.has("double")) return send(letter, said);
		const [first, second] = await Promise.all([send(letter, said), send(letter, `${said} (again, at once)`)]);
		return first?.ok === true ? first : (second ?? first);
	}
	return {
		say,
		forge: (command: Command) => send(dialect.write(command, now(), "signature"), `${command.name} (forged)`),
		/** As vendors do: what was not answered, or not decided, is said again. */
		async untilDecided(command: Command): Promise<Heard> {
			for (let attempt = 0; attempt < mostAttempts; attempt++) {
				const heard = await say(command);
				if (heard !== undefined && !heard.again) {
					if (wrong.has("retry")) await say(command, "again");
					return heard;
				}
				await sleep(pauseBefore(attempt));
			}
			throw new Error(`nothing was decided of a ${command.name}`);
		},
	};
}
