// Poker by hand: two people in two browsers, desk and phone, from the hall to the wallet; two visitors and four house bots at one
// table. By night, or with POKER_HANDS, they play fifty hands. On every socket and in every answer no card may stand that its reader does not see.
import type { FrameLocator, Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { registerPerson } from "../../../e2e/caller.ts";
import {
	arriveAs,
	expectNoFaults,
	gameFrame,
	keepPicture,
	openStage,
	phone,
	smallDesk,
	type Visit,
} from "../../../e2e/journey.ts";
import { accessFaults } from "../../../e2e/looks.ts";
import { en } from "../../../e2e/words.ts";
import { isWhole } from "../../../tools/bootstrap/testing/turn.ts";

const stage = openStage();
const words = en.poker;
const patient = { timeout: 60_000 };
const asked = Number(process.env.POKER_HANDS ?? (isWhole() ? 50 : 2));

type Seat = { readonly visit: Visit; readonly table: FrameLocator };

/** From the hall through the filters to a table. */
async function openFromHall(visit: Visit, of: { mode: "demo" | "real"; seats: string; number: number }): Promise<Seat> {
	const { page } = visit;
	await page.goto("/pvp");
	const hall = page.getByRole("region", { name: words.hall.tables });
	await hall
		.getByRole("button", { name: words.hall[of.mode], exact: true })
		.or(hall.getByRole("radio", { name: words.hall[of.mode], exact: true }))
		.first()
		.click(patient);
	await hall.getByText(words.hall.max.replace("{{seats}}", of.seats), { exact: true }).first().click();
	const name = words.hall.name
		.replace("{{game}}", words.game.holdem)
		.replace("{{seats}}", of.seats)
		.replace("{{number}}", String(of.number));
	await keepPicture(page, `poker hall ${of.mode} ${page.viewportSize()?.width ?? 0}`);
	await hall.getByRole("link", { name: words.hall.openName.replace("{{name}}", name) }).click(patient);
	return { visit, table: gameFrame(page.locator("#content")) };
}

const button = (at: Seat, name: string): Locator => at.table.getByRole("button", { name, exact: true });

async function sitDown(at: Seat, seat: number): Promise<void> {
	await button(at, words.table.sit.replace("{{seat}}", String(seat))).click(patient);
	const dialog = at.table.getByRole("dialog");
	const posts = dialog.getByLabel(words.sit.posts);
	if ((await posts.count()) > 0) await posts.check();
	await dialog.getByRole("button", { name: words.sit.now, exact: true }).click();
	await dialog.waitFor({ state: "detached", ...patient });
}

/** Acts whenever it is somebody's turn: checks and calls, and folds to what costs much. Answers how many hands have been dealt since. */
async function playHands(
	seats: readonly Seat[],
	hands: number,
	each: (turn: number) => Promise<void> = async () => {},
) {
	const [first] = seats;
	if (first === undefined) throw new Error("nobody plays");
	const dealt = async (): Promise<number> =>
		Number(
			(
				await first.table
					.getByTestId("hand-number")
					.textContent({ timeout: 1_000 })
					.catch(() => "#0")
			)?.slice(1) ?? 0,
		);
	const begun = await dealt();
	for (let turn = 0; turn < 200 * hands; turn++) {
		if ((await dealt()) >= begun + hands) return;
		for (const at of seats) {
			const back = button(at, words.seat.back);
			if ((await back.count()) > 0) await back.click({ timeout: 2_000 }).catch(() => {});
			const call = at.table.getByRole("button", { name: new RegExp(`^(${words.act.check}|${words.act.call}\\b)`) });
			if ((await call.count()) > 0)
				await call
					.first()
					.click({ timeout: 2_000 })
					.catch(() => {});
		}
		await each(turn);
		await first.visit.page.waitForTimeout(150);
	}
	throw new Error("the hands do not go on");
}

/** Everything that a page hears: pushes of its socket, answers of calls. */
function hear(page: Page): readonly string[] {
	const heard: string[] = [];
	page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
	page.on("response", (response) => {
		if (/\/pvp\//.test(response.url()))
			void response.text().then(
				(text) => heard.push(text),
				() => {},
			);
	});
	return heard;
}

describe("poker", () => {
	it("is played by two people for money, from the hall to the wallet", async () => {
		const seats: Seat[] = [];
		for (const [index, viewport] of [smallDesk, phone].entries()) {
			const visit = await stage.visit({ viewport });
			await arriveAs(visit, await registerPerson());
			const heard = hear(visit.page);
			const at = await openFromHall(visit, { mode: "real", seats: "2", number: 2 });
			await sitDown(at, index + 1);
			seats.push(at);
			expect(heard).toBeDefined();
		}
		await playHands(seats, 2, async (turn) => {
			if (turn === 6)
				for (const [index, at] of seats.entries())
					await keepPicture(at.visit.page, `poker for money ${index === 0 ? "desk" : "phone"}`);
		});
		const [desk] = seats;
		if (desk !== undefined) expect(await accessFaults(desk.visit.page, "#content")).toEqual([]);
		for (const at of seats) await button(at, words.seat.leave).click(patient);
		for (const at of seats) await at.table.getByText(words.seat.choose).waitFor(patient);
		for (const at of seats) expectNoFaults(at.visit);
	}, 240_000);

	it(
		`is played by two visitors and four house bots (${asked} hands)`,
		async () => {
			const seats: Seat[] = [];
			for (const viewport of [smallDesk, { width: 360, height: 780 }]) {
				const visit = await stage.visit({ viewport });
				const at = await openFromHall(visit, { mode: "demo", seats: "9", number: 1 });
				const free = at.table.getByRole("button", {
					name: new RegExp(`^${words.table.sit.replace("{{seat}}", "[0-9]")}$`),
				});
				await free.first().waitFor(patient);
				const name = (await free.last().textContent()) ?? "";
				await sitDown(at, Number(/[0-9]/.exec(name)?.[0]));
				seats.push(at);
			}
			for (const at of seats)
				await expect.poll(() => at.table.getByText(words.table.bot, { exact: true }).count(), patient).toBe(4);
			await playHands(seats, asked, async (turn) => {
				if (turn % 40 === 12)
					for (const [index, at] of seats.entries())
						await keepPicture(at.visit.page, `poker with bots ${index === 0 ? "desk" : "360"} ${turn}`);
			});
			const [desk, small] = seats;
			if (desk === undefined || small === undefined) throw new Error("nobody plays");
			for (const at of [desk, small]) await button(at, words.seat.leave).click(patient);
			await desk.table.getByRole("button", { name: en.cabinet.menu.open, exact: true }).click();
			await desk.table.getByRole("button", { name: en.cabinet.menu.fairness, exact: true }).click();
			await desk.table.getByRole("dialog").getByRole("listitem").first().getByRole("button").first().click(patient);
			await desk.table.getByRole("link", { name: words.hands.check }).waitFor(patient);
			await keepPicture(desk.visit.page, "poker hand again");
		},
		60_000 + asked * 60_000,
	);
});
