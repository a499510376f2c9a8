-- What every order lacks is written again only when phases that a supplier does have changed, and worked out once an
-- order: the planner pulled the function up into each place that reads its result.
CREATE OR REPLACE FUNCTION aggiorna_mancanti(ordini_toccati int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM ordini WHERE id = ANY(ordini_toccati) ORDER BY id FOR NO KEY UPDATE;
  WITH n AS MATERIALIZED (
    SELECT id, materiali_mancanti(id, non_schedulabile, fasi_spente) AS materiali
    FROM ordini WHERE id = ANY(ordini_toccati)
  )
  UPDATE ordini o SET materiali_mancanti = n.materiali, con_mancanti = cardinality(n.materiali) > 0
  FROM n WHERE n.id = o.id AND n.materiali IS DISTINCT FROM o.materiali_mancanti;
END $$;

DROP TRIGGER mancanti_di_fasi ON fasi;
CREATE OR REPLACE FUNCTION mancanti_di_fasi() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  contano boolean;
BEGIN
  IF TG_OP = 'INSERT' THEN
    contano := EXISTS (SELECT FROM nuove WHERE with_fornitore);
  ELSIF TG_OP = 'DELETE' THEN
    contano := EXISTS (SELECT FROM vecchie WHERE with_fornitore);
  ELSE
    contano := EXISTS (
      SELECT FROM vecchie v JOIN nuove n USING (id)
      WHERE (v.with_fornitore OR n.with_fornitore)
        AND (v.nome, v.posizione, v.with_fornitore, v.solo_con_telai)
          IS DISTINCT FROM (n.nome, n.posizione, n.with_fornitore, n.solo_con_telai)
    );
  END IF;
  IF contano THEN PERFORM aggiorna_mancanti(ARRAY(SELECT id FROM ordini)); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER mancanti_di_nuove AFTER INSERT ON fasi
REFERENCING NEW TABLE AS nuove FOR EACH STATEMENT EXECUTE FUNCTION mancanti_di_fasi();
CREATE TRIGGER mancanti_di_vecchie AFTER DELETE ON fasi
REFERENCING OLD TABLE AS vecchie FOR EACH STATEMENT EXECUTE FUNCTION mancanti_di_fasi();
CREATE TRIGGER mancanti_cambiati AFTER UPDATE ON fasi
REFERENCING OLD TABLE AS vecchie NEW TABLE AS nuove FOR EACH STATEMENT EXECUTE FUNCTION mancanti_di_fasi();
