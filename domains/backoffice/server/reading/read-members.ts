// Members as an operator finds and looks at them.
import { accountNames, type FoundMember, type MemberLook, type MemberWish } from "#members/api";
import { contactKey, labelKey } from "#members/core";
import { failure, type InputOf } from "#platform/contract";
import { pageOf, pageSize } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, formatMinor, ok, parseMemberId } from "#platform/kernel";
import { findMembers, listTrail, lookAtMember } from "../../contract/index.ts";
import { memberOf } from "../member-of.ts";
import type { ReadingDesk } from "./reading-ports.ts";

const limit = pageSize + 1;

export const findMembersRoute = ({ reads: { members } }: ReadingDesk): Route =>
	bind(findMembers, async ({ cursor, ...input }, { staff: { merchant }, now }) => {
		const wish = wishOf(input, now);
		if (wish === undefined) return err(failure("SEARCH_INVALID"));
		// The page goes on after a member, who is looked up by id: one row.
		const id = cursor === undefined ? undefined : parseMemberId(cursor);
		const [after] = id === undefined ? [] : await members.desk.find({ merchant, wish: { by: "id", id }, limit: 1 });
		if (cursor !== undefined && after === undefined) return err(failure("INVALID_CURSOR"));
		const { shown, last } = pageOf(await members.desk.find({ merchant, wish, after, limit }));
		return ok({ members: shown.map(foundLine), next: last?.id ?? null });
	});

type Asked = Omit<InputOf<typeof findMembers>, "cursor">;

/** Undefined when what was typed cannot be what is searched by. */
function wishOf({ by = "account", text = "", status, from, to }: Asked, now: Date): MemberWish | undefined {
	const typed = text.trim();
	if (typed === "") {
		const until = to === undefined ? new Date(now.getTime() + 1_000) : new Date(to);
		return { by: "time", from: new Date(from ?? 0), to: until, status };
	}
	if (by === "contact") return contactKey(typed);
	if (by === "account" || by === "nickname") return { by, prefix: typed };
	const label = labelKey(typed);
	if (by === "label") return label === undefined ? undefined : { by, label };
	const id = parseMemberId(typed);
	return id === undefined ? undefined : { by, id };
}

function foundLine(member: FoundMember | MemberLook) {
	const { id, account, nickname, type, status, currency, createdAt, lastLoginAt } = member;
	return {
		id,
		account,
		nickname,
		type,
		status,
		currency,
		createdAt: createdAt.toISOString(),
		lastLoginAt: lastLoginAt?.toISOString() ?? null,
	};
}

const notesShown = 20;

export const lookAtMemberRoute = ({ db, reads: { members, wallet, rankOf } }: ReadingDesk): Route =>
	bind(lookAtMember, async ({ memberId: typed }, { staff: { merchant }, language }) => {
		const id = parseMemberId(typed);
		if (id === undefined) return err(failure("MEMBER_NOT_FOUND"));
		const { look, upline, notes } = await db.read(async (tx) => {
			const found = await members.desk.look(tx, { merchant, memberId: id });
			const above = found?.uplineId;
			return {
				look: found,
				upline: above === undefined ? undefined : (await accountNames(tx, [above])).get(above),
				notes: await members.desk.notes(tx, id, { limit: notesShown }),
			};
		});
		if (look === undefined) return err(failure("MEMBER_NOT_FOUND"));
		const { purses } = await wallet.balance(id, look.currency);
		return ok({
			...foundLine(look),
			...sheetOf(look),
			upline: upline ?? null,
			rank: (await rankOf?.(id, { merchant, language }))?.labelName ?? "",
			purses: purses.map(({ purse, balance, held }) => ({
				purse,
				balance: formatMinor(balance, look.currency),
				held: formatMinor(held, look.currency),
			})),
			notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
		});
	});

function sheetOf(look: MemberLook) {
	const { language, birthday, uplineId, contacts, guards, labels, devices, sessions, logins } = look;
	return {
		language,
		contacts: [...contacts],
		guards,
		labels: [...labels],
		devices: devices.length,
		birthday: birthday ?? null,
		uplineId: uplineId ?? null,
		sessions: sessions.map(({ lastSeenAt, address, browser, system }) => ({
			address,
			browser,
			system,
			at: lastSeenAt.toISOString(),
		})),
		logins: logins.map(({ at, address, browser, system }) => ({ address, browser, system, at: at.toISOString() })),
	};
}

export const listTrailRoute = ({ reads: { members } }: ReadingDesk): Route =>
	bind(listTrail, async ({ memberId: typed, cursor }, { staff: { merchant }, now }) => {
		const member = await memberOf({ members }, { merchant, memberId: typed });
		if (member === undefined) return ok({ lines: [], next: null });
		const [, atMicros = "", line = ""] = /^([0-9]{1,17})_([a-z]{1,10}-[0-9]{1,18})$/.exec(cursor ?? "") ?? [];
		if (cursor !== undefined && line === "") return err(failure("INVALID_CURSOR"));
		const after = line === "" ? undefined : { atMicros, id: line };
		const to = new Date(now.getTime() + 1_000);
		const rows = await members.desk.trail({ memberId: member.id, from: new Date(0), to, after, limit });
		const { shown, last } = pageOf(rows);
		return ok({
			lines: shown.map(({ at, atMicros: _micros, ...rest }) => ({ ...rest, at: at.toISOString() })),
			next: last === undefined ? null : `${last.atMicros}_${last.id}`,
		});
	});
