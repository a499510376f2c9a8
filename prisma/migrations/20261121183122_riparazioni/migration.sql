-- CreateTable
CREATE TABLE "riparazioni" (
    "id" SERIAL NOT NULL,
    "il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "prima" JSONB NOT NULL,
    "dopo" JSONB NOT NULL,
    "minuti" JSONB NOT NULL,
    "annullata_il" TIMESTAMPTZ(3),

    CONSTRAINT "riparazioni_pkey" PRIMARY KEY ("id")
);
