// The page of the simulated provider: what is asked for, in big letters that it is a simulation, and how it is to go.
import { createHash } from "node:crypto";
import { houseLanguageOf, inEachLanguage, languageTags } from "#platform/kernel";
import type { NewsBody, OrderBody } from "../providers/gateway-words.ts";
import { manners } from "./manners.ts";
import bn from "./words/bn.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import id from "./words/id.json" with { type: "json" };
import ja from "./words/ja.json" with { type: "json" };
import ko from "./words/ko.json" with { type: "json" };
import th from "./words/th.json" with { type: "json" };
import vi from "./words/vi.json" with { type: "json" };
import zh from "./words/zh.json" with { type: "json" };

const spoken = inEachLanguage<typeof en>({ bn, en, id, ja, ko, th, vi, zh });

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:Canvas;color:CanvasText}
main{box-sizing:border-box;width:min(26rem,100vw);padding:1.5rem;display:grid;gap:1rem}
p,h1,dl{margin:0}h1{font-size:1.25rem}small{opacity:.75}
.mark{border:2px dashed;border-radius:.5rem;padding:.75rem;font-weight:700}
dl{display:flex;justify-content:space-between;border-block:1px solid color-mix(in srgb,CanvasText 20%,Canvas);padding-block:.75rem}
dd{margin:0;font-size:1.25rem;font-weight:700;font-variant-numeric:tabular-nums}
form{display:grid;gap:.75rem}label{display:grid;gap:.25rem;font-size:.875rem}
button,select{font:inherit;min-height:2.75rem;border-radius:.5rem;padding-inline:.75rem;border:1px solid color-mix(in srgb,CanvasText 30%,Canvas);background:Canvas;color:CanvasText}
button.act{background:CanvasText;color:Canvas;font-weight:700}`;

const policy = [
	"default-src 'none'",
	`style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
	"form-action 'self'",
	"frame-ancestors 'none'",
	"base-uri 'none'",
].join("; ");

type Shown = { readonly order: OrderBody; readonly base: string; readonly news: NewsBody | undefined };

export function payPage({ order, base, news }: Shown) {
	const language = houseLanguageOf(order.language) ?? "EN";
	const words = spoken.find((one) => one.language === language)?.texts ?? en;
	const { amount, currency, returnTo, payment } = order;
	const act = `${base}/pay/${encodeURIComponent(payment)}`;
	const open = news?.state === "pending";
	const body = open ? formOf(act, words) : `<p>${words.done}</p><p><a href="${plain(returnTo)}">${words.back}</a></p>`;
	const page = `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${words.title}</title>
<style>${style}</style></head><body><main><p class="mark">${words.mark}</p><h1>${words.channels[order.channel]}</h1>
<dl><dt>${words.amount}</dt><dd>${plain(currency)} ${plain(amount)}</dd></dl>${body}</main></body></html>`;
	return { status: 200, page, policy };
}

function formOf(act: string, words: typeof en): string {
	const options = Object.keys(manners)
		.filter((name) => name !== "plain" && name !== "declined")
		.map((name) => `<option>${name}</option>`);
	const button = (value: string, text: string, look: string) =>
		`<form method="post" action="${plain(act)}"><button class="${look}" name="manner" value="${value}">${text}</button></form>`;
	return `${button("plain", words.pay, "act")}${button("declined", words.decline, "")}
<form method="post" action="${plain(act)}"><label>${words.manner}<select name="manner">${options.join("")}</select></label>
<button>${words.go}</button></form><small>${words.note}</small>`;
}

/** As text of a page, whatever it holds. */
const plain = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
