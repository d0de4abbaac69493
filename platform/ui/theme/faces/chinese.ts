// What a browser may fetch to write Chinese, and how one asks whether it has come.
import "./chinese.css";
import type { Face } from "../faces.ts";

export const face: Face = { family: "Noto Sans SC Variable", sample: "文" };
