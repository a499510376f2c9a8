-- The margin of an order counts the materials that come after they are needed, and an order that is closed is late no
-- more. docs/rules/ordini.md#margin

-- AlterTable
ALTER TABLE "ordini" ADD COLUMN     "ritardo_materiali" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "valori_stato" ADD COLUMN     "chiuso" BOOLEAN NOT NULL DEFAULT false;

-- What Prisma's schema cannot say.

-- Days by which the latest material of an order comes after it is needed, as `ritardoMateriali` of
-- server/produzione/rischio/risk.ts says: from the first start of a department's phase that waits for it, however
-- indirectly, to the day promised, else the end of its phase, and today when that is past. What has arrived is not
-- waited for; a plan that is over waits for nothing.
CREATE FUNCTION ritardo_materiali(di_ordine int, fine timestamptz, oggi date) RETURNS int LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF fine IS NULL OR fine < oggi::timestamp AT TIME ZONE 'Europe/Rome' THEN RETURN 0; END IF;
  RETURN (
    WITH RECURSIVE attese (materiale, fase) AS (
      SELECT d.nome, f.nome FROM fasi f CROSS JOIN LATERAL unnest(f.dependencies) AS d (nome)
      UNION
      SELECT a.materiale, f.nome FROM attese a JOIN fasi f ON a.fase = ANY(f.dependencies)
    )
    SELECT greatest(0, max(
      greatest(coalesce(o.data_consegna, (sua.fine AT TIME ZONE 'Europe/Rome')::date), oggi)
        - (dopo.inizio AT TIME ZONE 'Europe/Rome')::date))
    FROM ordini_fornitore o
    LEFT JOIN valori_stato v ON v.id = o.stato_id
    JOIN fasi m ON m.nome = o.tipologia AND m.with_fornitore
    JOIN attese a ON a.materiale = o.tipologia
    JOIN fasi c ON c.nome = a.fase AND NOT c.infinite_capacity
    JOIN schedulazioni_fase sua ON sua.ordine_id = o.ordine_id AND sua.nome_fase = o.tipologia
    JOIN schedulazioni_fase dopo ON dopo.ordine_id = o.ordine_id AND dopo.nome_fase = a.fase
    WHERE o.ordine_id = di_ordine AND v.nome IS DISTINCT FROM 'ARRIVATO'
      AND (o.data_arrivo IS NULL OR o.data_arrivo > oggi)
  );
END $$;

-- A phase in days ends at the midnight after its last day.
CREATE OR REPLACE FUNCTION ordini_margine() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.fine_schedulazione IS DISTINCT FROM OLD.fine_schedulazione THEN
    NEW.ritardo_materiali := coalesce(
      ritardo_materiali(NEW.id, NEW.fine_schedulazione, (now() AT TIME ZONE 'Europe/Rome')::date), 0);
  END IF;
  NEW.margine := NEW.data_consegna
    - (NEW.fine_schedulazione AT TIME ZONE 'Europe/Rome' - interval '1 millisecond')::date - NEW.ritardo_materiali;
  RETURN NEW;
END $$;
DROP TRIGGER ordini_margine ON ordini;
CREATE TRIGGER ordini_margine BEFORE INSERT OR UPDATE OF data_consegna, fine_schedulazione, ritardo_materiali ON ordini
FOR EACH ROW EXECUTE FUNCTION ordini_margine();

-- Worked out again for some orders. They are locked first, and looked at by the next statement: of two that change one
-- order at once the second sees what the first has done. Only plans that are not over, and those that are since.
CREATE FUNCTION aggiorna_ritardi_materiali(toccati int[], oggi date) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  scritti int;
BEGIN
  PERFORM 1 FROM ordini
  WHERE id = ANY(toccati)
    AND (fine_schedulazione >= oggi::timestamp AT TIME ZONE 'Europe/Rome' OR ritardo_materiali <> 0)
  ORDER BY id FOR NO KEY UPDATE;
  WITH n AS MATERIALIZED (
    SELECT id, coalesce(ritardo_materiali(id, fine_schedulazione, oggi), 0) AS giorni FROM ordini
    WHERE id = ANY(toccati)
      AND (fine_schedulazione >= oggi::timestamp AT TIME ZONE 'Europe/Rome' OR ritardo_materiali <> 0)
  )
  UPDATE ordini o SET ritardo_materiali = n.giorni FROM n WHERE n.id = o.id AND n.giorni <> o.ritardo_materiali;
  GET DIAGNOSTICS scritti = ROW_COUNT;
  RETURN scritti;
END $$;

-- All of them: what should be here and is not comes a day later each day.
CREATE FUNCTION aggiorna_margini(oggi date) RETURNS int LANGUAGE sql AS $$
  SELECT aggiorna_ritardi_materiali(ARRAY(
    SELECT id FROM ordini
    WHERE fine_schedulazione >= oggi::timestamp AT TIME ZONE 'Europe/Rome' OR ritardo_materiali <> 0), oggi)
$$;

