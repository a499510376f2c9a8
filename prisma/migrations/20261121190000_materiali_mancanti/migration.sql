-- AlterTable
ALTER TABLE "ordini" ADD COLUMN     "con_mancanti" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "materiali_mancanti" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- What Prisma's schema cannot say.

-- Materials that an order lacks a supplier order for (spec/001 §3 ordini_fornitore_mancanti): those of the phases that a
-- supplier does, as they are configured, unless the order does without; then those of rows that nobody has ordered yet.
CREATE FUNCTION materiali_mancanti(di_ordine int, fermo boolean, spente text[]) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(m.nome ORDER BY m.posto, m.nome), '{}') FROM (
    SELECT x.nome, min(x.posto) AS posto FROM (
      SELECT f.nome, f.posizione AS posto FROM fasi f
      WHERE NOT fermo AND f.with_fornitore AND NOT f.nome = ANY(spente)
        AND (NOT f.solo_con_telai OR EXISTS (
          SELECT 1 FROM righe_ordine r JOIN tipi_serramento t ON t.id = r.tipo_serramento_id
          WHERE r.ordine_id = di_ordine AND t.con_telaio))
        AND NOT EXISTS (SELECT 1 FROM ordini_fornitore o WHERE o.ordine_id = di_ordine AND o.tipologia = f.nome)
      UNION ALL
      SELECT r.tipologia, 2147483647 FROM righe_ordine_fornitore r
      WHERE r.ordine_id = di_ordine AND r.ordine_fornitore_id IS NULL
    ) x GROUP BY x.nome
  ) m
$$;

