-- The days whose bookings have changed, and that the calendar has (no day): who keeps ledger and calendar in memory asks
-- with each question what it has not seen, and reads those days again. A row for each change, never written again: who
-- books waits for nobody here.

-- CreateTable
CREATE TABLE "giorni_cambiati" (
    "id" BIGSERIAL NOT NULL,
    "giorno" DATE,
    "il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "tx" BIGINT NOT NULL DEFAULT ((pg_current_xact_id())::text)::bigint,

    CONSTRAINT "giorni_cambiati_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "giorni_cambiati_tx_idx" ON "giorni_cambiati"("tx");

-- CreateIndex
CREATE INDEX "giorni_cambiati_il_idx" ON "giorni_cambiati"("il");

-- What Prisma's schema cannot say.

CREATE FUNCTION giorni_prenotati() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO giorni_cambiati (giorno) SELECT DISTINCT giorno FROM nuove;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO giorni_cambiati (giorno) SELECT DISTINCT giorno FROM vecchie;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER giorni_prenotati_nuovi AFTER INSERT ON prenotazioni REFERENCING NEW TABLE AS nuove
FOR EACH STATEMENT EXECUTE FUNCTION giorni_prenotati();
CREATE TRIGGER giorni_prenotati_vecchi AFTER DELETE ON prenotazioni REFERENCING OLD TABLE AS vecchie
FOR EACH STATEMENT EXECUTE FUNCTION giorni_prenotati();
CREATE TRIGGER giorni_prenotati_cambiati AFTER UPDATE ON prenotazioni REFERENCING OLD TABLE AS vecchie NEW TABLE AS nuove
FOR EACH STATEMENT EXECUTE FUNCTION giorni_prenotati();

CREATE FUNCTION calendario_cambiato() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO giorni_cambiati (giorno) VALUES (NULL);
  RETURN NULL;
END $$;

CREATE TRIGGER calendario_cambiato AFTER TRUNCATE ON prenotazioni
FOR EACH STATEMENT EXECUTE FUNCTION calendario_cambiato();
CREATE TRIGGER calendario_cambiato AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON impostazioni
FOR EACH STATEMENT EXECUTE FUNCTION calendario_cambiato();
CREATE TRIGGER calendario_cambiato AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ore_lavorative
FOR EACH STATEMENT EXECUTE FUNCTION calendario_cambiato();
CREATE TRIGGER calendario_cambiato AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON festivita
FOR EACH STATEMENT EXECUTE FUNCTION calendario_cambiato();
CREATE TRIGGER calendario_cambiato AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON persone
FOR EACH STATEMENT EXECUTE FUNCTION calendario_cambiato();
CREATE TRIGGER calendario_cambiato AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON assenze
FOR EACH STATEMENT EXECUTE FUNCTION calendario_cambiato();
