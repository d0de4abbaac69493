// The page of the simulated provider, in the house's look: that it is a simulation, what is asked for, and whether it is paid.
// How it goes wrong is chosen only where the installation says so.
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

// The house's tokens, as platform/ui/theme/tokens.css has them: nothing of the site is loaded here.
const style = `:root{color-scheme:light;--ground:oklch(0.975 0.008 85);--card:oklch(0.998 0.002 85);--line:oklch(0.89 0.012 85);
--control:oklch(0.93 0.012 85);--text:oklch(0.22 0.015 215);--quiet:oklch(0.42 0.016 215);--accent:oklch(0.8 0.155 76);--ink:oklch(0.2 0.04 76)}
@media(prefers-color-scheme:dark){:root{color-scheme:dark;--ground:oklch(0.16 0.012 215);--card:oklch(0.2 0.014 215);
--line:oklch(0.31 0.016 215);--control:oklch(0.28 0.016 215);--text:oklch(0.96 0.006 95);--quiet:oklch(0.78 0.012 215)}}
*{box-sizing:border-box}body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:1rem;background:var(--ground);
color:var(--text);font:16px/1.5 "Pretendard Variable",Pretendard,system-ui,sans-serif}
main{width:min(26rem,100%);padding:1.5rem;display:grid;gap:1.25rem;background:var(--card);border:1px solid var(--line);border-radius:20px}
header{display:flex;align-items:center;gap:.75rem;font-weight:700}header svg{width:2rem;height:2rem}
p,h1,dl,dd{margin:0}h1{font-size:1.25rem;line-height:1.3}small{color:var(--quiet);font-size:.8125rem}
.mark{display:flex;background:var(--control);border-radius:14px;padding:.75rem 1rem;font-size:.875rem;font-weight:550}
dl{display:flex;align-items:baseline;justify-content:space-between;border-block:1px solid var(--line);padding-block:1rem}
dt{color:var(--quiet);font-size:.875rem}dd{font-size:1.75rem;font-weight:700;font-variant-numeric:tabular-nums}
form{display:grid;gap:.75rem}label{display:grid;gap:.25rem;font-size:.875rem;color:var(--quiet)}
button,select,a{font:inherit;min-height:3rem;border-radius:8px;padding-inline:1rem;border:0;background:var(--control);color:var(--text);font-weight:550;cursor:pointer}
a{display:grid;place-items:center;text-decoration:none}button.act,a{background:var(--accent);color:var(--ink);font-weight:700}
:focus-visible{outline:2px solid var(--text);outline-offset:2px}details{border-top:1px solid var(--line);padding-top:1rem}
summary{cursor:pointer;color:var(--quiet);font-size:.875rem;margin-bottom:.75rem}`;

const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" aria-hidden="true"><path d="M8 1h11v18H1V8a7 7 0 0 1 7-7z" fill="#e6a93c"/><path d="M21 1h8.2a3 3 0 0 1 2.1.9l6.8 6.8a3 3 0 0 1 .9 2.1V19H21z" fill="#d8553a"/><path d="M1 21h18v18H8a7 7 0 0 1-7-7z" fill="#2f9a7a"/><path d="M21 21h18v11a7 7 0 0 1-7 7H21z" fill="#3f6fbf"/></svg>`;

// A browser that is told of no icon asks the site for one, which the policy forbids.
const icon = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(mark)}">`;

const policy = [
	"default-src 'none'",
	`style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`,
	"img-src data:",
	"form-action 'self'",
	"frame-ancestors 'none'",
	"base-uri 'none'",
].join("; ");

type Shown = {
	readonly order: OrderBody;
	readonly base: string;
	readonly faults: boolean;
	readonly news: NewsBody | undefined;
};

const playersManners = ["plain", "declined"] as const;

/** Whoever plays pays or does not. */
export const isPlayersManner = (manner: string): boolean => playersManners.some((one) => one === manner);

export function payPage({ order, base, faults, news }: Shown) {
	const language = houseLanguageOf(order.language) ?? "EN";
	const words = spoken.find((one) => one.language === language)?.texts ?? en;
	const { amount, currency, returnTo, payment } = order;
	const act = `${base}/pay/${encodeURIComponent(payment)}`;
	const open = news?.state === "pending";
	const body = open
		? formOf(act, { words, faults })
		: `<p>${words.done}</p><a href="${plain(returnTo)}">${words.back}</a>`;
	const page = `<!doctype html><html lang="${languageTags[language]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${words.title}</title>${icon}
<style>${style}</style></head><body><main><header>${mark}<span>Tessera</span></header><p class="mark">${words.mark}</p><h1>${words.channels[order.channel]}</h1>
<dl><dt>${words.amount}</dt><dd>${plain(currency)} ${plain(amount)}</dd></dl>${body}</main></body></html>`;
	return { status: 200, page, policy };
}

function formOf(act: string, { words, faults }: { readonly words: typeof en; readonly faults: boolean }): string {
	const button = (value: string, text: string, look: string) =>
		`<form method="post" action="${plain(act)}"><button class="${look}" name="manner" value="${value}">${text}</button></form>`;
	const players = `${button("plain", words.pay, "act")}${button("declined", words.decline, "")}`;
	return faults ? players + faultsOf(act, words) : players;
}

function faultsOf(act: string, words: typeof en): string {
	const options = Object.keys(manners)
		.filter((name) => !isPlayersManner(name))
		.map((name) => `<option>${name}</option>`);
	return `<details open><summary>${words.note}</summary><form method="post" action="${plain(act)}"><label>${words.manner}
<select name="manner">${options.join("")}</select></label><button>${words.go}</button></form></details>`;
}

/** As text of a page, whatever it holds. */
const plain = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
