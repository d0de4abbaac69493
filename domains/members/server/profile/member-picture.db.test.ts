// The picture that stands for a member: a tile of the house, or one's own, kept only as it was drawn anew.
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { describe, expect, test } from "vitest";
import { sql } from "#platform/db";
import { readMemberIcon, readPlayerAvatar, setMemberPicture, startFreePlay } from "../../contract/index.ts";
import { housePictures } from "../../core/index.ts";
import type { Registered } from "../testing/house.ts";
import { openHouse } from "../testing/open-house.ts";

const { db, house } = await openHouse();

async function drawn(side: { readonly width: number; readonly height: number }): Promise<Buffer> {
	const canvas = createCanvas(side.width, side.height);
	const pen = canvas.getContext("2d");
	pen.fillStyle = "#c03a2b";
	pen.fillRect(0, 0, side.width, side.height);
	return canvas.encode("png");
}
const set = async ({ token }: Registered, input: { icon?: string; picture?: string }) => {
	const result = await house.call(setMemberPicture, input, { token });
	return result.ok ? "set" : result.error.code;
};
const read = async ({ token }: Registered) => {
	const result = await house.call(readMemberIcon, {}, { token });
	if (!result.ok) throw new Error(result.error.code);
	return result.value;
};

describe("a tile of the house", () => {
	test("is chosen among twenty-four, and stands until another is", async () => {
		const member = await house.register();
		const avatar = await house.call(readPlayerAvatar, {}, { token: member.token });
		expect(avatar).toMatchObject({ ok: true, value: { choices: housePictures, icon: (await read(member)).icon } });
		for (const icon of ["tile-03", "tile-24"]) {
			expect(await set(member, { icon })).toBe("set");
			expect(await read(member)).toEqual({ icon });
		}
	});
	test.each([["tile-25"], ["tile-00"], ["../../etc/passwd"], [""]])("%j is none", async (icon) => {
		const member = await house.register();
		const before = await read(member);
		expect(await set(member, { icon })).toBe("PICTURE_UNUSABLE");
		expect(await read(member)).toEqual(before);
	});
	test("nothing at all is refused", async () => {
		expect(await set(await house.register(), {})).toBe("PICTURE_UNUSABLE");
	});
});

describe("a picture of one's own", () => {
	test.each([
		{ width: 128, height: 128 },
		{ width: 256, height: 40 },
		{ width: 3, height: 256 },
	])("of $width by $height is kept as a square of 128, drawn anew", async (side) => {
		const member = await house.register();
		// What stands behind a picture's end is not kept.
		const sent = Buffer.concat([await drawn(side), Buffer.from("<script>hidden</script>")]);
		expect(await set(member, { picture: sent.toString("base64") })).toBe("set");
		const kept = Buffer.from((await read(member)).picture ?? "", "base64");
		expect(kept.includes("hidden")).toBe(false);
		const image = await loadImage(kept);
		expect([image.width, image.height]).toEqual([128, 128]);
	});
	test("gives way to a tile, and is gone then", async () => {
		const member = await house.register();
		await set(member, { picture: (await drawn({ width: 64, height: 64 })).toString("base64") });
		expect((await read(member)).picture).toBeDefined();
		await set(member, { icon: "tile-05" });
		expect(await read(member)).toEqual({ icon: "tile-05" });
		expect(
			(
				await db.read((tx) =>
					sql`select 1 from members.accounts a join members.pictures p on p.member_id = a.id
			where a.account = ${member.account}`.execute(tx),
				)
			).rows,
		).toEqual([]);
	});
	test("is the member's alone", async () => {
		const [one, other] = [await house.register(), await house.register()];
		await set(one, { picture: (await drawn({ width: 64, height: 64 })).toString("base64") });
		expect((await read(other)).picture).toBeUndefined();
	});
	test.each([
		["that is no picture", async () => Buffer.from("<svg onload=alert(1)>".padEnd(200))],
		["that is larger than a small one", () => drawn({ width: 300, height: 300 })],
		["that ends in the middle of its head", async () => (await drawn({ width: 64, height: 64 })).subarray(0, 30)],
		[
			"whose rest is noise",
			async () => Buffer.concat([(await drawn({ width: 64, height: 64 })).subarray(0, 40), Buffer.alloc(99, 7)]),
		],
	])("%s is refused", async (_case, bytes) => {
		const member = await house.register();
		expect(await set(member, { picture: (await bytes()).toString("base64") })).toBe("PICTURE_UNUSABLE");
		expect((await read(member)).picture).toBeUndefined();
	});
	test("is not for guests", async () => {
		const guest = await house.call(startFreePlay, { os: "", platform: "W" });
		const token = guest.ok ? guest.value.token : "";
		const refused = await house.call(setMemberPicture, { icon: "tile-01" }, { token });
		expect(refused).toMatchObject({ error: { code: "GUEST_NOT_ALLOWED" } });
	});
});
