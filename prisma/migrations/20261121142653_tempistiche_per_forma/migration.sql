-- A timing may hold for every code of a category and a shape, not only for one code or for all.
-- DropIndex
DROP INDEX "righe_ordine_tipo_serramento_id_idx";

-- DropIndex
DROP INDEX "tempistiche_tipo_serramento_id_codice_serramento_id_key";

-- AlterTable
ALTER TABLE "codici_serramento" ADD COLUMN     "versione" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "tempistiche" ADD COLUMN     "categoria" TEXT,
ADD COLUMN     "forma" TEXT;

-- One of the three: a code; a category with a shape; none.
ALTER TABLE "tempistiche" ADD CONSTRAINT "tempistiche_ambito" CHECK (
  ("categoria" IS NULL) = ("forma" IS NULL) AND ("codice_serramento_id" IS NULL OR "categoria" IS NULL));

-- CreateIndex
CREATE INDEX "righe_ordine_tipo_serramento_id_codice_serramento_id_idx" ON "righe_ordine"("tipo_serramento_id", "codice_serramento_id");

-- CreateIndex: one timing for each, also where there is no code. An older database may have let through two without one.
DELETE FROM "tempistiche" t USING "tempistiche" u
WHERE t."codice_serramento_id" IS NULL AND u."codice_serramento_id" IS NULL
  AND t."tipo_serramento_id" = u."tipo_serramento_id" AND t.id > u.id;
CREATE UNIQUE INDEX "tempistiche_tipo_serramento_id_codice_serramento_id_categor_key" ON "tempistiche"("tipo_serramento_id", "codice_serramento_id", "categoria", "forma") NULLS NOT DISTINCT;
