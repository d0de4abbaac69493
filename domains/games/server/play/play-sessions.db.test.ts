// How long a play session is trusted, what ends it, and that an end counts at once, also while it is being looked up.
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { type MemberId, unwrap } from "#platform/kernel";
import { enterPlay, getPlayState, launchGame, launchTrial, leavePlay, listGames } from "../../contract/index.ts";
import { callerOf } from "../testing/hall-caller.ts";
import { openOwnHall } from "../testing/own-hall.ts";

/** What the members answer about a login: as each test has it. */
let loginRuns: (sessionId: string) => Promise<boolean> = async () => true;
/** Says to this node, as another would, that a login has ended; of undefined, that word may have been missed. */
let tellEnd = (_sessionId: string | undefined): void => undefined;
const { hall } = await openOwnHall({
	loginRuns: (sessionId) => loginRuns(sessionId),
	onSessionEnded: (listener) => {
		tellEnd = listener;
	},
});
const { api } = hall.games;
const { call, as } = callerOf(hall);
const gameId = unwrap(await call(listGames, { gameName: "lantern" })).games[0]?.gameId ?? "";

beforeEach(() => {
	loginRuns = async () => true;
});

const launched = async (member: MemberId): Promise<string> => {
	const { game_url } = unwrap(await call(launchGame, { gameId, vassalage: "TESSERA" }, as(member)));
	return game_url.split("#launch=")[1] ?? "";
};
const entered = async (member: MemberId) => unwrap(await call(enterPlay, { launchToken: await launched(member) }));
const expired = { ok: false, error: { code: "LAUNCH_EXPIRED" } };

describe("a launch token", () => {
	it("is good to the end of its minute and no longer", async () => {
		const member = await hall.enrol(0n);
		const [last, late] = [await launched(member), await launched(member)];
		hall.clock.advance(59_999);
		expect((await call(enterPlay, { launchToken: last })).ok).toBe(true);
		hall.clock.advance(1);
		expect(await call(enterPlay, { launchToken: late })).toEqual(expired);
	});

	it("that nobody was given is refused, one of another shape before anything is read", async () => {
		expect(await call(enterPlay, { launchToken: "A".repeat(32) })).toEqual(expired);
		for (const launchToken of ["", "short", "A".repeat(65), "' or true --        "])
			expect(z.safeParse(enterPlay.input, { launchToken }).success).toBe(false);
	});

	it("is no play token, and a play token no launch token", async () => {
		const member = await hall.enrol(0n);
		const launchToken = await launched(member);
		expect(await api.authenticatePlay(launchToken)).toBeUndefined();
		const { playToken } = unwrap(await call(enterPlay, { launchToken }));
		expect(await call(enterPlay, { launchToken: playToken })).toEqual(expired);
		expect(await api.authenticatePlay(launchToken)).toBeUndefined();
	});

	it("of a login that ended meanwhile opens nothing", async () => {
		const member = await hall.enrol(0n);
		const launchToken = await launched(member);
		await api.endSession(`login-${member}`);
		expect(await call(enterPlay, { launchToken })).toEqual(expired);
	});

	it("of a login that ended on another node opens nothing either", async () => {
		const member = await hall.enrol(0n);
		const launchToken = await launched(member);
		loginRuns = async () => false;
		expect(await call(enterPlay, { launchToken })).toEqual(expired);
	});
});

