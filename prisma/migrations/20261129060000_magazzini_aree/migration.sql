-- Stores and delivery areas are rows: those that the old API names come with the product and keep their keys.

-- What was an enum becomes the key of a row; the types go first, a table would have their names.
DROP INDEX "ordini_area_consegna_data_idx";
DROP INDEX "ordini_area_consegna_desc_idx";
ALTER TABLE "ordini" ALTER COLUMN "area_consegna" TYPE TEXT USING "area_consegna"::text;
ALTER TABLE "ordini_fornitore" ALTER COLUMN "magazzino" TYPE TEXT USING "magazzino"::text;
DROP TYPE "area_consegna";
DROP TYPE "magazzino";

-- CreateTable
CREATE TABLE "magazzini" (
    "id" SERIAL NOT NULL,
    "chiave" TEXT NOT NULL,
    "nome" TEXT NOT NULL,
    "ordine" INTEGER NOT NULL DEFAULT 0,
    "in_uso" BOOLEAN NOT NULL DEFAULT true,
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "magazzini_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "aree_consegna" (
    "id" SERIAL NOT NULL,
    "chiave" TEXT NOT NULL,
    "nome" TEXT NOT NULL,
    "ordine" INTEGER NOT NULL DEFAULT 0,
    "in_uso" BOOLEAN NOT NULL DEFAULT true,
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "aree_consegna_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "magazzini_chiave_key" ON "magazzini"("chiave");
CREATE UNIQUE INDEX "aree_consegna_chiave_key" ON "aree_consegna"("chiave");

INSERT INTO magazzini (chiave, nome, ordine) VALUES ('QR', 'QR', 0), ('RENIS', 'RENIS', 1);
INSERT INTO aree_consegna (chiave, nome, ordine) VALUES ('EST', 'EST', 0), ('OVEST', 'OVEST', 1);

-- CreateIndex
CREATE INDEX "ordini_area_consegna_data_idx" ON "ordini"("area_consegna", "data" DESC);
CREATE INDEX "ordini_area_consegna_desc_idx" ON "ordini"("area_consegna" DESC NULLS LAST, "id" DESC);
CREATE INDEX "ordini_fornitore_magazzino_idx" ON "ordini_fornitore"("magazzino");

-- AddForeignKey
ALTER TABLE "ordini" ADD CONSTRAINT "ordini_area_consegna_fkey" FOREIGN KEY ("area_consegna") REFERENCES "aree_consegna"("chiave") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "ordini_fornitore" ADD CONSTRAINT "ordini_fornitore_magazzino_fkey" FOREIGN KEY ("magazzino") REFERENCES "magazzini"("chiave") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

ALTER TABLE magazzini ADD CONSTRAINT magazzini_chiave CHECK (chiave ~ '^[A-Z][A-Z0-9_]*$');
ALTER TABLE aree_consegna ADD CONSTRAINT aree_consegna_chiave CHECK (chiave ~ '^[A-Z][A-Z0-9_]*$');
