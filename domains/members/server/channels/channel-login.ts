// Logs a member in by a third-party channel. Who somebody is there is told by the channel's own name for them alone; an
// unknown one is linked only by who is logged in already.
import { failure, type ParsedInputOf } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type CallContext, type CallFacts, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { type Sealer, sealerWith } from "#platform/kernel/node";
import { beginChannelLogin, finishChannelLogin, linkChannel, listChannels } from "../../contract/index.ts";
import { findById } from "../account-store.ts";
import { digestOf, newSecret } from "../secrets.ts";
import { askOrLetIn } from "../ways-in/let-in.ts";
import { refusedEntry } from "../ways-in/refused-entry.ts";
import { type ChannelDeps, comeBack, journeyMilliseconds, type KnownThere, leaveFor } from "./channel-journey.ts";
import { channelsOf, keepAttempt, linkedMember, spendAttempt } from "./channel-store.ts";
import { linkTo } from "./link-channel.ts";

export function channelRoutes(deps: ChannelDeps): readonly Route[] {
	const sealer = sealerWith(deps.codeKey);
	return [
		bind(listChannels, async (_input, { merchant }) =>
			ok({ channels: [...(await deps.db.read((tx) => channelsOf(tx, merchant)))] }),
		),
		bind(beginChannelLogin, ({ code }, call) => leaveFor(code, { deps, sealer, call })),
		bind(finishChannelLogin, (input, call) => finish({ deps, sealer, input, call })),
		bind(linkChannel, ({ linkToken }, call) => deps.db.tx((tx) => linkAfterLogin(tx, linkToken, { deps, call }))),
	];
}

type Finish = {
	readonly deps: ChannelDeps;
	readonly sealer: Sealer;
	readonly input: ParsedInputOf<typeof finishChannelLogin>;
	readonly call: CallFacts;
};

async function finish(trial: Finish): Promise<Answer<typeof finishChannelLogin>> {
	const known = await comeBack(trial.input, trial);
	if (known === undefined) return err(failure("CHANNEL_REFUSED"));
	return trial.deps.db.tx((tx) => enter(tx, trial, known));
}

async function enter(
	tx: Tx,
	{ deps, input, call }: Finish,
	{ code, title, subject }: KnownThere,
): Promise<Answer<typeof finishChannelLogin>> {
	const { merchant, now } = call;
	const id = await linkedMember(tx, { merchant, channel: code, subject });
	const account = id === undefined ? undefined : await findById(tx, id);
	if (account === undefined) {
		const linkToken = newSecret();
		const expiresAt = new Date(now.getTime() + journeyMilliseconds);
		await keepAttempt(tx, { digest: digestOf(linkToken), merchant, channel: code, subject, expiresAt });
		return err(failure("CHANNEL_NOT_LINKED", { linkToken, title }));
	}
	const refused = refusedEntry(account, { deps, call });
	if (refused !== undefined) return err(refused);
	const entering = { deps, call, device: input.device, withPassword: false, provenByCode: false };
	const entered = await askOrLetIn(tx, account, entering);
	return entered.ok ? ok({ ...entered.value, account: account.account }) : entered;
}

async function linkAfterLogin(
	tx: Tx,
	linkToken: string,
	{ deps, call }: { readonly deps: ChannelDeps; readonly call: CallContext<"member"> },
): Promise<Answer<typeof linkChannel>> {
	const { merchant, now } = call;
	const attempt = await spendAttempt(tx, { digest: digestOf(linkToken), merchant, now });
	if (attempt === undefined || attempt.subject === null) return err(failure("CHANNEL_REFUSED"));
	const linked = await linkTo(tx, deps.courier, { code: attempt.channel, subject: attempt.subject, call });
	return linked ? ok({}) : err(failure("CHANNEL_TAKEN"));
}
