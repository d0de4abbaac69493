// Runs before the first paint: the chosen theme and language. Then, one frame later, it brings the
// page's scripts, which the build names in the head. It must stay tiny and never throw.
(() => {
	const root = document.documentElement;
	try {
		const theme = localStorage.getItem("theme");
		const light = theme ? theme === "light" : matchMedia("(prefers-color-scheme: light)").matches;
		root.dataset.theme = light ? "light" : "dark";
		const language = localStorage.getItem("lang") ?? "EN";
		root.lang = language === "CN" ? "zh-CN" : language.toLowerCase();
		if (localStorage.getItem("rail") === "narrow") root.dataset.rail = "narrow";
	} catch {}

	// What is lost on a bad link is asked for again: without its sheet the page has no shape, without its entry no life.
	// A module that failed stays failed until the page is loaded anew.
	const most = 5;
	const pause = (tries) => 1_000 * 2 ** tries;
	document.addEventListener(
		"error",
		({ target }) => {
			if (target instanceof HTMLLinkElement && target.rel === "stylesheet") {
				const tries = Number(target.dataset.tries ?? 0);
				const next = Object.assign(document.createElement("link"), { rel: "stylesheet", href: target.href });
				next.dataset.tries = String(tries + 1);
				if (tries < most) setTimeout(() => target.replaceWith(next), pause(tries));
			}
			if (target instanceof HTMLScriptElement && target.type === "module") loadAnew();
		},
		true,
	);
	const loadAnew = () => {
		try {
			const [tries, since] = JSON.parse(sessionStorage.getItem("boot") ?? "[0,0]");
			const fresh = Date.now() - since > 120_000;
			if (!fresh && tries >= most) return;
			sessionStorage.setItem("boot", JSON.stringify(fresh ? [1, Date.now()] : [tries + 1, since]));
			setTimeout(() => location.reload(), pause(fresh ? 0 : tries));
		} catch {}
	};

	const named = (name) => document.querySelector(`meta[name="${name}"]`)?.content;
	const bring = () => {
		for (const part of named("parts")?.split(" ") ?? []) {
			if (part)
				document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: part }));
		}
		const entry = named("entry");
		if (entry) document.head.append(Object.assign(document.createElement("script"), { type: "module", src: entry }));
	};
	document.addEventListener("DOMContentLoaded", () => {
		if (document.hidden) bring();
		else requestAnimationFrame(() => setTimeout(bring));
	});
})();
