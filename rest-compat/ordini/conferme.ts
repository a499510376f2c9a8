import type { Endpoint } from '#rest/core/endpoint.ts'
import { choiceField, pkField, textField } from '#rest/core/fields.ts'
import { fileField } from '#rest/core/fileField.ts'
import { type Resource, readOf, resource } from '#rest/core/resource.ts'

const MESSAGE =
  '{ id: pk conferma: confermaPk note tipo_mittente: tipoMittente allegato original_name: originalName data }'

const PATH = '/api/planner/conferme-ordine/'

const table: Resource = {
  path: PATH,
  node: 'ConfermaOrdine',
  payload: 'conferma',
  fields: {
    data: { descrizione: 'Oggi, se manca.' },
    email_cliente: { descrizione: 'A cui si invia la conferma.' },
    numero_commessa: { descrizione: 'Dell’ordine: non si cambia più quando la conferma è collegata.' },
    preventivo_da_firmare: fileField({
      descrizione: 'Obbligatorio in una conferma nuova; solo in un modulo multipart.',
    }),
    preventivo_firmato: fileField({ descrizione: 'Solo in un modulo multipart.' }),
  },
  read: {
    preventivo_da_firmare: 'preventivoDaFirmare',
    preventivo_firmato: 'preventivoFirmato',
    data_invio: 'dataInvio',
    ordine: 'ordine { id: pk numero_commessa: numeroCommessa data_consegna: dataConsegna }',
    messaggi: `messaggi ${MESSAGE}`,
  },
  list: {
    name: 'confermeOrdine',
    summary: 'Le conferme d’ordine, dalla più recente.',
    query: {
      search: textField(),
      stato: choiceField(['non_inviato', 'in_attesa', 'inviato'], { descrizione: 'Derivato: non si imposta.' }),
      ordine: pkField({ fills: 'ordinePk' }),
    },
    orders: ['id', 'data', 'nomeCliente', 'numeroCommessa', 'dataInvio'],
  },
  detail: { name: 'confermaOrdine', summary: 'Una conferma con i suoi messaggi, dal più recente.' },
  create: { name: 'createConfermaOrdine', summary: 'Aggiunge una conferma con il preventivo da firmare.' },
  update: {
    name: 'updateConfermaOrdine',
    summary: 'Cambia una conferma non ancora inviata; i campi e i file che mancano restano come sono.',
  },
  delete: { name: 'deleteConfermaOrdine', summary: 'Elimina una conferma non ancora inviata.' },
}

/** Order confirmations and their messages. */
export const confermeEndpoints: Endpoint[] = [
  ...resource(table),
  {
    method: 'POST',
    path: `${PATH}{id}/invia/`,
    summary: 'Invia la conferma al cliente con il preventivo firmato, una volta sola.',
    answer: 'dati',
    document: `mutation ($id: Int!) {
      esito: sendConfermaOrdine(input: { pk: $id }) {
        errors { code field message }
        dati: conferma ${readOf(table)}
      }
    }`,
  },
  {
    method: 'POST',
    path: '/api/planner/messaggi-conferme-ordine/',
    summary: 'Aggiunge un messaggio a una conferma non ancora inviata.',
    answer: 'dati',
    status: 201,
    body: {
      conferma: pkField({ required: true }),
      note: textField(),
      tipo_mittente: textField({ descrizione: 'interno o cliente; se manca, interno.' }),
      allegato: fileField(),
    },
    document: `mutation ($conferma: Int!, $note: String, $tipoMittente: MittenteConferma, $allegato: FileInput) {
      esito: addMessaggioConferma(
        input: { confermaPk: $conferma, note: $note, tipoMittente: $tipoMittente, allegato: $allegato }
      ) {
        errors { code field message }
        dati: messaggio ${MESSAGE}
      }
    }`,
  },
]
