-- Users look at their own sessions: where each was opened from helps to recognise it.

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "indirizzo" TEXT NOT NULL DEFAULT '';
