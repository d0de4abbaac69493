// Browsers that have logged in to an account before. Keeps digests only.
import { type Tx, tables } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import { digestOf, newSecret } from "../secrets.ts";
import type { MembersTables } from "../tables.ts";

/** Asks the same of the database whether there is such a member or not. */
export async function isKnownDevice(
	tx: Tx,
	{ memberId, device }: { readonly memberId: string; readonly device: string },
): Promise<boolean> {
	const row = await tables<MembersTables>(tx)
		.selectFrom("members.devices")
		.select("member_id")
		.where("member_id", "=", memberId)
		.where("device_digest", "=", digestOf(device))
		.executeTakeFirst();
	return row !== undefined;
}

/** The key a browser keeps after a login: the one it brought when it was known, else a new one. */
export async function rememberDevice(
	tx: Tx,
	memberId: MemberId,
	browser: { readonly known: string | undefined; readonly now: Date },
): Promise<string> {
	const device = browser.known ?? newSecret();
	await tables<MembersTables>(tx)
		.insertInto("members.devices")
		.values({
			member_id: memberId,
			device_digest: digestOf(device),
			created_at: browser.now,
			last_login_at: browser.now,
		})
		.onConflict((conflict) =>
			conflict.columns(["member_id", "device_digest"]).doUpdateSet({ last_login_at: browser.now }),
		)
		.execute();
	return device;
}
