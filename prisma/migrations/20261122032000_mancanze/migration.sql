-- What an order lacks is written once for all orders that are alike in what it comes from: a change of the phases
-- rewrites these few rows and touches no order, where it rewrote every order with its forty indexes.

-- CreateTable
CREATE TABLE "mancanze" (
    "id" SERIAL NOT NULL,
    "chiave" TEXT NOT NULL,
    "fermo" BOOLEAN NOT NULL,
    "con_telaio" BOOLEAN NOT NULL,
    "spente" TEXT[],
    "ordinati" TEXT[],
    "in_attesa" TEXT[],
    "materiali" TEXT[],
    "mancano" BOOLEAN NOT NULL,

    CONSTRAINT "mancanze_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "mancanze_chiave_key" ON "mancanze"("chiave");

-- AlterTable
ALTER TABLE "ordini" ADD COLUMN     "mancanza_id" INTEGER;

-- What Prisma's schema cannot say.

-- What the materials of an order come from: whether it is not to be scheduled, whether it has windows with a frame,
-- the phases it does without, the materials ordered and those of rows that wait. Of an order that is not to be
-- scheduled only the last counts.
CREATE FUNCTION fatti_mancanza(
  di_ordine int, non_schedulabile boolean, fasi_spente text[],
  OUT chiave text, OUT fermo boolean, OUT con_telaio boolean, OUT spente text[], OUT ordinati text[],
  OUT in_attesa text[]
) LANGUAGE plpgsql STABLE AS $$
BEGIN
  fermo := non_schedulabile;
  con_telaio := NOT fermo AND EXISTS (
    SELECT FROM righe_ordine r JOIN tipi_serramento t ON t.id = r.tipo_serramento_id
    WHERE r.ordine_id = di_ordine AND t.con_telaio);
  spente := ARRAY(SELECT DISTINCT s FROM unnest(fasi_spente) s WHERE NOT fermo ORDER BY s);
  ordinati := ARRAY(
    SELECT DISTINCT o.tipologia FROM ordini_fornitore o WHERE NOT fermo AND o.ordine_id = di_ordine
    ORDER BY o.tipologia);
  in_attesa := ARRAY(
    SELECT DISTINCT r.tipologia FROM righe_ordine_fornitore r
    WHERE r.ordine_id = di_ordine AND r.ordine_fornitore_id IS NULL ORDER BY r.tipologia);
  chiave := md5(jsonb_build_array(fermo, con_telaio, spente, ordinati, in_attesa)::text);
END $$;

-- Materials that such an order lacks a supplier order for (spec/001 §3 ordini_fornitore_mancanti): those of the phases
-- that a supplier does, as they are configured, unless the order does without; then those of rows that nobody has
-- ordered yet.
DROP TRIGGER ordini_mancanti ON ordini;
DROP FUNCTION ordini_mancanti();
DROP FUNCTION materiali_mancanti(int, boolean, text[]);
CREATE FUNCTION materiali_mancanti(
  fermo boolean, con_telaio boolean, spente text[], ordinati text[], in_attesa text[]
) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(m.nome ORDER BY m.posto, m.nome), '{}') FROM (
    SELECT x.nome, min(x.posto) AS posto FROM (
      SELECT f.nome, f.posizione AS posto FROM fasi f
      WHERE NOT $1 AND f.with_fornitore AND (NOT f.solo_con_telai OR $2) AND NOT f.nome = ANY($3)
        AND NOT f.nome = ANY($4)
      UNION ALL
      SELECT a, 2147483647 FROM unnest($5) a
    ) x GROUP BY x.nome
  ) m
$$;

-- The row of orders alike, made when it is the first of its kind. Phases are not configured meanwhile: whoever changes
-- them afterwards finds the row.
CREATE FUNCTION mancanza_di(di_ordine int, non_schedulabile boolean, fasi_spente text[])
RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  f record;
  trovata int;
BEGIN
  f := fatti_mancanza(di_ordine, non_schedulabile, fasi_spente);
  SELECT id INTO trovata FROM mancanze WHERE chiave = f.chiave;
  IF trovata IS NULL THEN
    LOCK TABLE fasi IN ROW EXCLUSIVE MODE;
    INSERT INTO mancanze (chiave, fermo, con_telaio, spente, ordinati, in_attesa, materiali, mancano)
    SELECT f.chiave, f.fermo, f.con_telaio, f.spente, f.ordinati, f.in_attesa, m, cardinality(m) > 0
    FROM materiali_mancanti(f.fermo, f.con_telaio, f.spente, f.ordinati, f.in_attesa) m
    ON CONFLICT (chiave) DO NOTHING;
    SELECT id INTO trovata FROM mancanze WHERE chiave = f.chiave;
  END IF;
  RETURN trovata;
END $$;

-- Found again for some orders. They are locked first, and looked at by the next statement: of two that change one
-- order at once the second sees what the first has done.
CREATE OR REPLACE FUNCTION aggiorna_mancanti(ordini_toccati int[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM ordini WHERE id = ANY(ordini_toccati) ORDER BY id FOR NO KEY UPDATE;
  WITH n AS MATERIALIZED (
    SELECT id, mancanza_di(id, non_schedulabile, fasi_spente) AS mancanza FROM ordini WHERE id = ANY(ordini_toccati)
  )
  UPDATE ordini o SET mancanza_id = n.mancanza FROM n WHERE n.id = o.id AND n.mancanza IS DISTINCT FROM o.mancanza_id;
END $$;

CREATE FUNCTION mancanza_di_ordine() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.mancanza_id := mancanza_di(NEW.id, NEW.non_schedulabile, NEW.fasi_spente);
  RETURN NEW;
END $$;
CREATE TRIGGER mancanza_di_ordine BEFORE INSERT OR UPDATE OF non_schedulabile, fasi_spente ON ordini
FOR EACH ROW EXECUTE FUNCTION mancanza_di_ordine();

-- Phases that are added, removed or configured otherwise. The lock waits for whoever is making a row by the old ones.
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
  IF contano THEN
    LOCK TABLE fasi IN SHARE ROW EXCLUSIVE MODE;
    WITH n AS MATERIALIZED (
      SELECT id, materiali_mancanti(fermo, con_telaio, spente, ordinati, in_attesa) AS materiali FROM mancanze
    )
    UPDATE mancanze m SET materiali = n.materiali, mancano = cardinality(n.materiali) > 0
    FROM n WHERE n.id = m.id AND n.materiali IS DISTINCT FROM m.materiali;
  END IF;
  RETURN NULL;
END $$;

UPDATE ordini SET mancanza_id = mancanza_di(id, non_schedulabile, fasi_spente);

-- DropIndex
DROP INDEX "ordini_con_mancanti_data_idx";

-- AlterTable
ALTER TABLE "ordini" DROP COLUMN "con_mancanti",
DROP COLUMN "materiali_mancanti";

-- CreateIndex
CREATE INDEX "ordini_mancanza_id_data_idx" ON "ordini"("mancanza_id", "data" DESC);

-- AddForeignKey
ALTER TABLE "ordini" ADD CONSTRAINT "ordini_mancanza_id_fkey" FOREIGN KEY ("mancanza_id") REFERENCES "mancanze"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
