ALTER TABLE "stored_files"
  ADD COLUMN "originale_id" INTEGER,
  ADD COLUMN "miniatura_id" INTEGER;

CREATE INDEX "stored_files_originale_id_idx" ON "stored_files"("originale_id");
CREATE INDEX "stored_files_miniatura_id_idx" ON "stored_files"("miniatura_id");

ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_originale_id_fkey"
  FOREIGN KEY ("originale_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_miniatura_id_fkey"
  FOREIGN KEY ("miniatura_id") REFERENCES "stored_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;
