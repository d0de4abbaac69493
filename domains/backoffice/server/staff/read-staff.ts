// Who works here and what their roles allow (GLI-19 2.8.9, T26).
import { bind, type Route } from "#platform/http";
import { formatMinor, ok } from "#platform/kernel";
import { listRoles, listStaff, type StaffLine } from "../../contract/index.ts";
import type { Office } from "../office.ts";
import { lockedNames } from "./entry-store.ts";
import { listStaffRows, rolesOf } from "./staff-store.ts";

export const listStaffRoute = ({ db, secrets }: Office): Route =>
	bind(listStaff, (_input, { staff: { merchant }, now }) =>
		db.read(async (tx) => {
			const rows = await listStaffRows(tx, merchant);
			const locked = await lockedNames(tx, { names: rows.map(secrets.nameDigest), now });
			const lines = rows.map((row): StaffLine => {
				const { id: staffId, username, name, roles, disabled } = row;
				const lockedUntil = locked.get(secrets.nameDigest(row).toString("hex"))?.toISOString() ?? null;
				return {
					staffId,
					username,
					name,
					roles,
					disabled,
					lockedUntil,
					waiting: row.given_at !== null,
					createdAt: row.created_at.toISOString(),
					lastAccessAt: row.last_access_at?.toISOString() ?? null,
				};
			});
			return ok({ staff: lines });
		}),
	);

export const listRolesRoute = ({ db, brand, permissions: known }: Office): Route =>
	bind(listRoles, (_input, { staff: { merchant } }) =>
		db.read(async (tx) => {
			const rows = await rolesOf(tx, merchant);
			const { currency } = brand.brand(merchant);
			const roles = rows.map(({ code, permissions, alone_up_to }) => ({
				code,
				permissions: permissions.filter((one) => known.has(one)),
				aloneUpTo: alone_up_to === null ? null : formatMinor(BigInt(alone_up_to), currency),
			}));
			return ok({ roles });
		}),
	);
