// The outbox as an operator pages through it. The courier decides what is shown of a letter, and writes down who looked.
import { contactKey } from "#members/core";
import { failure } from "#platform/contract";
import { pageOf, pageSize } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { listLetters } from "../../contract/index.ts";
import type { ReadingDesk } from "./reading-ports.ts";

export const listLettersRoute = ({ reads: { courier } }: ReadingDesk): Route =>
	bind(listLetters, async ({ cursor, state, to = "" }, { staff: { merchant, name: operator, permissions }, now }) => {
		const address = to.trim() === "" ? undefined : contactKey(to);
		if (to.trim() !== "" && address === undefined) return err(failure("SEARCH_INVALID"));
		const [, atMicros = "", id = ""] = /^([0-9]{1,17})_([0-9a-f-]{36})$/.exec(cursor ?? "") ?? [];
		if (cursor !== undefined && id === "") return err(failure("INVALID_CURSOR"));
		const after = id === "" ? undefined : { atMicros, id };
		const secrets = permissions.has("courier.outbox:secrets");
		const asked = { merchant, operator, now, secrets, state, to: address?.value, after, limit: pageSize + 1 };
		const { shown, last } = pageOf(await courier.list(asked));
		return ok({
			letters: shown.map(({ id: letter, channel, kind, state: stands, attempts, createdAt, content }) => ({
				id: letter,
				channel,
				kind,
				state: stands,
				attempts,
				at: createdAt.toISOString(),
				to: content?.to ?? "",
				subject: content?.subject ?? "",
				body: content?.body ?? null,
			})),
			next: last === undefined ? null : `${last.atMicros}_${last.id}`,
		});
	});
