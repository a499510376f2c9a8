-- CreateTable
CREATE TABLE "risigilli" (
    "id" SERIAL NOT NULL,
    "il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sigillo_id" INTEGER NOT NULL,
    "prima" TEXT NOT NULL,
    "dopo" TEXT NOT NULL,
    "righe" INTEGER NOT NULL,
    "chiave" INTEGER NOT NULL,
    "firma" TEXT NOT NULL,

    CONSTRAINT "risigilli_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cancellazioni" (
    "id" SERIAL NOT NULL,
    "il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "user_nome" TEXT NOT NULL DEFAULT '',
    "cliente_id" INTEGER NOT NULL,
    "fino_al" DATE NOT NULL,

    CONSTRAINT "cancellazioni_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "risigilli_sigillo_id_id_idx" ON "risigilli"("sigillo_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "cancellazioni_cliente_id_key" ON "cancellazioni"("cliente_id");

-- CreateIndex
CREATE INDEX "cancellazioni_fino_al_idx" ON "cancellazioni"("fino_al");

-- AddForeignKey
ALTER TABLE "cancellazioni" ADD CONSTRAINT "cancellazioni_cliente_id_fkey" FOREIGN KEY ("cliente_id") REFERENCES "clienti"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TRIGGER risigilli_sola_aggiunta BEFORE UPDATE OR DELETE OR TRUNCATE ON risigilli
FOR EACH STATEMENT EXECUTE FUNCTION sola_aggiunta();

-- The history and the accesses let one change through: that of the function below.
CREATE OR REPLACE FUNCTION audit_log_sola_aggiunta() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('serramenti.pulizia', true) = 'dati_personali' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only: % refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
CREATE OR REPLACE FUNCTION sola_aggiunta() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'accessi' AND (
    (TG_OP = 'DELETE' AND current_setting('serramenti.pulizia', true) = 'accessi')
    OR (TG_OP = 'UPDATE' AND current_setting('serramenti.pulizia', true) = 'dati_personali')
  ) THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END $$;

-- Takes a person out of rows that only grow: what stood there becomes 'Dati cancellati', nothing else can be written.
-- Whoever calls it seals those rows anew; docs/decisions/25-erasing-a-person.md
CREATE FUNCTION cancella_dati_personali(tabella text, righe bigint[], nomi text[]) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  fatte integer := 0;
BEGIN
  PERFORM set_config('serramenti.pulizia', 'dati_personali', true);
  IF tabella = 'audit_log' THEN
    UPDATE audit_log SET
      prima = CASE WHEN prima IS NULL THEN NULL ELSE 'Dati cancellati' END,
      dopo = CASE WHEN dopo IS NULL THEN NULL ELSE 'Dati cancellati' END,
      user_nome = CASE WHEN lower(user_nome) IN (SELECT lower(n) FROM unnest(nomi) AS n) THEN 'Dati cancellati' ELSE user_nome END
    WHERE id = ANY (righe);
    GET DIAGNOSTICS fatte = ROW_COUNT;
  ELSIF tabella = 'accessi' THEN
    UPDATE accessi SET
      user_nome = CASE WHEN user_nome = '' THEN '' ELSE 'Dati cancellati' END,
      dettaglio = CASE WHEN dettaglio = '' THEN '' ELSE 'Dati cancellati' END,
      indirizzo = '',
      user_agent = ''
    WHERE id = ANY (righe);
    GET DIAGNOSTICS fatte = ROW_COUNT;
  END IF;
  PERFORM set_config('serramenti.pulizia', '', true);
  RETURN fatte;
END $$;
DO $$ BEGIN
  EXECUTE format('ALTER FUNCTION cancella_dati_personali(text, bigint[], text[]) SET search_path = %I, pg_temp', current_schema());
END $$;

-- What is told of a person as a pattern: its characters as they are, whole words only. A mail address is not found at
-- the end of another one; a line break of JSON and an escaped character of an address count as blanks.
CREATE FUNCTION modello_dato(dato text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN strpos(dato, '@') > 0
      THEN '(?<=^|[^[:alnum:]._%+-]|\\[nrt])'
      ELSE '(?<=^|[^[:alnum:]]|\\[nrt]|%[0-9A-Fa-f][0-9A-Fa-f])' END
    || regexp_replace(dato, '([^[:alnum:][:space:]])', '\\\1', 'g')
    || CASE WHEN strpos(dato, '@') > 0 THEN '(?![[:alnum:]]|[.-][[:alnum:]])' ELSE '(?![[:alnum:]])' END
$$;

-- Whether a text tells of a person.
CREATE FUNCTION nomina_dati(testo text, dati text[]) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  dato text;
BEGIN
  FOREACH dato IN ARRAY dati LOOP
    IF testo ~* modello_dato(dato) THEN RETURN true; END IF;
  END LOOP;
  RETURN false;
END $$;

-- A text without what is told of a person, however it is spelt in upper and lower case.
CREATE FUNCTION senza_dati(testo text, dati text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  dato text;
BEGIN
  FOREACH dato IN ARRAY dati LOOP
    testo := regexp_replace(testo, modello_dato(dato), 'Dati cancellati', 'gi');
  END LOOP;
  RETURN testo;
END $$;
