-- A person may be away twice at the same time: the hours in common count once.
ALTER TABLE assenze DROP CONSTRAINT assenze_sovrapposte;
