// What a browser may fetch to write Bengali, and how one asks whether it has come.
import "@fontsource-variable/noto-sans-bengali/wght.css";

export const face = { family: "Noto Sans Bengali Variable", sample: "অ" } as const;
