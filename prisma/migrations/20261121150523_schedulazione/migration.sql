-- CreateEnum
CREATE TYPE "unita_fase" AS ENUM ('MINUTES', 'HOURS', 'DAYS');

-- AlterTable
ALTER TABLE "ordini" ADD COLUMN     "fasi_spente" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "motivo_non_schedulato" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "schedulazioni_fase" ADD COLUMN     "durata" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "durata_override" INTEGER,
ADD COLUMN     "fornitore_id" INTEGER;

-- AlterTable
ALTER TABLE "schedulazioni_ordine" ADD COLUMN     "salvata_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "tempi_cambiati" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "fasi" (
    "id" SERIAL NOT NULL,
    "nome" TEXT NOT NULL,
    "posizione" INTEGER NOT NULL DEFAULT 0,
    "unit" "unita_fase" NOT NULL,
    "with_fornitore" BOOLEAN NOT NULL,
    "infinite_capacity" BOOLEAN NOT NULL,
    "reparto" "reparto",
    "dependencies" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "solo_con_telai" BOOLEAN NOT NULL DEFAULT false,
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "fasi_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "prenotazioni" (
    "fase_id" INTEGER NOT NULL,
    "giorno" DATE NOT NULL,
    "ordine_id" INTEGER NOT NULL,
    "reparto" "reparto" NOT NULL,
    "minuti" INTEGER NOT NULL,

    CONSTRAINT "prenotazioni_pkey" PRIMARY KEY ("fase_id","giorno")
);

-- CreateIndex
CREATE UNIQUE INDEX "fasi_nome_key" ON "fasi"("nome");

-- CreateIndex
CREATE INDEX "prenotazioni_giorno_reparto_ordine_id_minuti_idx" ON "prenotazioni"("giorno", "reparto", "ordine_id", "minuti");

-- CreateIndex
CREATE INDEX "prenotazioni_ordine_id_idx" ON "prenotazioni"("ordine_id");

-- CreateIndex
CREATE INDEX "schedulazioni_fase_inizio_fine_idx" ON "schedulazioni_fase"("inizio", "fine");

-- CreateIndex
CREATE INDEX "schedulazioni_fase_fornitore_id_idx" ON "schedulazioni_fase"("fornitore_id");

-- AddForeignKey
ALTER TABLE "schedulazioni_fase" ADD CONSTRAINT "schedulazioni_fase_fornitore_id_fkey" FOREIGN KEY ("fornitore_id") REFERENCES "fornitori"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "prenotazioni" ADD CONSTRAINT "prenotazioni_fase_id_fkey" FOREIGN KEY ("fase_id") REFERENCES "schedulazioni_fase"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

ALTER TABLE fasi
  ADD CONSTRAINT fasi_reparto CHECK (infinite_capacity OR reparto IN ('MACCHINE', 'BANCHI')),
  ADD CONSTRAINT fasi_unita CHECK (infinite_capacity OR unit <> 'DAYS');
ALTER TABLE schedulazioni_fase
  ADD CONSTRAINT schedulazioni_fase_date CHECK (fine >= inizio),
  ADD CONSTRAINT schedulazioni_fase_durate CHECK (durata >= 0 AND durata_override >= 0);
ALTER TABLE prenotazioni
  ADD CONSTRAINT prenotazioni_minuti CHECK (minuti > 0),
  ADD CONSTRAINT prenotazioni_reparto CHECK (reparto IN ('MACCHINE', 'BANCHI'));

-- The phases of production to begin with (spec/001 §3); an administrator changes them.
INSERT INTO fasi (nome, posizione, unit, with_fornitore, infinite_capacity, reparto, dependencies, solo_con_telai) VALUES
  ('legno', 0, 'DAYS', true, true, NULL, '{}', false),
  ('vetro', 1, 'DAYS', true, true, NULL, '{}', false),
  ('telai', 2, 'DAYS', true, true, NULL, '{}', true),
  ('macchine', 3, 'MINUTES', false, false, 'MACCHINE', '{legno}', false),
  ('verniciatura', 4, 'DAYS', true, true, NULL, '{macchine}', false),
  ('banchi', 5, 'MINUTES', false, false, 'BANCHI', '{verniciatura,vetro,telai}', false);