-- Phases of plans and supplier orders, as many as one statement touches.
CREATE FUNCTION margine_di_nuove() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM aggiorna_ritardi_materiali(
    ARRAY(SELECT DISTINCT ordine_id FROM nuove), (now() AT TIME ZONE 'Europe/Rome')::date);
  RETURN NULL;
END $$;
CREATE FUNCTION margine_di_vecchie() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM aggiorna_ritardi_materiali(
    ARRAY(SELECT DISTINCT ordine_id FROM vecchie), (now() AT TIME ZONE 'Europe/Rome')::date);
  RETURN NULL;
END $$;
CREATE FUNCTION margine_di_fasi() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM aggiorna_ritardi_materiali(ARRAY(
    SELECT n.ordine_id FROM vecchie v JOIN nuove n USING (id)
    WHERE (v.ordine_id, v.nome_fase, v.inizio, v.fine) IS DISTINCT FROM (n.ordine_id, n.nome_fase, n.inizio, n.fine)
  ), (now() AT TIME ZONE 'Europe/Rome')::date);
  RETURN NULL;
END $$;
CREATE FUNCTION margine_di_forniture() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM aggiorna_ritardi_materiali(ARRAY(
    SELECT unnest(ARRAY[v.ordine_id, n.ordine_id]) FROM vecchie v JOIN nuove n USING (id)
    WHERE (v.ordine_id, v.tipologia, v.stato_id, v.data_consegna, v.data_arrivo)
      IS DISTINCT FROM (n.ordine_id, n.tipologia, n.stato_id, n.data_consegna, n.data_arrivo)
  ), (now() AT TIME ZONE 'Europe/Rome')::date);
  RETURN NULL;
END $$;

CREATE TRIGGER margine_di_nuove AFTER INSERT ON schedulazioni_fase
REFERENCING NEW TABLE AS nuove FOR EACH STATEMENT EXECUTE FUNCTION margine_di_nuove();
CREATE TRIGGER margine_di_vecchie AFTER DELETE ON schedulazioni_fase
REFERENCING OLD TABLE AS vecchie FOR EACH STATEMENT EXECUTE FUNCTION margine_di_vecchie();
CREATE TRIGGER margine_di_cambiate AFTER UPDATE ON schedulazioni_fase
REFERENCING OLD TABLE AS vecchie NEW TABLE AS nuove FOR EACH STATEMENT EXECUTE FUNCTION margine_di_fasi();

CREATE TRIGGER margine_di_nuove AFTER INSERT ON ordini_fornitore
REFERENCING NEW TABLE AS nuove FOR EACH STATEMENT EXECUTE FUNCTION margine_di_nuove();
CREATE TRIGGER margine_di_vecchie AFTER DELETE ON ordini_fornitore
REFERENCING OLD TABLE AS vecchie FOR EACH STATEMENT EXECUTE FUNCTION margine_di_vecchie();
CREATE TRIGGER margine_di_cambiate AFTER UPDATE ON ordini_fornitore
REFERENCING OLD TABLE AS vecchie NEW TABLE AS nuove FOR EACH STATEMENT EXECUTE FUNCTION margine_di_forniture();

-- Which phase waits for which material is configured.
CREATE FUNCTION margine_di_configurazione() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM aggiorna_margini((now() AT TIME ZONE 'Europe/Rome')::date);
  RETURN NULL;
END $$;
CREATE TRIGGER margine_di_configurazione
AFTER INSERT OR DELETE OR UPDATE OF nome, with_fornitore, infinite_capacity, dependencies ON fasi
FOR EACH STATEMENT EXECUTE FUNCTION margine_di_configurazione();

SELECT aggiorna_margini((now() AT TIME ZONE 'Europe/Rome')::date);

-- States of orders that are finished, by the setting `stati_ordine_chiusi`, which says its default too: a test compares
-- the two.
CREATE FUNCTION stati_ordine_chiusi() RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT ARRAY(SELECT jsonb_array_elements_text(valore)) FROM impostazioni
     WHERE chiave = 'stati_ordine_chiusi' AND jsonb_typeof(valore) = 'array'),
    '{Consegnato}')
$$;
CREATE FUNCTION stato_chiuso() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.chiuso := NEW.contesto = 'ORDINE' AND NEW.nome = ANY(stati_ordine_chiusi());
  RETURN NEW;
END $$;
CREATE TRIGGER stato_chiuso BEFORE INSERT OR UPDATE OF contesto, nome ON valori_stato
FOR EACH ROW EXECUTE FUNCTION stato_chiuso();

CREATE FUNCTION stati_chiusi_di_impostazione() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE valori_stato SET chiuso = NOT chiuso
  WHERE contesto = 'ORDINE' AND chiuso <> (nome = ANY(stati_ordine_chiusi()));
  RETURN NULL;
END $$;
CREATE TRIGGER stati_chiusi_di_impostazione AFTER INSERT OR UPDATE OR DELETE ON impostazioni
FOR EACH STATEMENT EXECUTE FUNCTION stati_chiusi_di_impostazione();

UPDATE valori_stato SET chiuso = true WHERE contesto = 'ORDINE' AND nome = ANY(stati_ordine_chiusi());
