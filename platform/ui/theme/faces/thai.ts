// What a browser may fetch to write Thai, and how one asks whether it has come.
import "./thai.css";
import type { Face } from "../faces.ts";

export const face: Face = { family: "Noto Sans Thai Variable", sample: "ก" };
