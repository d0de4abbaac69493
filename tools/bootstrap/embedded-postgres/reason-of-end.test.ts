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

test("of a server whose helper found the disk full, that helper's words and not that it shut down", () => {
	const full = `2026-11-23 22:33:11.443 UTC [11587] LOG:  starting PostgreSQL 18.4
2026-11-23 22:33:11.456 UTC [11500] FATAL:  terminating connection due to unexpected postmaster exit
2026-11-23 22:33:11.491 UTC [11595] LOG:  redo starts at 0/174B630
2026-11-23 22:33:11.670 UTC [11593] ERROR:  could not write blocks 31..31 in file "base/16385/1249": No space left on device
2026-11-23 22:33:11.670 UTC [11595] FATAL:  checkpoint request failed
2026-11-23 22:33:11.709 UTC [11587] LOG:  database system is shut down
`;
	expect(reasonOfEnd(full, 11587)).toBe(
		'could not write blocks 31..31 in file "base/16385/1249": No space left on device',
	);
});
