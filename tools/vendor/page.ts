// The page that the simulated vendor shows in the frame: a stake, a round, switches for bad manners, what was said and heard.
import { faults, type Seat } from "./round.ts";

const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);

const look = `<style>
	:root { color-scheme: dark; font: 16px/1.5 system-ui, sans-serif; }
	body { margin: 0; padding: 24px; background: #15181d; color: #e8e6e1; max-width: 720px; margin-inline: auto; }
	h1 { font-size: 20px; margin: 0 0 4px; }
	p { margin: 0; color: #a9a8a4; }
	form { display: flex; flex-wrap: wrap; gap: 12px 20px; align-items: end; margin: 24px 0; }
	label { display: grid; gap: 4px; font-size: 14px; }
	label.switch { display: flex; gap: 8px; align-items: center; min-height: 44px; }
	input[name=stake] { font: inherit; min-height: 44px; width: 8em; padding: 0 12px; border: 1px solid #4a4f58; border-radius: 8px; background: #1f242b; color: inherit; }
	input[type=checkbox] { width: 20px; height: 20px; margin: 0; }
	button { font: inherit; font-weight: 600; min-height: 44px; padding: 0 20px; border: 0; border-radius: 8px; background: #d9a441; color: #15181d; }
	button:disabled { opacity: 0.5; }
	output { display: block; font-size: 20px; min-height: 1.5em; font-variant-numeric: tabular-nums; }
	table { width: 100%; border-collapse: collapse; font-size: 14px; font-variant-numeric: tabular-nums; }
	td, th { text-align: left; padding: 6px 8px; border-bottom: 1px solid #2c323a; overflow-wrap: anywhere; }
	td:last-child, th:last-child { text-align: right; overflow-wrap: normal; white-space: nowrap; }
</style>`;

const behaviour = `<script>
	const form = document.getElementById("play");
	const told = document.getElementById("told");
	const lines = document.getElementById("lines");
	form.addEventListener("submit", async (event) => {
		event.preventDefault();
		const button = form.querySelector("button");
		const said = new FormData(form);
		button.disabled = true;
		told.textContent = "…";
		try {
			const answer = await fetch(location.pathname + "/round", {
				method: "POST",
				body: JSON.stringify({ stake: said.get("stake"), faults: said.getAll("faults") }),
			});
			const round = await answer.json();
			told.textContent = round.error ?? "Won " + round.won + ". Balance " + round.balance + ".";
			lines.replaceChildren(...(round.lines ?? []).map((line) => {
				const row = document.createElement("tr");
				for (const text of [line.said, line.status, line.balance ?? ""]) row.insertCell().textContent = text;
				return row;
			}));
		} catch {
			told.textContent = "The round could not be played. Try again.";
		} finally {
			button.disabled = false;
		}
	});
</script>`;

/** `seat` names nothing secret: the token stays with the server. */
export const playPage = ({ game, currency, dialect }: Seat & { readonly dialect: string }): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(game)}</title>
${look}
<h1>${escaped(game)}</h1>
<p>A simulated vendor. Dialect: ${escaped(dialect)}. Currency: ${escaped(currency)}.</p>
<form id="play">
	<label>Stake <input name="stake" inputmode="decimal" value="1" required></label>
	${faults.map((fault) => `<label class="switch"><input type="checkbox" name="faults" value="${fault}"> ${fault}</label>`).join("\n\t")}
	<button>Play a round</button>
</form>
<output id="told" aria-live="polite"></output>
<table><thead><tr><th>Said</th><th>Heard</th><th>Balance</th></tr></thead><tbody id="lines"></tbody></table>
${behaviour}
</html>
`;
