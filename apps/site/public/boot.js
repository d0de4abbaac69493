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
