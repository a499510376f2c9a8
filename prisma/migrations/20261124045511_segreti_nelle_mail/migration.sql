-- Mails with a customer's link held its secret in clear. Those that have not left get another one as they leave; what
-- the customer has received goes on opening. The history, which only grows, keeps what it has.
UPDATE "mail_outbox"
SET "corpo" = regexp_replace("corpo", '(/(conferma|stato-ordine))#[A-Za-z0-9_-]{43}', '\1#solo-nel-messaggio-inviato', 'g')
WHERE "contesto" = 'LinkCliente';
