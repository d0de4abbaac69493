// Links who somebody is at a channel to the account that is logged in; the trail and a letter say so.
import type { CourierApi } from "#courier/api";
import type { Tx } from "#platform/db";
import type { CallContext } from "#platform/http";
import { tellChange } from "../trail/tell-change.ts";
import { channelTitle, writeLink } from "./channel-store.ts";

export type Linking = { readonly code: string; readonly subject: string; readonly call: CallContext<"member"> };

/** False when it is another member's. */
export async function linkTo(
	tx: Tx,
	courier: Pick<CourierApi, "send">,
	{ code, subject, call }: Linking,
): Promise<boolean> {
	const { merchant, now, principal } = call;
	const link = { merchant, channel: code, subject, memberId: principal.memberId, now };
	if (!(await writeLink(tx, link))) return false;
	await tellChange(tx, courier, {
		change: "channel-linked",
		channel: await channelTitle(tx, { merchant, code }),
		call,
	});
	return true;
}
