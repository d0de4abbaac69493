// A promotion as its form holds it, flat and as it was typed, and as the calls take it. Lists are lines, their parts parted by spaces.
import type { OfferDraft } from "../../contract/index.ts";
import { claims, entries, isElsewhere, type Kind, metrics, periods } from "../../core/index.ts";

type Rule = OfferDraft["rule"];
type Reward = Rule["reward"];

/** Of whichever kind: each uses its own. */
export const rewardFields = [
	...(["promotion", "tournament", "most", "tiers", "steps", "every", "tickets", "prizes", "total", "parts"] as const),
	...(["rewards", "spins", "stake", "days", "each", "bonuses", "deposit", "turnover", "amount", "odds"] as const),
] as const;
export type RewardField = (typeof rewardFields)[number];
export type RewardFields = Readonly<Record<RewardField, string>>;

/** What each kind is asked, in the order of its form. */
export const fieldsOfKind: Readonly<Record<Kind, readonly RewardField[]>> = {
	match: ["promotion"],
	race: ["tournament"],
	cashback: ["tiers", "most"],
	mission: ["steps"],
	raffle: ["every", "tickets", "prizes"],
	"red-packet": ["total", "parts"],
	"check-in": ["rewards"],
	"free-spins": ["spins", "stake", "days"],
	"free-bet": ["amount", "odds", "days"],
	referral: ["each", "bonuses", "deposit", "turnover", "days"],
	coupon: ["amount"],
	birthday: ["amount"],
	activity: ["amount"],
};

/** Fields of several lines. */
export const listFields: ReadonlySet<RewardField> = new Set(["tiers", "steps", "prizes", "rewards", "bonuses"]);

export type OfferForm = Omit<Rule, "reward" | "budget" | "audience"> & {
	readonly kind: Kind;
	readonly audience: NonNullable<Rule["audience"]>;
	readonly budget: Rule["budget"];
	readonly fields: RewardFields;
	readonly metric: (typeof metrics)[number];
	readonly games: readonly string[];
	readonly mode: "streak" | "cumulative";
	readonly texts: OfferDraft["texts"];
	readonly opensAt: string | null;
	readonly closesAt: string | null;
	readonly scene: string;
	readonly position: number;
	readonly coupons: string;
};

const noFields: RewardFields = {
	promotion: "",
	tournament: "",
	most: "",
	tiers: "",
	steps: "",
	every: "",
	tickets: "",
	prizes: "",
	total: "",
	parts: "",
	rewards: "",
	spins: "",
	stake: "",
	days: "",
	each: "",
	bonuses: "",
	deposit: "",
	turnover: "",
	amount: "",
	odds: "",
};

export const freshForm = (now: Date): OfferForm => ({
	kind: "activity",
	entry: entries[0],
	claim: claims[1],
	period: periods[0],
	again: false,
	audience: "everybody",
	minLevel: 0,
	takeDays: 30,
	budget: { all: "", day: "", member: "" },
	fields: noFields,
	metric: metrics[0],
	games: [],
	mode: "streak",
	texts: [],
	opensAt: now.toISOString(),
	closesAt: null,
	scene: "gift-cloth",
	position: 500,
	coupons: "",
});

export function formOf({ rule, ...draft }: OfferDraft): OfferForm {
	const { reward, budget, audience = "everybody", ...terms } = rule;
	const { metric = metrics[0], games = [] } = reward.kind === "mission" ? reward : {};
	return {
		...draft,
		...terms,
		audience,
		budget,
		kind: reward.kind,
		fields: { ...noFields, ...fieldsOf(reward) },
		metric,
		games,
		mode: reward.kind === "check-in" ? reward.mode : "streak",
		coupons: "",
	};
}

const lined = (lines: readonly (readonly (string | number)[])[]): string =>
	lines.map((parts) => parts.join(" ")).join("\n");

