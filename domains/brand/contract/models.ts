// The shapes that a brand's calls share.
import * as z from "zod/mini";
import { instant } from "#platform/contract";
import {
	bannerGroups,
	feedbackCategories,
	feedbackStates,
	gameCategories,
	languages,
	patternIds,
	promotionStates,
	promotionTakings,
	registrationFields,
	whitelabelFlags,
} from "../core/index.ts";

const enabled = z.union([z.literal(0), z.literal(1)]);

/** Every white-label flag with `enabled` 1 or 0. */
export const whitelabel = z.record(z.enum(whitelabelFlags), z.object({ enabled }));

/** How one registration field is asked for; `acceptedPattern` is the source of a regular expression for the `u` flag. */
export const fieldRule = z.object({
	enabled: z.boolean(),
	required: z.boolean(),
	acceptedPattern: z.string(),
	patternId: z.enum(patternIds),
	minLength: z.number(),
	maxLength: z.number(),
});

export const registerSettings = z.object({
	fields: z.record(z.enum(registrationFields), fieldRule),
	minimumAge: z.number(),
	termsVersion: z.string(),
});

/** A link to an app or a channel, keyed by resourceType: IOS, IOS_LITE, ANDROID. */
export const resource = z.object({
	resourceType: z.string(),
	url: z.string(),
	qrCodeUrl: z.string(),
	labelNameEn: z.string(),
});

/** Type 3 is the online customer service, 4 that of high ranks, their paths sealed (see `openServicePath` in core); 1 social, 2 e-mail. */
export const serviceLink = z.object({ type: z.number(), path: z.string() });

export const location = z.object({ ip: z.string(), country: z.string() });

export const language = z.enum(languages);

/** An entry of the navigation, in order: the category, its point (a rate like "0.70"; empty when it has none). */
export const sortingEntry = z.object({ gameCategory: z.enum(gameCategories), point: z.string() });

/** `image` is an address, or empty: then the site shows its own drawn `scene`. `link` is a path of the site. */
export const banner = z.object({
	id: z.string(),
	group: z.enum(bannerGroups),
	scene: z.string(),
	image: z.string(),
	title: z.string(),
	text: z.string(),
	action: z.string(),
	link: z.string(),
});

/** `id` is its code. `state` is where it stands in its period; `taking` whether it comes by itself or is claimed. */
export const promotion = z.object({
	id: z.string(),
	category: z.string(),
	state: z.enum(promotionStates),
	taking: z.enum(promotionTakings),
	startsAt: instant,
	endsAt: z.optional(instant),
	image: z.string(),
	scene: z.string(),
	title: z.string(),
	summary: z.string(),
});

/** The host as the browser knows it, without scheme and path. */
export const hostName = z.string().check(z.minLength(1), z.maxLength(253), z.regex(/^[A-Za-z0-9.:[\]-]+$/));

export const feedbackCategory = z.enum(feedbackCategories);
export const feedbackState = z.enum(feedbackStates);

/** What a member wrote to the operator, as they see it. */
const ownMessage = z.object({
	number: z.string(),
	category: feedbackCategory,
	content: z.string(),
	state: feedbackState,
	/** Empty while there is none. */
	answer: z.string(),
	sentAt: instant,
	decidedAt: z.nullable(instant),
	/** It was answered, and the member has not read it yet. */
	unread: z.boolean(),
});
export type OwnMessage = z.infer<typeof ownMessage>;

/** The newest first; `unread` is how many answers are new. */
export const ownMessages = z.object({ unread: z.int(), messages: z.array(ownMessage) });
