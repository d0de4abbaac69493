// The personal centre and the agent centre: every page of the specification in its order, those that are not open yet
// say so, and each is shown to those alone who may see it.
import { afterAll, describe, expect, it } from "vitest";
import { bootstrapSite } from "#brand/contract";
import { openBooks } from "./books.ts";
import { caller, logInAs, must, type Person, registerPerson } from "./caller.ts";
import { arriveAs, expectNoFaults, keepPicture, openStage, phone } from "./journey.ts";
import { accessFaults, expectNoSideways, isTurnOf, looks, seenIn, untilStill } from "./looks.ts";
import { spinBy } from "./spins.ts";
import { en, type Words } from "./words.ts";

const stage = openStage();
const books = openBooks();

const pagesOf = ({ members: { account, centre }, wallet, games, protection }: Words): readonly string[] => [
	account.title,
	wallet.statement.wallet,
	centre.depositv2,
	centre.withdraw,
	games.record.title,
	wallet.statement.title,
	centre.personalProfit,
	centre.bonusDetails,
	centre.rewardCenter,
	centre.referral,
	centre.missionLeaderboard,
	centre.messageV2,
	protection.page.title,
];

const teamPagesOf = ({ members: { agent } }: Words): readonly string[] => [
	agent.announcement,
	agent.teamOverview,
	agent.registerAccount,
	agent.teamManagement,
	agent.teamBetting,
	agent.userProfit,
	agent.myIncome,
	agent.transactionDetails,
	agent.accountChange,
	agent.contractRequests,
	agent.memberTransfer,
];

const known: { member?: Promise<Person>; agent?: Promise<Person> } = {};
/** Somebody with a record: a few rounds have been played. */
const member = (): Promise<Person> => {
	known.member ??= registerPerson().then(async (person) => {
		await spinBy(person, { rounds: 12, coin: "0.02" });
		return person;
	});
	return known.member;
};
/** One without contracts. */
const agent = (): Promise<Person> => {
	known.agent ??= logInAs({ account: "agent02" });
	return known.agent;
};

const switchCashback = (enabled: boolean): Promise<void> =>
	books.run(`update brand.flags set enabled = ${enabled} where flag = 'MANPLAYREB3'`);

const isCashbackOpen = async (): Promise<boolean> =>
	(await must(caller().call(bootstrapSite, {}))).whitelabel.MANPLAYREB3.enabled === 1;

afterAll(() => switchCashback(false));

describe.each(looks)("on $name", (look) => {
	const { words } = look;
	it.each([
		["personal", member, "panel=securityCenter", pagesOf(words), words.brand.account.centre],
		["agent", agent, "agent=teamOverview", teamPagesOf(words), words.members.agent.title],
	] as const)(
		"the %s centre has every page in its order",
		{ timeout: 120_000 },
		async (name, who, address, pages, title) => {
			const visit = await stage.visit(seenIn(look));
			const { page } = visit;
			await arriveAs(visit, await who());
			await page.goto(`/help?${address}`);
			const centre = page.getByRole("dialog", { name: title, exact: true });
			await centre.waitFor();
			const list = centre.getByRole("navigation").getByRole("button");
			// A count of what waits may stand behind a name.
			const names = async () => (await list.allInnerTexts()).map((text) => text.split("\n")[0]);
			await expect.poll(names).toEqual([...pages]);
			for (const [place, one] of pages.entries()) {
				await list.nth(place).click();
				await untilStill(page);
				if (isTurnOf(look, place)) expect([one, ...(await accessFaults(page, "[role=dialog]"))]).toEqual([one]);
				await keepPicture(page, `centre of ${name} ${one} on ${look.name}`);
				await expectNoSideways(page);
			}
			await page.keyboard.press("Escape");
			await centre.waitFor({ state: "hidden" });
			await expect.poll(() => new URL(page.url()).search).toBe("");
			expectNoFaults(visit);
		},
	);
});

describe("a page of the personal centre", () => {
	it("of cashback is there where the brand lets players claim it, and its address leads to it", async () => {
		const visit = await stage.visit();
		const { page } = visit;
		await arriveAs(visit, await member());
		const centre = page.getByRole("dialog", { name: en.brand.account.centre, exact: true });
		const { manualRebate } = en.members.centre;
		await page.goto("/index?panel=manualRebate");
		await centre.getByRole("heading", { name: en.members.account.title, exact: true }).waitFor();
		expect(await centre.getByRole("button", { name: manualRebate, exact: true }).count()).toBe(0);
		await switchCashback(true);
		await expect.poll(isCashbackOpen, { timeout: 20_000 }).toBe(true);
		await page.reload();
		await centre.getByRole("heading", { name: en.loyalty.cashback.title, exact: true }).waitFor();
		await untilStill(page);
		expect(await centre.getByRole("button", { name: manualRebate, exact: true }).count()).toBe(1);
		expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
		await keepPicture(page, "cashback");
		expectNoFaults(visit);
	});

	it("is left by the back button when it was opened by a press", async () => {
		const visit = await stage.visit({ viewport: phone });
		const { page } = visit;
		await arriveAs(visit, await member());
		await page.goto("/promotions");
		await untilStill(page);
		await page.getByRole("button", { name: new RegExp(`^${en.brand.account.menu}: `) }).click();
		await page.getByRole("button", { name: en.brand.account.record, exact: true }).click();
		const centre = page.getByRole("dialog", { name: en.brand.account.centre, exact: true });
		await centre.waitFor();
		await expect.poll(() => new URL(page.url()).search).toBe("?panel=personalHistoryCopy");
		await page.goBack();
		await centre.waitFor({ state: "hidden" });
		await expect.poll(() => new URL(page.url()).pathname).toBe("/promotions");
		expectNoFaults(visit);
	});
});

describe("the agent centre", () => {
	it("is not for players: the address is told so and loses it", async () => {
		const visit = await stage.visit();
		const { page } = visit;
		await arriveAs(visit, await member());
		await page.goto("/index?agent=myIncome");
		await page.getByText(en.members.errors.NOT_AGENT, { exact: true }).waitFor();
		expect(await page.getByRole("dialog").count()).toBe(0);
		await expect.poll(() => new URL(page.url()).search).toBe("");
		expectNoFaults(visit);
	});

	it("is one press from an agent's personal centre, and its contracts' pages are hidden without contracts", async () => {
		const visit = await stage.visit();
		const { page } = visit;
		await arriveAs(visit, await agent());
		await page.goto("/index?panel=securityCenter");
		const { title, dividend, teamOverview } = en.members.agent;
		await page.getByRole("dialog").getByRole("button", { name: title, exact: true }).click();
		const centre = page.getByRole("dialog", { name: title, exact: true });
		await centre.getByRole("heading", { name: teamOverview, exact: true }).waitFor();
		expect(await centre.getByRole("button", { name: dividend, exact: true }).count()).toBe(0);
		expectNoFaults(visit);
	});
});
