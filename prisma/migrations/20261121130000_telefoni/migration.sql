-- The Italian prefix is left out of a phone's key only when a whole number follows: mobile numbers may begin with 39.
CREATE OR REPLACE FUNCTION clienti_ricerca() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.piva_norm := upper(regexp_replace(regexp_replace(NEW.piva, '[^A-Za-z0-9]', '', 'g'), '^(IT|it)', ''));
  NEW.telefono_norm := regexp_replace(regexp_replace(NEW.telefono, '\D', '', 'g'), '^(0039|39)(?=\d{9,})', '');
  NEW.email_norm := lower(btrim(NEW.email));
  NEW.ricerca := testo_ricerca(concat_ws(' ',
    NEW.codice, NEW.nome, NEW.piva, NEW.piva_norm, NEW.cod_fatturazione, NEW.email, NEW.indirizzo, NEW.citta,
    NEW.provincia, NEW.telefono, NEW.telefono_norm, NEW.telefono_2, regexp_replace(NEW.telefono_2, '\D', '', 'g')));
  RETURN NEW;
END $$;

UPDATE clienti SET telefono = telefono;
