// What a browser may fetch to write Chinese, and how one asks whether it has come.
import "@fontsource-variable/noto-sans-sc/wght.css";

export const face = { family: "Noto Sans SC Variable", sample: "文" } as const;
