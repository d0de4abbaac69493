// What a code is called is shown in the language of whoever reads, with the code below it; a code without words stands alone.
import { cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { CodeGroup } from "#platform/desk/core";
import { Coded, DeskPlace } from "#platform/desk/ui";
import { giveSentences, type LanguageCode, startText } from "#platform/ui";
import { desk } from "../desk.ts";
import en from "../messages/en.json";
import ko from "../messages/ko.json";

giveSentences({ domain: desk.messages.domain, code: "EN", content: en });
giveSentences({ domain: desk.messages.domain, code: "KO", content: ko });

/** The sentences are there: nothing is fetched. */
function speak(language: LanguageCode): Promise<void> {
	localStorage.clear();
	return startText({ sources: [], first: [], defaultLanguage: language });
}

afterEach(cleanup);

async function textOf(group: CodeGroup, code: string): Promise<readonly (string | null)[]> {
	const { container } = render(
		<Suspense>
			<DeskPlace desks={[desk]} screens={[]} me={undefined}>
				<Coded group={group} code={code} />
			</DeskPlace>
		</Suspense>,
	);
	await vi.waitFor(() => expect(container.textContent).not.toBe(""));
	const parts = [...container.querySelectorAll("span > span")].map((part) => part.textContent);
	return parts.length === 0 ? [container.textContent] : parts;
}

describe("to an operator who reads Korean", () => {
	beforeAll(() => speak("KO"));
	afterAll(() => speak("EN"));

	test.each<[CodeGroup, string, string]>([
		["kinds", "grant", "머니 지급"],
		["acts.members", "account locked", "회원 잠금"],
		["events.ledger", "adjustment", ko.codes.events.ledger.adjustment],
		["permissions", "members:lock", "회원: 잠금"],
		["accounts", "house:adjustments", "금액 조정"],
	])("%s: %s is %s, and the code stays to be found", async (group, code, words) => {
		expect(await textOf(group, code)).toEqual([words, code]);
	});

	test.each<[CodeGroup, string]>([
		["kinds", "chargeback"],
		["acts.newer", "deposit weighed"],
		["permissions", "newer:read"],
	])("%s: %s of a newer server stands by itself, once", async (group, code) => {
		expect(await textOf(group, code)).toEqual([code]);
		expect(screen.getAllByText(code)).toHaveLength(1);
	});
});

test("in English what is called by its own code stands once", async () => {
	expect(await textOf("kinds", "bet")).toEqual([en.codes.kinds.bet]);
	expect(await textOf("kinds", "adjust")).toEqual([en.codes.kinds.adjust, "adjust"]);
});
