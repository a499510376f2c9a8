-- Colour and version of what an administrator arranges.
CREATE TYPE "colore_stato" AS ENUM ('NEUTRO', 'INFO', 'POSITIVO', 'ATTENZIONE', 'NEGATIVO');

-- AlterTable
ALTER TABLE "valori_stato" ADD COLUMN     "colore" "colore_stato" NOT NULL DEFAULT 'NEUTRO',
ADD COLUMN     "versione" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "voci_check_list" ADD COLUMN     "versione" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "email_templates" ADD COLUMN     "versione" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "stati_preventivo" ADD COLUMN     "colore" "colore_stato" NOT NULL DEFAULT 'NEUTRO',
ADD COLUMN     "versione" INTEGER NOT NULL DEFAULT 1;

-- What there is keeps the colour that its word had on the screens.
UPDATE valori_stato SET colore = (CASE
  WHEN contesto = 'ORDINE_FORNITORE' AND nome = 'DA_FARE' THEN 'NEUTRO'
  WHEN contesto = 'ORDINE_FORNITORE' AND nome = 'IN_RITARDO' THEN 'NEGATIVO'
  WHEN nome ~* '^(pront|consegnat|conclus|chius|finit|fatturat|spedit|arrivat)' THEN 'POSITIVO'
  WHEN nome ~* '^(annull|rifiut|bloccat|contest)' THEN 'NEGATIVO'
  WHEN nome ~* '^(in attesa|sospes|da[ _]|ritard|in[ _]ritard)' THEN 'ATTENZIONE'
  WHEN nome ~* '^(in produzione|in lavorazione|in corso|confermat|schedulat|inviat)' THEN 'INFO'
  ELSE 'NEUTRO' END)::colore_stato;
UPDATE stati_preventivo SET colore = (CASE
  WHEN stato ~* '^(accett|conferm|approv|conclus|vint|ordin)' THEN 'POSITIVO'
  WHEN stato ~* '^(rifiut|annull|pers|scadut|respint)' THEN 'NEGATIVO'
  WHEN stato ~* '^(in attesa|sospes|sollecit|da )' THEN 'ATTENZIONE'
  WHEN stato ~* '^(in lavorazione|in corso|inviat|assegnat)' THEN 'INFO'
  ELSE 'NEUTRO' END)::colore_stato;

-- What every list begins with; a list that somebody has filled stays as it is.
INSERT INTO valori_stato (contesto, nome, colore, ordine)
SELECT p.contesto::contesto_stato, p.nome, p.colore::colore_stato, p.ordine FROM (VALUES
  ('ORDINE', 'Da confermare', 'ATTENZIONE', 0),
  ('ORDINE', 'Confermato', 'INFO', 1),
  ('ORDINE', 'In produzione', 'INFO', 2),
  ('ORDINE', 'Pronto', 'POSITIVO', 3),
  ('ORDINE', 'Consegnato', 'POSITIVO', 4),
  ('ORDINE', 'Sospeso', 'ATTENZIONE', 5),
  ('ORDINE_FORNITORE', 'DA_FARE', 'NEUTRO', 0),
  ('ORDINE_FORNITORE', 'INVIATO', 'INFO', 1),
  ('ORDINE_FORNITORE', 'CONFERMATO', 'INFO', 2),
  ('ORDINE_FORNITORE', 'IN_RITARDO', 'NEGATIVO', 3),
  ('ORDINE_FORNITORE', 'ARRIVATO', 'POSITIVO', 4),
  ('MATERIALI', 'Da ordinare', 'ATTENZIONE', 0),
  ('MATERIALI', 'Ordinato', 'NEUTRO', 1),
  ('MATERIALI', 'Arrivato', 'POSITIVO', 2)
) AS p (contesto, nome, colore, ordine)
WHERE NOT EXISTS (SELECT FROM valori_stato v WHERE v.contesto = p.contesto::contesto_stato);

-- The two that the product knows by name: without them no supplier order begins, and none arrives.
INSERT INTO valori_stato (contesto, nome, colore, ordine) VALUES
  ('ORDINE_FORNITORE', 'DA_FARE', 'NEUTRO', -1),
  ('ORDINE_FORNITORE', 'ARRIVATO', 'POSITIVO', 1000)
ON CONFLICT DO NOTHING;

INSERT INTO valori_stato (contesto, nome_fase, nome, colore, ordine)
SELECT 'FASI', f.nome, p.nome, p.colore::colore_stato, p.ordine
FROM fasi f CROSS JOIN (VALUES
  ('Da fare', 'ATTENZIONE', 0), ('In corso', 'INFO', 1), ('Finito', 'POSITIVO', 2)
) AS p (nome, colore, ordine)
WHERE NOT EXISTS (SELECT FROM valori_stato v WHERE v.contesto = 'FASI' AND v.nome_fase = f.nome)
ORDER BY f.posizione, p.ordine;

