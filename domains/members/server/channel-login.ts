// Logs a member in by a third-party channel. Who somebody is there is told by the channel's own name for them alone; an
// unknown one is linked only by who is logged in already. State, verifier and nonce are good once, for one browser.
import { timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import { failure, type ParsedInputOf } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type CallFacts, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { type Sealer, sealerWith } from "#platform/kernel/node";
import { beginChannelLogin, finishChannelLogin, linkChannel, listChannels } from "../contract/index.ts";
import { findById } from "./account-store.ts";
import type { ChannelProvider, ChannelSecrets } from "./channel-provider.ts";
import { channelAt, channelsOf, keepAttempt, linkedMember, spendAttempt, writeLink } from "./channel-store.ts";
import type { UseCaseDeps } from "./deps.ts";
import { askOrLetIn } from "./let-in.ts";
import { refusedEntry } from "./refused-entry.ts";
import { digestOf, newSecret } from "./secrets.ts";
import { tellChange } from "./tell-change.ts";

const lifeMilliseconds = 10 * 60_000;

export type ChannelDeps = UseCaseDeps & {
	readonly channels: ChannelProvider;
	/** 32 bytes, not in the database. */
	readonly codeKey: Buffer;
};

export function channelRoutes(deps: ChannelDeps): readonly Route[] {
	const sealer = sealerWith(deps.codeKey);
	return [
		bind(listChannels, async (_input, { merchant }) =>
			ok({ channels: [...(await deps.db.read((tx) => channelsOf(tx, merchant)))] }),
		),
		bind(beginChannelLogin, ({ code }, call) => begin({ deps, sealer, code, call })),
		bind(finishChannelLogin, (input, call) => finish({ deps, sealer, input, call })),
		bind(linkChannel, ({ linkToken }, call) =>
			deps.db.tx(async (tx) => {
				const { merchant, now, principal } = call;
				const attempt = await spendAttempt(tx, { digest: digestOf(linkToken), merchant, now });
				if (attempt === undefined || attempt.subject === null) return err(failure("CHANNEL_REFUSED"));
				const { channel, subject } = attempt;
				const { memberId } = principal;
				const written = await writeLink(tx, { merchant, channel, subject, memberId, now });
				if (!written) return err(failure("CHANNEL_TAKEN"));
				const title = (await channelAt(tx, { merchant, code: channel }, sealer))?.title ?? channel;
				await tellChange(tx, deps.courier, { change: "channel-linked", channel: title, call });
				return ok({});
			}),
		),
	];
}

type Begin = { readonly deps: ChannelDeps; readonly sealer: Sealer; readonly code: string; readonly call: CallFacts };

async function begin({ deps, sealer, code, call }: Begin): Promise<Answer<typeof beginChannelLogin>> {
	const { merchant, now } = call;
	const channel = await deps.db.read((tx) => channelAt(tx, { merchant, code }, sealer));
	if (channel === undefined) return err(failure("CHANNEL_UNKNOWN"));
	const secrets: ChannelSecrets = { state: newSecret(), nonce: newSecret(), verifier: newSecret() };
	const url = await deps.channels.begin(channel, secrets).catch(() => undefined);
	if (url === undefined) return err(failure("CHANNEL_UNAVAILABLE"));
	const binding = newSecret();
	const { state, ...kept } = secrets;
	const sealed = sealer.seal(sealedName(state), Buffer.from(JSON.stringify(kept)));
	const expiresAt = new Date(now.getTime() + lifeMilliseconds);
	const attempt = { digest: digestOf(state), merchant, channel: code, binding: digestOf(binding), sealed, expiresAt };
	await deps.db.tx((tx) => keepAttempt(tx, attempt));
	return ok({ url, binding });
}

const sealedName = (state: string): string => `channel attempt ${digestOf(state).toString("hex")}`;

type Finish = {
	readonly deps: ChannelDeps;
	readonly sealer: Sealer;
	readonly input: ParsedInputOf<typeof finishChannelLogin>;
	readonly call: CallFacts;
};

async function finish(trial: Finish): Promise<Answer<typeof finishChannelLogin>> {
	const { deps, input } = trial;
	const begun = await spendBegun(trial);
	if (begun === undefined) return err(failure("CHANNEL_REFUSED"));
	const { channel, code, secrets } = begun;
	const subject = await deps.channels.finish(channel, secrets, input.query).catch(() => undefined);
	if (subject === undefined) return err(failure("CHANNEL_REFUSED"));
	return deps.db.tx((tx) => enter(tx, trial, { code, title: channel.title, subject }));
}

const keptSecrets = z.object({ nonce: z.string(), verifier: z.string() });

/** What the browser that comes back began; used up, whatever comes of it. */
async function spendBegun({ deps, sealer, input, call }: Finish) {
	const { merchant, now } = call;
	const state = new URLSearchParams(input.query).get("state") ?? "";
	return deps.db.tx(async (tx) => {
		const attempt = await spendAttempt(tx, { digest: digestOf(state), merchant, now });
		const own = attempt?.binding_digest != null && timingSafeEqual(attempt.binding_digest, digestOf(input.binding));
		const opened = attempt?.sealed == null ? undefined : sealer.open(sealedName(state), attempt.sealed);
		if (attempt === undefined || !own || opened === undefined) return undefined;
		const channel = await channelAt(tx, { merchant, code: attempt.channel }, sealer);
		if (channel === undefined) return undefined;
		const kept = z.parse(keptSecrets, JSON.parse(opened.toString("utf8")));
		return { channel, code: attempt.channel, secrets: { state, ...kept } };
	});
}

type Known = { readonly code: string; readonly title: string; readonly subject: string };

async function enter(
	tx: Tx,
	{ deps, input, call }: Finish,
	{ code, title, subject }: Known,
): Promise<Answer<typeof finishChannelLogin>> {
	const { merchant, now } = call;
	const id = await linkedMember(tx, { merchant, channel: code, subject });
	const account = id === undefined ? undefined : await findById(tx, id);
	if (account === undefined) {
		const linkToken = newSecret();
		const expiresAt = new Date(now.getTime() + lifeMilliseconds);
		await keepAttempt(tx, { digest: digestOf(linkToken), merchant, channel: code, subject, expiresAt });
		return err(failure("CHANNEL_NOT_LINKED", { linkToken, title }));
	}
	const refused = await refusedEntry(tx, account, { deps, call });
	if (refused !== undefined) return err(refused);
	const entering = { deps, call, device: input.device, withPassword: false, provenByCode: false };
	const entered = await askOrLetIn(tx, account, entering);
	return entered.ok ? ok({ ...entered.value, account: account.account }) : entered;
}
