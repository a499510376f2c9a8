-- CreateTable
CREATE TABLE "configurazioni_postazione" (
    "id" SERIAL NOT NULL,
    "postazione" TEXT NOT NULL,
    "campi" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "posizione" INTEGER NOT NULL DEFAULT 0,
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "configurazioni_postazione_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "analisi_postazione" (
    "id" SERIAL NOT NULL,
    "nome" TEXT NOT NULL,
    "data" DATE NOT NULL,
    "creata_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "creata_da_id" INTEGER,
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "analisi_postazione_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "postazioni_analisi" (
    "id" SERIAL NOT NULL,
    "analisi_id" INTEGER NOT NULL,
    "postazione" TEXT NOT NULL,
    "campi" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "posizione" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "postazioni_analisi_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ordini_analisi" (
    "id" SERIAL NOT NULL,
    "analisi_id" INTEGER NOT NULL,
    "ordine_id" INTEGER NOT NULL,
    "postazione_id" INTEGER,
    "minuti" INTEGER,
    "posizione" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ordini_analisi_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "configurazioni_postazione_postazione_key" ON "configurazioni_postazione"("postazione");

-- CreateIndex
CREATE INDEX "configurazioni_postazione_posizione_idx" ON "configurazioni_postazione"("posizione");

-- CreateIndex
CREATE INDEX "analisi_postazione_data_idx" ON "analisi_postazione"("data");

-- CreateIndex
CREATE INDEX "analisi_postazione_nome_idx" ON "analisi_postazione"("nome");

-- CreateIndex
CREATE INDEX "analisi_postazione_creata_da_id_idx" ON "analisi_postazione"("creata_da_id");

-- CreateIndex
CREATE UNIQUE INDEX "postazioni_analisi_analisi_id_postazione_key" ON "postazioni_analisi"("analisi_id", "postazione");

-- CreateIndex
CREATE INDEX "ordini_analisi_ordine_id_idx" ON "ordini_analisi"("ordine_id");

-- CreateIndex
CREATE INDEX "ordini_analisi_postazione_id_idx" ON "ordini_analisi"("postazione_id");

-- CreateIndex
CREATE UNIQUE INDEX "ordini_analisi_analisi_id_ordine_id_key" ON "ordini_analisi"("analisi_id", "ordine_id");

-- AddForeignKey
ALTER TABLE "analisi_postazione" ADD CONSTRAINT "analisi_postazione_creata_da_id_fkey" FOREIGN KEY ("creata_da_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "postazioni_analisi" ADD CONSTRAINT "postazioni_analisi_analisi_id_fkey" FOREIGN KEY ("analisi_id") REFERENCES "analisi_postazione"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ordini_analisi" ADD CONSTRAINT "ordini_analisi_analisi_id_fkey" FOREIGN KEY ("analisi_id") REFERENCES "analisi_postazione"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ordini_analisi" ADD CONSTRAINT "ordini_analisi_ordine_id_fkey" FOREIGN KEY ("ordine_id") REFERENCES "ordini"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ordini_analisi" ADD CONSTRAINT "ordini_analisi_postazione_id_fkey" FOREIGN KEY ("postazione_id") REFERENCES "postazioni_analisi"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The workstations of the workshop; an administrator arranges them.
INSERT INTO configurazioni_postazione (postazione, posizione, campi) VALUES
  ('Banco 1', 1, '{assemblaggio telaio,assemblaggio anta,ferramenta,collaudo}'),
  ('Banco 2', 2, '{assemblaggio telaio,assemblaggio anta,ferramenta,collaudo}'),
  ('Banco 3', 3, '{assemblaggio telaio,assemblaggio anta,ferramenta,collaudo}'),
  ('Banco 4', 4, '{assemblaggio telaio,assemblaggio anta,ferramenta,collaudo}'),
  ('Linea macchine', 5, '{taglio,lavorazione CNC}'),
  ('Vetratura', 6, '{vetratura}'),
  ('Imballo', 7, '{imballaggio}');