describe("a play session", () => {
	it.each([
		["of money lasts twelve hours", 12],
		["of a trial lasts four", 4],
	])("%s", async (_what, hours) => {
		const trial = hours === 4;
		const launch = { gameId, vassalage: "TESSERA" };
		const answer = trial ? await call(launchTrial, launch) : await call(launchGame, launch, as(await hall.enrol(0n)));
		const launchToken = unwrap(answer).game_url.split("#launch=")[1] ?? "";
		const { playToken } = unwrap(await call(enterPlay, { launchToken }));
		hall.clock.advance(hours * 3_600_000 - 1);
		expect(await api.authenticatePlay(playToken)).toBeDefined();
		hall.clock.advance(1);
		expect(await api.authenticatePlay(playToken)).toBeUndefined();
	});

	it("ends with the login it hangs on, at once, and no other does", async () => {
		const [member, other] = [await hall.enrol(0n), await hall.enrol(0n)];
		const [own, second, foreign] = [await entered(member), await entered(member), await entered(other)];
		for (const { playToken } of [own, second, foreign]) expect(await api.authenticatePlay(playToken)).toBeDefined();
		await api.endSession(`login-${member}`);
		expect(await api.authenticatePlay(own.playToken)).toBeUndefined();
		expect(await api.authenticatePlay(second.playToken)).toBeUndefined();
		expect(await api.authenticatePlay(foreign.playToken)).toBeDefined();
	});

	it.each([
		["when the word comes", (member: MemberId) => `login-${member}`],
		["when words may have been missed", () => undefined],
	])("whose login ended on another node is over %s, and no other", async (_when, word) => {
		const [member, other] = [await hall.enrol(0n), await hall.enrol(0n)];
		const [own, foreign] = [await entered(member), await entered(other)];
		for (const { playToken } of [own, foreign]) expect(await api.authenticatePlay(playToken)).toBeDefined();
		loginRuns = async (sessionId) => sessionId !== `login-${member}`;
		expect(await api.authenticatePlay(own.playToken)).toBeDefined();
		tellEnd(word(member));
		expect(await api.authenticatePlay(own.playToken)).toBeUndefined();
		expect(await api.authenticatePlay(foreign.playToken)).toBeDefined();
	});

	it("whose login ended on another node is found out within half a minute where no word comes", async () => {
		const { playToken } = await entered(await hall.enrol(0n));
		expect(await api.authenticatePlay(playToken)).toBeDefined();
		loginRuns = async () => false;
		hall.clock.advance(29_999);
		expect(await api.authenticatePlay(playToken)).toBeDefined();
		hall.clock.advance(1);
		expect(await api.authenticatePlay(playToken)).toBeUndefined();
	});

	it("that is played on is read again ahead of its time, and one that is not is left", async () => {
		const [player, onlooker] = [await hall.enrol(0n), await hall.enrol(0n)];
		const [used, idle] = [await entered(player), await entered(onlooker)];
		for (const { playToken } of [used, idle]) expect(await api.authenticatePlay(playToken)).toBeDefined();
		hall.clock.advance(19_999);
		const looked: string[] = [];
		loginRuns = async (sessionId) => {
			looked.push(sessionId);
			return false;
		};
		expect(await api.authenticatePlay(used.playToken)).toBeDefined();
		hall.clock.advance(1);
		expect(await api.authenticatePlay(used.playToken)).toBeDefined();
		expect(await api.authenticatePlay(used.playToken)).toBeDefined();
		await expect.poll(() => api.authenticatePlay(used.playToken)).toBeUndefined();
		expect(looked.filter((sessionId) => sessionId === `login-${player}`)).toHaveLength(1);
		expect(looked).not.toContain(`login-${onlooker}`);
	});

	it.each([
		["ended here", (login: string) => api.endSession(login), undefined],
		["ended elsewhere", async (login: string) => tellEnd(login), undefined],
		["not the one that ended", async () => tellEnd("login-of-somebody-else"), "kept"],
	] as const)("that is looked up and meanwhile %s is believed no longer than that", async (_what, end, after) => {
		const member = await hall.enrol(0n);
		const { playToken } = await entered(member);
		hall.clock.advance(30_000);
		let answer = (_runs: boolean): void => undefined;
		let asked = (): void => undefined;
		const wasAsked = new Promise<void>((resolve) => {
			asked = resolve;
		});
		loginRuns = () => {
			asked();
			return new Promise((resolve) => {
				answer = resolve;
			});
		};
		const looking = api.authenticatePlay(playToken);
		await wasAsked;
		await end(`login-${member}`);
		answer(true);
		await looking;
		loginRuns = async () => false;
		expect((await api.authenticatePlay(playToken)) !== undefined).toBe(after === "kept");
	});

	it("that was left is over for its token, its state and its stakes", async () => {
		const { playToken } = await entered(await hall.enrol(1_000n));
		const play = await api.authenticatePlay(playToken);
		if (play === undefined) throw new Error("no session");
		unwrap(await call(leavePlay, {}, { play }));
		unwrap(await call(leavePlay, {}, { play }));
		expect(await api.authenticatePlay(playToken)).toBeUndefined();
		const stake = { play, key: "after", stake: 10n, win: 90n, payTable: "1", events: [] };
		expect(await api.playRound(stake)).toMatchObject({ ok: false, error: { code: "PLAY_EXPIRED" } });
		expect(await api.playBalance(play)).toBe(1_000n);
	});
});

describe("what the frame is told", () => {
	it("counts what was played since it was entered, not before", async () => {
		const member = await hall.enrol(10_000n);
		const playOnce = async (playToken: string, key: string) => {
			const play = await api.authenticatePlay(playToken);
			if (play === undefined) throw new Error("no session");
			unwrap(await api.playRound({ play, key, stake: 100n, win: 30n, payTable: "1", events: [] }));
			return play;
		};
		await playOnce((await entered(member)).playToken, "before");
		hall.clock.advance(1_000);
		const { playToken, state } = await entered(member);
		expect(state).toMatchObject({ rounds: 0, net: "0.00", balance: "99.30" });
		const play = await playOnce(playToken, "now");
		expect(unwrap(await call(getPlayState, {}, { play }))).toMatchObject({
			rounds: 1,
			staked: "1.00",
			won: "0.30",
			net: "-0.70",
			balance: "98.60",
		});
	});

	it("of a session there is not is nothing", async () => {
		const { play } = await hall.sit(await hall.enrol(0n));
		const nobody = { ...play, playId: "00000000-0000-7000-8000-000000000000" };
		expect(await call(getPlayState, {}, { play: nobody })).toMatchObject({ ok: false });
	});
});
