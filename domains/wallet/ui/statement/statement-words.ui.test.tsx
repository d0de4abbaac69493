// What lines of the account record are called.
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { giveSentences } from "#platform/ui";
import en from "../messages/en.json";
import { useStatementWords } from "./statement-words.ts";

giveSentences({ domain: "wallet", code: "EN", content: en });

test.each([
	["promo", "points", "Points"],
	["grant", "points", "Points"],
	["grant", "bonus", "Bonus"],
	["promo", "cash", "Bonus"],
	["grant", "cash", "Play money"],
	["bet", "cash", "Bet"],
])("%s in the purse %s is %j", (type, purse, name) => {
	const { result } = renderHook(() => useStatementWords());
	expect(result.current.kindOf({ type, purse })).toBe(name);
});