function fieldsOf(reward: Reward): Partial<RewardFields> {
	switch (reward.kind) {
		case "match":
			return { promotion: reward.promotion };
		case "race":
			return { tournament: reward.tournament };
		case "cashback":
			return { tiers: lined(reward.tiers.map(({ from, percent }) => [from, percent])), most: reward.most };
		case "mission":
			return { steps: lined(reward.steps.map(({ goal, amount, points }) => [goal, amount, points])) };
		case "raffle":
			return { every: reward.every, tickets: `${reward.most}`, prizes: reward.prizes.join("\n") };
		case "red-packet":
			return { total: reward.total, parts: `${reward.parts}` };
		case "check-in":
			return { rewards: reward.rewards.join("\n") };
		case "free-spins":
			return { spins: `${reward.spins}`, stake: reward.stake, days: `${reward.days}` };
		case "free-bet":
			return { amount: reward.amount, odds: (reward.odds / 100).toFixed(2), days: `${reward.days}` };
		case "referral": {
			const { each, deposit, turnover, days } = reward;
			const bonuses = lined(reward.bonuses.map(({ friends, amount }) => [friends, amount]));
			return { each, deposit, turnover, days: `${days}`, bonuses };
		}
		default:
			return { amount: reward.amount };
	}
}

/** A rule has a budget whatever its kind; nobody is asked for that of a reward which another domain pays, and nobody reads it. */
const unread: Rule["budget"] = { all: "1", day: "1", member: "1" };
const budgetOf = ({ kind, budget }: OfferForm): Rule["budget"] =>
	isElsewhere({ kind }) && Object.values(budget).includes("") ? unread : budget;

/** Undefined where a window has no beginning. */
export function draftOf(form: OfferForm): OfferDraft | undefined {
	const { entry, claim, period, again, audience, minLevel, takeDays, texts, scene, position, closesAt } = form;
	if (form.opensAt === null) return undefined;
	const budget = budgetOf(form);
	const rule: Rule = { entry, claim, period, again, audience, minLevel, takeDays, budget, reward: rewardOf(form) };
	const written = texts.filter(({ title }) => title.trim() !== "");
	return { rule, texts: written, opensAt: form.opensAt, closesAt, scene, position };
}

const linesOf = (text: string): readonly string[] =>
	text
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "");
const partsOf = (text: string) => linesOf(text).map((line) => line.split(/[\s,;]+/));
const count = (text: string | undefined): number => Math.trunc(Number(text ?? "")) || 0;

/** "1.50", or with a comma. */
const hundredths = (text: string): number => Math.round(Number(text.replace(",", ".")) * 100) || 0;

function rewardOf({ kind, fields, metric, games, mode }: OfferForm): Reward {
	switch (kind) {
		case "match":
			return { kind, promotion: fields.promotion };
		case "race":
			return { kind, tournament: fields.tournament };
		case "cashback": {
			const tiers = partsOf(fields.tiers).map(([from = "", percent]) => ({ from, percent: count(percent) }));
			return { kind, tiers, most: fields.most };
		}
		case "mission": {
			const steps = partsOf(fields.steps).map(([goal = "", amount = "", points]) => ({
				goal,
				amount,
				points: count(points),
			}));
			return { kind, metric, games: [...games], steps };
		}
		case "raffle":
			return { kind, every: fields.every, most: count(fields.tickets), prizes: [...linesOf(fields.prizes)] };
		case "red-packet":
			return { kind, total: fields.total, parts: count(fields.parts) };
		case "check-in":
			return { kind, mode, rewards: [...linesOf(fields.rewards)] };
		case "free-spins":
			return { kind, spins: count(fields.spins), stake: fields.stake, days: count(fields.days) };
		case "free-bet":
			return { kind, amount: fields.amount, odds: hundredths(fields.odds), days: count(fields.days) };
		case "referral": {
			const bonuses = partsOf(fields.bonuses).map(([friends, amount = ""]) => ({ friends: count(friends), amount }));
			const { each, deposit, turnover, days } = fields;
			return { kind, each, bonuses, deposit, turnover, days: count(days) };
		}
		default:
			return { kind, amount: fields.amount };
	}
}

export const couponsOf = ({ coupons }: OfferForm): string[] => [...linesOf(coupons)];
