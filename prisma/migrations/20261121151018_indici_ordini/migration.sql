-- DropIndex
DROP INDEX "ordini_stato_invio_mail_data_invio_mail_idx";

-- AlterTable
ALTER TABLE "ordini" ADD COLUMN     "codice_agente" TEXT,
ADD COLUMN     "fine_schedulazione" TIMESTAMPTZ(3),
ADD COLUMN     "inizio_schedulazione" TIMESTAMPTZ(3),
ADD COLUMN     "nome_cliente" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "posto_stato" INTEGER;

-- What Prisma's schema cannot say.

-- As before, and what the list is ordered by: only when something of it changes.
DROP TRIGGER ordini_ricerca ON ordini;
CREATE OR REPLACE FUNCTION ordini_ricerca() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE cliente record;
BEGIN
  SELECT nome, codice INTO cliente FROM clienti WHERE id = NEW.cliente_id;
  NEW.ricerca := testo_ricerca(concat_ws(' ',
    NEW.numero_commessa, regexp_replace(NEW.numero_commessa, '\D', '', 'g'), NEW.progetto, NEW.riferimento,
    cliente.nome, cliente.codice, NEW.codice_sistema));
  NEW.nome_cliente := coalesce(cliente.nome, '');
  NEW.posto_stato := (SELECT ordine FROM valori_stato WHERE id = NEW.stato_id);
  NEW.codice_agente := (SELECT codice FROM agenti WHERE id = NEW.agente_id);
  RETURN NEW;
END $$;
CREATE TRIGGER ordini_ricerca BEFORE INSERT OR UPDATE OF
  numero_commessa, progetto, riferimento, cliente_id, codice_sistema, stato_id, agente_id,
  ricerca, nome_cliente, posto_stato, codice_agente ON ordini
FOR EACH ROW EXECUTE FUNCTION ordini_ricerca();

-- A state that moves in its list, an agent with another code.
CREATE FUNCTION ordini_di_stato() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ordini SET posto_stato = NEW.ordine WHERE stato_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER ordini_di_stato AFTER UPDATE OF ordine ON valori_stato
FOR EACH ROW WHEN (OLD.ordine IS DISTINCT FROM NEW.ordine) EXECUTE FUNCTION ordini_di_stato();

CREATE FUNCTION ordini_di_agente() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ordini SET codice_agente = NEW.codice WHERE agente_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER ordini_di_agente AFTER UPDATE OF codice ON agenti
FOR EACH ROW WHEN (OLD.codice IS DISTINCT FROM NEW.codice) EXECUTE FUNCTION ordini_di_agente();

-- First start and last end of the schedule; an order that goes takes its schedule along.
CREATE FUNCTION ordini_schedulati() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE ordini SET inizio_schedulazione = NULL, fine_schedulazione = NULL WHERE id = OLD.ordine_id;
  ELSE
    UPDATE ordini SET inizio_schedulazione = NEW.inizio, fine_schedulazione = NEW.fine
    WHERE id = NEW.ordine_id
      AND (inizio_schedulazione, fine_schedulazione) IS DISTINCT FROM (NEW.inizio, NEW.fine);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ordini_schedulati AFTER INSERT OR UPDATE OF inizio, fine OR DELETE ON schedulazioni_ordine
FOR EACH ROW EXECUTE FUNCTION ordini_schedulati();

UPDATE ordini o SET nome_cliente = '', inizio_schedulazione = s.inizio, fine_schedulazione = s.fine
FROM ordini p LEFT JOIN schedulazioni_ordine s ON s.ordine_id = p.id WHERE p.id = o.id;

-- CreateIndex
CREATE INDEX "ordini_area_consegna_data_idx" ON "ordini"("area_consegna", "data" DESC);

-- CreateIndex
CREATE INDEX "ordini_senza_misure_data_idx" ON "ordini"("senza_misure", "data" DESC);

-- CreateIndex
CREATE INDEX "ordini_non_schedulabile_data_idx" ON "ordini"("non_schedulabile", "data" DESC);

-- CreateIndex
CREATE INDEX "ordini_stato_invio_mail_data_idx" ON "ordini"("stato_invio_mail", "data" DESC);

-- CreateIndex
CREATE INDEX "ordini_progetto_id_idx" ON "ordini"("progetto", "id");

-- CreateIndex
CREATE INDEX "ordini_riferimento_id_idx" ON "ordini"("riferimento", "id");

-- CreateIndex
CREATE INDEX "ordini_numero_serramenti_id_idx" ON "ordini"("numero_serramenti", "id");

-- CreateIndex
CREATE INDEX "ordini_listino_id_idx" ON "ordini"("listino", "id");

-- CreateIndex
CREATE INDEX "ordini_sconto_id_idx" ON "ordini"("sconto", "id");

-- CreateIndex
CREATE INDEX "ordini_netto_id_idx" ON "ordini"("netto", "id");

-- CreateIndex
CREATE INDEX "ordini_nome_cliente_id_idx" ON "ordini"("nome_cliente", "id");

-- CreateIndex
CREATE INDEX "ordini_posto_stato_id_idx" ON "ordini"("posto_stato", "id");

-- CreateIndex
CREATE INDEX "ordini_codice_agente_id_idx" ON "ordini"("codice_agente", "id");

-- CreateIndex
CREATE INDEX "ordini_data_consegna_desc_idx" ON "ordini"("data_consegna" DESC NULLS LAST, "id" DESC);

-- CreateIndex
CREATE INDEX "ordini_data_posa_desc_idx" ON "ordini"("data_posa" DESC NULLS LAST, "id" DESC);

-- CreateIndex
CREATE INDEX "ordini_data_invio_mail_id_idx" ON "ordini"("data_invio_mail", "id");

-- CreateIndex
CREATE INDEX "ordini_data_invio_mail_desc_idx" ON "ordini"("data_invio_mail" DESC NULLS LAST, "id" DESC);

-- CreateIndex
CREATE INDEX "ordini_inizio_schedulazione_id_idx" ON "ordini"("inizio_schedulazione", "id");

-- CreateIndex
CREATE INDEX "ordini_inizio_schedulazione_desc_idx" ON "ordini"("inizio_schedulazione" DESC NULLS LAST, "id" DESC);

-- CreateIndex
CREATE INDEX "ordini_fine_schedulazione_id_idx" ON "ordini"("fine_schedulazione", "id");

-- CreateIndex
CREATE INDEX "ordini_fine_schedulazione_desc_idx" ON "ordini"("fine_schedulazione" DESC NULLS LAST, "id" DESC);

-- CreateIndex
CREATE INDEX "ordini_non_schedulabile_inizio_schedulazione_idx" ON "ordini"("non_schedulabile", "inizio_schedulazione");

-- CreateIndex
CREATE INDEX "ordini_area_consegna_desc_idx" ON "ordini"("area_consegna" DESC NULLS LAST, "id" DESC);

-- CreateIndex
CREATE INDEX "ordini_stato_invio_mail_desc_idx" ON "ordini"("stato_invio_mail" DESC NULLS LAST, "id" DESC);
