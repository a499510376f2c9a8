-- What a token may look at and do of what its user may. Those that are there go on as they were: none named, all of it.

-- CreateEnum
CREATE TYPE "area_token" AS ENUM ('STATISTICHE', 'ORDINI', 'SCRITTURA_ORDINI', 'PRODUZIONE', 'PREVENTIVI', 'SCRITTURA_PREVENTIVI', 'CLIENTI', 'ACQUISTI', 'MACCHINE');

-- AlterTable
ALTER TABLE "api_tokens" ADD COLUMN     "aree" "area_token"[] DEFAULT ARRAY[]::"area_token"[];
