-- AlterTable
ALTER TABLE "event_log" ADD COLUMN     "request_id" TEXT,
ADD COLUMN     "user_id" INTEGER;
