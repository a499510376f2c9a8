-- CreateTable
CREATE TABLE "budget_clienti" (
    "cliente_id" INTEGER NOT NULL,
    "anno" INTEGER NOT NULL,
    "importo" DECIMAL(12,2) NOT NULL,

    CONSTRAINT "budget_clienti_pkey" PRIMARY KEY ("cliente_id","anno")
);

-- CreateTable
CREATE TABLE "budget_agenti" (
    "agente_id" INTEGER NOT NULL,
    "anno" INTEGER NOT NULL,
    "importo" DECIMAL(12,2) NOT NULL,

    CONSTRAINT "budget_agenti_pkey" PRIMARY KEY ("agente_id","anno")
);

-- CreateIndex
CREATE INDEX "budget_clienti_anno_idx" ON "budget_clienti"("anno");

-- CreateIndex
CREATE INDEX "budget_agenti_anno_idx" ON "budget_agenti"("anno");

-- CreateIndex
CREATE INDEX "ordini_statistiche_idx" ON "ordini"("data", "agente_id", "cliente_id", "numero_serramenti", "listino", "netto");

-- AddForeignKey
ALTER TABLE "budget_clienti" ADD CONSTRAINT "budget_clienti_cliente_id_fkey" FOREIGN KEY ("cliente_id") REFERENCES "clienti"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "budget_agenti" ADD CONSTRAINT "budget_agenti_agente_id_fkey" FOREIGN KEY ("agente_id") REFERENCES "agenti"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say.
ALTER TABLE "budget_clienti" ADD CONSTRAINT "budget_clienti_importo_check" CHECK ("importo" > 0);
ALTER TABLE "budget_agenti" ADD CONSTRAINT "budget_agenti_importo_check" CHECK ("importo" > 0);
