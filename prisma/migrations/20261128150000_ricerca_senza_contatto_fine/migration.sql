-- Whom to ask for at the site is of the office: who may not read it does not find it by searching either.
DROP TRIGGER ordini_ricerca ON ordini;
CREATE OR REPLACE FUNCTION ordini_ricerca() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE cliente record;
BEGIN
  SELECT nome, codice INTO cliente FROM clienti WHERE id = NEW.cliente_id;
  NEW.ricerca := testo_ricerca(concat_ws(' ',
    NEW.numero_commessa, regexp_replace(NEW.numero_commessa, '\D', '', 'g'), NEW.progetto, NEW.riferimento,
    cliente.nome, cliente.codice, NEW.codice_sistema,
    NEW.indirizzo_posa, NEW.citta_posa, NEW.provincia_posa));
  NEW.nome_cliente := coalesce(cliente.nome, '');
  NEW.posto_stato := (SELECT ordine FROM valori_stato WHERE id = NEW.stato_id);
  NEW.codice_agente := (SELECT codice FROM agenti WHERE id = NEW.agente_id);
  RETURN NEW;
END $$;
CREATE TRIGGER ordini_ricerca BEFORE INSERT OR UPDATE OF
  numero_commessa, progetto, riferimento, cliente_id, codice_sistema, stato_id, agente_id,
  indirizzo_posa, citta_posa, provincia_posa,
  ricerca, nome_cliente, posto_stato, codice_agente ON ordini
FOR EACH ROW EXECUTE FUNCTION ordini_ricerca();

UPDATE ordini SET ricerca = '' WHERE contatto_posa <> '';
