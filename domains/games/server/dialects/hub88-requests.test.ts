// Names that vendors give their calls, gathered for one statement. That the table keeps them: dialects.db.test.
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { createNamedCalls } from "./hub88-requests.ts";

const now = new Date("2026-11-23T12:00:00Z");
const columns = z.tuple([z.array(z.string()), z.array(z.string()), z.array(z.string()), z.array(z.date())]);

/** A table as the statement leaves it: who comes first has the name, and everybody is told what stands. */
function table(refusals: Readonly<Record<string, string>> = {}) {
	const kept = new Map<string, string>();
	const batches: number[] = [];
	const call = async <Row>(_statement: unknown, values: readonly unknown[]): Promise<Row[]> => {
		const [vendors, ids, contents] = z.parse(columns, values);
		batches.push(ids.length);
		expect(new Set(vendors.map((vendor, at) => `${vendor} ${ids[at]}`)).size).toBe(ids.length);
		const rows = vendors.map((vendor, at) => {
			const [request_id = "", asked = ""] = [ids[at], contents[at]];
			const content = kept.get(`${vendor} ${request_id}`) ?? asked;
			kept.set(`${vendor} ${request_id}`, content);
			return { vendor, request_id, content, refusal: refusals[request_id] ?? null };
		});
		return z.parse(z.custom<Row[]>(Array.isArray), rows);
	};
	return { calls: createNamedCalls({ call }), batches };
}

test("of one name at once the first has it: the same content is the same call, another is not", async () => {
	const { calls, batches } = table();
	const claim = (vendor: string, content: string) => calls.claim({ vendor, requestId: "one", content, now });
	const claims = await Promise.all([
		claim("A", "x"),
		claim("A", "x"),
		claim("A", "y"),
		claim("B", "y"),
		claim("A", "x"),
	]);
	expect(claims.map(({ same }) => same)).toEqual([true, true, false, true, true]);
	expect((await claim("A", "y")).same).toBe(false);
	expect(Math.max(...batches)).toBeLessThanOrEqual(2);
	await calls.close();
});

test("what was refused before comes with its name alone", async () => {
	const { calls } = table({ poor: "RS_ERROR_NOT_ENOUGH_MONEY" });
	const claim = (requestId: string) => calls.claim({ vendor: "A", requestId, content: "x", now });
	const [poor, fresh] = await Promise.all([claim("poor"), claim("fresh")]);
	expect(poor).toEqual({ same: true, refusal: "RS_ERROR_NOT_ENOUGH_MONEY" });
	expect(fresh).toEqual({ same: true, refusal: undefined });
	await calls.close();
});

test("a database that is away is a failure of each call, and claims nothing", async () => {
	const calls = createNamedCalls({ call: () => Promise.reject(new Error("away")) });
	const claim = (requestId: string) => calls.claim({ vendor: "A", requestId, content: "x", now });
	for (const claimed of await Promise.allSettled([claim("one"), claim("two")])) expect(claimed.status).toBe("rejected");
	await calls.close();
});
