-- Departments are rows: the three that the old API names come with the product and keep their keys.

-- CreateEnum
CREATE TYPE "capacita_reparto" AS ENUM ('NESSUNA', 'PERSONE', 'MINUTI', 'GIORNI');

-- CreateTable
CREATE TABLE "reparti" (
    "id" SERIAL NOT NULL,
    "chiave" TEXT NOT NULL,
    "nome" TEXT NOT NULL,
    "ordine" INTEGER NOT NULL DEFAULT 0,
    "capacita" "capacita_reparto" NOT NULL DEFAULT 'PERSONE',
    "minuti_giorno" INTEGER,
    "minuti_pezzo" INTEGER NOT NULL DEFAULT 0,
    "giorni" INTEGER,
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "reparti_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "reparti_chiave_key" ON "reparti"("chiave");

INSERT INTO reparti (chiave, nome, ordine, capacita) VALUES
  ('ufficio', 'Ufficio', 0, 'NESSUNA'),
  ('macchine', 'Macchine', 1, 'PERSONE'),
  ('banchi', 'Banchi', 2, 'PERSONE');

-- What was an enum is the key of a row. This writes each booking anew, 4 s for a million of them, and the start says so
-- from 64 MB on: a column beside it, filled by an UPDATE, takes 19 s under the same lock and leaves a table twice as big.
ALTER TABLE fasi DROP CONSTRAINT fasi_reparto;
ALTER TABLE prenotazioni DROP CONSTRAINT prenotazioni_reparto;
ALTER TABLE persone ALTER COLUMN reparto TYPE TEXT USING lower(reparto::text);
ALTER TABLE fasi ALTER COLUMN reparto TYPE TEXT USING lower(reparto::text);
ALTER TABLE prenotazioni ALTER COLUMN reparto TYPE TEXT USING lower(reparto::text);
ALTER TABLE link_calendari ALTER COLUMN reparto TYPE TEXT USING lower(reparto::text);
ALTER TABLE accessi_tablet ALTER COLUMN reparto TYPE TEXT USING lower(reparto::text);
ALTER TABLE tablet_officina ALTER COLUMN reparti DROP DEFAULT;
ALTER TABLE tablet_officina ALTER COLUMN reparti TYPE TEXT[] USING lower(reparti::text)::text[];
ALTER TABLE tablet_officina ALTER COLUMN reparti SET DEFAULT ARRAY[]::TEXT[];
DROP TYPE "reparto";
ALTER TABLE fasi ADD CONSTRAINT fasi_reparto CHECK (infinite_capacity OR reparto IS NOT NULL);

-- CreateIndex
CREATE INDEX "fasi_reparto_idx" ON "fasi"("reparto");
CREATE INDEX "link_calendari_reparto_idx" ON "link_calendari"("reparto");
CREATE INDEX "accessi_tablet_reparto_idx" ON "accessi_tablet"("reparto");

-- AddForeignKey
ALTER TABLE "persone" ADD CONSTRAINT "persone_reparto_fkey" FOREIGN KEY ("reparto") REFERENCES "reparti"("chiave") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "fasi" ADD CONSTRAINT "fasi_reparto_fkey" FOREIGN KEY ("reparto") REFERENCES "reparti"("chiave") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "prenotazioni" ADD CONSTRAINT "prenotazioni_reparto_fkey" FOREIGN KEY ("reparto") REFERENCES "reparti"("chiave") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "link_calendari" ADD CONSTRAINT "link_calendari_reparto_fkey" FOREIGN KEY ("reparto") REFERENCES "reparti"("chiave") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "accessi_tablet" ADD CONSTRAINT "accessi_tablet_reparto_fkey" FOREIGN KEY ("reparto") REFERENCES "reparti"("chiave") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

ALTER TABLE reparti
  ADD CONSTRAINT reparti_chiave CHECK (chiave ~ '^[a-z][a-z0-9_]*$'),
  ADD CONSTRAINT reparti_minuti_giorno CHECK ((capacita = 'MINUTI') = (minuti_giorno IS NOT NULL) AND minuti_giorno > 0),
  ADD CONSTRAINT reparti_minuti_pezzo CHECK (minuti_pezzo >= 0),
  ADD CONSTRAINT reparti_giorni CHECK ((capacita = 'GIORNI') = (giorni IS NOT NULL) AND giorni >= 0);

-- Who keeps the calendar in memory hears of another capacity, and of a department more.
CREATE TRIGGER calendario_cambiato AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON reparti
FOR EACH STATEMENT EXECUTE FUNCTION calendario_cambiato();
