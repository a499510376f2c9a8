-- The second factor of a login: a secret shared with the user's app, sealed by the key of the process, and ten codes
-- for who has lost the app.

-- CreateTable
CREATE TABLE "secondi_fattori" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "segreto" TEXT NOT NULL,
    "confermato_il" TIMESTAMPTZ(3),
    "ultimo_passo" INTEGER NOT NULL DEFAULT 0,
    "creato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "secondi_fattori_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "codici_recupero" (
    "id" SERIAL NOT NULL,
    "secondo_fattore_id" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "usato_il" TIMESTAMPTZ(3),

    CONSTRAINT "codici_recupero_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "secondi_fattori_user_id_key" ON "secondi_fattori"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "codici_recupero_secondo_fattore_id_hash_key" ON "codici_recupero"("secondo_fattore_id", "hash");

-- AddForeignKey
ALTER TABLE "secondi_fattori" ADD CONSTRAINT "secondi_fattori_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "codici_recupero" ADD CONSTRAINT "codici_recupero_secondo_fattore_id_fkey" FOREIGN KEY ("secondo_fattore_id") REFERENCES "secondi_fattori"("id") ON DELETE CASCADE ON UPDATE CASCADE;
