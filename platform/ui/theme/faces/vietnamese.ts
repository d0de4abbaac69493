// What a browser may fetch to write Vietnamese (Pretendard has none of its letters with two marks), and how one asks whether it has come.
import "@fontsource-variable/inter/wght.css";

export const face = { family: "Inter Variable", sample: "ạa" } as const;
