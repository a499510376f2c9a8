-- A token is never worth more than who made it, and it ends. Those that are there get a year from today; who made them
-- is in the history.

-- AlterTable
ALTER TABLE "api_tokens" ADD COLUMN     "creato_da_id" INTEGER,
ADD COLUMN     "scade_il" TIMESTAMPTZ(3);

UPDATE "api_tokens" AS t SET
  "scade_il" = now() + interval '1 year',
  "creato_da_id" = coalesce(
    (SELECT a."user_id" FROM "audit_log" AS a JOIN "users" AS u ON u."id" = a."user_id"
     WHERE a."oggetto" = 'ApiToken' AND a."oggetto_pk" = t."id" AND a."azione" = 'createToken' LIMIT 1),
    t."user_id");

ALTER TABLE "api_tokens" ALTER COLUMN "creato_da_id" SET NOT NULL,
ALTER COLUMN "scade_il" SET NOT NULL;

-- CreateIndex
CREATE INDEX "api_tokens_creato_da_id_idx" ON "api_tokens"("creato_da_id");

-- AddForeignKey
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_creato_da_id_fkey" FOREIGN KEY ("creato_da_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
