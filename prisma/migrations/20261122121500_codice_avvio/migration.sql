-- CreateTable
CREATE TABLE "codice_avvio" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "hash" TEXT NOT NULL,
    "scade_il" TIMESTAMPTZ(3) NOT NULL,
    "passo" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "codice_avvio_pkey" PRIMARY KEY ("id")
);
