-- Weekdays and stretches of days on which a supplier is closed: its lead time counts the others.
-- docs/scheduler.md#durations

-- AlterTable
ALTER TABLE "fornitori" ADD COLUMN     "giorni_chiusura" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "periodi_chiusura" JSONB NOT NULL DEFAULT '[]';

-- What Prisma's schema cannot say: a supplier that is closed on all seven would never deliver.
ALTER TABLE "fornitori" ADD CONSTRAINT "fornitori_giorni_chiusura"
  CHECK ("giorni_chiusura" <@ ARRAY[1, 2, 3, 4, 5, 6, 7] AND cardinality("giorni_chiusura") < 7),
ADD CONSTRAINT "fornitori_periodi_chiusura" CHECK (jsonb_typeof("periodi_chiusura") = 'array');
