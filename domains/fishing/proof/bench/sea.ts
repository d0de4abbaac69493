// Two browsers in one room, side by side: a phone whose processor is slowed to a quarter, which fires all the while, and a desk that
// looks on. Each second both say what they show, to the bit; of the phone is measured what a frame takes of its script, and what
// comes down to it. A machine without a graphics card would draw in software and measure that: all is handed to the card as always,
// and its calls to draw are swallowed. So the frames a second are those that the page's own work allows.
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "playwright-core";
import { fishingVendor } from "#fishing/contract";
import { launchGame, listGames } from "#games/contract";
import { unwrap } from "#platform/kernel";
import { quantile, report, say } from "../../../../bench/report.ts";
import type { Served } from "../../../../bench/served.ts";
import { launchBrowser } from "../../../../e2e/browser.ts";
import { createPatience } from "../../../../tools/sim/patience.ts";
import { createPerson, register } from "../../../../tools/sim/person.ts";
import {
	countFrames,
	keepSeas,
	readFrames,
	readSeas,
	readSpent,
	readTasks,
	type Spent,
	swallowDrawing,
} from "./watch-sea.ts";

/** Ten minutes, where `BENCH_SEA_SECONDS` does not ask for less. */
const seconds = Number(process.env.BENCH_SEA_SECONDS ?? 600);
const slowness = 4;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };
const desk = { viewport: { width: 1_024, height: 640 } };
const patient = { timeout: 120_000 };

export async function measureSea({ port }: Served): Promise<void> {
	const origin = `http://127.0.0.1:${port}`;
	const browsers = await Promise.all([launchBrowser(), launchBrowser()]);
	try {
		const [one, two] = browsers;
		const angler = await sitDown(one, { origin, name: "seaone", shown: phone });
		const other = await sitDown(two, { origin, name: "seatwo", shown: desk });
		const wire = await slowDown(angler.page);
		const before = await readSpent(wire);
		await fish(angler.page, seconds);
		const after = await readSpent(wire);
		await judge(angler, other);
		await judgeFrames(angler.page, { before, after });
		await slowDown(angler.page, 1);
		await judgeProcessor(one, angler.page);
	} finally {
		await Promise.all(browsers.map((browser) => browser.close()));
	}
}

type Sitting = { readonly page: Page; readonly heard: { bytes: number; since: number } };
type Coming = { readonly origin: string; readonly name: string; readonly shown: object };

async function sitDown(browser: Browser, { origin, name, shown }: Coming): Promise<Sitting> {
	const patience = createPatience(
		() => 1,
		() => undefined,
	);
	const person = createPerson({ origin, address: `198.18.7.${name.length}` }, patience);
	await register(person, { username: name, password: "tiles4all" });
	const { games } = unwrap(await person.client.call(listGames, { vassalage: fishingVendor }));
	const { gameId = "" } = games.find(({ gameCode }) => gameCode === "haenyeo-sea") ?? {};
	const launched = unwrap(await person.client.call(launchGame, { gameId, vassalage: fishingVendor }));
	const context = await browser.newContext({ ...shown, locale: "en-US", serviceWorkers: "block" });
	const page = await context.newPage();
	const heard = { bytes: 0, since: Date.now() };
	page.on("websocket", (socket) =>
		socket.on("framereceived", ({ payload }) => {
			heard.bytes += Buffer.byteLength(payload);
		}),
	);
	await page.addInitScript(swallowDrawing);
	await page.addInitScript(countFrames);
	await page.goto(`${origin}/arcade/${new URL(launched.game_url, origin).hash}`);
	await page.getByRole("button", { name: /shore/i }).click(patient);
	await page.locator("canvas[data-sea]").waitFor(patient);
	await page.evaluate(keepSeas);
	return { page, heard };
}

async function slowDown(page: Page, rate = slowness): Promise<CDPSession> {
	const wire = await page.context().newCDPSession(page);
	await wire.send("Emulation.setCPUThrottlingRate", { rate });
	await wire.send("Performance.enable");
	return wire;
}

