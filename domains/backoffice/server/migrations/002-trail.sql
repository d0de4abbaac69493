-- The trail is put together of what each domain offers to the desk.
drop view backoffice.every_act;
