// Shows a member how one of their withdrawals was paid: the operator's pictures, of their own rows alone.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { readPayoutProof } from "../../contract/index.ts";
import type { CashierDeps } from "../ports.ts";
import { findOwn } from "./withdrawal-store.ts";
import { openPictures } from "./withdrawal-trail.ts";

export const readPayoutProofRoute = ({ db, proofKey }: Pick<CashierDeps, "db" | "proofKey">): Route =>
	bind(readPayoutProof, ({ withdrawalId: id }, { principal: { memberId } }) =>
		db.read(async (tx) => {
			const withdrawal = await findOwn(tx, { memberId, id });
			if (withdrawal === undefined) return err(failure("WITHDRAWAL_NOT_FOUND"));
			const pictures = await openPictures(tx, withdrawal, proofKey);
			if (pictures === undefined) return err(failure("NOT_OPENED"));
			const ours = pictures.filter(({ by }) => by === "operator");
			return ok({
				pictures: ours.map(({ sentAt, picture }) => ({
					sentAt: sentAt.toISOString(),
					picture: picture.toString("base64"),
				})),
			});
		}),
	);
