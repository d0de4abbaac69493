import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ClientProvider, closeSession, giveSentences, openSession } from "#platform/ui";
import en from "../messages/en.json";
import { serveSite } from "../testing/site-answers.ts";
import { PictureDialog } from "./picture-dialog.tsx";
import { mayBePicture } from "./shrink-picture.ts";

giveSentences({ domain: "members", code: "EN", content: en });
giveSentences({ domain: "platform", code: "EN", content: { close: "Close" } });

const avatar = "/wps/relay/MCSFE_getPlayerAvatar";
const icon = "/wps/member/info/picture";

beforeEach(() => openSession({ token: "a-token" }));
afterEach(() => {
	cleanup();
	closeSession();
	vi.unstubAllGlobals();
});

async function open(answer: unknown = {}) {
	const sent = serveSite([], {
		[avatar]: { icon: "tile-02", choices: ["tile-01", "tile-02", "tile-03"] },
		[icon]: answer,
	});
	const onClose = vi.fn();
	render(
		<ClientProvider>
			<PictureDialog onClose={onClose} />
		</ClientProvider>,
	);
	const dialog = within(await screen.findByRole("dialog", { name: en.picture.title }));
	await dialog.findByRole("button", { name: "Tile 3" });
	return { dialog, onClose, person: userEvent.setup(), puts: () => sent.filter(({ method }) => method === "PUT") };
}

test("shows which tile stands now, and another is a press away", async () => {
	const { dialog, person, onClose, puts } = await open();
	expect(dialog.getByRole("button", { name: "Tile 2" }).getAttribute("aria-pressed")).toBe("true");
	await person.click(dialog.getByRole("button", { name: "Tile 3" }));
	await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
	expect(puts()).toMatchObject([{ path: icon, body: '{"icon":"tile-03"}' }]);
});

test("a refusal is told, and the dialog stays", async () => {
	const { dialog, person, onClose } = await open({ refused: "PICTURE_UNUSABLE" });
	await person.click(dialog.getByRole("button", { name: "Tile 1" }));
	await dialog.findByText(en.errors.PICTURE_UNUSABLE);
	expect(onClose).not.toHaveBeenCalled();
});

test("a file that is no picture, or too large, is told so, and nothing is sent", async () => {
	const { dialog, puts } = await open();
	const input = dialog.getByLabelText(en.picture.choose, { selector: "input" });
	await userEvent.setup({ applyAccept: false }).upload(input, new File(["text"], "notes.txt", { type: "text/plain" }));
	await dialog.findByText(en.errors.PICTURE_UNUSABLE);
	expect(puts()).toEqual([]);
});

describe("what may be tried as a picture", () => {
	const megabytes = 1_048_576;
	test.each([
		["image/png", 1, true],
		["image/jpeg", 5 * megabytes, true],
		["image/jpeg", 5 * megabytes + 1, false],
		["image/png", 0, false],
		["image/gif", 10, false],
		["image/svg+xml", 10, false],
		["", 10, false],
	])("%s of %i bytes: %s", (type, size, may) => {
		expect(mayBePicture({ type, size })).toBe(may);
	});
});
