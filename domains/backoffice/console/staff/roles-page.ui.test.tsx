// The roles of a brand: a matrix on a desk, and on a phone one after the other, each with what it allows.
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { listRoles, type Role } from "../../contract/index.ts";
import { desk } from "../desk.ts";
import en from "../messages/en.json";
import { RolesPage } from "../pages/roles-page.tsx";
import { answerTo, beginAnew, show } from "../testing/show-screen.ts";

const words = en.codes.roles;
const { permissions } = desk;
const auditor: Role = { code: "auditor", permissions: ["audit:read", "events:read"], aloneUpTo: null };
const nobody: Role = { code: "night-watch", permissions: [], aloneUpTo: null };

beforeEach(() => {
	beginAnew(["staff:read", "staff:write"]);
	answerTo(listRoles, () => ({ roles: [auditor, nobody] }));
});

/** What a role is folded away behind. */
const fold = async (name: string): Promise<HTMLElement> => {
	const summary = (await screen.findAllByText(name)).find((one) => one.closest("summary") !== null);
	return summary?.closest("details") ?? document.body;
};

test("a matrix has a line a permission and says of each role whether it is allowed", async () => {
	await show(RolesPage);
	const matrix = within(await screen.findByRole("table", { name: en.screens.roles }));
	expect(matrix.getAllByRole("columnheader")).toHaveLength(3);
	expect(matrix.getAllByRole("rowheader")).toHaveLength(permissions.length);
	expect(matrix.getAllByText(en.roles.yes)).toHaveLength(2);
	expect(matrix.getAllByText(en.roles.no)).toHaveLength(2 * permissions.length - 2);
});

test("one after the other, each says how much it allows and lists just that", async () => {
	await show(RolesPage);
	const first = await fold(words.auditor);
	expect(first.querySelector("summary")?.textContent).toContain(`2 of ${permissions.length}`);
	expect(first.hasAttribute("open")).toBe(false);
	const listed = within(first).getAllByRole("listitem", { hidden: true });
	expect(listed.map(({ textContent }) => textContent)).toEqual(
		permissions.filter((one) => auditor.permissions.includes(one)).map((one) => expect.stringContaining(one)),
	);
	const second = await fold("night-watch");
	expect(second.querySelector("summary")?.textContent).toContain(`0 of ${permissions.length}`);
});

test("is changed from either, and by nobody who may only read", async () => {
	await show(RolesPage);
	const name = en.roles.edit.replace("{{role}}", words.auditor);
	await screen.findByRole("table");
	const [, inFold] = screen.getAllByRole("button", { name, hidden: true });
	await userEvent.click(inFold ?? document.body);
	expect(within(await screen.findByRole("dialog")).getAllByRole("checkbox", { checked: true })).toHaveLength(2);
	beginAnew(["staff:read"]);
	answerTo(listRoles, () => ({ roles: [auditor] }));
	await show(RolesPage);
	await screen.findByRole("table");
	expect(screen.queryAllByRole("button", { name, hidden: true })).toEqual([]);
});
