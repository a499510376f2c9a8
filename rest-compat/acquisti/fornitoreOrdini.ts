import type { JsonSchema } from '#rest/core/answerShape.ts'
import type { Endpoint } from '#rest/core/endpoint.ts'
import { dayField, decimalField, listOfField, textField } from '#rest/core/fields.ts'
import { nullableSchema, objectSchema, schemaParts } from '#rest/core/reshape.ts'
import { listEndpoint, writeDocument } from '#rest/core/resource.ts'

const PATH = '/api/planner/fornitore-ordini/'

const READ = `{
  id: pk
  tipologia
  stato: statoNome
  valore_percentuale: valorePercentuale
  numero_documento: numeroDocumento
  data_ordine: dataOrdine
  data_consegna: dataConsegna
  data_arrivo: dataArrivo
  note
  righe_count: righeCount
  righe {
    id: pk codice descrizione quantita um spessore stampato misure misure_vetro: misureVetro sezione
  }
  email_pdf: emailPdf
  allegati_data: allegati { id: pk allegato original_name: originalName file: originalName }
  ordine {
    numero_commessa: numeroCommessa
    numero_serramenti: numeroSerramenti
    tipi_serramenti: tipiSerramenti
    riferimento
    nome_cliente: nomeCliente
    note
  }
  inizio: inizioFase
  fine: fineFase
  versione
}`

const body = {
  stato: textField({ descrizione: 'Nome di uno stato della lista.' }),
  data_arrivo: dayField({ descrizione: 'Consegna effettiva; obbligatoria se lo stato è ARRIVATO.' }),
  valore_percentuale: decimalField({ descrizione: 'Da 0 a 100.' }),
}

interface Planned {
  inizio: string | null
  fine: string | null
  versione: number
}

const always = (schema: JsonSchema): JsonSchema => ({ ...schema, type: 'string' })

/** When the phase is planned, in an object of its own. */
const rimodella = {
  fa: ({ inizio, fine, versione, ...own }: Planned) => ({
    ...own,
    schedulazione: inizio === null ? null : { inizio, fine },
    versione,
  }),
  schema(read: JsonSchema) {
    const { inizio = {}, fine = {}, versione = {}, ...own } = schemaParts(read)
    return objectSchema({
      ...own,
      schedulazione: nullableSchema(objectSchema({ inizio: always(inizio), fine: always(fine) })),
      versione,
    })
  },
}

/** The portal of a supplier: its own orders, by login or by the secret of a link in `X-Fornitore-Token`. */
export const fornitoreOrdiniEndpoints: Endpoint[] = [
  {
    ...listEndpoint(PATH, READ, {
      name: 'fornitoreOrdini',
      summary:
        'Gli ordini del fornitore che chiede, per stato e consegna prevista: un utente fornitore, o chi manda il segreto di un collegamento in `X-Fornitore-Token`.',
      query: {
        stato: listOfField(textField(), { descrizione: 'Nomi degli stati: uno di questi.' }),
        note: textField({ descrizione: 'Parte delle note.' }),
        ordine_cliente: textField({ descrizione: 'Parte del nome del cliente.' }),
        ordine_note: textField({
          descrizione: 'Parte delle note dell’ordine, che i fornitori non leggono: nessuno la contiene.',
        }),
        ordine_riferimento: textField({ descrizione: 'Parte del riferimento dell’ordine.' }),
      },
      orders: [
        'id',
        'numeroCommessa',
        'cliente',
        'riferimento',
        'numeroSerramenti',
        'stato',
        'dataOrdine',
        'dataConsegna',
        'dataArrivo',
        'valorePercentuale',
      ],
    }),
    rimodella,
  } as Endpoint,
  {
    method: 'PATCH',
    path: `${PATH}{id}/`,
    summary: 'Quel che il fornitore dice di un suo ordine: gli altri campi non contano.',
    answer: 'dati',
    body,
    rimodella,
    document: writeDocument('updateFornitoreOrdine', body, {
      payload: 'ordine',
      read: READ,
      key: { param: 'id', input: 'pk', type: 'Int!' },
    }),
  },
]
