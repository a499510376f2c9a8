import { type InferType, object, string } from 'yup'
import { csvColumn, PK_COLUMN } from '../../../platform/imports/csv/columns.ts'
import { insertRows } from '../../../platform/imports/csv/insertRows.ts'
import { csvTable, type Directory } from '../../../platform/imports/csv/table.ts'
import { foldTitle } from '../../../platform/imports/rules.ts'
import { readSettings } from '../../../platform/settings/read.ts'
import { booleanRule, optionalIdRule, REQUIRED_FIELD } from '../../../shared/fields/fields.ts'
import { agentiDirectory } from '../../agenti/directory.ts'
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

const CAMPI = [
  'famiglia',
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

const altri = object({
  dataCreazione: string().required(REQUIRED_FIELD),
  stato: optionalIdRule(),
  agente: optionalIdRule(),
  eliminato: booleanRule(false),
  /** Numbers of the chosen values, in order, between commas. */
  valori: string().defined().default(''),
})

const schemaOf = (catalogo: Parameters<typeof preventivoSchema>[0]) =>
  preventivoSchema(catalogo)
    .pick([...CAMPI])
    .concat(altri)
type PreventivoCsv = InferType<ReturnType<typeof schemaOf>>

const inOrder = (valori: readonly number[]) => valori.toSorted((a, b) => a - b).join(',')
const text = (value: unknown) => String(value ?? '')
const siNo = (nome: string, nota: string) => csvColumn(nome, nota, { tipo: 'siNo' })

/** Quotes by the number they had; the limits of measures of today do not judge what was sold. */
export const preventiviCsv = csvTable<PreventivoCsv>({
  file: 'preventivi.csv',
  titolo: 'Preventivi',
  model: 'preventivo',
  columns: [
    { ...PK_COLUMN, obbligatoria: true },
    csvColumn('dataCreazione*', 'quando è stato chiesto', { tipo: 'istante', altri: ['data'] }),
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
  colonnaDi: { valori: 'opzioni' },
  chiave: 'pk',
  diverse: 'lascia',
  async read({ tx, directory }) {
    const agenti = await directory(agentiDirectory)
    const preventivi = await directory(preventiviDirectory)
    const famiglie = await tx.famiglia.findMany({ include: { opzioni: { include: { valori: true } } } })
    const perNome = new Map(famiglie.map((famiglia) => [foldTitle(famiglia.nome), famiglia]))
    const opzioneDi = new Map(
      famiglie.flatMap(({ opzioni }) => opzioni.flatMap(({ id, valori }) => valori.map((v) => [v.id, id]))),
    )
    const stati = new Map((await tx.statoPreventivo.findMany()).map(({ id, stato }) => [stato.toUpperCase(), id]))
    const { tipi_cliente: tipiCliente, tipi_intervento: tipiIntervento, piani } = await readSettings(tx)
    const schema = schemaOf({ famiglie, tipi: [], vincoli: [], tipiCliente, tipiIntervento, piani })

    /** The values that a cell chooses; what is not of the family is told. */
    const scelti = (cella: string, famiglia: (typeof famiglie)[number], tell: (messaggio: string) => void) =>
      cella.split('|').flatMap((coppia) => {
        if (coppia.trim() === '') return []
        const [nome = '', valore = ''] = coppia.split('=')
        const opzione = famiglia.opzioni.find((una) => foldTitle(una.nome) === foldTitle(nome))
        const scelto = opzione?.valori.find((uno) => foldTitle(uno.nome) === foldTitle(valore))
        if (!scelto) tell(`«${coppia.trim()}» non è fra le opzioni della famiglia «${famiglia.nome}»`)
        return scelto ? [scelto.id] : []
      })

    return {
      schema,
      empty: schema.getDefault(),
      input({ celle }, tell) {
        const { pk, famiglia: nome, stato, agente: sigla, opzioni, dataCreazione, ...campi } = celle
        if (typeof pk !== 'number') {
          if (pk === null) tell('pk', REQUIRED_FIELD)
          return null
        }
        const famiglia = perNome.get(foldTitle(text(nome)))
        if (!famiglia) tell('famiglia', nome ? `famiglia «${nome}» sconosciuta` : REQUIRED_FIELD)
        const statoId = stato ? stati.get(text(stato).toUpperCase()) : null
        if (statoId === undefined) tell('stato', `stato «${stato}» sconosciuto`)
        const agente = sigla ? agenti.get(text(sigla).toUpperCase()) : null
        if (agente === undefined) tell('agente', `agente «${sigla}» sconosciuto`)
        const valori =
          famiglia && opzioni ? scelti(text(opzioni), famiglia, (messaggio) => tell('opzioni', messaggio)) : []
        return {
          chiave: String(pk),
          campi: {
            ...campi,
            famiglia: famiglia?.id,
            dataCreazione: dataCreazione instanceof Date ? dataCreazione.toISOString() : '',
            ...(stato === undefined ? {} : { stato: statoId ?? null }),
            ...(sigla === undefined ? {} : { agente: agente ?? null }),
            ...(opzioni === undefined ? {} : { valori: inOrder(valori) }),
          },
        }
      },
      async stored(chiavi) {
        const pks = chiavi.flatMap((chiave) => preventivi.get(chiave)?.pk ?? [])
        const trovati = await tx.preventivo.findMany({ where: { id: { in: pks } }, include: { opzioni: true } })
        return new Map(
          trovati.map(
            ({ id, chiaveIdempotenza, famigliaId, statoId, agenteId, dataCreazione, opzioni, ...colonne }) => {
              const campi = Object.fromEntries(
                CAMPI.flatMap((campo) => (campo === 'famiglia' ? [] : [[campo, colonne[campo]]])),
              )
              const valori = {
                ...campi,
                famiglia: famigliaId,
                stato: statoId,
                agente: agenteId,
                eliminato: colonne.eliminato,
                dataCreazione: dataCreazione.toISOString(),
                valori: inOrder(opzioni.map(({ valoreId }) => valoreId)),
              } as PreventivoCsv
              return [text(chiaveIdempotenza).slice(SEGNO.length), { pk: id, valori }]
            },
          ),
        )
      },
      learn(chiave, pk) {
        if (!preventivi.has(chiave)) preventivi.set(chiave, { pk, nuovo: true })
      },
      title: ({ nomeCognome }) => nomeCognome,
      async insert(rows) {
        await insertRows(
          tx,
          'preventivo',
          rows.map(({ pk, chiave, valori: { famiglia, stato, agente, valori: _opzioni, ...campi } }) => ({
            ...campi,
            id: pk,
            famigliaId: famiglia,
            statoId: stato,
            agenteId: agente,
            privacyAccettataIl: campi.dataCreazione,
            chiaveIdempotenza: `${SEGNO}${chiave}`,
          })),
        )
        const opzioni = rows.flatMap(({ pk, valori }) =>
          valori.valori
            .split(',')
            .filter((id) => id !== '')
            .map((id) => ({ preventivoId: pk, valoreId: Number(id), opzioneId: opzioneDi.get(Number(id)) ?? 0 })),
        )
        await insertRows(tx, 'opzionePreventivo', opzioni)
      },
    }
  },
})
