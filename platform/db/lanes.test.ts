import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { err, ok } from "#platform/kernel";
import { createLanes, type LanesOptions, type WrittenBatch } from "./lanes.ts";

type Command = { readonly member: string; readonly number: number };

/** Lanes over a list: `written` is what was written, in order, each batch of it apart. */
function listLanes(options: Partial<LanesOptions<Command, string>> = {}) {
	const batches: Command[][] = [];
	const observed: WrittenBatch[] = [];
	const lanes = createLanes<Command, string>({
		lanes: 1,
		maxBatch: 4,
		laneOf: ({ member }) => member,
		observe: (batch) => observed.push(batch),
		run: async (batch) => {
			batches.push([...batch]);
			return batch.map(({ member, number }) => `${member}:${number}`);
		},
		...options,
	});
	return { lanes, batches, observed };
}

const commands = (count: number, member = "1"): Command[] =>
	Array.from({ length: count }, (_, number) => ({ member, number }));
const unreachable = (): Error => Object.assign(new Error("connect refused"), { code: "ECONNREFUSED" });

describe("lanes", () => {
	test("what arrives together is written together, up to the largest batch, and each command gets its own answer", async () => {
		const { lanes, batches } = listLanes();
		const answers = await Promise.all(commands(10).map((command) => lanes.submit(command)));
		expect(batches.map((batch) => batch.length)).toEqual([4, 4, 2]);
		expect(answers).toEqual(commands(10).map(({ number }) => ok(`1:${number}`)));
	});

	test("while a batch is being written the next one fills, and no lane writes two at once", async () => {
		const gates: (() => void)[] = [];
		const { lanes, observed } = listLanes({
			maxBatch: 100,
			run: (batch) => new Promise((resolve) => gates.push(() => resolve(batch.map(() => "done")))),
		});
		const first = lanes.submit({ member: "1", number: 0 });
		await vi.waitFor(() => expect(gates).toHaveLength(1));
		const later = commands(7).map((command) => lanes.submit(command));
		expect(lanes.waiting()).toBe(7);
		expect(gates).toHaveLength(1);
		gates[0]?.();
		await first;
		await vi.waitFor(() => expect(gates).toHaveLength(2));
		gates[1]?.();
		await Promise.all(later);
		await lanes.close();
		expect(observed.map(({ size, depth }) => ({ size, depth }))).toEqual([
			{ size: 1, depth: 7 },
			{ size: 7, depth: 0 },
		]);
	});

	test("the next batch is on its way before the last one is answered", async () => {
		const seen: string[] = [];
		const { lanes } = listLanes({
			maxBatch: 2,
			run: async (batch) => {
				seen.push(`run ${batch.map(({ number }) => number)}`);
				return batch.map(({ number }) => `${number}`);
			},
		});
		await Promise.all(
			commands(4).map(async (command) => {
				await lanes.submit(command);
				seen.push(`answer ${command.number}`);
			}),
		);
		expect(seen).toEqual(["run 0,1", "run 2,3", "answer 0", "answer 1", "answer 2", "answer 3"]);
	});

	test("with a batch ahead, the next one is sent beside it once as many wait, and no third", async () => {
		const gates: (() => void)[] = [];
		const { lanes, observed } = listLanes({
			ahead: 2,
			maxBatch: 100,
			run: (batch) => new Promise((resolve) => gates.push(() => resolve(batch.map(() => "done")))),
		});
		const turn = () => new Promise((resolve) => setImmediate(resolve));
		const send = async (count: number) => {
			const answers = commands(count).map((command) => lanes.submit(command));
			await turn();
			await turn();
			return answers;
		};
		const first = await send(3);
		const tooFew = await send(2);
		expect([gates.length, lanes.waiting()]).toEqual([1, 2]);
		const enough = await send(1);
		expect([gates.length, lanes.waiting()]).toEqual([2, 0]);
		const third = await send(9);
		expect([gates.length, lanes.waiting()]).toEqual([2, 9]);
		for (let gate = 0; gate < 3; gate++) {
			gates[gate]?.();
			await turn();
			await turn();
		}
		const answered = await Promise.all([...first, ...tooFew, ...enough, ...third]);
		expect(answered.every(({ ok }) => ok)).toBe(true);
		expect(observed.map(({ size, depth }) => ({ size, depth }))).toEqual([
			{ size: 3, depth: 9 },
			{ size: 3, depth: 0 },
			{ size: 9, depth: 0 },
		]);
	});

	test("one bad command of a batch that failed as a whole never fails its neighbours", async () => {
		const { lanes, observed } = listLanes({
			run: async (batch) => {
				if (batch.some(({ number }) => number === 2)) throw new Error("bad command");
				return batch.map(({ number }) => `${number}`);
			},
		});
		const settled = await Promise.allSettled(commands(4).map((command) => lanes.submit(command)));
		expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
		await lanes.close();
		expect(observed).toMatchObject([{ size: 4, again: true }]);
	});

	test("a batch whose connection broke is driven again, with the same commands", async () => {
		let broken = true;
		const seen: number[][] = [];
		const { lanes } = listLanes({
			run: async (batch) => {
				seen.push(batch.map(({ number }) => number));
				if (broken) {
					broken = false;
					throw unreachable();
				}
				return batch.map(() => "written");
			},
		});
		expect(await Promise.all(commands(3).map((command) => lanes.submit(command)))).toEqual(
			commands(3).map(() => ok("written")),
		);
		expect(seen).toEqual([[0, 1, 2], [0], [1], [2]]);
	});

	test("a server that stays away is asked a few times, not once for every command", async () => {
		let asked = 0;
		const { lanes } = listLanes({
			maxBatch: 256,
			run: async () => {
				asked += 1;
				throw unreachable();
			},
		});
		const settled = await Promise.allSettled(commands(256).map((command) => lanes.submit(command)));
		expect(settled.every(({ status }) => status === "rejected")).toBe(true);
		expect(asked).toBe(1 + 3);
	});

	const full = (): Error => Object.assign(new Error("No space left on device"), { code: "53100" });

	test("a full disk is asked once for a whole batch, and everyone in it is told at once", async () => {
		const asked: number[] = [];
		const { lanes, observed } = listLanes({
			maxBatch: 256,
			run: async (batch) => {
				asked.push(batch.length);
				throw full();
			},
		});
		const settled = await Promise.allSettled(commands(256).map((command) => lanes.submit(command)));
		expect(settled.map((one) => one.status === "rejected" && one.reason.code)).toEqual(
			commands(256).map(() => "53100"),
		);
		expect(asked).toEqual([256]);
		expect(observed).toMatchObject([{ size: 256, again: false }]);
	});

	test("a disk that has room again writes the next batch", async () => {
		let room = false;
		const { lanes } = listLanes({
			run: async (batch) => {
				if (!room) throw full();
				return batch.map(({ number }) => `${number}`);
			},
		});
		await expect(lanes.submit({ member: "1", number: 1 })).rejects.toThrow("No space left");
		room = true;
		expect(await lanes.submit({ member: "1", number: 1 })).toEqual(ok("1"));
	});

	test("a disk that fills up while a broken batch is driven again ends it, and what was written stays told", async () => {
		let asked = 0;
		const { lanes } = listLanes({
			maxBatch: 256,
			run: async (batch) => {
				asked += 1;
				if (asked === 1) throw unreachable();
				if (asked > 3) throw full();
				return batch.map(({ number }) => `${number}`);
			},
		});
		const settled = await Promise.allSettled(commands(100).map((command) => lanes.submit(command)));
		expect(settled.map(({ status }) => status)).toEqual(
			commands(100).map(({ number }) => (number < 2 ? "fulfilled" : "rejected")),
		);
		expect(asked).toBe(4);
	});

	test.each([
		["too few", []],
		["too many", ["a", "b", "c"]],
	])("%s answers are a bug, and no command gets another's", async (_name, answers) => {
		const { lanes } = listLanes({ run: async () => answers });
		const settled = await Promise.allSettled([
			lanes.submit({ member: "1", number: 0 }),
			lanes.submit({ member: "1", number: 1 }),
		]);
		expect(settled.every(({ status }) => status === "rejected")).toBe(true);
	});

	test("when too many wait, a new one is refused as a value and leaves no trace", async () => {
		const { lanes, batches } = listLanes({ maxWaiting: 3 });
		const answers = await Promise.all(commands(5).map((command) => lanes.submit(command)));
		expect(answers.slice(3)).toEqual([err("busy"), err("busy")]);
		expect(batches.flat()).toHaveLength(3);
		expect(await lanes.submit({ member: "1", number: 9 })).toEqual(ok("1:9"));
	});

	test("closing writes what waits and takes nothing new", async () => {
		const { lanes, batches } = listLanes();
		const answers = commands(9).map((command) => lanes.submit(command));
		const closing = lanes.close();
		expect(await lanes.submit({ member: "1", number: 99 })).toEqual(err("closed"));
		await closing;
		expect(batches.flat()).toHaveLength(9);
		expect((await Promise.all(answers)).every(({ ok }) => ok)).toBe(true);
	});

	test("keys that follow one another spread over the lanes", async () => {
		const { lanes, observed } = listLanes({ lanes: 4, maxBatch: 10_000 });
		await Promise.all(
			Array.from({ length: 4_000 }, (_, id) => lanes.submit({ member: String(1_000_000 + id), number: id })),
		);
		await lanes.close();
		expect(observed.map(({ lane }) => lane).sort()).toEqual([0, 1, 2, 3]);
		for (const { size } of observed) expect(Math.abs(size - 1_000)).toBeLessThan(200);
	});

	test("a member's commands keep their order, whatever arrives, and none is lost or doubled", async () => {
		const arrivals = fc.array(fc.record({ member: fc.integer({ min: 1, max: 5 }), pause: fc.boolean() }), {
			maxLength: 60,
		});
		await fc.assert(
			fc.asyncProperty(
				arrivals,
				fc.integer({ min: 1, max: 4 }),
				fc.integer({ min: 1, max: 9 }),
				fc.integer({ min: 1, max: 3 }),
				async (list, laneCount, maxBatch, ahead) => {
					const { lanes, batches } = listLanes({ lanes: laneCount, maxBatch, ahead });
					const answers: Promise<unknown>[] = [];
					for (const [number, { member, pause }] of list.entries()) {
						answers.push(lanes.submit({ member: String(member), number }));
						if (pause) await new Promise((resolve) => setImmediate(resolve));
					}
					await Promise.all(answers);
					const written = batches.flat();
					expect(written).toHaveLength(list.length);
					for (const member of ["1", "2", "3", "4", "5"]) {
						const numbers = written.filter((command) => command.member === member).map(({ number }) => number);
						expect(numbers).toEqual([...numbers].sort((left, right) => left - right));
					}
				},
			),
			{ numRuns: 60 },
		);
	});
});
