// The caller's passkeys in the security centre: listed, named, removed.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { listPasskeys, namePasskey, removePasskey as removal } from "../../contract/index.ts";
import type { UseCaseDeps } from "../deps.ts";
import { tellChange } from "../trail/tell-change.ts";
import { passkeysOf, removePasskey, renamePasskey } from "./passkey-store.ts";

export function listPasskeysRoute({ db }: Pick<UseCaseDeps, "db">): Route {
	return bind(listPasskeys, async (_input, { principal }) => {
		const own = await db.read((tx) => passkeysOf(tx, principal.memberId));
		return ok({
			passkeys: own.map(({ id, name, createdAt, lastUsedAt }) => ({
				id,
				name,
				createdAt: createdAt.toISOString(),
				...(lastUsedAt === undefined ? {} : { lastUsedAt: lastUsedAt.toISOString() }),
			})),
		});
	});
}

export function namePasskeyRoute({ db }: Pick<UseCaseDeps, "db">): Route {
	return bind(namePasskey, async ({ passkeyId: id, name }, { principal }) => {
		const named = await db.tx((tx) => renamePasskey(tx, { memberId: principal.memberId, id, name }));
		return named ? ok({}) : err(failure("PASSKEY_UNKNOWN"));
	});
}

export function removePasskeyRoute({ db, courier }: Pick<UseCaseDeps, "db" | "courier">): Route {
	return bind(removal, ({ passkeyId: id }, call) =>
		db.tx(async (tx) => {
			const { memberId } = call.principal;
			if (!(await removePasskey(tx, { memberId, id }))) return err(failure("PASSKEY_UNKNOWN"));
			await tellChange(tx, courier, { change: "passkey-removed", call });
			return ok({});
		}),
	);
}
