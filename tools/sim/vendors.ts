// A vendor's evening: rounds of bets and wins for one member, with retries, repeats, rollbacks before and after their
// bets, late bets and forged calls. What it was answered is noted; what was not answered is asked again until it is.
import { setTimeout as sleep } from "node:timers/promises";
import { enterPlay, launchGame } from "#games/contract";
import { type Life, note } from "./members.ts";
import { outsideVendor, type Vendor, type VendorAnswer } from "./outside-vendor.ts";
import { register } from "./person.ts";

type Table = { readonly life: Life; readonly vendor: Vendor; readonly token: string; readonly member: string };

export async function liveAsVendor(life: Life, vendor: Vendor): Promise<void> {
	const credentials = { username: life.name, password: `Sim-${life.chance.below(2 ** 32)}-aZ9` };
	await register(life.person, credentials);
	note(life);
	const token = await seatPlayer(life, vendor);
	const seated = await answered(life, () => vendor.say("authenticate", { token }));
	const member = seated.member ?? "";
	if (member === "") life.book.faults.push(`${life.name}: the vendor could not authenticate: ${seated.status}`);
	else while (!life.over()) await playRound({ life, vendor, token, member });
}

async function seatPlayer(life: Life, vendor: Vendor): Promise<string> {
	const { answered: persist } = life.person.patience;
	for (;;) {
		const launched = await persist(() =>
			life.person.client.call(launchGame, { gameId: vendor.gameId, vassalage: outsideVendor.code }),
		);
		if (!launched.ok) throw new Error(`the outside game does not launch: ${launched.error.code}`);
		const launchToken = /launch=([^&]+)/.exec(launched.value.game_url)?.[1] ?? "";
		const entered = await persist(() => life.person.client.call(enterPlay, { launchToken }));
		if (entered.ok) return entered.value.playToken;
	}
}

/** Repeats until an answer is had; a vendor that could try again says so. */
async function answered(life: Life, say: () => Promise<VendorAnswer | undefined>): Promise<VendorAnswer> {
	for (const end = Date.now() + 120_000; Date.now() < end; await sleep(100)) {
		const answer = await say();
		if (answer !== undefined && answer.status !== "TRY_AGAIN") return answer;
	}
	throw new Error(`${life.name}: the vendor had no answer for two minutes`);
}

async function playRound(table: Table): Promise<void> {
	const { life } = table;
	const round = `${life.name}-${life.chance.below(2 ** 32)}-${life.chance.below(2 ** 32)}`;
	const kinds = [betAndWin, betAndWin, betAndWin, rolledBack, cancelledFirst, forged] as const;
	await kinds[life.chance.below(kinds.length)]?.(table, round);
	if (life.chance.below(4) === 0) await sleep(life.chance.below(60));
}

const cents = (minor: number): string => (minor / 100).toFixed(2);

async function command(table: Table, name: string, body: Readonly<Record<string, unknown>>): Promise<VendorAnswer> {
	const { life, vendor, member } = table;
	const full = { member, currency: "P", game: outsideVendor.game, ...body };
	const answer = await answered(life, () => vendor.say(name, full));
	if (life.chance.below(5) === 0) {
		const again = await answered(life, () => vendor.say(name, full));
		const same = again.status === answer.status && again.balance === answer.balance;
		if (!same) life.book.faults.push(`${life.name}: ${name} answered ${answer.status} and then ${again.status}`);
	}
	return answer;
}

function noteMove(table: Table, move: { transaction: string; minor: number }): void {
	table.life.book.vendorMoves.set(move.transaction, { memberId: table.member, minor: BigInt(move.minor) });
	table.life.book.counts.vendorMoves += 1;
}

/** Vectors 1, 13, 14: one bet or two, a win of something or of nothing, closed by the win. */
async function betAndWin(table: Table, round: string): Promise<void> {
	const { life, token } = table;
	let staked = 0;
	for (let bet = 1 + life.chance.below(2); bet > 0; bet--) {
		const amount = 1 + life.chance.below(500);
		const transaction = `${round}-b${bet}`;
		const answer = await command(table, "bet", { token, round, transaction, amount: cents(amount) });
		if (answer.status === "OK") {
			staked += amount;
			noteMove(table, { transaction, minor: -amount });
		} else expectRefusal(table, answer);
	}
	if (staked === 0) return;
	const won = life.chance.below(3) === 0 ? life.chance.below(staked * 3) : 0;
	const transaction = `${round}-w`;
	const answer = await command(table, "win", { round, transaction, amount: cents(won), closed: true });
	if (answer.status === "OK") noteMove(table, { transaction, minor: won });
	else life.book.faults.push(`${life.name}: a win was refused: ${answer.status}`);
}

/** Vector 4: a bet rolled back, twice: restored once. */
async function rolledBack(table: Table, round: string): Promise<void> {
	const { life, token } = table;
	const [transaction, amount] = [`${round}-b`, 1 + life.chance.below(500)];
	const bet = await command(table, "bet", { token, round, transaction, amount: cents(amount) });
	if (bet.status !== "OK") return expectRefusal(table, bet);
	for (const attempt of ["r1", "r2"]) {
		const back = await command(table, "rollback", {
			round,
			transaction: `${round}-${attempt}`,
			reference: transaction,
		});
		if (back.status !== "OK") life.book.faults.push(`${life.name}: a rollback was refused: ${back.status}`);
	}
}

/** Vector 5: a rollback that comes first leaves a tombstone; the late bet is refused. */
async function cancelledFirst(table: Table, round: string): Promise<void> {
	const { life, token } = table;
	const transaction = `${round}-b`;
	await command(table, "rollback", { round, transaction: `${round}-r`, reference: transaction });
	const late = await command(table, "bet", { token, round, transaction, amount: "1.00" });
	if (late.status === "OK") life.book.faults.push(`${life.name}: a bet was taken after its rollback`);
}

/** Vector 11: a call that is not the vendor's moves nothing. */
async function forged(table: Table, round: string): Promise<void> {
	const { life, token, member, vendor } = table;
	const body = {
		member,
		currency: "P",
		game: outsideVendor.game,
		token,
		round,
		transaction: `${round}-f`,
		amount: "1.00",
	};
	const answer = await vendor.forge("bet", body);
	if (answer?.status === "OK") life.book.faults.push(`${life.name}: a forged bet was taken`);
}

/** A broke player's bet is refused; nothing else is. */
function expectRefusal(table: Table, answer: VendorAnswer): void {
	table.life.book.counts.refused += 1;
	if (answer.status !== "NOT_ENOUGH_MONEY")
		table.life.book.faults.push(`${table.life.name}: a bet was refused: ${answer.status}`);
}
