// A vendor's evening, in the dialect that it speaks: rounds of bets and wins for one member, with retries, repeats, rollbacks
// before and after their bets, late bets and forged calls; where it keeps members' money, that is brought there and home. What
// it was answered is noted; what was not answered is asked again until it is.
import { setTimeout as sleep } from "node:timers/promises";
import { transferWallet } from "#cashier/contract";
import { launchGame } from "#games/contract";
import { tally } from "../../../../tools/sim/book.ts";
import { type Life, note } from "../../../../tools/sim/life.ts";
import { register } from "../../../../tools/sim/person.ts";
import type { Command, CommandName, Heard } from "../../../../tools/vendor/dialects/dialect.ts";
import type { Seat } from "../../../../tools/vendor/round.ts";
import type { Vendor } from "./outside-vendor.ts";

type Table = {
	readonly life: Life;
	readonly vendor: Vendor;
	readonly seat: Seat;
	/** A transfer that nobody knows the end of yet: pressed again until it is known. */
	readonly underWay: { press?: (() => Promise<boolean>) | undefined };
};

export async function liveAsVendor(life: Life, vendor: Vendor): Promise<void> {
	const credentials = { username: life.name, password: `Sim-${life.chance.below(2 ** 32)}-aZ9` };
	await register(life.person, credentials);
	note(life);
	const table = { life, vendor, seat: await seatPlayer(life, vendor), underWay: {} };
	const seated = await command(table, "authenticate", {});
	if (!seated.ok) life.book.faults.push(`${life.name}: the vendor could not authenticate: ${seated.status}`);
	else while (!life.over()) await playRound(table);
	await finish(table);
}

/** Until the vendor opens it: under kills a launch may find nobody. */
async function seatPlayer({ person }: Life, vendor: Vendor): Promise<Seat> {
	for (const inVain = person.patience.vigil(); !inVain(); await sleep(150)) {
		const launched = await person.patience.answered(() =>
			person.client.call(launchGame, { gameId: vendor.gameId, vassalage: vendor.code }),
		);
		const seat = launched.ok ? vendor.seatAt(launched.value.game_url) : undefined;
		if (seat !== undefined) return seat;
	}
	throw new Error(`the game of ${vendor.code} does not open`);
}

/** Repeats until an answer is had; a vendor that could try again says so. */
async function answered(life: Life, say: () => Promise<Heard | undefined>): Promise<Heard> {
	for (const inVain = life.person.patience.vigil(); !inVain(); await sleep(100)) {
		const heard = await say();
		if (heard !== undefined && !heard.again) return heard;
	}
	throw new Error(`${life.name}: the world stands and does not answer the vendor`);
}

async function playRound(table: Table): Promise<void> {
	const { life } = table;
	const round = `${life.name}-${life.chance.below(2 ** 32)}-${life.chance.below(2 ** 32)}`;
	if (table.vendor.books !== undefined && life.chance.below(6) === 0) await moveMoney(table);
	const kinds = [betAndWin, betAndWin, betAndWin, rolledBack, cancelledFirst, forged] as const;
	await kinds[life.chance.below(kinds.length)]?.(table, round);
	if (life.chance.below(4) === 0) await sleep(life.chance.below(60));
}

type Said = Omit<Command, "name" | "currency" | "member" | "game">;

/** A token goes with bets, and with every call of Hub88. */
function commandOf({ vendor, seat: { token, member } }: Table, name: CommandName, said: Said): Command {
	const hub = vendor.dialect === "hub88";
	const seated = hub || name === "bet" || name === "authenticate" ? { token } : {};
	const who = hub || name !== "authenticate" ? { member, game: vendor.game } : {};
	return { name, currency: "P", ...who, ...seated, ...said };
}

async function command(table: Table, name: CommandName, said: Said): Promise<Heard> {
	const { life, vendor } = table;
	const full = commandOf(table, name, said);
	const heard = await answered(life, () => vendor.say(full));
	if (life.chance.below(5) === 0) {
		const again = await answered(life, () => vendor.say(full));
		const same = again.status === heard.status && again.balance === heard.balance;
		if (!same) life.book.faults.push(`${life.name}: ${name} answered ${heard.status} and then ${again.status}`);
	}
	return heard;
}

function noteMove(table: Table, { transaction, minor }: { transaction: string; minor: number }): void {
	const { book } = table.life;
	const { books, moves } = table.vendor;
	moves.set(transaction, BigInt(minor));
	tally(book, "vendor moves");
	const there = books?.move(table.seat.member, "P", BigInt(minor));
	if (there === false) book.faults.push(`${table.life.name}: a stake was taken that the vendor's books do not hold`);
}

/** One stakes no more than lies in its books. */
const lies = ({ vendor, seat }: Table): bigint => vendor.books?.balance(seat.member, "P") ?? 1_000_000n;

