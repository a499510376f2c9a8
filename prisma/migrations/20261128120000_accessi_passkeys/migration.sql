-- AlterTable
ALTER TABLE "link_segreti" ADD COLUMN     "codice_hash" TEXT,
ADD COLUMN     "codice_scade_il" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "confermata_il" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "passkeys" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "nome" TEXT NOT NULL,
    "credenziale" TEXT NOT NULL,
    "chiave_pubblica" TEXT NOT NULL,
    "contatore" BIGINT NOT NULL DEFAULT 0,
    "trasporti" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "creata_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ultimo_uso" TIMESTAMPTZ(3),

    CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "passkey_challenges" (
    "hash" TEXT NOT NULL,
    "user_id" INTEGER,
    "scade_il" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "passkey_challenges_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "accessi" (
    "id" SERIAL NOT NULL,
    "il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "evento" TEXT NOT NULL,
    "riuscito" BOOLEAN NOT NULL DEFAULT true,
    "user_id" INTEGER,
    "user_nome" TEXT NOT NULL DEFAULT '',
    "indirizzo" TEXT NOT NULL DEFAULT '',
    "user_agent" TEXT NOT NULL DEFAULT '',
    "dettaglio" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "accessi_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sigilli" (
    "id" SERIAL NOT NULL,
    "il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "tabella" TEXT NOT NULL,
    "righe" TEXT NOT NULL,
    "quante" INTEGER NOT NULL,
    "ultima_il" TIMESTAMPTZ(3) NOT NULL,
    "hash" TEXT NOT NULL,
    "chiave" INTEGER NOT NULL,
    "firma" TEXT NOT NULL,

    CONSTRAINT "sigilli_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "passkeys_credenziale_key" ON "passkeys"("credenziale");

-- CreateIndex
CREATE INDEX "passkeys_user_id_idx" ON "passkeys"("user_id");

-- CreateIndex
CREATE INDEX "passkey_challenges_scade_il_idx" ON "passkey_challenges"("scade_il");

-- CreateIndex
CREATE INDEX "accessi_il_id_idx" ON "accessi"("il" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "accessi_user_id_il_idx" ON "accessi"("user_id", "il" DESC);

-- CreateIndex
CREATE INDEX "sigilli_tabella_id_idx" ON "sigilli"("tabella", "id" DESC);

-- AddForeignKey
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The accesses and the seals only grow, as the history does.
CREATE FUNCTION sola_aggiunta() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'accessi' AND current_setting('serramenti.pulizia', true) = 'accessi' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION '% is append-only: % refused', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER accessi_sola_aggiunta BEFORE UPDATE OR DELETE OR TRUNCATE ON accessi
FOR EACH STATEMENT EXECUTE FUNCTION sola_aggiunta();
CREATE TRIGGER sigilli_sola_aggiunta BEFORE UPDATE OR DELETE OR TRUNCATE ON sigilli
FOR EACH STATEMENT EXECUTE FUNCTION sola_aggiunta();

-- The one way out of the accesses: whole seals that are older than the settings keep them, and a month at least. It
-- leaves its own line, which says until when.
CREATE FUNCTION elimina_accessi(mesi integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  confine timestamptz := now() - make_interval(months => greatest(mesi, 1));
  prima timestamptz := (SELECT min(il) FROM accessi);
  vecchie int8multirange;
  eliminati integer;
BEGIN
  SELECT range_agg(righe::int8multirange) INTO vecchie FROM sigilli
  WHERE tabella = 'accessi' AND ultima_il >= prima AND ultima_il < confine;
  PERFORM set_config('serramenti.pulizia', 'accessi', true);
  DELETE FROM accessi WHERE il < confine AND vecchie @> id::bigint;
  GET DIAGNOSTICS eliminati = ROW_COUNT;
  PERFORM set_config('serramenti.pulizia', '', true);
  IF eliminati > 0 THEN
    INSERT INTO accessi (evento, dettaglio)
    VALUES ('eliminati', to_char(confine AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
  END IF;
  RETURN eliminati;
END $$;
DO $$ BEGIN
  EXECUTE format('ALTER FUNCTION elimina_accessi(integer) SET search_path = %I, pg_temp', current_schema());
END $$;
