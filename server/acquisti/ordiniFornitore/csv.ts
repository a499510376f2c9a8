import { ordiniDirectory } from '#ordini/righe/csv.ts'
import { readKeyed } from '#platform/db/arranged/keyed.ts'
import { csvColumn, PK_COLUMN } from '#platform/imports/csv/columns.ts'
import { insertRows } from '#platform/imports/csv/insertRows.ts'
import { csvTable, type StoredRow } from '#platform/imports/csv/table.ts'
import { dayOfDate } from '#shared/dates/days.ts'
import { REQUIRED_FIELD, unknownKeyMessage } from '#shared/fields/fields.ts'
import { writtenKey } from '#shared/keyed.ts'
import { fornitoreKey, fornitoriDirectory } from '../fornitori/csv.ts'
import { materialiDirectory } from '../materiali/csv.ts'
import { fornituraName } from './history.ts'
import { type OrdineFornitoreInput, ordineFornitoreSchema, UNKNOWN_FORNITORE, UNKNOWN_STATO } from './rules.ts'
import { ordineFornitoreData, ordineFornitoreValues } from './values.ts'

const text = (value: unknown) => String(value ?? '')

interface Identity {
  ordinePk: number
  tipologia: string
  fornitorePk: number
  dataOrdine: string | null
  numeroDocumento: string
}

const identityOf = ({ ordinePk, tipologia, fornitorePk, dataOrdine, numeroDocumento }: Identity) =>
  JSON.stringify([ordinePk, tipologia, fornitorePk, dataOrdine, numeroDocumento])

/** Two that are alike are told apart by which comes first. */
function counted() {
  const times = new Map<string, number>()
  return (key: string) => {
    const time = (times.get(key) ?? 0) + 1
    times.set(key, time)
    return `${key} ${time}`
  }
}

const siNo = (name: string, nota: string) => csvColumn(name, nota, { tipo: 'siNo' })
const day = (name: string, nota: string) => csvColumn(name, nota, { tipo: 'giorno' })
const euro = (name: string, nota: string) => csvColumn(name, nota, { tipo: 'numero' })

