// Runs before the first paint: the chosen theme and language, and which page begins. It must stay tiny and never throw.
(() => {
	const root = document.documentElement;
	try {
		const theme = localStorage.getItem("theme");
		const light = theme ? theme === "light" : matchMedia("(prefers-color-scheme: light)").matches;
		root.dataset.theme = light ? "light" : "dark";
		root.lang = localStorage.getItem("lang") === "KO" ? "ko" : "en";
		if (localStorage.getItem("rail") === "narrow") root.dataset.rail = "narrow";
	} catch {}
	if (/^\/(index|login|register(\.html)?)?$/.test(location.pathname)) root.dataset.home = "";
})();
