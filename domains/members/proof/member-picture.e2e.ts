// What a member sets in the personal centre: a picture of their own, seen in the header too, and a payment password.
import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import { registerPerson } from "../../../e2e/caller.ts";
import { accountMenu } from "../../../e2e/entry.ts";
import { arriveAs, expectNoFaults, keepPicture, openStage, phone } from "../../../e2e/journey.ts";
import { accessFaults, untilStill } from "../../../e2e/looks.ts";
import { en, label, says } from "../../../e2e/words.ts";

const stage = openStage();
const { payment, picture } = en.members;

/** A photograph of many pixels. */
async function photograph(): Promise<Buffer> {
	const canvas = createCanvas(1_600, 1_200);
	const pen = canvas.getContext("2d");
	for (let row = 0; row < 12; row++) {
		pen.fillStyle = `hsl(${row * 30} 60% 50%)`;
		pen.fillRect(0, row * 100, 1_600, 100);
	}
	return canvas.encode("jpeg", 90);
}

describe("in the personal centre", { timeout: 180_000 }, () => {
	it("a picture is chosen from a file, seen in the header, and given back for a tile", async () => {
		const visit = await stage.visit({ viewport: phone, colorScheme: "dark" });
		const { page } = visit;
		await arriveAs(visit, await registerPerson());
		await page.goto("/index?panel=securityCenter");
		const open = page.getByRole("button", { name: picture.change, exact: true });
		await open.click();
		const dialog = page.getByRole("dialog", { name: picture.title, exact: true });
		await dialog
			.getByRole("button", { name: says(picture.tile) })
			.first()
			.waitFor();
		await untilStill(page);
		expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
		await keepPicture(page, "pictures to choose from");
		const file = { name: "me.jpg", mimeType: "image/jpeg", buffer: await photograph() };
		await dialog.locator("input[type=file]").setInputFiles(file);
		await dialog.waitFor({ state: "hidden" });
		const shown = accountMenu(page).locator('img[src^="data:image/png"]');
		await page.goto("/index");
		await shown.waitFor();
		expect(await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
			128, 128,
		]);
		await page.goto("/index?panel=securityCenter");
		await open.click();
		await dialog
			.getByRole("button", { name: says(picture.tile) })
			.nth(4)
			.click();
		await dialog.waitFor({ state: "hidden" });
		await shown.waitFor({ state: "hidden" });
		expectNoFaults(visit);
	});

	it("a payment password is set behind the login password", async () => {
		const person = await registerPerson();
		const visit = await stage.visit({ viewport: phone, colorScheme: "light" });
		const { page } = visit;
		await arriveAs(visit, person);
		await page.goto("/index?panel=securityCenter");
		await page.getByRole("button", { name: payment.set, exact: true }).click();
		const dialog = page.getByRole("dialog", { name: payment.set, exact: true });
		await dialog.getByLabel(label(payment.login)).fill(person.password);
		await dialog.getByLabel(label(payment.new)).fill("135792");
		await dialog.getByLabel(label(payment.again)).fill("135792");
		await untilStill(page);
		expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
		await dialog.getByRole("button", { name: payment.set, exact: true }).click();
		await dialog.waitFor({ state: "hidden" });
		await page.getByText(payment.there, { exact: true }).waitFor();
		expectNoFaults(visit);
	});
});
