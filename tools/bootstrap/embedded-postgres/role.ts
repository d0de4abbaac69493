// The product's own role and database in the embedded cluster: the owner of its tables is no superuser.
import pg from "pg";
import { type Place, urlOf } from "./place.ts";
import type { Secrets } from "./secrets.ts";

/** Makes both when they are not there. The role may make databases: tests and benchmarks use databases of their own. */
export async function prepareRole(place: Place, secrets: Secrets): Promise<void> {
	const url = urlOf(place, { role: "postgres", password: secrets.adminPassword, database: "postgres" });
	const admin = new pg.Client({ connectionString: url, application_name: "tessera-start" });
	await admin.connect();
	try {
		const role = await admin.query("select 1 from pg_roles where rolname = 'tessera'");
		if (role.rows.length === 0) {
			await admin.query(`create role tessera login createdb password ${admin.escapeLiteral(secrets.password)}`);
		}
		const database = await admin.query("select 1 from pg_database where datname = 'tessera'");
		if (database.rows.length === 0) await admin.query("create database tessera owner tessera");
	} finally {
		await admin.end();
	}
}