/** Supplier orders, without their rows; those that are there stay as they are. */
export const ordiniFornitoreCsv = csvTable<OrdineFornitoreInput>({
  file: 'ordini-fornitore.csv',
  titolo: 'Ordini fornitore',
  model: 'ordineFornitore',
  columns: [
    PK_COLUMN,
    csvColumn('numeroCommessa*', 'numero dell’ordine per cui è'),
    csvColumn('tipologia*', 'nome del materiale'),
    csvColumn('fornitore*', 'nome del fornitore, uno della tipologia'),
    csvColumn('stato', 'nome di uno degli stati degli ordini fornitore'),
    euro('valorePercentuale', 'percentuale del valore del materiale'),
    csvColumn('numeroDocumento', 'numero del documento di trasporto'),
    day('dataOrdine', 'quando è stato ordinato'),
    day('dataConsegna', 'consegna prevista'),
    day('dataArrivo', 'consegna effettiva; ARRIVATO la richiede'),
    csvColumn('testoPdf', 'testo della stampa'),
    csvColumn('note', 'note'),
    siNo('domanda1', 'prima domanda all’arrivo; vuota: senza risposta'),
    siNo('domanda2', 'seconda domanda all’arrivo'),
    siNo('domanda3', 'terza domanda all’arrivo'),
    siNo('domanda1Legno', 'prima domanda del legno; ARRIVATO la richiede'),
    csvColumn('domanda2Legno', 'FSC, PEFC o NO; ARRIVATO la richiede'),
    csvColumn('rilievo', 'DA_FARE, FATTO o niente'),
    csvColumn('co', 'DA_FARE, INVIATA o niente'),
    csvColumn('magazzino', 'chiave o nome di un magazzino: QR, RENIS o uno dei propri'),
    siNo('rivendita', 'sì: rivenduto com’è'),
    euro('costoMateriale', 'euro'),
    euro('venditaMateriale', 'euro'),
  ],
  columnOf: { ordinePk: 'numeroCommessa' },
  chiave: 'commessa, tipologia, fornitore, data ordine e numero documento',
  diverse: 'lascia',
  async read({ tx, directory, audit, refused }) {
    const [ordini, fornitori, materiali] = [
      await directory(ordiniDirectory),
      await directory(fornitoriDirectory),
      await directory(materialiDirectory),
    ]
    const stati = new Map(
      (await tx.valoreStato.findMany({ where: { contesto: 'ORDINE_FORNITORE' } })).map((stato) => [
        stato.nome,
        stato.id,
      ]),
    )
    const magazzini = await readKeyed(tx, 'magazzino')
    const ofFile = counted()
    const wanted = (key: string) => Number((JSON.parse(key.slice(0, key.lastIndexOf(' '))) as [number])[0])
    return {
      schema: ordineFornitoreSchema,
      empty: { ...ordineFornitoreSchema.getDefault(), stato: '' },
      input({ celle }, tell) {
        const { pk: _pk, numeroCommessa, fornitore: name, ...fields } = celle
        const ordine = ordini.get(text(numeroCommessa))
        if (!ordine && refused('ordini.csv', text(numeroCommessa))) return null
        if (!ordine) {
          tell('numeroCommessa', numeroCommessa ? `ordine «${numeroCommessa}» sconosciuto` : REQUIRED_FIELD)
        }
        const tipologia = materiali.get(text(fields.tipologia).toLowerCase())?.nome
        if (tipologia === undefined) tell('tipologia', `materiale «${text(fields.tipologia)}» sconosciuto`)
        const fornitore = fornitori.get(fornitoreKey(text(name), tipologia ?? ''))
        if (tipologia !== undefined && fornitore === undefined) tell('fornitore', `${UNKNOWN_FORNITORE} «${name}»`)
        if (!ordine || tipologia === undefined || fornitore === undefined) return null
        const stato = text(fields.stato).toUpperCase()
        if (stato !== '' && !stati.has(stato)) tell('stato', UNKNOWN_STATO)
        const identity = {
          ordinePk: ordine.pk,
          tipologia,
          fornitorePk: fornitore,
          dataOrdine: fields.dataOrdine ? text(fields.dataOrdine) : null,
          numeroDocumento: text(fields.numeroDocumento),
        }
        const words = Object.fromEntries(
          (['rilievo', 'co'] as const).flatMap((field) =>
            fields[field] === undefined ? [] : [[field, text(fields[field]).toUpperCase() || null]],
          ),
        )
        const store = writtenKey(magazzini, text(fields.magazzino))
        if (store !== null && !magazzini.some(({ chiave }) => chiave === store)) {
          tell('magazzino', unknownKeyMessage(store))
        }
        return {
          chiave: ofFile(identityOf(identity)),
          campi: {
            ...fields,
            ...words,
            ...identity,
            ...(fields.magazzino === undefined ? {} : { magazzino: store }),
            ...(fields.stato === undefined ? {} : { stato }),
          },
        }
      },
      async stored(keys) {
        const pks = [...new Set(keys.map(wanted))]
        const include = { stato: true, fornitore: true, _count: { select: { righe: true, arrivi: true } } } as const
        const found = await tx.ordineFornitore.findMany({
          where: { ordineId: { in: pks } },
          include,
          orderBy: { id: 'asc' },
        })
        const ofBase = counted()
        return new Map<string, StoredRow<OrdineFornitoreInput>>(
          found.map((one) => {
            const values = ordineFornitoreValues(one)
            const dataOrdine = one.dataOrdine && dayOfDate(one.dataOrdine)
            return [ofBase(identityOf({ ...values, dataOrdine })), { pk: one.id, valori: values }]
          }),
        )
      },
      async insert(rows) {
        const data = rows.map(({ pk, valori }) => ({
          ...ordineFornitoreData(valori, stati.get(valori.stato) ?? null),
          id: pk,
        }))
        await insertRows(tx, 'ordineFornitore', data)
        await insertRows(
          tx,
          'storicoStatoOrdineFornitore',
          rows.map(({ pk, valori }) => ({ ordineFornitoreId: pk, stato: valori.stato })),
        )
        await audit(
          rows.map(({ pk, valori, celle }) => ({
            oggetto: 'OrdineFornitore',
            oggettoPk: pk,
            azione: 'crea',
            dopo: `${fornituraName(valori.tipologia, text(celle.fornitore))}, importato da ordini-fornitore.csv`,
          })),
        )
      },
    }
  },
})
