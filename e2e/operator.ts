// An operator's verbs on the site of a journey, and a picture such as somebody sends. The verbs run in the journey's own
// process: a program that is started for each order reads all of the house first, which takes longer than the order.
import { dirname } from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import { vi } from "vitest";
import { ownSite } from "./site.ts";

/** Each is read when it is first ordered: together they hold nearly all of the house. */
const verbs = {
	brand: () => import("../tools/bootstrap/verbs/brand.ts"),
	cashier: () => import("../tools/bootstrap/verbs/cashier.ts"),
	member: () => import("../tools/bootstrap/verbs/member.ts"),
	outbox: () => import("../tools/bootstrap/verbs/outbox.ts"),
	protection: () => import("../tools/bootstrap/verbs/protection.ts"),
	staff: () => import("../tools/bootstrap/verbs/staff.ts"),
};

/** Answers what the verb said. Rejects when it refused. */
export async function operate(verb: keyof typeof verbs, order: readonly string[]): Promise<string> {
	const { databaseUrl, logFile } = ownSite();
	vi.stubEnv("DATABASE_URL", databaseUrl);
	vi.stubEnv("DATA_DIR", dirname(logFile));
	const said: string[] = [];
	const say = (line: string): void => void said.push(line);
	try {
		const typed = [...order, "--yes", "--operator", "a journey"];
		const { run } = await verbs[verb]();
		const code = await run(typed, { say, ask: async () => undefined });
		if (code !== 0) throw new Error(`${verb} ${order.join(" ")}: ${said.join("\n")}`);
		return said.join("\n");
	} finally {
		vi.unstubAllEnvs();
	}
}

/** A password for one login, as it is handed out. */
export async function handOutPassword(account: string): Promise<string> {
	const [, password = ""] = (await operate("member", ["password", account])).split("  ");
	return password;
}

/** A PNG of 900 x 600. */
export const picture = (): Promise<Buffer> => {
	const canvas = createCanvas(900, 600);
	const pen = canvas.getContext("2d");
	pen.fillStyle = "#336699";
	pen.fillRect(0, 0, 900, 600);
	return canvas.encode("png");
};
