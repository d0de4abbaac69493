-- Who holds jobs: one row for each life of a job runner, which says again and again that it lives. What a row that is over held
-- is let go by whoever sees it first.
create table platform.job_holder (
	-- The name under which the queue locks jobs for it (graphile_worker._private_jobs.locked_by).
	name text primary key,
	until timestamptz not null
);
