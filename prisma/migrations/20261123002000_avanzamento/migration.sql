-- Progress of orders: events with what they are worth, kept in step with what they come from.

-- CreateEnum
CREATE TYPE "tipo_evento_avanzamento" AS ENUM ('ARRIVO_MATERIALE', 'ATTIVITA_OPERATORE', 'ATTIVITA_AUTOMATICA');

-- CreateTable
CREATE TABLE "eventi_avanzamento" (
    "id" SERIAL NOT NULL,
    "ordine_id" INTEGER NOT NULL,
    "data" DATE NOT NULL,
    "tipo" "tipo_evento_avanzamento" NOT NULL,
    "attivita_id" INTEGER,
    "ordine_fornitore_id" INTEGER,
    "lavorazione_id" INTEGER,
    "operatore_id" INTEGER,
    "materiale" TEXT,
    "percentuale" DECIMAL(5,2),
    "tempo_teorico" DECIMAL(14,4) NOT NULL DEFAULT 0,
    "tempo_lavorazione" INTEGER NOT NULL DEFAULT 0,
    "numero_pezzi" INTEGER NOT NULL DEFAULT 0,
    "numero_pezzi_totali" INTEGER NOT NULL DEFAULT 0,
    "costo_materiale" DECIMAL(12,2),
    "valore_economico" DECIMAL(12,2) NOT NULL,
    "valore_economico_av_materiali" DECIMAL(12,2) NOT NULL,

    CONSTRAINT "eventi_avanzamento_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "avanzamenti_ordine" (
    "ordine_id" INTEGER NOT NULL,
    "netto" DECIMAL(12,2) NOT NULL,
    "rivendita" DECIMAL(12,2) NOT NULL,
    "manodopera" DECIMAL(12,2) NOT NULL,
    "materiali" JSONB NOT NULL,
    "completo" BOOLEAN NOT NULL,
    "calcolato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "avanzamenti_ordine_pkey" PRIMARY KEY ("ordine_id")
);

