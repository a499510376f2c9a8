-- A long work can be cancelled by who asked for it, and says in words what it does.

-- AlterEnum
ALTER TYPE "stato_job" ADD VALUE 'ANNULLATO';

-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "descrizione" TEXT NOT NULL DEFAULT '';
