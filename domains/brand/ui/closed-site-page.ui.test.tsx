import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readCustomerService } from "../contract/index.ts";
import { ClosedSitePage } from "./closed-site-page.tsx";
import { countryName } from "./country-name.ts";
import { answerTo, beginAnew, endTest, show } from "./testing/show.tsx";

beforeEach(() => beginAnew());
afterEach(endTest);

const status = { ip: "203.0.113.7", country: "KR", message: "" };

describe("the maintenance page", () => {
	test("says what the specification says, the operator's sentence and the end", async () => {
		show(
			<ClosedSitePage
				status={{ ...status, status: 1, message: "A new ledger moves in.", until: "2026-05-01T14:00:00.000Z" }}
			/>,
		);
		const title = await screen.findByRole("heading", { level: 1 });
		expect(title.textContent).toBe("We are currently performing a system maintenance");
		expect(screen.getByText("A new ledger moves in.")).toBeTruthy();
		expect(screen.getByText(/^Expected until May 1, 2026/)).toBeTruthy();
		expect(screen.queryByText("203.0.113.7")).toBeNull();
	});
	test("leads to the customer service in a window of its own", async () => {
		answerTo(readCustomerService, () => ({ version: { pathList: [] } }));
		const open = vi.spyOn(window, "open").mockReturnValue(null);
		show(<ClosedSitePage status={{ ...status, status: 1 }} />);
		await userEvent.click(await screen.findByRole("button", { name: "Contact Us" }));
		expect(open).toHaveBeenCalledWith("", "customer-service", "width=440,height=500");
		expect(await screen.findByText(/There is no live customer service here/)).toBeTruthy();
		open.mockRestore();
	});
});

describe("the region page", () => {
	test("says what the specification says, with ip and country", async () => {
		show(<ClosedSitePage status={{ ...status, status: 2 }} />);
		const sentence = "Due to restriction of your location or IP address, you are not allowed to access the site.";
		expect(await screen.findByText(sentence)).toBeTruthy();
		expect(screen.getByText("203.0.113.7")).toBeTruthy();
		expect(screen.getByText("South Korea (KR)")).toBeTruthy();
		expect(screen.getByRole("button", { name: "Contact Us" })).toBeTruthy();
	});
	test("says so where nobody knows the country", async () => {
		show(<ClosedSitePage status={{ ...status, status: 2, country: "" }} />);
		expect(await screen.findByText("not known")).toBeTruthy();
	});
});

describe("a country's name", () => {
	test.each([
		["KR", "EN", "South Korea (KR)"],
		["KR", "KO", "대한민국 (KR)"],
		["ZZ", "EN", "ZZ"],
		["", "EN", ""],
		["kr", "EN", ""],
		["<b>", "EN", ""],
	] as const)("%s in %s", (code, language, name) => {
		expect(countryName(code, language).replace("Unknown Region (ZZ)", "ZZ")).toBe(name);
	});
});
