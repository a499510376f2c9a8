-- Tablets on the walls of the workshop: each knows who works there, and lets them in by a number of their own. What a
-- tablet holds by itself is a secret that opens nothing but the names.

-- CreateTable
CREATE TABLE "tablet_officina" (
    "id" SERIAL NOT NULL,
    "nome" TEXT NOT NULL,
    "reparti" "reparto"[] DEFAULT ARRAY[]::"reparto"[],
    "minuti_inattivita" INTEGER NOT NULL DEFAULT 2,
    "codice_hash" TEXT,
    "codice_scade_il" TIMESTAMPTZ(3),
    "hash" TEXT,
    "collegato_il" TIMESTAMPTZ(3),
    "ultimo_uso" TIMESTAMPTZ(3),
    "creato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "tablet_officina_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "accessi_tablet" (
    "id" SERIAL NOT NULL,
    "operatore_id" INTEGER NOT NULL,
    "reparto" "reparto",
    "pin_hash" TEXT,
    "pin_impostato_il" TIMESTAMPTZ(3),

    CONSTRAINT "accessi_tablet_pkey" PRIMARY KEY ("id")
);

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "tablet_id" INTEGER;

-- CreateIndex
CREATE UNIQUE INDEX "tablet_officina_nome_key" ON "tablet_officina"("nome");

-- CreateIndex
CREATE UNIQUE INDEX "tablet_officina_codice_hash_key" ON "tablet_officina"("codice_hash");

-- CreateIndex
CREATE UNIQUE INDEX "tablet_officina_hash_key" ON "tablet_officina"("hash");

-- CreateIndex
CREATE UNIQUE INDEX "accessi_tablet_operatore_id_key" ON "accessi_tablet"("operatore_id");

-- CreateIndex
CREATE INDEX "sessions_tablet_id_idx" ON "sessions"("tablet_id");

-- AddForeignKey
ALTER TABLE "accessi_tablet" ADD CONSTRAINT "accessi_tablet_operatore_id_fkey" FOREIGN KEY ("operatore_id") REFERENCES "operatori"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tablet_id_fkey" FOREIGN KEY ("tablet_id") REFERENCES "tablet_officina"("id") ON DELETE CASCADE ON UPDATE CASCADE;
