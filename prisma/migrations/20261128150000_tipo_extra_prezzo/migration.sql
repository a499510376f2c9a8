-- The type of the extra lines of orders is told by a property, no more by its name.
ALTER TABLE "tipi_serramento" ADD COLUMN "extra" BOOLEAN NOT NULL DEFAULT false;

UPDATE "tipi_serramento" SET "extra" = true WHERE "nome" = 'EXTRA';

-- It is no window: no family sells it any more. Quotes that have it keep it.
DELETE FROM "vincoli" WHERE "tipo_serramento_id" IN (SELECT "id" FROM "tipi_serramento" WHERE "extra");
