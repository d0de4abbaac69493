// Puts a letter into the outbox in the caller's transaction: it is carried if, and only if, the transaction commits.
import * as z from "zod/mini";
import type { BrandApi } from "#brand/api";
import { type Tx, tables } from "#platform/db";
import { defineJobKind, enqueue } from "#platform/jobs";
import type { NewId } from "#platform/kernel";
import { channelOf, chooseText, coveredValues, fillText, type LetterKind, type LetterText } from "../core/index.ts";
import { houseTextsOf } from "./house-texts.ts";
import type { LetterSeal } from "./letter-seal.ts";
import { insertLetter } from "./letter-store.ts";
import type { CourierTables } from "./tables.ts";

/** What the job knows of a letter: nothing but where it lies. */
export const deliverLetter = defineJobKind({ name: "courier.deliver", payload: z.object({ letterId: z.string() }) });

export type NewLetter = {
	readonly merchant: string;
	readonly kind: LetterKind;
	/** An E.164 number or an e-mail address. */
	readonly to: string;
	/** Of the person: "ko" and "KO" are one. */
	readonly language: string;
	/** What the text holds besides the brand's name. */
	readonly values: Readonly<Record<string, string>>;
	readonly now: Date;
	/** From then on what it says is of no use: it is not carried any more and lies nowhere. */
	readonly expiresAt: Date;
	/** It is for nobody: it takes the same way and goes nowhere, so that nobody learns who has an account. */
	readonly toNobody?: boolean;
};

export type SendDeps = { readonly brand: Pick<BrandApi, "brand">; readonly seal: LetterSeal; readonly newId: NewId };

export async function sendLetter(tx: Tx, deps: SendDeps, letter: NewLetter): Promise<void> {
	const { merchant, kind, to, values, now, expiresAt } = letter;
	const id = deps.newId();
	const text = await textFor(tx, deps, letter);
	const all = { ...values, brand: deps.brand.brand(merchant).name };
	const content = { to, ...fillText(text, all), covered: fillText(text, coveredValues(all)) };
	await insertLetter(tx, {
		id,
		merchant,
		channel: channelOf(kind),
		kind,
		state: letter.toNobody === true ? "void" : "waiting",
		sealed: deps.seal.seal(id, content),
		toDigest: deps.seal.digestOf(to),
		now,
		expiresAt,
	});
	await enqueue(tx, deliverLetter, { letterId: id });
}

/** The operator's text in the person's language, in the brand's, in English; else the house's own in the same order. */
async function textFor(tx: Tx, deps: SendDeps, { merchant, kind, language }: NewLetter): Promise<LetterText> {
	const languages = [language.toUpperCase(), deps.brand.brand(merchant).defaultLanguage, "EN"];
	const rows = await tables<CourierTables>(tx)
		.selectFrom("courier.texts")
		.select(["language", "subject", "body"])
		.where("merchant", "=", merchant)
		.where("kind", "=", kind)
		.execute();
	const own = new Map(rows.map((row) => [row.language, row]));
	const text = chooseText(kind, own, languages) ?? chooseText(kind, houseTextsOf(kind), languages);
	if (text === undefined) throw new Error(`the house has no text of ${kind}`);
	return text;
}
