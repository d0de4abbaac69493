// The way to a channel and back: state, verifier and nonce are good once, for the browser that began, and for the account
// that began where it was begun inside one.
import { timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import { type Failure, failure } from "#platform/contract";
import type { CallFacts } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import type { Sealer } from "#platform/kernel/node";
import type { UseCaseDeps } from "../deps.ts";
import { digestOf, newSecret } from "../secrets.ts";
import type { ChannelProvider, ChannelSecrets } from "./channel-provider.ts";
import { channelAt, keepAttempt, spendAttempt } from "./channel-store.ts";

/** How long somebody may be away, and how long a link waits for its login. */
export const journeyMilliseconds = 10 * 60_000;

export type ChannelDeps = UseCaseDeps & {
	readonly channels: ChannelProvider;
	/** 32 bytes, not in the database. */
	readonly codeKey: Buffer;
};

export type Journey = {
	readonly deps: ChannelDeps;
	readonly sealer: Sealer;
	readonly call: Pick<CallFacts, "merchant" | "now">;
	/** Whose account it is begun inside; undefined for a login. */
	readonly memberId?: string;
};

export type Leaving = { readonly url: string; readonly binding: string };

export async function leaveFor(
	code: string,
	{ deps, sealer, call, memberId }: Journey,
): Promise<Result<Leaving, Failure<"CHANNEL_UNKNOWN" | "CHANNEL_UNAVAILABLE">>> {
	const { merchant, now } = call;
	const channel = await deps.db.read((tx) => channelAt(tx, { merchant, code }, sealer));
	if (channel === undefined) return err(failure("CHANNEL_UNKNOWN"));
	const secrets: ChannelSecrets = { state: newSecret(), nonce: newSecret(), verifier: newSecret() };
	const url = await deps.channels.begin(channel, secrets).catch(() => undefined);
	if (url === undefined) return err(failure("CHANNEL_UNAVAILABLE"));
	const binding = newSecret();
	const { state, ...kept } = secrets;
	const sealed = sealer.seal(sealedName(state), Buffer.from(JSON.stringify(kept)));
	const expiresAt = new Date(now.getTime() + journeyMilliseconds);
	const begun = { digest: digestOf(state), merchant, channel: code, binding: digestOf(binding), sealed, expiresAt };
	await deps.db.tx((tx) => keepAttempt(tx, { ...begun, memberId }));
	return ok({ url, binding });
}

const sealedName = (state: string): string => `channel attempt ${digestOf(state).toString("hex")}`;

/** What the browser brought back. */
export type Returned = { readonly query: string; readonly binding: string };

export type KnownThere = { readonly code: string; readonly title: string; readonly subject: string };

/** Who somebody is at the channel; undefined for whatever does not hold. */
export async function comeBack(returned: Returned, journey: Journey): Promise<KnownThere | undefined> {
	const begun = await spendBegun(returned, journey);
	if (begun === undefined) return undefined;
	const { channel, code, secrets } = begun;
	const subject = await journey.deps.channels.finish(channel, secrets, returned.query).catch(() => undefined);
	return subject === undefined ? undefined : { code, title: channel.title, subject };
}

const keptSecrets = z.object({ nonce: z.string(), verifier: z.string() });

/** What the browser that comes back began; used up, whatever comes of it. */
async function spendBegun(returned: Returned, { deps, sealer, call, memberId }: Journey) {
	const { merchant, now } = call;
	const state = new URLSearchParams(returned.query).get("state") ?? "";
	return deps.db.tx(async (tx) => {
		const attempt = await spendAttempt(tx, { digest: digestOf(state), merchant, now });
		if (attempt?.binding_digest == null || attempt.sealed === null) return undefined;
		const sameBrowser = timingSafeEqual(attempt.binding_digest, digestOf(returned.binding));
		const opened = sealer.open(sealedName(state), attempt.sealed);
		if (!sameBrowser || (attempt.member_id ?? undefined) !== memberId || opened === undefined) return undefined;
		const channel = await channelAt(tx, { merchant, code: attempt.channel }, sealer);
		if (channel === undefined) return undefined;
		const kept = z.parse(keptSecrets, JSON.parse(opened.toString("utf8")));
		return { channel, code: attempt.channel, secrets: { state, ...kept } };
	});
}
