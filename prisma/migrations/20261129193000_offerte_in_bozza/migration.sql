-- A draft after what was sent takes nothing of it: the offer goes on showing what its customer holds, and that there is
-- a draft.
ALTER TABLE "offerte" ADD COLUMN "numero_versione" INTEGER NOT NULL DEFAULT 1, ADD COLUMN "numero_bozza" INTEGER;
CREATE INDEX "offerte_numero_bozza_idx" ON "offerte"("numero_bozza");

UPDATE "offerte" o
SET "numero_bozza" = v."numero"
FROM "versioni_offerta" v
WHERE v."offerta_id" = o."id" AND v."stato" = 'BOZZA';

UPDATE "offerte" o
SET
  "numero_versione" = s."numero",
  "stato" = s."stato",
  "inviata_il" = s."inviata_il",
  "valida_fino" = s."valida_fino",
  "decisa_il" = s."decisa_il",
  "netto" = COALESCE(s."netto", o."netto"),
  "totale" = COALESCE(s."totale", o."totale")
FROM (
  SELECT DISTINCT ON (v."offerta_id") v.*, a."netto", a."totale"
  FROM "versioni_offerta" v
  LEFT JOIN LATERAL (
    SELECT "netto", "totale" FROM "alternative_offerta"
    WHERE "versione_offerta_id" = v."id"
    ORDER BY "accettata" DESC, "ordine", "id"
    LIMIT 1
  ) a ON TRUE
  ORDER BY v."offerta_id", (v."stato" = 'ACCETTATA') DESC, (v."stato" <> 'BOZZA') DESC, v."numero" DESC
) s
WHERE s."offerta_id" = o."id";
