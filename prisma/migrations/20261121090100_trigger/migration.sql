-- What Prisma's schema cannot say.

-- Lower case, without accents, single spaces: both sides of every free search.
-- The standard body binds unaccent and its dictionary now, so the function may honestly be called immutable.
CREATE FUNCTION testo_ricerca(testo text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN btrim(regexp_replace(lower(unaccent('unaccent'::regdictionary, testo)), '\s+', ' ', 'g'));

-- preventivi.ricerca: what the quote list shows (spec/000 §2.2); the phone also as bare digits.
CREATE FUNCTION preventivi_ricerca() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ricerca := testo_ricerca(concat_ws(' ',
    NEW.id, NEW.nome_cognome, NEW.telefono, regexp_replace(NEW.telefono, '\D', '', 'g'), NEW.email,
    NEW.citta, NEW.provincia, NEW.indirizzo, NEW.citta_posa, NEW.provincia_posa, NEW.regione_posa));
  RETURN NEW;
END $$;
CREATE TRIGGER preventivi_ricerca BEFORE INSERT OR UPDATE ON preventivi
FOR EACH ROW EXECUTE FUNCTION preventivi_ricerca();

-- audit_log only grows.
CREATE FUNCTION audit_log_sola_aggiunta() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER audit_log_sola_aggiunta BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
FOR EACH STATEMENT EXECUTE FUNCTION audit_log_sola_aggiunta();

-- event_log wakes its readers; what happened stands in the rows.
CREATE FUNCTION event_log_sveglia() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('event_log', '');
  RETURN NULL;
END $$;
CREATE TRIGGER event_log_sveglia AFTER INSERT ON event_log
FOR EACH STATEMENT EXECUTE FUNCTION event_log_sveglia();
