// A back office with two cashiers who have come in, for tests of what they do with members' money: after each, the tables and
// the ledger cover each other. Never imported outside tests.
import { afterEach, expect } from "vitest";
import type { Failure } from "#platform/contract";
import type { Result } from "#platform/kernel";
import { faultsOf } from "./members.ts";
import { type OpenOffice, openOffice } from "./open-office.ts";
import { type Employee, employ } from "./staff-hands.ts";

export type MoneyDesk = OpenOffice & {
	readonly office: OpenOffice;
	readonly olga: Employee;
	readonly otto: Employee;
	readonly asOlga: { readonly token: string };
};

/** Call it once, at the top of a file. */
export async function openMoneyDesk(given: Parameters<typeof openOffice>[0] = {}): Promise<MoneyDesk> {
	const office = await openOffice(given);
	const [olga, otto] = [await employ(office, "cashier"), await employ(office, "cashier")];
	afterEach(async () => {
		expect(await faultsOf(office)).toEqual([]);
	});
	return { ...office, office, olga, otto, asOlga: { token: olga.token } };
}

/** What a refusal with this code looks like. */
export const refusedAs = (code: string) =>
	expect.objectContaining({ ok: false, error: expect.objectContaining({ code }) });

type Paged = { readonly next: string | null };

/** Every page of a list, the first first. */
export async function everyPage<Page extends Paged>(
	ask: (step: { readonly cursor?: string }) => Promise<Result<Page, Failure<string>>>,
): Promise<readonly Page[]> {
	const pages: Page[] = [];
	for (let cursor: string | null | undefined; cursor !== null; ) {
		const page = await ask(cursor === undefined ? {} : { cursor });
		if (!page.ok) throw new Error(page.error.code);
		pages.push(page.value);
		cursor = page.value.next;
	}
	return pages;
}
