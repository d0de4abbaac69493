// The events of a round on the wire. Each has one model; a type of event without a model does not compile.
import * as z from "zod/mini";
import type { SlotEvent, SlotEventType } from "../core/index.ts";

const whole = z.int().check(z.minimum(0));
const cells = z.array(whole);
const coins = z.array(z.object({ cell: whole, credits: whole, gathers: z.optional(z.literal(true)) }));
const board = z.array(z.array(whole));
const win = { symbol: whole, count: whole, cells, multiplier: whole, pay: whole };

const find = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("credits"), credits: whole }),
	z.object({ kind: z.literal("times"), times: whole }),
	z.object({ kind: z.literal("end") }),
	z.object({ kind: z.literal("half") }),
	z.object({ kind: z.literal("lifts"), lifts: whole }),
]);

const models = {
	bet: z.object({ type: z.literal("bet"), mode: z.string(), cost: whole }),
	joined: z.object({ type: z.literal("joined"), reels: cells }),
	spin: z.object({ type: z.literal("spin"), reels: z.enum(["base", "free"]), stops: z.array(whole), board }),
	become: z.object({ type: z.literal("become"), symbol: whole, cells, board }),
	expand: z.object({ type: z.literal("expand"), reel: whole, symbol: whole }),
	"line-win": z.object({ type: z.literal("line-win"), line: whole, ...win }),
	"ways-win": z.object({ type: z.literal("ways-win"), ways: whole, ...win }),
	"cluster-win": z.object({ type: z.literal("cluster-win"), ...win }),
	"anywhere-win": z.object({ type: z.literal("anywhere-win"), ...win }),
	cascade: z.object({ type: z.literal("cascade"), step: whole, removed: cells, stays: z.optional(cells), board }),
	floor: z.object({ type: z.literal("floor"), tiles: z.array(z.object({ cell: whole, times: whole })) }),
	multiplier: z.object({ type: z.literal("multiplier"), value: whole }),
	scatter: z.object({ type: z.literal("scatter"), symbol: whole, count: whole, cells, pay: whole }),
	"free-spins-start": z.object({ type: z.literal("free-spins-start"), spins: whole }),
	"free-spin": z.object({ type: z.literal("free-spin"), number: whole, of: whole }),
	"free-spins-more": z.object({ type: z.literal("free-spins-more"), spins: whole, of: whole }),
	"free-spins-end": z.object({ type: z.literal("free-spins-end"), spins: whole, win: whole }),
	walk: z.object({ type: z.literal("walk"), symbol: whole, cells }),
	wilds: z.object({ type: z.literal("wilds"), symbol: whole, cells, board }),
	cap: z.object({ type: z.literal("cap"), win: whole }),
	"hold-start": z.object({ type: z.literal("hold-start"), coins, respins: whole }),
	"hold-respin": z.object({ type: z.literal("hold-respin"), coins, left: whole }),
	gather: z.object({ type: z.literal("gather"), cell: whole, from: cells, credits: whole }),
	"hold-end": z.object({ type: z.literal("hold-end"), count: whole, full: z.boolean(), pay: whole }),
	respin: z.object({ type: z.literal("respin"), held: cells, symbol: whole, stops: z.array(whole), board }),
	"pick-start": z.object({
		type: z.literal("pick-start"),
		covers: whole,
		times: whole,
		lifts: z.optional(whole),
		wheel: z.optional(z.boolean()),
	}),
	pick: z.object({ type: z.literal("pick"), find, found: whole }),
	"pick-end": z.object({ type: z.literal("pick-end"), pay: whole, rest: z.array(find) }),
	"double-up": z.object({
		type: z.literal("double-up"),
		round: z.string(),
		step: whole,
		picked: z.enum(["left", "right"]),
		drawn: z.enum(["left", "right"]),
		pay: whole,
	}),
	total: z.object({ type: z.literal("total"), win: whole }),
} satisfies { [Type in SlotEventType]: z.ZodMiniType<Extract<SlotEvent, { type: Type }>> };

export const slotEvent: z.ZodMiniType<SlotEvent> = z.discriminatedUnion("type", [
	models.bet,
	models.joined,
	models.spin,
	models.become,
	models.expand,
	models["line-win"],
	models["ways-win"],
	models["cluster-win"],
	models["anywhere-win"],
	models.cascade,
	models.floor,
	models.multiplier,
	models.scatter,
	models["free-spins-start"],
	models["free-spin"],
	models["free-spins-more"],
	models["free-spins-end"],
	models.walk,
	models.wilds,
	models.cap,
	models["hold-start"],
	models["hold-respin"],
	models.gather,
	models["hold-end"],
	models.respin,
	models["pick-start"],
	models.pick,
	models["pick-end"],
	models["double-up"],
	models.total,
]);
