// Every endpoint of every contract, and a call to each that its contract accepts. A new endpoint is tried by itself;
// it fails here only when one of its fields has no sample.
import * as z from "zod/mini";
import * as backoffice from "#backoffice/contract";
import * as brand from "#brand/contract";
import * as cashier from "#cashier/contract";
import * as games from "#games/contract";
import * as loyalty from "#loyalty/contract";
import * as members from "#members/contract";
import * as originals from "#originals/contract";
import type { Endpoint } from "#platform/contract";
import * as protection from "#protection/contract";
import * as slots from "#slots/contract";
import * as wallet from "#wallet/contract";

export const contracts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
	backoffice,
	brand,
	cashier,
	// Letters are asked for by other domains: it has no call of its own.
	courier: {},
	games,
	loyalty,
	members,
	protection,
	originals,
	slots,
	wallet,
};

const marks = z.object({ name: z.string(), method: z.string(), path: z.string(), moduleIds: z.array(z.string()) });

const isEndpoint = (value: unknown): value is Endpoint => z.safeParse(marks, value).success;

export const endpoints: readonly Endpoint[] = Object.values(contracts)
	.flatMap((contract) => Object.values(contract))
	.filter(isEndpoint);

export const hasBody = ({ method }: Endpoint): boolean => method === "POST" || method === "PUT";

