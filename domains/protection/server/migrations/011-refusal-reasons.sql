-- Why a document was refused, by a word of the house that its member reads in their own language, beside the operator's own.
alter table protection.document
	add column refusal text not null default ''
		check (refusal in ('', 'unreadable', 'cut-off', 'expired', 'other-name', 'other-kind', 'other')),
	add check ((state = 'refused') or refusal = '');
create index document_by_state on protection.document (merchant, state, sent_at, id);
