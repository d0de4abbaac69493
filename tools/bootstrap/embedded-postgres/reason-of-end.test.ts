import { expect, test } from "vitest";
import { reasonOfEnd } from "./reason-of-end.ts";

const log = `2026-11-21 09:26:51.757 UTC [6556] FATAL:  terminating connection due to unexpected postmaster exit
2026-11-21 09:26:51.791 UTC [6578] FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use
2026-11-21 09:26:51.791 UTC [6578] LOG:  database system is shut down
2026-11-21 09:26:51.793 UTC [6557] FATAL:  terminating connection due to unexpected postmaster exit
`;

test("the new server's own words count, not the last words of the one that was killed", () => {
	expect(reasonOfEnd(log, 6578)).toBe("pre-existing shared memory block (key 1, ID 2) is still in use");
});

test("of a server that said nothing, the last line of all; of one that said nothing fatal, its last line", () => {
	expect(reasonOfEnd(log, 1)).toBe("terminating connection due to unexpected postmaster exit");
	expect(reasonOfEnd("[7] LOG:  starting\n[7] LOG:  listening\n", 7)).toBe("[7] LOG:  listening");
	expect(reasonOfEnd("", undefined)).toBe("");
});
