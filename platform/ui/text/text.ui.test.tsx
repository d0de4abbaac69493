import { act, cleanup, render, screen } from "@testing-library/react";
import { Component, type ReactNode, Suspense } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { storedLanguage } from "./languages.ts";
import { chooseLanguage, currentLanguage, errorSentence, startText, textHook, useSentenceFinder } from "./text.ts";

type Messages = { readonly title: string; readonly errors: { readonly GONE: string } };
const useText = textHook<Messages>("vases");

function Title() {
	const say = useText();
	return <h1>{say("title")}</h1>;
}

const files: Readonly<Record<string, unknown>> = {
	"/vases-en.json": { title: "Vases", errors: { GONE: "It is gone" } },
	"/vases-ko.json": { title: "꽃병", errors: { GONE: "사라졌어요" } },
	"/vases-id.json": { title: "Vas" },
};

beforeEach(async () => {
	localStorage.clear();
	vi.stubGlobal("fetch", async (address: string) => Response.json(files[address]));
	const source = {
		domain: "vases",
		files: {
			"./messages/en.json": "/vases-en.json",
			"./messages/ko.json": "/vases-ko.json",
			"./messages/id.json": "/vases-id.json",
		},
	};
	await startText({ sources: [source], first: ["vases"], defaultLanguage: "EN" });
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

test("a component shows its sentence, and the other language's once that is chosen", async () => {
	render(
		<Suspense>
			<Title />
		</Suspense>,
	);
	expect(await screen.findByText("Vases")).toBeTruthy();
	await chooseLanguage("KO");
	expect(await screen.findByText("꽃병")).toBeTruthy();
	expect(document.documentElement.lang).toBe("ko");
	expect(errorSentence("GONE", {})).toBe("사라졌어요");
	await chooseLanguage("EN");
});

test("while developing, what is not translated yet is shown in English", async () => {
	await chooseLanguage("ID");
	expect(errorSentence("GONE", {})).toBe("It is gone");
	expect(document.documentElement.lang).toBe("id");
	await chooseLanguage("EN");
});

const useJars = textHook<Messages>({ domain: "jars", files: { "./messages/en.json": "/vases-en.json" } });

function Jar() {
	return <h1>{useJars()("title")}</h1>;
}

class Caught extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
	override state = { failed: false };
	static getDerivedStateFromError() {
		return { failed: true };
	}
	override render(): ReactNode {
		return this.state.failed ? <p>caught</p> : this.props.children;
	}
}

test("a file that does not come is told once, not asked for over and over; a later visit to it asks anew", async () => {
	vi.spyOn(console, "error").mockImplementation(() => undefined);
	let asked = 0;
	const fetchFile = globalThis.fetch;
	vi.stubGlobal("fetch", async () => {
		asked += 1;
		throw new TypeError("no network");
	});
	const show = () =>
		act(async () => {
			render(
				<Caught>
					<Suspense>
						<Jar />
					</Suspense>
				</Caught>,
			);
		});
	await show();
	await screen.findByText("caught");
	await new Promise((done) => setTimeout(done, 300));
	expect(asked).toBe(1);
	vi.stubGlobal("fetch", fetchFile);
	await new Promise((done) => setTimeout(done, 1_000));
	cleanup();
	await show();
	expect(await screen.findByText("Vases")).toBeTruthy();
});

test("a face that does not come keeps nobody from their language", async () => {
	const load = vi.fn(() => Promise.reject(new Error("no network")));
	vi.stubGlobal("document", Object.assign(document, { fonts: { load } }));
	await chooseLanguage("CN");
	expect(load).toHaveBeenCalledWith('1rem "Noto Sans SC Variable"', "文");
	expect(currentLanguage()).toBe("CN");
	expect(document.documentElement.lang).toBe("zh-CN");
	await chooseLanguage("EN");
	expect(load).toHaveBeenCalledTimes(1);
});

describe("the language is remembered under the specification's names", () => {
	test("a first visit stores the default", () => {
		expect(localStorage.getItem("lang")).toBe("EN");
		expect(localStorage.getItem("hisLang")).toBe("EN");
	});

	test("a choice keeps the one before", async () => {
		await chooseLanguage("KO");
		expect(currentLanguage()).toBe("KO");
		expect([localStorage.getItem("lang"), localStorage.getItem("hisLang")]).toEqual(["KO", "EN"]);
		await chooseLanguage("EN");
	});

	test("a stored code that is none counts as a first visit", () => {
		localStorage.setItem("lang", "XX");
		expect(storedLanguage(localStorage, "KO")).toBe("KO");
	});
});

test("pages in fewer languages show the default to who reads another elsewhere, and do not change that", async () => {
	const pages = { sources: [], first: [], defaultLanguage: "EN", languages: ["EN", "KO"] } as const;
	localStorage.setItem("lang", "ID");
	await startText(pages);
	expect(currentLanguage()).toBe("EN");
	expect(localStorage.getItem("lang")).toBe("ID");
	localStorage.setItem("lang", "KO");
	await startText(pages);
	expect(currentLanguage()).toBe("KO");
});

function Found({ named }: { readonly named: string }) {
	const find = useSentenceFinder(["jars", "vases"]);
	return <p>{find(named) ?? "nobody says it"}</p>;
}

test.each([
	["title", "Vases"],
	["lid", "nobody says it"],
])("a key that is put together is looked up where it stands: %s", async (named, says) => {
	render(
		<Suspense>
			<Found named={named} />
		</Suspense>,
	);
	expect(await screen.findByText(says)).toBeTruthy();
});

test("an error code no domain knows has no sentence", () => {
	expect(errorSentence("UNHEARD_OF", {})).toBeUndefined();
});
