// Members and guests: they register, play, press twice, repeat old keys, double what they won, buy a bonus, log out and in, until
// they are told to stop.
import { logOut } from "#members/contract";
import { noteRound, tally } from "../../../../tools/sim/book.ts";
import { type Life, note } from "../../../../tools/sim/life.ts";
import { becomeGuest, type Credentials, login, register } from "../../../../tools/sim/person.ts";
import { doubleSome, doublingGame } from "./doubling.ts";
import { launch, type Play, type SlotRound, type Spin, spin } from "./play.ts";

/** Refusals that are part of a life: out of money, or a session that ended. */
const expected: ReadonlySet<string> = new Set(["INSUFFICIENT_FUNDS", "PLAY_EXPIRED", "NOT_LOGGED_IN"]);

export async function liveAsMember(life: Life): Promise<void> {
	const credentials = { username: life.name, password: `Sim-${life.chance.below(2 ** 32)}-aZ9` };
	life.book.secrets.add(credentials.password);
	await register(life.person, credentials);
	while (!life.over()) {
		note(life);
		const wanted = life.chance.below(4) === 0 ? doublingGame : undefined;
		const play = await launch(life.person, { mode: "real", pick: (count) => life.chance.below(count), wanted });
		if (play.ok) await playSome(life, play.value);
		else if (play.error.code === "NOT_LOGGED_IN") await login(life.person, credentials);
		else life.book.faults.push(`${life.name} could not launch: ${play.error.code}`);
		if (life.chance.below(4) === 0) await relogin(life, credentials);
	}
	note(life);
}

async function relogin(life: Life, credentials: Credentials): Promise<void> {
	await life.person.patience.answered(() => life.person.client.call(logOut, {}));
	await login(life.person, credentials);
}

async function playSome(life: Life, play: Play): Promise<void> {
	const keys: Spin[] = [];
	for (let round = 5 + life.chance.below(30); round > 0 && !life.over(); round--) {
		const wanted = wishFor(life, play);
		keys.push(wanted);
		const shown = await spinOnce(life, { play, wanted });
		if (shown === undefined) return;
		await doubleSome(life, play, shown);
		const earlier = keys[life.chance.below(keys.length)];
		if (life.chance.below(10) === 0 && earlier !== undefined) await spinOnce(life, { play, wanted: earlier });
	}
}

/** One of the smaller coins; now and then the bonus itself, where it is sold. */
function wishFor({ name, chance }: Life, { slot: { coins, features, payTable } }: Play): Spin {
	const key = `${name}-${chance.below(2 ** 32)}-${chance.below(2 ** 32)}`;
	const bought = features.buy && chance.below(6) === 0 ? payTable.buy : undefined;
	if (bought !== undefined) return { coin: coins[0] ?? "", key, mode: bought.code };
	return { coin: coins[chance.below(Math.min(3, coins.length))] ?? "", key };
}

/** So many rounds of any game, with a coin that works something off. */
export async function playRounds(life: Life, rounds: number): Promise<void> {
	const play = await launch(life.person, { mode: "real", pick: (count) => life.chance.below(count) });
	if (!play.ok) {
		if (!expected.has(play.error.code)) life.book.faults.push(`${life.name} could not launch: ${play.error.code}`);
		return;
	}
	const { coins } = play.value.slot;
	const coin = coins[Math.min(4, coins.length - 1)] ?? "";
	for (let round = 0; round < rounds && !life.over(); round++) {
		const key = `${life.name}-${life.chance.below(2 ** 32)}-${life.chance.below(2 ** 32)}`;
		if ((await spinOnce(life, { play: play.value, wanted: { coin, key } })) === undefined) return;
	}
}

type Press = { readonly play: Play; readonly wanted: Spin };

/** One press, sometimes a double one, and its round. Undefined when this game is over for now. */
async function spinOnce(life: Life, { play, wanted }: Press): Promise<SlotRound["round"] | undefined> {
	const presses = life.chance.below(8) === 0 ? 3 : 1;
	const answers = await Promise.all(Array.from({ length: presses }, () => spin(play, wanted)));
	for (const answer of answers) {
		if (answer.ok) noteRound(life.book, wanted.key, { account: life.name, ...answer.value.round });
		else if (expected.has(answer.error.code)) tally(life.book, "refused");
		else life.book.faults.push(`${life.name} was refused a spin: ${answer.error.code}`);
	}
	const rounds = answers.flatMap((answer) => (answer.ok ? [answer.value.round] : []));
	return rounds.length === answers.length ? rounds[0] : undefined;
}

export async function liveAsGuest(life: Life): Promise<void> {
	await becomeGuest(life.person);
	while (!life.over()) {
		const denied = await launch(life.person, { mode: "real", pick: () => 0 });
		if (denied.ok) life.book.faults.push("a guest launched a game for money");
		const play = await launch(life.person, { mode: "trial", pick: (count) => life.chance.below(count) });
		if (!play.ok) {
			life.book.faults.push(`a guest was refused a trial: ${play.error.code}`);
			return;
		}
		await trySome(life, play.value);
	}
}

async function trySome(life: Life, play: Play): Promise<void> {
	for (let round = 20; round > 0 && !life.over(); round--) {
		const key = `trial-${life.chance.below(2 ** 32)}-${life.chance.below(2 ** 32)}`;
		const answer = await spin(play, { coin: play.slot.coins[0] ?? "", key });
		if (!answer.ok) return;
		if (answer.value.round.mode !== "demo") life.book.faults.push("a trial round was not marked as a demo (G19)");
		tally(life.book, "trials");
	}
}
