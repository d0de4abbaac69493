// What an adjustment asks for, as its approval keeps it; `delta` in minor units, below zero where it takes.
import * as z from "zod/mini";
import type { Approval } from "#platform/desk";

export const adjustmentTerms = z.object({ memberId: z.string(), currency: z.string(), delta: z.string() });
export type AdjustmentTerms = z.infer<typeof adjustmentTerms>;
export type Adjusted = Approval<AdjustmentTerms>;
