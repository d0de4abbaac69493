// The dyes of Bojagi: thin ramie and silk with light behind it.

export const tones = {
	thread: "#fffdf6",
	ramie: ["#fbf6ea", "#e6dcc6"],
	jade: ["#a9dcc6", "#4fa08a"],
	indigo: ["#8fa8dc", "#2f4a8f"],
	plum: ["#e9b6d3", "#a44a7f"],
	persimmon: ["#ffb57a", "#e2702a"],
	madder: ["#f08b7f", "#c23b3f"],
	gold: ["#ffe6a0", "#d8a03a"],
	pine: "#3f6b4a",
	shade: "#3a2c3f",
	wood: ["#6b4529", "#3d2516", "#22130b"],
} as const;
