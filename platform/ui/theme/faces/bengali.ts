// What a browser may fetch to write Bengali, and how one asks whether it has come.
import "./bengali.css";
import type { Face } from "../faces.ts";

export const face: Face = { family: "Noto Sans Bengali Variable", sample: "অ" };
