-- When a row last changed, and which rows are gone: what a copy in another program asks.

ALTER TABLE "analisi_postazione" ADD COLUMN "aggiornato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "assenze" ADD COLUMN "aggiornato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "attivita" ADD COLUMN "aggiornato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "cartelle" ADD COLUMN "aggiornato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "clienti" ADD COLUMN "aggiornato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "conferme_ordine" ADD COLUMN "aggiornato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "configurazioni_statistiche" ADD COLUMN "aggiornato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "festivita" ADD COLUMN "aggiornato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "fornitori" ADD COLUMN "aggiornato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "lavorazioni" ADD COLUMN "aggiornato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "materiali" ADD COLUMN "aggiornato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "messaggi_ordine_email" ADD COLUMN "aggiornato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "ordini" ADD COLUMN "aggiornato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "ordini_fornitore" ADD COLUMN "aggiornato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "ore_lavorative" ADD COLUMN "aggiornato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "persone" ADD COLUMN "aggiornato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "preventivi" ADD COLUMN "aggiornato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "righe_ordine" ADD COLUMN "aggiornato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "righe_ordine_fornitore" ADD COLUMN "aggiornato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "schedulazioni_fase" ADD COLUMN "aggiornato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "tempistiche" ADD COLUMN "aggiornato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

CREATE INDEX "analisi_postazione_aggiornato_il_id_idx" ON "analisi_postazione"("aggiornato_il", "id");
CREATE INDEX "assenze_aggiornato_il_id_idx" ON "assenze"("aggiornato_il", "id");
CREATE INDEX "attivita_aggiornato_il_id_idx" ON "attivita"("aggiornato_il", "id");
CREATE INDEX "cartelle_aggiornato_il_id_idx" ON "cartelle"("aggiornato_il", "id");
CREATE INDEX "clienti_aggiornato_il_id_idx" ON "clienti"("aggiornato_il", "id");
CREATE INDEX "conferme_ordine_aggiornato_il_id_idx" ON "conferme_ordine"("aggiornato_il", "id");
CREATE INDEX "configurazioni_statistiche_aggiornato_il_id_idx" ON "configurazioni_statistiche"("aggiornato_il", "id");
CREATE INDEX "festivita_aggiornato_il_id_idx" ON "festivita"("aggiornato_il", "id");
CREATE INDEX "fornitori_aggiornato_il_id_idx" ON "fornitori"("aggiornato_il", "id");
CREATE INDEX "lavorazioni_aggiornato_il_id_idx" ON "lavorazioni"("aggiornato_il", "id");
CREATE INDEX "materiali_aggiornato_il_id_idx" ON "materiali"("aggiornato_il", "id");
CREATE INDEX "messaggi_ordine_email_aggiornato_il_id_idx" ON "messaggi_ordine_email"("aggiornato_il", "id");
CREATE INDEX "ordini_aggiornato_il_id_idx" ON "ordini"("aggiornato_il", "id");
CREATE INDEX "ordini_fornitore_aggiornato_il_id_idx" ON "ordini_fornitore"("aggiornato_il", "id");
CREATE INDEX "ore_lavorative_aggiornato_il_id_idx" ON "ore_lavorative"("aggiornato_il", "id");
CREATE INDEX "persone_aggiornato_il_id_idx" ON "persone"("aggiornato_il", "id");
CREATE INDEX "preventivi_aggiornato_il_id_idx" ON "preventivi"("aggiornato_il", "id");
CREATE INDEX "righe_ordine_aggiornato_il_id_idx" ON "righe_ordine"("aggiornato_il", "id");
CREATE INDEX "righe_ordine_fornitore_aggiornato_il_id_idx" ON "righe_ordine_fornitore"("aggiornato_il", "id");
CREATE INDEX "schedulazioni_fase_aggiornato_il_id_idx" ON "schedulazioni_fase"("aggiornato_il", "id");
CREATE INDEX "tempistiche_aggiornato_il_id_idx" ON "tempistiche"("aggiornato_il", "id");