/** Holds the cannon's fire, and sweeps over the water. */
async function fish(page: Page, seconds: number): Promise<void> {
	const box = await page.locator("canvas").boundingBox();
	if (box === null) throw new Error("no sea");
	const at = (turn: number) => ({
		x: box.x + box.width * (0.3 + 0.4 * ((turn % 9) / 9)),
		y: box.y + box.height * (0.2 + 0.6 * ((turn % 7) / 7)),
	});
	const first = at(0);
	await page.mouse.move(first.x, first.y);
	await page.mouse.down();
	const end = Date.now() + seconds * 1_000;
	for (let turn = 1; Date.now() < end; turn++) {
		const { x, y } = at(turn);
		await page.mouse.move(x, y);
		await sleep(1_000);
		if (turn % 60 === 0) say(`  ${turn} s`);
	}
	await page.mouse.up();
}

async function judge(angler: Sitting, other: Sitting): Promise<void> {
	const [one, two] = await Promise.all([readSeas(angler.page), readSeas(other.page)]);
	const both = [...one].filter(([second]) => two.has(second));
	const unlike = both.filter(([second, digest]) => two.get(second) !== digest);
	const fishSeen = both.map(([, digest]) => Number(digest.split("-")[0]));
	for (const [second, digest] of unlike) say(`  UNLIKE at ${second}: ${digest} and ${two.get(second)}`);
	report({ name: "sea.seconds-compared", value: both.length, unit: "1", least: Math.floor(seconds * 0.9) });
	report({ name: "sea.seconds-unlike", value: unlike.length, unit: "1", most: 0 });
	report({ name: "sea.fish-at-most", value: Math.max(...fishSeen), unit: "1" });
	const down = ({ heard }: Sitting) => heard.bytes / 1_000 / Math.max(1, (Date.now() - heard.since) / 1_000);
	report({ name: "sea.down-to-who-fires", value: down(angler), unit: "kB/s", most: 2 });
	report({ name: "sea.down-to-who-looks", value: down(other), unit: "kB/s", most: 2 });
}

type Between = { readonly before: Spent; readonly after: Spent };

/** Of frames with so many fish in the water, where there were any. */
const full = 30;

async function judgeFrames(page: Page, { before, after }: Between): Promise<void> {
	const frames = await readFrames(page);
	const crowded = frames.filter(({ fish }) => fish >= full);
	const judged = crowded.length > 0 ? crowded : frames;
	report({ name: "sea.frames", value: frames.length, unit: "1" });
	report({ name: "sea.frames-with-30-fish", value: crowded.length, unit: "1" });
	const script = judged.map((one) => one.script);
	report({ name: "sea.script-p50", value: quantile(script, 0.5), unit: "ms" });
	report({ name: "sea.script-p95", value: quantile(script, 0.95), unit: "ms", most: 8 });
	report({ name: "sea.script-p99", value: quantile(script, 0.99), unit: "ms" });
	const within = script.filter((one) => one <= 1_000 / 60).length / script.length;
	report({ name: "sea.frames-whose-script-fits", value: 100 * within, unit: "%" });
	const seconds = after.at - before.at;
	const counted = frames.filter(({ at }) => at >= before.page && at <= after.page).length;
	report({ name: "sea.all-script-a-frame", value: (1_000 * (after.script - before.script)) / counted, unit: "ms" });
	report({ name: "sea.all-work-a-frame", value: (1_000 * (after.task - before.task)) / counted, unit: "ms" });
	report({ name: "sea.frames-a-second", value: counted / seconds, unit: "1/s", least: 60 });
}

const traced = 20;

/**
 * What a frame takes of a processor, whatever else this machine does: of the page at its full speed, four times over. The clock on the
 * wall of a slowed page also holds the time in which others had the processor.
 */
async function judgeProcessor(browser: Browser, page: Page): Promise<void> {
	const tasks = await readTasks(browser, page, () => fish(page, traced));
	const callbacks = tasks.flatMap(({ name, spent }) => (name === "FireAnimationFrame" ? [slowness * spent] : []));
	const all = tasks.flatMap(({ name, spent }) => (name === "ThreadControllerImpl::RunTask" ? [slowness * spent] : []));
	report({ name: "sea.frame-processor-p50", value: quantile(callbacks, 0.5), unit: "ms" });
	report({ name: "sea.frame-processor-p95", value: quantile(callbacks, 0.95), unit: "ms", most: 8 });
	report({ name: "sea.frame-processor-p99", value: quantile(callbacks, 0.99), unit: "ms" });
	const each = all.reduce((sum, one) => sum + one, 0) / callbacks.length;
	report({ name: "sea.all-processor-a-frame", value: each, unit: "ms", most: 1_000 / 60 });
}
