// The mails of a quote: four for the customer, one for the agent.
import type { Prisma } from '../../prisma/generated/client.ts'

const firma = '<p>Cordiali saluti,<br><strong>{{azienda}}</strong><br>{{azienda_telefono}} · {{azienda_email}}</p>'

export const emailTemplates: Prisma.EmailTemplateCreateManyInput[] = [
  {
    label: 'Conferma di ricezione',
    subject: 'La tua richiesta di preventivo n. {{numero}}',
    body: `<p>Gentile {{nome_cognome}},</p><p>abbiamo ricevuto il {{data_creazione}} la tua richiesta per <strong>{{totale_serramenti}}</strong> della famiglia <strong>{{famiglia}}</strong>. La stiamo esaminando e ti risponderemo entro tre giorni lavorativi.</p><p>Riepilogo:</p><p>{{serramenti}}</p>${firma}`,
  },
  {
    label: 'Invio del preventivo',
    subject: 'Preventivo n. {{numero}} – {{famiglia}}',
    body: `<p>Gentile {{nome_cognome}},</p><p>in risposta alla tua richiesta del {{data_creazione}} ti proponiamo i seguenti serramenti {{tipologia_famiglia}}, famiglia {{famiglia}}:</p><p>{{serramenti}}</p><p>con queste finiture:</p><p>{{opzioni}}</p><p>Il preventivo vale trenta giorni. Per ogni chiarimento chiama il numero verde {{numero_verde}}.</p>${firma}`,
  },
  {
    label: 'Richiesta di misure definitive',
    subject: 'Ci servono le misure definitive – preventivo n. {{numero}}',
    body: `<p>Gentile {{nome_cognome}},</p><p>per completare il preventivo abbiamo bisogno delle misure definitive dei fori. Se preferisci, un nostro tecnico può rilevarle gratuitamente a {{citta}}: basta rispondere a questa mail indicando quando ti si trova.</p>${firma}`,
  },
  {
    label: 'Sollecito di risposta',
    subject: 'Hai avuto modo di vedere il preventivo n. {{numero}}?',
    body: `<p>Gentile {{nome_cognome}},</p><p>qualche tempo fa ti abbiamo inviato il preventivo n. {{numero}} per {{totale_serramenti}}. Siamo a disposizione per modificarlo o per fissare un appuntamento in sala mostra.</p><p>Trovi le nostre realizzazioni su {{sito}}.</p>${firma}`,
  },
  {
    label: "Assegnazione all'agente",
    destinatario: 'AGENTE',
    subject: 'Nuovo preventivo assegnato: n. {{numero}}, {{nome_cognome}}',
    body: '<p>Ciao {{agente}},</p><p>ti è stato assegnato il preventivo n. {{numero}} del {{data_creazione}}.</p><p><strong>{{nome_cognome}}</strong> ({{tipo_cliente}}), {{indirizzo}} {{citta}} ({{provincia}})<br>Telefono: {{telefono}}<br>E-mail: {{email}}</p><p>Famiglia {{famiglia}}, {{totale_serramenti}}, intervento: {{tipo_intervento}}, messa in posa: {{messa_in_posa}} {{luogo_posa}}</p><p>{{serramenti}}</p><p>Note: {{note}}</p>',
  },
]
