-- The phases that wait for a material are found step by step. A recursive union made room for millions of rows each time
-- it began, since a table of seven rows is never analyzed and is taken for a thousand: half a second for each order whose
-- plan or supplier order changed.
CREATE FUNCTION fasi_in_attesa(materiale text) RETURNS text[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  trovate text[] := ARRAY[materiale];
  altre text[];
BEGIN
  LOOP
    altre := ARRAY(SELECT nome FROM fasi WHERE dependencies && trovate AND nome <> ALL(trovate));
    EXIT WHEN cardinality(altre) = 0;
    trovate := trovate || altre;
  END LOOP;
  RETURN trovate[2:];
END $$;

CREATE OR REPLACE FUNCTION ritardo_materiali(di_ordine int, fine timestamptz, oggi date) RETURNS int
LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF fine IS NULL OR fine < oggi::timestamp AT TIME ZONE 'Europe/Rome' THEN RETURN 0; END IF;
  RETURN (
    SELECT greatest(0, max(
      greatest(coalesce(o.data_consegna, (sua.fine AT TIME ZONE 'Europe/Rome')::date), oggi)
        - (dopo.inizio AT TIME ZONE 'Europe/Rome')::date))
    FROM ordini_fornitore o
    LEFT JOIN valori_stato v ON v.id = o.stato_id
    JOIN fasi m ON m.nome = o.tipologia AND m.with_fornitore
    CROSS JOIN LATERAL unnest(fasi_in_attesa(o.tipologia)) AS a (fase)
    JOIN fasi c ON c.nome = a.fase AND NOT c.infinite_capacity
    JOIN schedulazioni_fase sua ON sua.ordine_id = o.ordine_id AND sua.nome_fase = o.tipologia
    JOIN schedulazioni_fase dopo ON dopo.ordine_id = o.ordine_id AND dopo.nome_fase = a.fase
    WHERE o.ordine_id = di_ordine AND v.nome IS DISTINCT FROM 'ARRIVATO'
      AND (o.data_arrivo IS NULL OR o.data_arrivo > oggi)
  );
END $$;