/** Vectors 1, 13, 14: one bet or two, a win of something or of nothing, closed by the win. */
async function betAndWin(table: Table, round: string): Promise<void> {
	const { life } = table;
	let staked = 0;
	for (let bet = 1 + life.chance.below(2); bet > 0; bet--) {
		const amount = 1 + life.chance.below(500);
		if (BigInt(amount) > lies(table)) continue;
		const transaction = `${round}-b${bet}`;
		const answer = await command(table, "bet", { round, transaction, amount: BigInt(amount) });
		if (answer.ok) {
			staked += amount;
			noteMove(table, { transaction, minor: -amount });
		} else expectRefusal(table, answer);
	}
	if (staked === 0) return;
	const won = life.chance.below(3) === 0 ? life.chance.below(staked * 3) : 0;
	const transaction = `${round}-w`;
	const answer = await command(table, "win", { round, transaction, amount: BigInt(won), closed: true });
	if (answer.ok) noteMove(table, { transaction, minor: won });
	else life.book.faults.push(`${life.name}: a win was refused: ${answer.status}`);
}

/** Vector 4: a bet rolled back, twice: restored once. */
async function rolledBack(table: Table, round: string): Promise<void> {
	const { life } = table;
	const [transaction, amount] = [`${round}-b`, 1 + life.chance.below(500)];
	if (BigInt(amount) > lies(table)) return;
	const bet = await command(table, "bet", { round, transaction, amount: BigInt(amount) });
	if (!bet.ok) return expectRefusal(table, bet);
	for (const attempt of ["r1", "r2"]) {
		const back = await command(table, "rollback", {
			round,
			transaction: `${round}-${attempt}`,
			reference: transaction,
		});
		if (!back.ok) life.book.faults.push(`${life.name}: a rollback was refused: ${back.status}`);
	}
}

/** Vector 5: a rollback that comes first leaves a tombstone; the late bet is refused. */
async function cancelledFirst(table: Table, round: string): Promise<void> {
	const { life } = table;
	const transaction = `${round}-b`;
	await command(table, "rollback", { round, transaction: `${round}-r`, reference: transaction });
	const late = await command(table, "bet", { round, transaction, amount: 100n });
	if (late.ok) life.book.faults.push(`${life.name}: a bet was taken after its rollback`);
}

/** Vector 11: a call that is not the vendor's moves nothing. */
async function forged(table: Table, round: string): Promise<void> {
	const { life, vendor } = table;
	const bet = commandOf(table, "bet", { round, transaction: `${round}-f`, amount: 100n });
	const answer = await vendor.say(bet, "signature");
	if (answer?.ok === true) life.book.faults.push(`${life.name}: a forged bet was taken`);
}

/** A broke player's bet is refused; nothing else is. */
function expectRefusal({ life }: Table, { status }: Heard): void {
	tally(life.book, "refused");
	// As each dialect says that there is not enough.
	const broke = ["NOT_ENOUGH_MONEY", "RS_ERROR_NOT_ENOUGH_MONEY", "1"].includes(status);
	if (!broke) life.book.faults.push(`${life.name}: a bet was refused: ${status}`);
}

/** Brings money to the vendor or home; by the same press again, as long as nobody knows what became of it. */
async function moveMoney(table: Table): Promise<void> {
	const { underWay, life, vendor } = table;
	if (underWay.press !== undefined) {
		if (await underWay.press()) underWay.press = undefined;
		return;
	}
	const there = `vendor:${vendor.code}`;
	const out = lies(table) < 2_000n || life.chance.below(2) === 0;
	const amount = `${1 + life.chance.below(40)}.00`;
	const wish = out ? { fromPurse: "cash", toPurse: there, amount } : { fromPurse: there, toPurse: "cash", amount };
	const idempotencyKey = `move-${life.chance.below(2 ** 32)}-${life.chance.below(2 ** 32)}`;
	const { client, patience } = life.person;
	const press = async (): Promise<boolean> => {
		const moved = await patience.answered(() => client.call(transferWallet, wish, { idempotencyKey }));
		if (moved.ok) tally(life.book, "vendor transfers");
		else if (moved.error.code === "TRANSFER_UNDER_WAY") return false;
		else if (!["VENDOR_REFUSED", "NOT_ENOUGH", "ROUND_RUNS"].includes(moved.error.code)) {
			life.book.faults.push(`${life.name}: a transfer was refused: ${moved.error.code}`);
		}
		return true;
	};
	if (!(await press())) underWay.press = press;
}

/** What is on its way comes to its end before the books are judged: the vendor tells again what became of it. */
async function finish({ life, vendor, underWay: { press } }: Table): Promise<void> {
	vendor.books?.goWrong(() => undefined);
	const inVain = life.person.patience.vigil();
	for (; press !== undefined && !inVain(); await sleep(1_000)) {
		if (await press()) return;
	}
	if (press !== undefined) life.book.faults.push(`${life.name}: nobody ever knew what became of a transfer`);
}
