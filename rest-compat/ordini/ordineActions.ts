import type { Endpoint } from '#rest/core/endpoint.ts'
import { booleanField, pkField, rowsField, textField } from '#rest/core/fields.ts'
import { fileField } from '#rest/core/fileField.ts'
import { ORDINE_SELECTION, RIGA_SELECTION } from './ordineSelection.ts'

/** What is done with orders once they are there. */
export const ordineActionEndpoints: Endpoint[] = [
  {
    method: 'PUT',
    path: '/api/planner/ordini/{id}/set_stato/',
    summary: 'Imposta lo stato di un ordine.',
    answer: 'dati',
    body: { stato: pkField({ required: true, descrizione: 'Numero dello stato.' }) },
    document: `mutation ($id: Int!, $stato: Int!) {
      esito: setStatoOrdine(input: { pk: $id, statoPk: $stato }) {
        errors { code field message }
        dati: ordine { ...OrdineLetto }
      }
    } ${ORDINE_SELECTION}`,
  },
  {
    method: 'PUT',
    path: '/api/planner/ordini/{id}/check-list/',
    summary: 'Segna le voci della check list: una lista di `{id, done}`.',
    answer: 'dati',
    listBody: 'voci',
    body: { voci: rowsField({ id: pkField({ required: true }), done: booleanField() }, { required: true }) },
    document: `mutation ($id: Int!, $voci: [VoceCheckListInput!]) {
      esito: setCheckListOrdine(input: { ordinePk: $id, voci: $voci }) {
        errors { code field message }
        dati: ordine { ...OrdineLetto }
      }
    } ${ORDINE_SELECTION}`,
  },
  {
    method: 'GET',
    path: '/api/planner/ordini/{id}/logs/',
    summary: 'Chi ha cambiato che cosa, dal più recente.',
    answer: 'dati',
    document: `query ($id: Int!) {
      dati: storicoOrdine(pk: $id) { data: il utente azione campo prima dopo }
    }`,
  },
  {
    method: 'GET',
    path: '/api/planner/ordini/{id}/options-righe-rivendita/',
    summary: 'Le righe extra di un ordine, fra cui scegliere.',
    answer: 'dati',
    autocomplete: ({ codice_rivendita }: { codice_rivendita: string }) => codice_rivendita,
    document: `query ($id: Int!) { dati: optionsRigheRivendita(ordinePk: $id) { ...RigaLetta } } ${RIGA_SELECTION}`,
  },
  {
    method: 'POST',
    path: '/api/planner/allegati-ordine/',
    summary: 'Aggiunge un allegato a un ordine.',
    answer: 'dati',
    status: 201,
    body: {
      ordine: pkField({ required: true }),
      original_name: textField({ descrizione: 'Se manca, il nome del file.' }),
      allegato: fileField({ required: true }),
    },
    document: `mutation ($ordine: Int!, $originalName: String, $allegato: FileInput) {
      esito: addAllegatoOrdine(input: { ordinePk: $ordine, originalName: $originalName, allegato: $allegato }) {
        errors { code field message }
        dati: allegato { id: pk ordine: ordinePk allegato original_name: originalName }
      }
    }`,
  },
  {
    method: 'DELETE',
    path: '/api/planner/allegati-ordine/{id}/',
    summary: 'Toglie un allegato.',
    answer: 'vuota',
    document:
      'mutation ($id: Int!) { esito: deleteAllegatoOrdine(input: { pk: $id }) { errors { code field message } } }',
  },
]
