-- Rows for suppliers that came in one file: the same file is noticed, and what it brought can be taken back.
CREATE TABLE "importazioni_righe" (
    "id" SERIAL NOT NULL,
    "il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "user_nome" TEXT NOT NULL DEFAULT '',
    "nome_file" TEXT NOT NULL,
    "chiave" TEXT NOT NULL,
    "righe" INTEGER NOT NULL,

    CONSTRAINT "importazioni_righe_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "importazioni_righe_chiave_il_idx" ON "importazioni_righe"("chiave", "il");

ALTER TABLE "righe_ordine_fornitore" ADD COLUMN "importazione_id" INTEGER;
CREATE INDEX "righe_ordine_fornitore_importazione_id_idx" ON "righe_ordine_fornitore"("importazione_id");
ALTER TABLE "righe_ordine_fornitore" ADD CONSTRAINT "righe_ordine_fornitore_importazione_id_fkey" FOREIGN KEY ("importazione_id") REFERENCES "importazioni_righe"("id") ON DELETE SET NULL ON UPDATE CASCADE;
