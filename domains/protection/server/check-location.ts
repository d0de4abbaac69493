// Looks at where somebody is (GLI-19 2.7): when a login or a game begins, when the network changes, and as often as the
// market says. Between two looks a call costs one look-up in memory.
import { systemStatus } from "#brand/core";
import { networkOf } from "#members/core";
import type { Tx } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import { mayPlayIn, reasonToLook } from "../core/index.ts";
import { lastLook, networkMark, writeLook } from "./location-store.ts";
import type { ProtectionTools } from "./ports.ts";
import { profileOf } from "./profile-store.ts";

/** A call of a login or of a game that runs. */
export type Whereabouts = {
	readonly memberId: MemberId;
	readonly merchant: string;
	/** The id of the login or of the game. */
	readonly subject: string;
	readonly begins: "login" | "play";
	readonly address: string;
	readonly now: Date;
};

/** Whether play is allowed where the call comes from. */
export type CheckLocation = (call: Whereabouts) => Promise<boolean> | boolean;

type Seen = {
	readonly network: string;
	readonly at: Date;
	readonly everyMinutes: number;
	readonly allowed: boolean;
};

const mostRemembered = 100_000;

export function createCheckLocation(tools: Pick<ProtectionTools, "db" | "brand" | "changes">): CheckLocation {
	const seen = new Map<string, Seen>();
	const looking = new Map<string, Promise<boolean>>();
	tools.changes.onChange((member) => {
		if (member === undefined) seen.clear();
	});
	async function look(call: Whereabouts, network: string): Promise<boolean> {
		try {
			const found = await tools.db.tx((tx) => lookAt(tx, tools, { ...call, network }));
			if (seen.size >= mostRemembered) seen.clear();
			seen.set(call.subject, found);
			return found.allowed;
		} finally {
			looking.delete(call.subject);
		}
	}
	return (call) => {
		const network = networkOf(call.address);
		const last = seen.get(call.subject);
		const now = { network, at: call.now, begins: call.begins, everyMinutes: last?.everyMinutes ?? 0 };
		if (last !== undefined && reasonToLook(last, now) === undefined) return last.allowed;
		const begun = looking.get(call.subject) ?? look(call, network);
		looking.set(call.subject, begun);
		return begun;
	};
}

async function lookAt(
	tx: Tx,
	{ brand }: Pick<ProtectionTools, "brand">,
	call: Whereabouts & { readonly network: string },
): Promise<Seen> {
	const { merchant, network, now: at, begins } = call;
	const { location } = await profileOf(tx, merchant);
	const { everyMinutes } = location;
	const mark = await networkMark(tx, network);
	const last = await lastLook(tx, call);
	const reason = reasonToLook(last, { network: mark, at, begins, everyMinutes });
	if (last !== undefined && reason === undefined) return { network, at: last.at, everyMinutes, allowed: last.allowed };
	const { status, country } = brand.standing(call);
	const allowed = status !== systemStatus.regionRestricted && mayPlayIn(country, location.countries);
	await writeLook(tx, { ...call, at, reason: reason ?? begins, country, allowed, network: mark });
	return { network, at, everyMinutes, allowed };
}
