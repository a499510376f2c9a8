CREATE TYPE "tipo_calendario" AS ENUM ('PIANO', 'CONSEGNE', 'ASSENZE');

CREATE TABLE "link_calendari" (
    "id" SERIAL NOT NULL,
    "nome" TEXT NOT NULL,
    "tipo" "tipo_calendario" NOT NULL,
    "reparto" "reparto",
    "user_id" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "creato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revocato_il" TIMESTAMPTZ(3),
    "ultimo_uso" TIMESTAMPTZ(3),

    CONSTRAINT "link_calendari_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "link_calendari_hash_key" ON "link_calendari"("hash");
CREATE INDEX "link_calendari_user_id_idx" ON "link_calendari"("user_id");

ALTER TABLE "link_calendari" ADD CONSTRAINT "link_calendari_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
