CREATE TYPE "argomento_webhook" AS ENUM ('PREVENTIVO', 'ORDINE', 'CONFERMA_ORDINE', 'ORDINE_FORNITORE', 'FORNITURA_IN_RITARDO', 'ATTIVITA', 'PEZZI', 'PROBLEMI_OFFICINA', 'CALENDARIO', 'CATALOGO');
CREATE TYPE "stato_consegna" AS ENUM ('IN_ATTESA', 'IN_INVIO', 'CONSEGNATA', 'IGNORATA');

CREATE TABLE "webhooks" (
    "id" SERIAL NOT NULL,
    "nome" TEXT NOT NULL,
    "indirizzo" TEXT NOT NULL,
    "segreto" TEXT NOT NULL,
    "argomenti" "argomento_webhook"[],
    "canali" TEXT[],
    "aree" "area_token"[] DEFAULT ARRAY[]::"area_token"[],
    "user_id" INTEGER NOT NULL,
    "creato_da_id" INTEGER NOT NULL,
    "sospeso_il" TIMESTAMPTZ(3),
    "motivo" TEXT NOT NULL DEFAULT '',
    "falliti" INTEGER NOT NULL DEFAULT 0,
    "attesa_fino" TIMESTAMPTZ(3),
    "creato_il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "versione" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "consegne_webhook" (
    "id" SERIAL NOT NULL,
    "webhook_id" INTEGER NOT NULL,
    "message_id" TEXT NOT NULL DEFAULT 'msg_' || gen_random_uuid(),
    "canale" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "oggetto" TEXT NOT NULL,
    "il" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "stato" "stato_consegna" NOT NULL DEFAULT 'IN_ATTESA',
    "tentativi" INTEGER NOT NULL DEFAULT 0,
    "primo_tentativo" TIMESTAMPTZ(3),
    "prossimo" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "presa_fino" TIMESTAMPTZ(3),
    "esito" TEXT NOT NULL DEFAULT '',
    "risposta" INTEGER,
    "durata" INTEGER,
    "consegnata_il" TIMESTAMPTZ(3),

    CONSTRAINT "consegne_webhook_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "webhooks_user_id_idx" ON "webhooks"("user_id");
CREATE INDEX "webhooks_creato_da_id_idx" ON "webhooks"("creato_da_id");
CREATE UNIQUE INDEX "consegne_webhook_message_id_key" ON "consegne_webhook"("message_id");
CREATE INDEX "consegne_webhook_webhook_id_id_idx" ON "consegne_webhook"("webhook_id", "id");
CREATE INDEX "consegne_webhook_webhook_id_stato_prossimo_idx" ON "consegne_webhook"("webhook_id", "stato", "prossimo");
CREATE INDEX "consegne_webhook_webhook_id_oggetto_id_idx" ON "consegne_webhook"("webhook_id", "oggetto", "id");
CREATE INDEX "consegne_webhook_il_idx" ON "consegne_webhook"("il");

ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_creato_da_id_fkey" FOREIGN KEY ("creato_da_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "consegne_webhook" ADD CONSTRAINT "consegne_webhook_webhook_id_fkey" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- In the transaction of the event: what is committed is on its way, and nothing else.
CREATE FUNCTION event_log_consegne() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO consegne_webhook (webhook_id, canale, payload, oggetto, il)
  SELECT w.id, n.topic, n.payload, concat(n.topic, ' ', n.payload ->> 'pk'), n.il
  FROM nuovi AS n JOIN webhooks AS w ON n.topic = ANY (w.canali) ORDER BY n.id;
  RETURN NULL;
END $$;
CREATE TRIGGER event_log_consegne AFTER INSERT ON event_log REFERENCING NEW TABLE AS nuovi
FOR EACH STATEMENT EXECUTE FUNCTION event_log_consegne();