INSERT INTO stati_preventivo (stato, colore, ordine)
SELECT p.stato, p.colore::colore_stato, p.ordine FROM (VALUES
  ('Nuovo', 'NEUTRO', 0),
  ('In lavorazione', 'INFO', 1),
  ('Inviato', 'INFO', 2),
  ('In attesa', 'ATTENZIONE', 3),
  ('Accettato', 'POSITIVO', 4),
  ('Rifiutato', 'NEGATIVO', 5)
) AS p (stato, colore, ordine)
WHERE NOT EXISTS (SELECT FROM stati_preventivo);

INSERT INTO voci_check_list (nome, ordine)
SELECT p.nome, p.ordine FROM (VALUES
  ('Misure verificate', 0), ('Documenti firmati', 1), ('Acconto ricevuto', 2), ('Disegni approvati', 3),
  ('Colori confermati', 4)
) AS p (nome, ordine)
WHERE NOT EXISTS (SELECT FROM voci_check_list);

INSERT INTO email_templates (label, subject, body, destinatario, ordine)
SELECT p.label, p.subject, p.body, p.destinatario::destinatario_template, p.ordine FROM (VALUES
  ('Conferma di ricezione', 'La tua richiesta di preventivo n. {{numero}}',
    '<p>Gentile {{nome_cognome}},</p><p>abbiamo ricevuto il {{data_creazione}} la tua richiesta per <strong>{{totale_serramenti}}</strong> della famiglia <strong>{{famiglia}}</strong>. La stiamo esaminando e ti risponderemo entro tre giorni lavorativi.</p><p>Riepilogo:</p><p>{{serramenti}}</p><p>Cordiali saluti,<br><strong>{{azienda}}</strong><br>{{azienda_telefono}} · {{azienda_email}}</p>',
    'CLIENTE', 0),
  ('Invio del preventivo', 'Preventivo n. {{numero}} – {{famiglia}}',
    '<p>Gentile {{nome_cognome}},</p><p>in risposta alla tua richiesta del {{data_creazione}} ti proponiamo i seguenti serramenti {{tipologia_famiglia}}, famiglia {{famiglia}}:</p><p>{{serramenti}}</p><p>con queste finiture:</p><p>{{opzioni}}</p><p>Il preventivo vale trenta giorni. Per ogni chiarimento chiama il numero verde {{numero_verde}}.</p><p>Cordiali saluti,<br><strong>{{azienda}}</strong><br>{{azienda_telefono}} · {{azienda_email}}</p>',
    'CLIENTE', 1),
  ('Richiesta di misure definitive', 'Ci servono le misure definitive – preventivo n. {{numero}}',
    '<p>Gentile {{nome_cognome}},</p><p>per completare il preventivo abbiamo bisogno delle misure definitive dei fori. Se preferisci, un nostro tecnico può rilevarle gratuitamente a {{citta}}: basta rispondere a questa mail indicando quando ti si trova.</p><p>Cordiali saluti,<br><strong>{{azienda}}</strong><br>{{azienda_telefono}} · {{azienda_email}}</p>',
    'CLIENTE', 2),
  ('Sollecito di risposta', 'Hai avuto modo di vedere il preventivo n. {{numero}}?',
    '<p>Gentile {{nome_cognome}},</p><p>qualche tempo fa ti abbiamo inviato il preventivo n. {{numero}} per {{totale_serramenti}}. Siamo a disposizione per modificarlo o per fissare un appuntamento in sala mostra.</p><p>Trovi le nostre realizzazioni su {{sito}}.</p><p>Cordiali saluti,<br><strong>{{azienda}}</strong><br>{{azienda_telefono}} · {{azienda_email}}</p>',
    'CLIENTE', 3),
  ('Assegnazione all''agente', 'Nuovo preventivo assegnato: n. {{numero}}, {{nome_cognome}}',
    '<p>Ciao {{agente}},</p><p>ti è stato assegnato il preventivo n. {{numero}} del {{data_creazione}}.</p><p><strong>{{nome_cognome}}</strong> ({{tipo_cliente}}), {{indirizzo}} {{citta}} ({{provincia}})<br>Telefono: {{telefono}}<br>E-mail: {{email}}</p><p>Famiglia {{famiglia}}, {{totale_serramenti}}, intervento: {{tipo_intervento}}, messa in posa: {{messa_in_posa}} {{luogo_posa}}</p><p>{{serramenti}}</p><p>Note: {{note}}</p>',
    'AGENTE', 4)
) AS p (label, subject, body, destinatario, ordine)
WHERE NOT EXISTS (SELECT FROM email_templates e WHERE e.destinatario = p.destinatario::destinatario_template)
ON CONFLICT DO NOTHING;