/** A value for each field that a call cannot go without. */
const samples: Readonly<Record<string, unknown>> = {
	account: "nobody-of-that-name",
	documentId: "01890a5d-ac96-774b-bcce-b302099a8057",
	exchangeNumber: "X261121-999999",
	mallItemId: "999999",
	messageNumber: "0000-0000",
	reply: { kind: "close" },
	shelf: { open: true, stock: null },
	shelfWas: { open: false, stock: null },
	staffId: "1",
	reference: "7K4-MQ2-XW9",
	line: "TRF 7K4MQ2XW9",
	decision: { kind: "refuse", why: "No transfer came." },
	number: "1",
	count: 1,
	expiresAt: "2020-01-01T00:00:00.000Z",
	flow: "in",
	version: 1,
	currency: "P",
	jackpot: "nobody",
	jackpotKind: "mystery",
	jackpotSettings: {
		names: { en: "Words" },
		ratePpm: 1,
		seed: "0",
		most: "100",
		games: [],
		tag: null,
		paused: true,
	},
	giftId: "1",
	proposalId: "1",
	fundingId: "00000000-0000-5000-8000-000000000000",
	batchId: "00000000-0000-5000-8000-000000000000",
	giftAccounts: ["nobody-of-that-name"],
	giftGames: ["1"],
	giftSpins: 1,
	startsAt: "2020-01-01T00:00:00.000Z",
	endsAt: "2020-01-02T00:00:00.000Z",
	tournament: "nobody",
	agreed: 1,
	how: "cancel",
	tournamentSettings: {
		names: { en: "Words" },
		rules: { en: "Words" },
		score: "rounds",
		entry: "open",
		currency: "P",
		minStake: "0",
		prizes: ["1"],
		games: [],
		tag: null,
		repeatsHours: null,
		startsAt: "2020-01-01T00:00:00.000Z",
		endsAt: "2020-01-02T00:00:00.000Z",
	},
	keysEndAt: null,
	vendorSettings: { open: true, order: 10, maintenance: null },
	gameSettings: {
		open: true,
		order: 10,
		maintenance: null,
		hot: false,
		isNew: false,
		popular: false,
		tags: [],
		recommended: [],
		limits: [],
	},
	stamp: "0123456789abcdef0123456789abcdef",
	offer: {
		open: true,
		order: 10,
		percent: 50,
		turnoverPercent: 1_000,
		days: 30,
		firstOnly: true,
		once: true,
		games: [],
		opensAt: null,
		closesAt: null,
		terms: [],
		names: [],
	},
	wayKind: "bank-transfer",
	goesTo: { holder: "Tessera", number: "0017-2204-889" },
	settings: { open: true, order: 10, hours: 24, terms: [], words: [] },
	rule: { loginMinutes: 15, turnoverPercent: 100, confirmMinutes: 60, manyADay: 3, mostOpen: 3 },
	thresholds: [],
	stepToken: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
	roles: ["auditor"],
	permissions: ["audit:read"],
	change: { kind: "unlock" },
	adjustmentId: "01890a5d-ac96-774b-bcce-b302099a8057",
	direction: "credit",
	edit: { kind: "flag", flag: "FREEPLAY3", enabled: true },
	revision: "none",
	section: "announcement",
	item: "welcome",
	draft: {
		code: "words",
		place: "B",
		published: true,
		from: "2026-05-01T12:00:00.000Z",
		to: null,
		position: 0,
		image: "",
		scene: "",
		link: "",
		texts: [{ language: "EN", title: "Words", body: "Words", more: "" }],
	},
	show: "waiting",
	at: 0,
	clientSeed: "nobodys-seed",
	move: { game: "mines", cell: 0 },
	picked: { game: "dice", side: "under", winning: 5000 },
	serverHash: "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
	stake: "2.00",
	accountId: "01890a5d-ac96-774b-bcce-b302099a8057",
	accountNumber: "110-234-567890",
	token: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
	linkId: "1",
	baseUrl: "https://api.nobody.example",
	frameOrigin: "https://games.nobody.example",
	answersSigned: true,
	dialect: "form",
	keyId: "hostile",
	keyPurpose: "secret",
	keyText: "a shared secret of nobody at all, long enough",
	vendorName: "Nobody's games",
	vendorLimits: [{ currency: "P", smallest: "0.20", largest: "50.00" }],
	bank: "Mosaic Bank",
	binding: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
	category: "other",
	choice: "go-on",
	amount: "10",
	captchaId: "0b5a9c1e-7d52-4c39-9d0f-3c1f1a2b3c4d",
	code: "terms",
	coin: "0.02",
	contact: "phone",
	confirmNewPassword: "tiles5all",
	confirmPaymentPassword: "135792",
	content: "Words of nobody at all",
	fromPurse: "cash",
	toPurse: "vendor:ACME",
	gameCode: "dancheong-gate",
	gameId: "1",
	holder: "Kim Minji",
	hours: 25,
	id: "welcome-balance",
	depositId: "01890a5d-ac96-774b-bcce-b302099a8057",
	document: "identity",
	method: "mosaic-bank",
	images: ["iVBORw0KGgo="],
	remark: "Words",
	reason: "Words of an operator",
	credential: {
		id: "AAAA",
		clientDataJSON: "AAAA",
		attestationObject: "AAAA",
		authenticatorData: "AAAA",
		signature: "AAAA",
	},
	email: "nobody@mail.com",
	entryKey: "0b5a9c1e-7d52-4c39-9d0f-3c1f1a2b3c4d",
	lock: true,
	memberId: "1",
	note: "Words of nobody at all",
	key: "hostile-key-1",
	kind: "wager",
	linkToken: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
	launchToken: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
	mobileNum: "01055512345",
	minutes: 60,
	months: 7,
	name: "Somebody",
	newPassword: "tiles5all",
	oldPassword: "tiles4all",
	passkeyId: "01890a5d-ac96-774b-bcce-b302099a8057",
	password: "tiles4all",
	paymentPassword: "135792",
	payoutKind: "bank-account",
	payoutLineId: "999999",
	payoutMethod: "mosaic-payout",
	period: "day",
	place: "code",
	playId: "01890a5d-ac96-774b-bcce-b302099a8057",
	points: "10",
	proof: "123456",
	proofToken: "1.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
	quantity: 1,
	origin: "http://localhost",
	os: "",
	platform: "W",
	request: "e30.e30.AAAA",
	query: "code=nobodys&state=nobodys",
	rewardId: "1",
	roundId: "01890a5d-ac96-774b-bcce-b302099a8057",
	side: "left",
	betId: "01890a5d-ac96-774b-bcce-b302099a8057",
	target: 200,
	url: "localhost",
	value: "01055512345",
	verdict: "dismiss",
	to: "new",
	which: "others",
	withdrawalId: "01890a5d-ac96-774b-bcce-b302099a8057",
	username: "nobody-of-that-name",
	vassalage: "TESSERA",
	voucherCode: "2222-2222-2222-2222",
	was: 1,
	way: "phone",
};

/** The names of an endpoint's fields. */
export function fieldsOf({ input }: Endpoint): readonly string[] {
	return Object.keys(shapeOf(input).properties);
}

/** The least that the contract accepts. Throws when a required field has no sample. */
export function plainInput({ name, input }: Endpoint): Readonly<Record<string, unknown>> {
	const { required } = shapeOf(input);
	const filled = Object.fromEntries(required.map((field) => [field, samples[field]]));
	const parsed = z.safeParse(input, filled);
	if (!parsed.success) throw new Error(`${name} needs samples: ${JSON.stringify(parsed.error.issues)}`);
	return filled;
}

const shape = z.object({
	properties: z._default(z.record(z.string(), z.unknown()), {}),
	required: z._default(z.array(z.string()), []),
});

const shapeOf = (input: Endpoint["input"]): z.infer<typeof shape> =>
	z.parse(shape, z.toJSONSchema(input, { io: "input", unrepresentable: "any" }));
