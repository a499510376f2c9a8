import type { Endpoint } from '#rest/core/endpoint.ts'
import {
  booleanField,
  dayField,
  integerField,
  listOfField,
  pkField,
  type RestField,
  rowsField,
  textField,
} from '#rest/core/fields.ts'
import { fileField } from '#rest/core/fileField.ts'
import { listDocument, ordersOf, writeDocument } from '#rest/core/resource.ts'
import { attivitaFragment, attivitaFragments, attivitaSchema, pezziField, wholeShape } from './shape.ts'

const PATH = '/api/planner/lavorazioni-operatore/'
const ORDINI = ['id', 'data', 'oraInizio', 'tempo', 'tempoTeorico']

const common = {
  ora_inizio: textField({ descrizione: 'HH:mm; adesso, se manca in una attività di oggi.' }),
  ora_fine: textField({ descrizione: 'HH:mm; se manca, l’attività resta aperta.' }),
  note: textField(),
  pezzi: pezziField,
  controlli: rowsField(
    { controllo: pkField({ required: true }), conforme: booleanField(), note: textField() },
    { descrizione: 'Controlli CE da registrare: quando la lavorazione finisce servono tutti.' },
  ),
  chiave: textField({
    fills: 'chiaveClient',
    descrizione: 'Di chi registra senza rete: rimandata, è la stessa attività.',
  }),
}

const next = {
  lavorazione: pkField({ required: true }),
  ordine: pkField(),
  seconda_lavorazione: pkField({ descrizione: 'Una seconda lavorazione sugli stessi pezzi.' }),
  data: dayField({ descrizione: 'Oggi, se manca.' }),
  operatore: pkField({ descrizione: 'Solo il proprio.' }),
  precedente: pkField({ descrizione: 'L’attività di cui questa è una nuova registrazione.' }),
  ...common,
}

const recorded = 'Può venire insieme al resto; un’altra è rifiutata.'

const edit = {
  ...common,
  operatore: pkField({ descrizione: recorded }),
  data: dayField({ descrizione: recorded }),
  ordine: pkField({ descrizione: recorded }),
  lavorazione: pkField({ descrizione: recorded }),
  seconda_lavorazione: pkField({ descrizione: recorded }),
  versione: pkField({ descrizione: 'Quella letta: se è superata, il salvataggio è rifiutato.' }),
}

const answer = { payload: 'attivita', read: '{ ...AttivitaIntera }', fragments: attivitaFragments }
const reshape = { fa: wholeShape, schema: attivitaSchema }

const adminFilters = {
  operatore: pkField({ fills: 'operatorePk' }),
  lavorazioni: listOfField(pkField(), { fills: 'lavorazionePks', descrizione: 'Una o più lavorazioni.' }),
  ordine: pkField({ fills: 'ordinePk' }),
  from_data: dayField({ fills: 'periodo.dal' }),
  to_data: dayField({ fills: 'periodo.al', descrizione: 'Compreso.' }),
}

/** A day, asked for as the period that has it alone. */
function oneDay(): RestField {
  const day = dayField({ fills: 'periodo' })
  return {
    ...day,
    read(value, origin) {
      const { valore, errori } = day.read(value, origin)
      return { valore: valore === null ? null : { dal: valore, al: valore }, errori }
    },
  }
}

/** One of the two lists of the office. */
const adminDocument = (name: string) => listDocument(name, '{ ...Attivita }', { fragments: attivitaFragment })

