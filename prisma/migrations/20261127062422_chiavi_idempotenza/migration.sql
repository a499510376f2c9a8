-- An `Idempotency-Key` of a write, with what it was answered, for a day.

-- CreateTable
CREATE TABLE "chiavi_idempotenza" (
    "id" TEXT NOT NULL,
    "richiesta" TEXT NOT NULL,
    "turno" TEXT NOT NULL,
    "turno_fino" TIMESTAMPTZ(3) NOT NULL,
    "scritta" BOOLEAN NOT NULL DEFAULT false,
    "conclusa" BOOLEAN NOT NULL DEFAULT false,
    "risposta" TEXT,
    "creata_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chiavi_idempotenza_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "chiavi_idempotenza_creata_il_idx" ON "chiavi_idempotenza"("creata_il");
