// The caller's third-party channels in the security centre: seen, linked behind the password, unlinked. The last way into an
// account is never taken away.
import { failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type CallContext, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { sealerWith } from "#platform/kernel/node";
import { beginChannelLink, finishChannelLink, listOwnChannels, unlinkChannel } from "../../contract/index.ts";
import { isOpened } from "../../core/index.ts";
import { findById } from "../account-store.ts";
import { knownContacts, proofTarget } from "../contacts/read-contacts.ts";
import { passkeysOf } from "../passkeys/passkey-store.ts";
import { confirmPassword, proofWords } from "../passwords/confirm-password.ts";
import { tellChange } from "../trail/tell-change.ts";
import { type ChannelDeps, comeBack, leaveFor } from "./channel-journey.ts";
import { channelTitle, linksOf, removeLink } from "./channel-store.ts";
import { linkTo } from "./link-channel.ts";

export function ownChannelRoutes(deps: ChannelDeps): readonly Route[] {
	const sealer = sealerWith(deps.codeKey);
	return [
		bind(listOwnChannels, async (_input, { merchant, principal }) => {
			const channels = await deps.db.read((tx) => linksOf(tx, { merchant, memberId: principal.memberId }));
			return ok({
				channels: channels.map(({ code, title, open, linkedAt }) => ({
					code,
					title,
					open,
					...(linkedAt === undefined ? {} : { linkedAt: linkedAt.toISOString() }),
				})),
			});
		}),
		bind(beginChannelLink, async ({ code, password }, call) => {
			const confirmed = await confirmPassword(deps, password, call);
			if (!confirmed.ok) return err(proofWords(confirmed.error));
			return leaveFor(code, { deps, sealer, call, memberId: call.principal.memberId });
		}),
		bind(finishChannelLink, async (input, call) => {
			const known = await comeBack(input, { deps, sealer, call, memberId: call.principal.memberId });
			if (known === undefined) return err(failure("CHANNEL_REFUSED"));
			const linked = await deps.db.tx((tx) => linkTo(tx, deps.courier, { ...known, call }));
			return linked ? ok({ title: known.title }) : err(failure("CHANNEL_TAKEN"));
		}),
		bind(unlinkChannel, ({ code }, call) => deps.db.tx((tx) => unlink(tx, code, { deps, call }))),
	];
}

type Unlinking = { readonly deps: ChannelDeps; readonly call: CallContext<"member"> };

async function unlink(tx: Tx, code: string, { deps, call }: Unlinking): Promise<Answer<typeof unlinkChannel>> {
	const { merchant, principal } = call;
	const { memberId } = principal;
	const links = await linksOf(tx, { merchant, memberId });
	if (!links.some((link) => link.code === code && link.linkedAt !== undefined))
		return err(failure("CHANNEL_NOT_CONNECTED"));
	const others = links.filter((link) => link.open && link.linkedAt !== undefined && link.code !== code);
	const account = await findById(tx, memberId);
	const number = proofTarget("phone", await knownContacts(tx, memberId));
	const opened = isOpened({
		ownPassword: account?.passwordHash !== undefined && !account.passwordIsDefault,
		passkeys: (await passkeysOf(tx, memberId)).length,
		channels: others.length,
		sms: number !== undefined && deps.brand.flagsAt(call).MOBILEVERCODELOGIN3,
	});
	if (!opened) return err(failure("LAST_WAY_IN"));
	await removeLink(tx, { memberId, code });
	const channel = await channelTitle(tx, { merchant, code });
	await tellChange(tx, deps.courier, { change: "channel-unlinked", channel, call });
	return ok({});
}
