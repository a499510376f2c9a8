-- What a user has deleted, so that it can be taken back for a day.
CREATE TABLE "eliminazioni_annullabili" (
    "id" SERIAL NOT NULL,
    "il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "user_id" INTEGER NOT NULL,
    "tipo" TEXT NOT NULL,
    "oggetto_pk" INTEGER NOT NULL,
    "contenuto" JSONB NOT NULL,

    CONSTRAINT "eliminazioni_annullabili_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "eliminazioni_annullabili_user_id_tipo_oggetto_pk_idx" ON "eliminazioni_annullabili"("user_id", "tipo", "oggetto_pk");

CREATE INDEX "eliminazioni_annullabili_il_idx" ON "eliminazioni_annullabili"("il");
