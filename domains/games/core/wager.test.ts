// Wagers as a table: one line a case, the refusal last.
import { expect, test } from "vitest";
import { decideWager, type WagerFacts } from "./wager.ts";

const fine: WagerFacts = {
	expired: false,
	member: "active",
	halt: undefined,
	checkDue: false,
	gameOpen: true,
	currencyMatches: true,
	limits: { min: 10n, max: 1000n },
	stake: 100n,
};

const cases: readonly [string, Partial<WagerFacts>, string][] = [
	["nothing stands against it", {}, "ok"],
	["the least stake", { stake: 10n }, "ok"],
	["the greatest stake", { stake: 1000n }, "ok"],
	["one below the least", { stake: 9n }, "STAKE_OUT_OF_RANGE"],
	["one above the greatest", { stake: 1001n }, "STAKE_OUT_OF_RANGE"],
	["beyond the greatest, where what was just won is staked", { stake: 5000n, anyStake: true }, "ok"],
	["what was just won, in a game that is closed", { anyStake: true, gameOpen: false }, "GAME_DISABLED"],
	["nothing staked", { stake: 0n }, "STAKE_OUT_OF_RANGE"],
	["less than nothing staked", { stake: -10n }, "STAKE_OUT_OF_RANGE"],
	["vector 7: an expired session", { expired: true }, "PLAY_EXPIRED"],
	["vector 7: a frozen member", { member: "frozen" }, "ACCOUNT_FROZEN"],
	["vector 7: an excluded member (A.3.8)", { member: "excluded" }, "ACCOUNT_EXCLUDED"],
	["RTS 13C: the time of play is used up", { halt: "TIME_USED_UP" }, "TIME_USED_UP"],
	["T05: a document that the market asks for is missing", { halt: "IDENTITY_REQUIRED" }, "IDENTITY_REQUIRED"],
	["a limit that the market asks for is not set", { halt: "LIMIT_REQUIRED" }, "LIMIT_REQUIRED"],
	["RTS 13B: a reality check waits", { checkDue: true }, "REALITY_CHECK"],
	["vector 7: a disabled game (T03)", { gameOpen: false }, "GAME_DISABLED"],
	["vector 12: another currency", { currencyMatches: false }, "WRONG_CURRENCY"],
	["a game that is not offered in this currency", { limits: undefined }, "WRONG_CURRENCY"],
	["precedence: expired before all", { expired: true, member: "frozen", gameOpen: false, stake: 0n }, "PLAY_EXPIRED"],
	["precedence: currency before the member", { currencyMatches: false, member: "excluded" }, "WRONG_CURRENCY"],
	["precedence: the member before the game", { member: "frozen", gameOpen: false }, "ACCOUNT_FROZEN"],
	["precedence: the member before the limits", { member: "excluded", halt: "TIME_USED_UP" }, "ACCOUNT_EXCLUDED"],
	["precedence: the limits before the game", { halt: "TIME_USED_UP", gameOpen: false }, "TIME_USED_UP"],
	["precedence: the time before the check", { halt: "TIME_USED_UP", checkDue: true }, "TIME_USED_UP"],
	["precedence: the stake before the check", { stake: 0n, checkDue: true }, "STAKE_OUT_OF_RANGE"],
	["precedence: the game before the stake", { gameOpen: false, stake: 0n }, "GAME_DISABLED"],
];

test.each(cases)("a wager: %s", (_name, facts, expected) => {
	const decided = decideWager({ ...fine, ...facts });
	expect(decided.ok ? "ok" : decided.error).toBe(expected);
});