/** The activities of operators. */
export const attivitaEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/lavorazioni/',
    summary: 'Le lavorazioni dell’officina con i loro controlli CE.',
    answer: 'elenco',
    query: { search: textField(), inattive: booleanField({ descrizione: 'true: anche quelle che non si usano più.' }) },
    perPagina: 1000,
    orderings: ordersOf(['id', 'ordine', 'nome']),
    document: listDocument(
      'elencoLavorazioni',
      `{ id: pk nome fase attivita_numero: attivitaNumero quota
        controlli: controlliAttivi { id: pk descrizione frequenza } }`,
    ),
  },
  {
    method: 'GET',
    path: PATH,
    summary: 'Le proprie attività, dalla più recente.',
    answer: 'elenco',
    query: {
      data: oneDay(),
      ordine: pkField({ fills: 'ordinePk' }),
      lavorazione: pkField({ fills: 'lavorazionePk' }),
      aperte: booleanField({ descrizione: '1: solo quelle senza ora di fine.' }),
    },
    orderings: ordersOf(ORDINI),
    document: listDocument('mieAttivita', '{ ...Attivita }', { fragments: attivitaFragment }),
  },
  {
    method: 'POST',
    path: PATH,
    summary: 'Comincia un’attività, o ne registra una finita.',
    answer: 'dati',
    status: 201,
    body: next,
    rimodella: reshape,
    document: writeDocument('createAttivita', next, answer),
  },
  {
    method: 'GET',
    path: `${PATH}date_attivita_mese/`,
    summary: 'I giorni di un mese in cui si hanno attività.',
    answer: 'dati',
    query: { data: textField({ required: true, descrizione: 'YYYY-MM, o un giorno del mese.' }) },
    rimodella: {
      fa: (days: { giorno: string }[]) => days.map(({ giorno }) => giorno),
      schema: { type: 'array', items: { type: 'string', format: 'date' } },
    },
    document: 'query ($data: String!) { dati: giorniAttivita(mese: $data) { giorno } }',
  },
  {
    method: 'GET',
    path: `${PATH}{id}/`,
    summary: 'Un’attività con i pezzi e le altre sessioni.',
    answer: 'dati',
    rimodella: reshape,
    document: `query ($id: Int!) { dati: attivita(pk: $id) { ...AttivitaIntera } } ${attivitaFragments}`,
  },
  {
    method: 'PUT',
    path: `${PATH}{id}/`,
    summary: 'Cambia o finisce una propria attività; quello che manca resta com’è.',
    answer: 'dati',
    body: edit,
    rimodella: reshape,
    document: writeDocument('updateAttivita', edit, {
      ...answer,
      key: { param: 'id', input: 'pk', type: 'Int!' },
    }),
  },
  {
    method: 'DELETE',
    path: `${PATH}{id}/`,
    summary: 'Elimina una propria attività, l’ultima di quell’ordine e lavorazione.',
    answer: 'vuota',
    document: 'mutation ($id: Int!) { esito: deleteAttivita(input: { pk: $id }) { errors { code field message } } }',
  },
  {
    method: 'GET',
    path: '/api/planner/lavorazioni-operatore-admin/',
    summary: 'Le attività di tutti gli operatori.',
    answer: 'elenco',
    query: adminFilters,
    orderings: ordersOf(ORDINI),
    document: adminDocument('attivitaOperatori'),
  },
  {
    method: 'GET',
    path: '/api/planner/lavorazioni-operatore-automatica-admin/',
    summary: 'Le attività automatiche.',
    answer: 'elenco',
    query: adminFilters,
    orderings: ordersOf(ORDINI),
    document: adminDocument('attivitaAutomatiche'),
  },
  {
    method: 'DELETE',
    path: '/api/planner/lavorazioni-operatore-automatica-admin/{id}/',
    summary: 'Annulla un’attività automatica: i suoi pezzi tornano da fare.',
    answer: 'vuota',
    document:
      'mutation ($id: Int!) { esito: deleteAttivitaAutomatica(input: { pk: $id }) { errors { code field message } } }',
  },
]

/** What the workshop reports, with a photo. */
export const problemiEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/api/planner/problemi-officina/',
    summary: 'Un operatore segnala un problema, con una foto: l’ufficio lo vede subito.',
    answer: 'dati',
    status: 201,
    body: {
      testo: textField({ required: true }),
      ordine: pkField(),
      lavorazione: pkField(),
      foto: fileField({ descrizione: 'Solo in un modulo multipart.' }),
    },
    document: `mutation ($testo: String!, $ordine: Int, $lavorazione: Int, $foto: FileInput) {
      esito: reportProblemaOfficina(
        input: { testo: $testo, ordinePk: $ordine, lavorazionePk: $lavorazione, foto: $foto }
      ) {
        errors { code field message }
        dati: pk
      }
    }`,
  },
]

/** The counter of the machine. */
const readings = { date: dayField({ required: true }), total: integerField({ required: true }) }

export const contatoriEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/api/planner/manipolazioni-macchina-list/',
    summary: 'Il contatore della macchina giorno per giorno, dal 01-04-2024.',
    answer: 'dati',
    query: {
      from_date: dayField({ fills: 'periodo.dal' }),
      to_date: dayField({ fills: 'periodo.al', descrizione: 'Compreso.' }),
    },
    document: `query ($fromDate: Date, $toDate: Date) {
      dati: contatoriMacchina(periodo: { dal: $fromDate, al: $toDate }) { date: data partial: parziale total: totale }
    }`,
  },
  {
    method: 'POST',
    path: '/api/planner/manipolazioni-macchina/',
    summary: 'Scrive il contatore della macchina: una lista di giorni; quelli che ci sono già si sostituiscono.',
    answer: 'dati',
    status: 201,
    listBody: 'letture',
    body: { letture: rowsField(readings, { required: true }) },
    document: `mutation ($letture: [LetturaContatoreInput!]!) {
      esito: saveContatoriMacchina(input: { letture: $letture }) {
        errors { code field message }
        dati: letture { date: data partial: parziale total: totale }
      }
    }`,
  },
]
