-- Goods of a supplier order arrive by row and in part: each delivery with its day, its note and what it brought.

ALTER TABLE "righe_ordine_fornitore" ADD COLUMN     "arrivata" DECIMAL(12,3) NOT NULL DEFAULT 0;

CREATE TABLE "arrivi_fornitore" (
    "id" SERIAL NOT NULL,
    "ordine_fornitore_id" INTEGER NOT NULL,
    "giorno" DATE NOT NULL,
    "numero_documento" TEXT NOT NULL DEFAULT '',
    "registrato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "user_id" INTEGER,
    "prima" JSONB,

    CONSTRAINT "arrivi_fornitore_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "righe_arrivo_fornitore" (
    "arrivo_id" INTEGER NOT NULL,
    "riga_id" INTEGER NOT NULL,
    "quantita" DECIMAL(12,3) NOT NULL,

    CONSTRAINT "righe_arrivo_fornitore_pkey" PRIMARY KEY ("arrivo_id","riga_id")
);

CREATE INDEX "arrivi_fornitore_ordine_fornitore_id_idx" ON "arrivi_fornitore"("ordine_fornitore_id");
CREATE INDEX "arrivi_fornitore_user_id_idx" ON "arrivi_fornitore"("user_id");
CREATE INDEX "righe_arrivo_fornitore_riga_id_idx" ON "righe_arrivo_fornitore"("riga_id");

ALTER TABLE "arrivi_fornitore" ADD CONSTRAINT "arrivi_fornitore_ordine_fornitore_id_fkey" FOREIGN KEY ("ordine_fornitore_id") REFERENCES "ordini_fornitore"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "arrivi_fornitore" ADD CONSTRAINT "arrivi_fornitore_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "righe_arrivo_fornitore" ADD CONSTRAINT "righe_arrivo_fornitore_arrivo_id_fkey" FOREIGN KEY ("arrivo_id") REFERENCES "arrivi_fornitore"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "righe_arrivo_fornitore" ADD CONSTRAINT "righe_arrivo_fornitore_riga_id_fkey" FOREIGN KEY ("riga_id") REFERENCES "righe_ordine_fornitore"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say.
ALTER TABLE "righe_ordine_fornitore" ADD CONSTRAINT "righe_ordine_fornitore_arrivata"
  CHECK ("arrivata" >= 0 AND "arrivata" <= "quantita");
ALTER TABLE "righe_arrivo_fornitore" ADD CONSTRAINT "righe_arrivo_fornitore_quantita" CHECK ("quantita" > 0);
