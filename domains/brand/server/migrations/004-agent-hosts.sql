-- A host that lets in agents alone.
alter table brand.domains add column agents_only boolean not null default false;