-- Written again for some orders. They are locked first, and looked at by the next statement: of two that change one
-- order at once the second sees what the first has done.
CREATE FUNCTION aggiorna_mancanti(ordini_toccati int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM ordini WHERE id = ANY(ordini_toccati) ORDER BY id FOR NO KEY UPDATE;
  UPDATE ordini o SET materiali_mancanti = n.materiali, con_mancanti = cardinality(n.materiali) > 0
  FROM (
    SELECT id, materiali_mancanti(id, non_schedulabile, fasi_spente) AS materiali
    FROM ordini WHERE id = ANY(ordini_toccati)
  ) n WHERE n.id = o.id AND n.materiali IS DISTINCT FROM o.materiali_mancanti;
END $$;

CREATE FUNCTION ordini_mancanti() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.materiali_mancanti := materiali_mancanti(NEW.id, NEW.non_schedulabile, NEW.fasi_spente);
  NEW.con_mancanti := cardinality(NEW.materiali_mancanti) > 0;
  RETURN NEW;
END $$;
CREATE TRIGGER ordini_mancanti BEFORE INSERT OR UPDATE OF non_schedulabile, fasi_spente ON ordini
FOR EACH ROW EXECUTE FUNCTION ordini_mancanti();

-- Lines of orders, supplier orders and their rows, as many as one statement touches.
CREATE FUNCTION mancanti_di_nuove() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM aggiorna_mancanti(ARRAY(SELECT DISTINCT ordine_id FROM nuove));
  RETURN NULL;
END $$;
CREATE FUNCTION mancanti_di_vecchie() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM aggiorna_mancanti(ARRAY(SELECT DISTINCT ordine_id FROM vecchie));
  RETURN NULL;
END $$;
CREATE FUNCTION mancanti_di_righe() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM aggiorna_mancanti(ARRAY(
    SELECT v.ordine_id FROM vecchie v JOIN nuove n USING (id)
    WHERE (v.ordine_id, v.tipo_serramento_id) IS DISTINCT FROM (n.ordine_id, n.tipo_serramento_id)
    UNION SELECT n.ordine_id FROM vecchie v JOIN nuove n USING (id)
    WHERE (v.ordine_id, v.tipo_serramento_id) IS DISTINCT FROM (n.ordine_id, n.tipo_serramento_id)));
  RETURN NULL;
END $$;
CREATE FUNCTION mancanti_di_ordini_fornitore() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM aggiorna_mancanti(ARRAY(
    SELECT v.ordine_id FROM vecchie v JOIN nuove n USING (id)
    WHERE (v.ordine_id, v.tipologia) IS DISTINCT FROM (n.ordine_id, n.tipologia)
    UNION SELECT n.ordine_id FROM vecchie v JOIN nuove n USING (id)
    WHERE (v.ordine_id, v.tipologia) IS DISTINCT FROM (n.ordine_id, n.tipologia)));
  RETURN NULL;
END $$;
CREATE FUNCTION mancanti_di_righe_fornitore() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM aggiorna_mancanti(ARRAY(
    SELECT v.ordine_id FROM vecchie v JOIN nuove n USING (id)
    WHERE (v.ordine_id, v.tipologia, v.ordine_fornitore_id)
      IS DISTINCT FROM (n.ordine_id, n.tipologia, n.ordine_fornitore_id)
    UNION SELECT n.ordine_id FROM vecchie v JOIN nuove n USING (id)
    WHERE (v.ordine_id, v.tipologia, v.ordine_fornitore_id)
      IS DISTINCT FROM (n.ordine_id, n.tipologia, n.ordine_fornitore_id)));
  RETURN NULL;
END $$;

CREATE TRIGGER mancanti_di_nuove AFTER INSERT ON righe_ordine
REFERENCING NEW TABLE AS nuove FOR EACH STATEMENT EXECUTE FUNCTION mancanti_di_nuove();
CREATE TRIGGER mancanti_di_vecchie AFTER DELETE ON righe_ordine
REFERENCING OLD TABLE AS vecchie FOR EACH STATEMENT EXECUTE FUNCTION mancanti_di_vecchie();
CREATE TRIGGER mancanti_cambiati AFTER UPDATE ON righe_ordine
REFERENCING OLD TABLE AS vecchie NEW TABLE AS nuove FOR EACH STATEMENT EXECUTE FUNCTION mancanti_di_righe();

CREATE TRIGGER mancanti_di_nuove AFTER INSERT ON ordini_fornitore
REFERENCING NEW TABLE AS nuove FOR EACH STATEMENT EXECUTE FUNCTION mancanti_di_nuove();
CREATE TRIGGER mancanti_di_vecchie AFTER DELETE ON ordini_fornitore
REFERENCING OLD TABLE AS vecchie FOR EACH STATEMENT EXECUTE FUNCTION mancanti_di_vecchie();
CREATE TRIGGER mancanti_cambiati AFTER UPDATE ON ordini_fornitore
REFERENCING OLD TABLE AS vecchie NEW TABLE AS nuove FOR EACH STATEMENT EXECUTE FUNCTION mancanti_di_ordini_fornitore();

CREATE TRIGGER mancanti_di_nuove AFTER INSERT ON righe_ordine_fornitore
REFERENCING NEW TABLE AS nuove FOR EACH STATEMENT EXECUTE FUNCTION mancanti_di_nuove();
CREATE TRIGGER mancanti_di_vecchie AFTER DELETE ON righe_ordine_fornitore
REFERENCING OLD TABLE AS vecchie FOR EACH STATEMENT EXECUTE FUNCTION mancanti_di_vecchie();
CREATE TRIGGER mancanti_cambiati AFTER UPDATE ON righe_ordine_fornitore
REFERENCING OLD TABLE AS vecchie NEW TABLE AS nuove FOR EACH STATEMENT EXECUTE FUNCTION mancanti_di_righe_fornitore();

-- A window type that gets or loses its frame; phases that are added, removed or configured otherwise.
CREATE FUNCTION mancanti_di_tipo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM aggiorna_mancanti(ARRAY(SELECT DISTINCT ordine_id FROM righe_ordine WHERE tipo_serramento_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER mancanti_di_tipo AFTER UPDATE OF con_telaio ON tipi_serramento
FOR EACH ROW WHEN (OLD.con_telaio IS DISTINCT FROM NEW.con_telaio) EXECUTE FUNCTION mancanti_di_tipo();

CREATE FUNCTION mancanti_di_fasi() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM aggiorna_mancanti(ARRAY(SELECT id FROM ordini));
  RETURN NULL;
END $$;
CREATE TRIGGER mancanti_di_fasi AFTER INSERT OR DELETE OR UPDATE OF nome, posizione, with_fornitore, solo_con_telai
ON fasi FOR EACH STATEMENT EXECUTE FUNCTION mancanti_di_fasi();

SELECT aggiorna_mancanti(ARRAY(SELECT id FROM ordini));

-- CreateIndex
CREATE INDEX "ordini_con_mancanti_data_idx" ON "ordini"("con_mancanti", "data" DESC);