CREATE TABLE "eliminazioni" (
    "id" BIGSERIAL NOT NULL,
    "tipo" TEXT NOT NULL,
    "pk" INTEGER NOT NULL,
    "il" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "dati" JSONB,

    CONSTRAINT "eliminazioni_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "eliminazioni_tipo_il_id_idx" ON "eliminazioni"("tipo", "il", "id");
CREATE INDEX "eliminazioni_il_idx" ON "eliminazioni"("il");

-- The clock, not the beginning of the transaction: no row is dated before who reads the log could know of its writer.
CREATE FUNCTION segna_aggiornamento() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW IS DISTINCT FROM OLD THEN
    NEW.aggiornato_il := clock_timestamp();
  END IF;
  RETURN NEW;
END $$;

-- The arguments: the type, then columns that are kept of a row that goes.
CREATE FUNCTION segna_eliminazioni() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  tenute text[] := ARRAY(SELECT TG_ARGV[n] FROM generate_series(1, TG_NARGS - 1) AS n);
BEGIN
  INSERT INTO eliminazioni (tipo, pk, dati)
  SELECT TG_ARGV[0], vecchia.id, (SELECT jsonb_object_agg(nome, to_jsonb(vecchia) -> nome) FROM unnest(tenute) AS nome)
  FROM vecchie AS vecchia;
  RETURN NULL;
END $$;

-- What is put in the bin leaves its list as well.
CREATE FUNCTION segna_cestinate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO eliminazioni (tipo, pk) VALUES (TG_ARGV[0], NEW.id);
  RETURN NULL;
END $$;

CREATE TRIGGER aggiornamento BEFORE INSERT OR UPDATE ON analisi_postazione FOR EACH ROW EXECUTE FUNCTION segna_aggiornamento();
CREATE TRIGGER eliminazione AFTER DELETE ON analisi_postazione REFERENCING OLD TABLE AS vecchie
FOR EACH STATEMENT EXECUTE FUNCTION segna_eliminazioni('AnalisiPostazione');
CREATE TRIGGER aggiornamento BEFORE INSERT OR UPDATE ON assenze FOR EACH ROW EXECUTE FUNCTION segna_aggiornamento();
CREATE TRIGGER eliminazione AFTER DELETE ON assenze REFERENCING OLD TABLE AS vecchie
FOR EACH STATEMENT EXECUTE FUNCTION segna_eliminazioni('Assenza', 'persona_id', 'giorno_da', 'giorno_a');
CREATE TRIGGER aggiornamento BEFORE INSERT OR UPDATE ON attivita FOR EACH ROW EXECUTE FUNCTION segna_aggiornamento();
CREATE TRIGGER eliminazione AFTER DELETE ON attivita REFERENCING OLD TABLE AS vecchie
FOR EACH STATEMENT EXECUTE FUNCTION segna_eliminazioni('Attivita');
CREATE TRIGGER aggiornamento BEFORE INSERT OR UPDATE ON cartelle FOR EACH ROW EXECUTE FUNCTION segna_aggiornamento();
CREATE TRIGGER eliminazione AFTER DELETE ON cartelle REFERENCING OLD TABLE AS vecchie
FOR EACH STATEMENT EXECUTE FUNCTION segna_eliminazioni('Cartella');
CREATE TRIGGER aggiornamento BEFORE INSERT OR UPDATE ON clienti FOR EACH ROW EXECUTE FUNCTION segna_aggiornamento();
CREATE TRIGGER eliminazione AFTER DELETE ON clienti REFERENCING OLD TABLE AS vecchie
FOR EACH STATEMENT EXECUTE FUNCTION segna_eliminazioni('Cliente');
CREATE TRIGGER aggiornamento BEFORE INSERT OR UPDATE ON conferme_ordine FOR EACH ROW EXECUTE FUNCTION segna_aggiornamento();
CREATE TRIGGER eliminazione AFTER DELETE ON conferme_ordine REFERENCING OLD TABLE AS vecchie
FOR EACH STATEMENT EXECUTE FUNCTION segna_eliminazioni('ConfermaOrdine');
CREATE TRIGGER aggiornamento BEFORE INSERT OR UPDATE ON configurazioni_statistiche FOR EACH ROW EXECUTE FUNCTION segna_aggiornamento();
CREATE TRIGGER eliminazione AFTER DELETE ON configurazioni_statistiche REFERENCING OLD TABLE AS vecchie
FOR EACH STATEMENT EXECUTE FUNCTION segna_eliminazioni('ConfigurazioneStatistica');
CREATE TRIGGER aggiornamento BEFORE INSERT OR UPDATE ON festivita FOR EACH ROW EXECUTE FUNCTION segna_aggiornamento();
CREATE TRIGGER eliminazione AFTER DELETE ON festivita REFERENCING OLD TABLE AS vecchie
FOR EACH STATEMENT EXECUTE FUNCTION segna_eliminazioni('Festivita');
CREATE TRIGGER aggiornamento BEFORE INSERT OR UPDATE ON fornitori FOR EACH ROW EXECUTE FUNCTION segna_aggiornamento();
CREATE TRIGGER eliminazione AFTER DELETE ON fornitori REFERENCING OLD TABLE AS vecchie
FOR EACH STATEMENT EXECUTE FUNCTION segna_eliminazioni('Fornitore');
CREATE TRIGGER aggiornamento BEFORE INSERT OR UPDATE ON lavorazioni FOR EACH ROW EXECUTE FUNCTION segna_aggiornamento();
CREATE TRIGGER eliminazione AFTER DELETE ON lavorazioni REFERENCING OLD TABLE AS vecchie
FOR EACH STATEMENT EXECUTE FUNCTION segna_eliminazioni('Lavorazione');
CREATE TRIGGER aggiornamento BEFORE INSERT OR UPDATE ON materiali FOR EACH ROW EXECUTE FUNCTION segna_aggiornamento();
CREATE TRIGGER eliminazione AFTER DELETE ON materiali REFERENCING OLD TABLE AS vecchie
FOR EACH STATEMENT EXECUTE FUNCTION segna_eliminazioni('Materiale');
CREATE TRIGGER aggiornamento BEFORE INSERT OR UPDATE ON messaggi_ordine_email FOR EACH ROW EXECUTE FUNCTION segna_aggiornamento();
CREATE TRIGGER eliminazione AFTER DELETE ON messaggi_ordine_email REFERENCING OLD TABLE AS vecchie
FOR EACH STATEMENT EXECUTE FUNCTION segna_eliminazioni('MessaggioOrdineEmail');
CREATE TRIGGER aggiornamento BEFORE INSERT OR UPDATE ON ordini FOR EACH ROW EXECUTE FUNCTION segna_aggiornamento();
CREATE TRIGGER eliminazione AFTER DELETE ON ordini REFERENCING OLD TABLE AS vecchie
FOR EACH STATEMENT EXECUTE FUNCTION segna_eliminazioni('Ordine', 'numero_commessa', 'data_consegna', 'data_posa');
CREATE TRIGGER aggiornamento BEFORE INSERT OR UPDATE ON ordini_fornitore FOR EACH ROW EXECUTE FUNCTION segna_aggiornamento();
CREATE TRIGGER eliminazione AFTER DELETE ON ordini_fornitore REFERENCING OLD TABLE AS vecchie
FOR EACH STATEMENT EXECUTE FUNCTION segna_eliminazioni('OrdineFornitore');
CREATE TRIGGER aggiornamento BEFORE INSERT OR UPDATE ON ore_lavorative FOR EACH ROW EXECUTE FUNCTION segna_aggiornamento();
CREATE TRIGGER eliminazione AFTER DELETE ON ore_lavorative REFERENCING OLD TABLE AS vecchie
FOR EACH STATEMENT EXECUTE FUNCTION segna_eliminazioni('OreLavorative');
CREATE TRIGGER aggiornamento BEFORE INSERT OR UPDATE ON persone FOR EACH ROW EXECUTE FUNCTION segna_aggiornamento();
CREATE TRIGGER eliminazione AFTER DELETE ON persone REFERENCING OLD TABLE AS vecchie
FOR EACH STATEMENT EXECUTE FUNCTION segna_eliminazioni('Persona');
CREATE TRIGGER aggiornamento BEFORE INSERT OR UPDATE ON preventivi FOR EACH ROW EXECUTE FUNCTION segna_aggiornamento();
CREATE TRIGGER eliminazione AFTER DELETE ON preventivi REFERENCING OLD TABLE AS vecchie
FOR EACH STATEMENT EXECUTE FUNCTION segna_eliminazioni('Preventivo');
CREATE TRIGGER aggiornamento BEFORE INSERT OR UPDATE ON righe_ordine FOR EACH ROW EXECUTE FUNCTION segna_aggiornamento();
CREATE TRIGGER eliminazione AFTER DELETE ON righe_ordine REFERENCING OLD TABLE AS vecchie
FOR EACH STATEMENT EXECUTE FUNCTION segna_eliminazioni('RigaOrdine');
CREATE TRIGGER aggiornamento BEFORE INSERT OR UPDATE ON righe_ordine_fornitore FOR EACH ROW EXECUTE FUNCTION segna_aggiornamento();
CREATE TRIGGER eliminazione AFTER DELETE ON righe_ordine_fornitore REFERENCING OLD TABLE AS vecchie
FOR EACH STATEMENT EXECUTE FUNCTION segna_eliminazioni('RigaOrdineFornitore');
CREATE TRIGGER aggiornamento BEFORE INSERT OR UPDATE ON schedulazioni_fase FOR EACH ROW EXECUTE FUNCTION segna_aggiornamento();
CREATE TRIGGER eliminazione AFTER DELETE ON schedulazioni_fase REFERENCING OLD TABLE AS vecchie
FOR EACH STATEMENT EXECUTE FUNCTION segna_eliminazioni('SchedulazioneFase', 'ordine_id', 'nome_fase', 'inizio', 'fine');
CREATE TRIGGER aggiornamento BEFORE INSERT OR UPDATE ON tempistiche FOR EACH ROW EXECUTE FUNCTION segna_aggiornamento();
CREATE TRIGGER eliminazione AFTER DELETE ON tempistiche REFERENCING OLD TABLE AS vecchie
FOR EACH STATEMENT EXECUTE FUNCTION segna_eliminazioni('Tempistica');
CREATE TRIGGER cestinata AFTER UPDATE OF eliminata_il ON cartelle FOR EACH ROW
WHEN (OLD.eliminata_il IS NULL AND NEW.eliminata_il IS NOT NULL) EXECUTE FUNCTION segna_cestinate('Cartella');

-- The newest event that was thrown away: who stands before it cannot go on from there.
CREATE TABLE "inizio_event_log" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "tx" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "inizio_event_log_pkey" PRIMARY KEY ("id")
);
INSERT INTO inizio_event_log DEFAULT VALUES;
