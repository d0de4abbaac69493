-- Codes that end, and codes that open an agent's account: what an agent's invite link says.
alter table members.affiliate_codes add column expires_at timestamptz;
alter table members.affiliate_codes add column opens_agent boolean not null default false;
create index affiliate_codes_by_member on members.affiliate_codes (member_id);
