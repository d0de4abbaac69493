-- Vendors that keep members' money in books of their own, and are asked to take it and to give it back.
alter table games.vendor drop constraint vendor_dialect_check;
alter table games.vendor add constraint vendor_dialect_check check (dialect in ('hmac', 'hub88', 'form', 'transfer'));
alter table games.vendor add constraint books_have_a_purse check (dialect <> 'transfer' or transfer);
