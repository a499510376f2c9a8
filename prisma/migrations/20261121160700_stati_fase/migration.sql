-- CreateTable
CREATE TABLE "stati_fase" (
    "ordine_id" INTEGER NOT NULL,
    "nome_fase" TEXT NOT NULL,
    "stato_id" INTEGER NOT NULL,

    CONSTRAINT "stati_fase_pkey" PRIMARY KEY ("ordine_id","nome_fase")
);

-- CreateTable
CREATE TABLE "stati_materiale" (
    "ordine_id" INTEGER NOT NULL,
    "materiale" TEXT NOT NULL,
    "stato_id" INTEGER NOT NULL,

    CONSTRAINT "stati_materiale_pkey" PRIMARY KEY ("ordine_id","materiale")
);

-- CreateIndex
CREATE INDEX "stati_fase_nome_fase_stato_id_idx" ON "stati_fase"("nome_fase", "stato_id");

-- CreateIndex
CREATE INDEX "stati_fase_stato_id_idx" ON "stati_fase"("stato_id");

-- CreateIndex
CREATE INDEX "stati_materiale_materiale_stato_id_idx" ON "stati_materiale"("materiale", "stato_id");

-- CreateIndex
CREATE INDEX "stati_materiale_stato_id_idx" ON "stati_materiale"("stato_id");

-- AddForeignKey
ALTER TABLE "stati_fase" ADD CONSTRAINT "stati_fase_ordine_id_fkey" FOREIGN KEY ("ordine_id") REFERENCES "ordini"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stati_fase" ADD CONSTRAINT "stati_fase_stato_id_fkey" FOREIGN KEY ("stato_id") REFERENCES "valori_stato"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stati_materiale" ADD CONSTRAINT "stati_materiale_ordine_id_fkey" FOREIGN KEY ("ordine_id") REFERENCES "ordini"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stati_materiale" ADD CONSTRAINT "stati_materiale_materiale_fkey" FOREIGN KEY ("materiale") REFERENCES "materiali"("nome") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stati_materiale" ADD CONSTRAINT "stati_materiale_stato_id_fkey" FOREIGN KEY ("stato_id") REFERENCES "valori_stato"("id") ON DELETE CASCADE ON UPDATE CASCADE;
