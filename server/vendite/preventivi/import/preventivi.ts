import { type InferType, object, string } from 'yup'
import { csvColumn, PK_COLUMN } from '#platform/imports/csv/columns.ts'
import { insertRows } from '#platform/imports/csv/insertRows.ts'
import { csvTable, type Directory } from '#platform/imports/csv/table.ts'
import { foldTitle } from '#platform/imports/rules.ts'
import { readSettings } from '#platform/settings/read.ts'
import { booleanRule, optionalIdRule, REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { agentiDirectory } from '../../agenti/directory.ts'
import { venditeSettings } from '../../impostazioni/rules.ts'
import { preventivoSchema } from '../rules.ts'

/** What marks a quote as that of the old application. */
const SEGNO = 'importato:'

/** Quotes by their number in the old application → number of the row, and whether this import adds it. */
export const preventiviDirectory: Directory<{ pk: number; nuovo: boolean }> = {
  nome: 'preventivi',
  async read(tx) {
    const preventivi = await tx.preventivo.findMany({
      where: { chiaveIdempotenza: { startsWith: SEGNO } },
      select: { id: true, chiaveIdempotenza: true },
    })
    return new Map(
      preventivi.map(({ id, chiaveIdempotenza }) => [
        String(chiaveIdempotenza).slice(SEGNO.length),
        { pk: id, nuovo: false },
      ]),
    )
  },
}

const FIELDS = [
  'famigliaPk',
  'nomeCognome',
  'telefono',
  'email',
  'indirizzo',
  'citta',
  'provincia',
  'messaInPosa',
  'indirizzoPosa',
  'cittaPosa',
  'provinciaPosa',
  'pianoPosa',
  'regionePosa',
  'tipoCliente',
  'tipoIntervento',
  'note',
] as const

const others = object({
  dataCreazione: string().required(REQUIRED_FIELD),
  statoPk: optionalIdRule(),
  agentePk: optionalIdRule(),
  eliminato: booleanRule(false),
  /** Numbers of the chosen values, in order, between commas. */
  valori: string().defined().default(''),
})

const schemaOf = (catalogo: Parameters<typeof preventivoSchema>[0]) =>
  preventivoSchema(catalogo)
    .pick([...FIELDS])
    .concat(others)
type PreventivoCsv = InferType<ReturnType<typeof schemaOf>>

const inOrder = (values: readonly number[]) => values.toSorted((a, b) => a - b).join(',')
const text = (value: unknown) => String(value ?? '')
const siNo = (name: string, nota: string) => csvColumn(name, nota, { tipo: 'siNo' })

/** Quotes by the number they had; the limits of measures of today do not judge what was sold. */
export const preventiviCsv = csvTable<PreventivoCsv>({
  file: 'preventivi.csv',
  titolo: 'Preventivi',
  model: 'preventivo',
  columns: [
    { ...PK_COLUMN, required: true },
    csvColumn('dataCreazione*', 'quando è stato chiesto', { tipo: 'istante', others: ['data'] }),
    csvColumn('famiglia*', 'nome di una famiglia del catalogo'),
    csvColumn('nomeCognome*', 'chi lo ha chiesto'),
    csvColumn('telefono*', 'telefono'),
    csvColumn('email*', 'indirizzo e-mail'),
    csvColumn('indirizzo', 'indirizzo'),
    csvColumn('citta*', 'città'),
    csvColumn('provincia*', 'nome o sigla della provincia'),
    siNo('messaInPosa', 'sì: con messa in posa'),
    csvColumn('indirizzoPosa', 'indirizzo di posa'),
    csvColumn('cittaPosa', 'con la messa in posa obbligatoria'),
    csvColumn('provinciaPosa', 'con la messa in posa obbligatoria'),
    csvColumn('pianoPosa', 'con la messa in posa obbligatorio: una delle voci delle impostazioni'),
    csvColumn('regionePosa', 'regione'),
    csvColumn('tipoCliente', 'una delle voci delle impostazioni'),
    csvColumn('tipoIntervento', 'una delle voci delle impostazioni'),
    csvColumn('note', 'note'),
    csvColumn('stato', 'nome di uno degli stati dei preventivi'),
    csvColumn('agente', 'codice dell’agente'),
    siNo('eliminato', 'sì: messo da parte'),
    csvColumn('opzioni', 'opzioni scelte: Colore=Bianco|Vetro=Doppio'),
  ],
  columnOf: { valori: 'opzioni' },
  chiave: 'pk',
  diverse: 'lascia',
  async read({ tx, directory }) {
    const agenti = await directory(agentiDirectory)
    const preventivi = await directory(preventiviDirectory)
    const famiglie = await tx.famiglia.findMany({ include: { opzioni: { include: { valori: true } } } })
    const byName = new Map(famiglie.map((famiglia) => [foldTitle(famiglia.nome), famiglia]))
    const opzioneOf = new Map(
      famiglie.flatMap(({ opzioni }) => opzioni.flatMap(({ id, valori }) => valori.map((v) => [v.id, id]))),
    )
    const stati = new Map((await tx.statoPreventivo.findMany()).map(({ id, stato }) => [stato.toUpperCase(), id]))
    const {
      tipi_cliente: tipiCliente,
      tipi_intervento: tipiIntervento,
      piani,
    } = await readSettings(tx, venditeSettings)
    const schema = schemaOf({ famiglie, tipi: [], vincoli: [], tipiCliente, tipiIntervento, piani })

    /** The values that a cell chooses; what is not of the family is told. */
    const chosen = (cella: string, famiglia: (typeof famiglie)[number], tell: (message: string) => void) =>
      cella.split('|').flatMap((pair) => {
        if (pair.trim() === '') return []
        const [name = '', value = ''] = pair.split('=')
        const option = famiglia.opzioni.find((one) => foldTitle(one.nome) === foldTitle(name))
        const picked = option?.valori.find((one) => foldTitle(one.nome) === foldTitle(value))
        if (!picked) tell(`«${pair.trim()}» non è fra le opzioni della famiglia «${famiglia.nome}»`)
        return picked ? [picked.id] : []
      })

    return {
      schema,
      empty: schema.getDefault(),
      input({ celle }, tell) {
        const { pk, famiglia: name, stato, agente: sigla, opzioni, dataCreazione, ...fields } = celle
        if (typeof pk !== 'number') {
          if (pk === null) tell('pk', REQUIRED_FIELD)
          return null
        }
        const famiglia = byName.get(foldTitle(text(name)))
        if (!famiglia) tell('famiglia', name ? `famiglia «${name}» sconosciuta` : REQUIRED_FIELD)
        const statoId = stato ? stati.get(text(stato).toUpperCase()) : null
        if (statoId === undefined) tell('stato', `stato «${stato}» sconosciuto`)
        const agente = sigla ? agenti.get(text(sigla).toUpperCase()) : null
        if (agente === undefined) tell('agente', `agente «${sigla}» sconosciuto`)
        const values = famiglia && opzioni ? chosen(text(opzioni), famiglia, (message) => tell('opzioni', message)) : []
        return {
          chiave: String(pk),
          campi: {
            ...fields,
            famigliaPk: famiglia?.id,
            dataCreazione: dataCreazione instanceof Date ? dataCreazione.toISOString() : '',
            ...(stato === undefined ? {} : { statoPk: statoId ?? null }),
            ...(sigla === undefined ? {} : { agentePk: agente ?? null }),
            ...(opzioni === undefined ? {} : { valori: inOrder(values) }),
          },
        }
      },
      async stored(keys) {
        const pks = keys.flatMap((key) => preventivi.get(key)?.pk ?? [])
        const found = await tx.preventivo.findMany({ where: { id: { in: pks } }, include: { opzioni: true } })
        return new Map(
          found.map(({ id, chiaveIdempotenza, famigliaId, statoId, agenteId, dataCreazione, opzioni, ...columns }) => {
            const fields = Object.fromEntries(
              FIELDS.flatMap((field) => (field === 'famigliaPk' ? [] : [[field, columns[field]]])),
            )
            const values = {
              ...fields,
              famigliaPk: famigliaId,
              statoPk: statoId,
              agentePk: agenteId,
              eliminato: columns.eliminato,
              dataCreazione: dataCreazione.toISOString(),
              valori: inOrder(opzioni.map(({ valoreId }) => valoreId)),
            } as PreventivoCsv
            return [text(chiaveIdempotenza).slice(SEGNO.length), { pk: id, valori: values }]
          }),
        )
      },
      learn(key, pk) {
        if (!preventivi.has(key)) preventivi.set(key, { pk, nuovo: true })
      },
      title: ({ nomeCognome }) => nomeCognome,
      async insert(rows) {
        await insertRows(
          tx,
          'preventivo',
          rows.map(({ pk, chiave, valori: { famigliaPk, statoPk, agentePk, valori: _options, ...fields } }) => ({
            ...fields,
            id: pk,
            famigliaId: famigliaPk,
            statoId: statoPk,
            agenteId: agentePk,
            privacyAccettataIl: fields.dataCreazione,
            chiaveIdempotenza: `${SEGNO}${chiave}`,
          })),
        )
        const options = rows.flatMap(({ pk, valori }) =>
          valori.valori
            .split(',')
            .filter((id) => id !== '')
            .map((id) => ({ preventivoId: pk, valoreId: Number(id), opzioneId: opzioneOf.get(Number(id)) ?? 0 })),
        )
        await insertRows(tx, 'opzionePreventivo', options)
      },
    }
  },
})
