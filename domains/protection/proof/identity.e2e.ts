// A member proves who they are: pictures from the page, drawn anew and sealed by the server, looked at and decided by an
// operator, and the page says what became of it. And what is no picture is refused in a sentence, over the wire.
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sendDocument } from "#protection/contract";
import { must, registerPerson } from "../../../e2e/caller.ts";
import { arriveAs, expectNoFaults, keepPicture, openStage, phone } from "../../../e2e/journey.ts";
import { accessFaults, expectNoSideways, untilStill } from "../../../e2e/looks.ts";
import { operate, picture } from "../../../e2e/operator.ts";
import { en } from "../../../e2e/words.ts";

const stage = openStage();
const patience = 120_000;
const { identity } = en.protection;

/** The verb, as an operator types it. Answers what it said. */
const operator = (...order: string[]): Promise<string> => operate("protection", ["identity", ...order]);

describe("T05 a document", () => {
	it(
		"is sent from the page, looked at and refused with a reason, sent again and accepted",
		async () => {
			const person = await registerPerson();
			const visit = await stage.visit({ viewport: phone });
			const { page } = visit;
			await arriveAs(visit, person);
			await page.goto("/index?panel=responsiblePlay");
			const kind = identity.kinds.identity.title;
			const send = async (): Promise<void> => {
				await page.getByRole("button", { name: `${identity.send}: ${kind}`, exact: true }).click();
				const dialog = page.getByRole("dialog", { name: kind });
				const files = [{ name: "card.png", mimeType: "image/png", buffer: await picture() }];
				await dialog.locator("input[type=file]").setInputFiles(files);
				expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
				await dialog.getByRole("button", { name: identity.send, exact: true }).click();
				await page
					.getByText(/It waits for review\.$/)
					.first()
					.waitFor();
			};
			await send();
			const id = (await idOf(person.memberId)) ?? "";
			const folder = mkdtempSync(join(tmpdir(), "tessera-review-"));
			await operator("show", id, "--to", folder);
			expect(readdirSync(folder)).toEqual([`${id}-1.jpg`]);
			rmSync(folder, { recursive: true });
			expect(existsSync(folder)).toBe(false);
			await operator("refuse", id, "Please send all four corners.");
			await page.reload();
			await page.getByText("Please send all four corners.", { exact: true }).waitFor();
			await send();
			await operator("accept", (await idOf(person.memberId)) ?? "");
			await page.reload();
			await page.getByText(identity.reached, { exact: true }).waitFor();
			await untilStill(page);
			await expectNoSideways(page);
			await keepPicture(page, "a document is accepted");
			expectNoFaults(visit);
		},
		patience,
	);
});

/** The id of what waits of a member, from the operator's list. */
async function idOf(memberId: string): Promise<string | undefined> {
	const line = (await operator("list")).split("\n").find((one) => one.includes(`of member ${memberId} `));
	return line?.split(" ")[0];
}

describe("T05 over the wire", () => {
	const ask = async (images: string[]) => {
		const { client } = await registerPerson();
		return client.call(sendDocument, { document: "address", remark: "", images });
	};
	it.each([
		["words", Buffer.from("only words, however they are called"), "IMAGE_TYPE"],
		["more than five megabytes", Buffer.alloc(5_242_881, 1), "IMAGE_TOO_LARGE"],
	])("%s are refused in a sentence", async (_name, sent, code) => {
		const answer = await ask([sent.toString("base64")]);
		expect(answer.ok ? "taken" : answer.error.code).toBe(code);
	});
	it("three pictures of nearly five megabytes are taken, whatever hangs behind them", async () => {
		const heavy = Buffer.concat([await picture(), Buffer.alloc(5_000_000, 7)]).toString("base64");
		const { documents } = await must(ask([heavy, heavy, heavy]));
		expect(documents).toMatchObject([{ document: "address", state: "waiting", images: 3 }]);
	});
});
