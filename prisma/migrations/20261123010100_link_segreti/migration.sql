-- Secret links of customers and of suppliers are one table: both are hashed, expire, are revoked, count their readings.
ALTER TABLE "link_clienti" RENAME TO "link_segreti";
ALTER SEQUENCE "link_clienti_id_seq" RENAME TO "link_segreti_id_seq";
ALTER TABLE "link_segreti" RENAME CONSTRAINT "link_clienti_pkey" TO "link_segreti_pkey";
ALTER TABLE "link_segreti" RENAME CONSTRAINT "link_clienti_conferma_id_fkey" TO "link_segreti_conferma_id_fkey";
ALTER TABLE "link_segreti" RENAME CONSTRAINT "link_clienti_ordine_id_fkey" TO "link_segreti_ordine_id_fkey";
ALTER TABLE "link_segreti" RENAME CONSTRAINT "link_clienti_file_id_fkey" TO "link_segreti_file_id_fkey";
ALTER TABLE "link_segreti" RENAME CONSTRAINT "link_clienti_creato_da_id_fkey" TO "link_segreti_creato_da_id_fkey";
ALTER INDEX "link_clienti_hash_key" RENAME TO "link_segreti_hash_key";
ALTER INDEX "link_clienti_conferma_id_idx" RENAME TO "link_segreti_conferma_id_idx";
ALTER INDEX "link_clienti_ordine_id_idx" RENAME TO "link_segreti_ordine_id_idx";
ALTER INDEX "link_clienti_file_id_idx" RENAME TO "link_segreti_file_id_idx";
ALTER INDEX "link_clienti_creato_da_id_idx" RENAME TO "link_segreti_creato_da_id_idx";

ALTER TABLE "link_segreti" ADD COLUMN "fornitore_id" INTEGER,
  ADD COLUMN "nome" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "prefisso" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "ultimo_uso" TIMESTAMPTZ(3),
  ADD COLUMN "letture" INTEGER NOT NULL DEFAULT 0;
CREATE INDEX "link_segreti_fornitore_id_idx" ON "link_segreti"("fornitore_id");
ALTER TABLE "link_segreti" ADD CONSTRAINT "link_segreti_fornitore_id_fkey" FOREIGN KEY ("fornitore_id") REFERENCES "fornitori"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "link_segreti" DROP CONSTRAINT "link_clienti_di_uno";
ALTER TABLE "link_segreti" ADD CONSTRAINT "link_segreti_di_uno" CHECK (num_nonnulls("fornitore_id", "conferma_id", "ordine_id") = 1);

-- Addresses that suppliers have go on opening their portal.
INSERT INTO "link_segreti" ("fornitore_id", "nome", "hash", "prefisso", "creato_il", "creato_da_id", "scade_il", "revocato_il", "ultimo_uso", "letture")
SELECT "fornitore_id", "nome", "hash", "prefisso", "creato_il", "creato_da_id", "scade_il", "revocato_il", "ultimo_uso", "letture"
FROM "link_fornitori" ORDER BY "id";
DROP TABLE "link_fornitori";
