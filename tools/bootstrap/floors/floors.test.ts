import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { domains } from "../../../architecture.ts";
import { floors, readRatchet, readSummary, standings } from "./floors.ts";

const file = (total: number, covered: number) => ({ branches: { total, covered } });
const told = readSummary(
	JSON.stringify({
		total: file(1, 1),
		"/x/domains/wallet/core/a.ts": file(100, 100),
		"/x/domains/wallet/core/b.ts": file(100, 89),
		"/x/domains/wallet/server/c.ts": file(100, 85),
		"/x/domains/games/core/d.ts": file(10, 10),
	}),
);
const verdicts = (own = {}) =>
	standings(told, { domains: ["wallet"], own }).map(({ room, percent, verdict }) => `${room} ${percent} ${verdict}`);

describe("the floors of a domain", () => {
	test("are asked of all files of a room together, and of no other domain's", () => {
		expect(verdicts()).toEqual(["core 94.5 below its floor", "server 85 holds"]);
	});
	test("are a room's own where it stood lower, and rise with it", () => {
		expect(verdicts({ wallet: { core: 94 } })[0]).toBe("core 94.5 holds");
		expect(verdicts({ wallet: { core: 90 } })[0]).toBe("core 94.5 raise its floor");
		expect(verdicts({ wallet: { core: 94.6 } })[0]).toBe("core 94.5 below its floor");
	});
	test("say nothing of a room without branches", () => {
		expect(standings(told, { domains: ["games"], own: {} }).map(({ room }) => room)).toEqual(["core"]);
	});
});

test("the house's own floors are of its domains, and below the target", () => {
	const own = readRatchet(readFileSync("tools/bootstrap/floors/floors.json", "utf8"));
	for (const [domain, { core = 0, server = 0 }] of Object.entries(own)) {
		expect(Object.keys(domains)).toContain(domain);
		expect(core < floors.core && server < floors.server).toBe(true);
	}
});