-- CreateTable
CREATE TABLE "avanzamenti_da_rifare" (
    "id" BIGSERIAL NOT NULL,
    "ordine_id" INTEGER NOT NULL,

    CONSTRAINT "avanzamenti_da_rifare_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "eventi_avanzamento_data_ordine_id_idx" ON "eventi_avanzamento"("data", "ordine_id");

-- CreateIndex
CREATE INDEX "eventi_avanzamento_ordine_id_data_idx" ON "eventi_avanzamento"("ordine_id", "data");

-- CreateIndex
CREATE INDEX "avanzamenti_da_rifare_ordine_id_idx" ON "avanzamenti_da_rifare"("ordine_id");

-- AddForeignKey
ALTER TABLE "eventi_avanzamento" ADD CONSTRAINT "eventi_avanzamento_ordine_id_fkey" FOREIGN KEY ("ordine_id") REFERENCES "ordini"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "avanzamenti_ordine" ADD CONSTRAINT "avanzamenti_ordine_ordine_id_fkey" FOREIGN KEY ("ordine_id") REFERENCES "ordini"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

-- Every change of what progress comes from leaves a mark for its order, in its own transaction: whoever reads figures
-- writes the marked orders anew first. Marks are only added here, so that nobody waits for anybody.
CREATE FUNCTION segna_avanzamento() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO avanzamenti_da_rifare (ordine_id) SELECT DISTINCT ordine_id FROM nuove WHERE ordine_id IS NOT NULL;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO avanzamenti_da_rifare (ordine_id) SELECT DISTINCT ordine_id FROM vecchie WHERE ordine_id IS NOT NULL;
  ELSE
    INSERT INTO avanzamenti_da_rifare (ordine_id)
    SELECT ordine_id FROM nuove WHERE ordine_id IS NOT NULL
    UNION SELECT ordine_id FROM vecchie WHERE ordine_id IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;

DO $$
DECLARE
  tabella text;
BEGIN
  FOREACH tabella IN ARRAY ARRAY['attivita', 'pezzi_attivita', 'ordini_fornitore', 'righe_ordine'] LOOP
    EXECUTE format('CREATE TRIGGER avanzamento_nuove AFTER INSERT ON %I REFERENCING NEW TABLE AS nuove
      FOR EACH STATEMENT EXECUTE FUNCTION segna_avanzamento()', tabella);
    EXECUTE format('CREATE TRIGGER avanzamento_vecchie AFTER DELETE ON %I REFERENCING OLD TABLE AS vecchie
      FOR EACH STATEMENT EXECUTE FUNCTION segna_avanzamento()', tabella);
    EXECUTE format('CREATE TRIGGER avanzamento_cambiate AFTER UPDATE ON %I REFERENCING OLD TABLE AS vecchie NEW TABLE AS nuove
      FOR EACH STATEMENT EXECUTE FUNCTION segna_avanzamento()', tabella);
  END LOOP;
END $$;

-- Of an order only some columns count: it is written far more often than these change.
CREATE FUNCTION segna_avanzamento_ordini() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO avanzamenti_da_rifare (ordine_id)
  SELECT n.id FROM nuove n JOIN vecchie v USING (id)
  WHERE (n.netto, n.non_schedulabile, n.fasi_spente) IS DISTINCT FROM (v.netto, v.non_schedulabile, v.fasi_spente);
  RETURN NULL;
END $$;
CREATE TRIGGER avanzamento_cambiati AFTER UPDATE ON ordini REFERENCING OLD TABLE AS vecchie NEW TABLE AS nuove
FOR EACH STATEMENT EXECUTE FUNCTION segna_avanzamento_ordini();

-- What many orders are reckoned by: shares of the operations, phases, names of states, settings, frames of a type. What
-- is not kept yet has no progress to change.
CREATE FUNCTION segna_avanzamenti_tutti() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO avanzamenti_da_rifare (ordine_id) SELECT ordine_id FROM avanzamenti_ordine;
  RETURN NULL;
END $$;
CREATE TRIGGER avanzamento_lavorazioni AFTER INSERT OR DELETE OR UPDATE OF quota, attivita_numero, attiva, fase ON lavorazioni
FOR EACH STATEMENT EXECUTE FUNCTION segna_avanzamenti_tutti();
CREATE TRIGGER avanzamento_fasi AFTER INSERT OR DELETE OR UPDATE ON fasi
FOR EACH STATEMENT EXECUTE FUNCTION segna_avanzamenti_tutti();
CREATE TRIGGER avanzamento_stati AFTER DELETE OR UPDATE OF nome ON valori_stato
FOR EACH STATEMENT EXECUTE FUNCTION segna_avanzamenti_tutti();

CREATE FUNCTION segna_avanzamenti_impostazione() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(NEW.chiave, OLD.chiave) = 'quote_materiali' THEN
    INSERT INTO avanzamenti_da_rifare (ordine_id) SELECT ordine_id FROM avanzamenti_ordine;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER avanzamento_quote AFTER INSERT OR UPDATE OR DELETE ON impostazioni
FOR EACH ROW EXECUTE FUNCTION segna_avanzamenti_impostazione();

-- Timings count for the pieces that are left of the orders with such windows.
CREATE FUNCTION segna_avanzamenti_tipo() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tipi int[];
BEGIN
  IF TG_TABLE_NAME = 'tipi_serramento' THEN
    tipi := ARRAY[NEW.id];
  ELSIF TG_OP = 'INSERT' THEN
    tipi := ARRAY[NEW.tipo_serramento_id];
  ELSIF TG_OP = 'DELETE' THEN
    tipi := ARRAY[OLD.tipo_serramento_id];
  ELSE
    tipi := ARRAY[NEW.tipo_serramento_id, OLD.tipo_serramento_id];
  END IF;
  INSERT INTO avanzamenti_da_rifare (ordine_id)
  SELECT DISTINCT r.ordine_id FROM righe_ordine r JOIN avanzamenti_ordine USING (ordine_id)
  WHERE r.tipo_serramento_id = ANY(tipi);
  RETURN NULL;
END $$;
CREATE TRIGGER avanzamento_tempi AFTER INSERT OR DELETE OR UPDATE ON tempistiche
FOR EACH ROW EXECUTE FUNCTION segna_avanzamenti_tipo();
CREATE TRIGGER avanzamento_telai AFTER UPDATE OF con_telaio ON tipi_serramento
FOR EACH ROW WHEN (NEW.con_telaio IS DISTINCT FROM OLD.con_telaio) EXECUTE FUNCTION segna_avanzamenti_tipo();

-- What there is already.
INSERT INTO avanzamenti_da_rifare (ordine_id)
SELECT ordine_id FROM attivita WHERE ordine_id IS NOT NULL
UNION SELECT ordine_id FROM ordini_fornitore WHERE data_arrivo IS NOT NULL;
