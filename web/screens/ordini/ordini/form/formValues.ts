import { type FinestraInput, NO_FINESTRA } from '#ordini/finestra/rules.ts'
import { type OrdineInput, type OrdineVisibility, ordineLabels } from '#ordini/ordini/rules.ts'
import { NO_POSA } from '#ordini/posa/rules.ts'
import { emptyRiga, nettoRiga, type RigaInput } from '#ordini/righe/rules.ts'
import type { SpecchiaturaInput } from '#shared/composti/specchiature.ts'
import type { TipoCliente } from '#vendite/clienti/rules.ts'
import type { OrdineInForm } from './ordine.ts'

/** A line in the form: what is required may still be missing. */
export interface RigaFormValues
  extends Omit<RigaInput, 'tipoSerramentoPk' | 'numero' | 'specchiature' | keyof FinestraInput>,
    FinestraInput {
  /** Tells the lines apart, also those that have no number yet. */
  chiave: string
  tipoSerramentoPk: number | null
  numero: number | null
  /** The fields of a composed element; none: a simple window. */
  specchiature: SpecchiaturaInput[]
}

/** An order in the form. */
export interface OrdineFormValues extends Omit<OrdineInput, 'data' | 'clientePk' | 'tipoCliente' | 'righe'> {
  data: string | null
  clientePk: number | null
  tipoCliente: TipoCliente | null
  righe: RigaFormValues[]
  /** The one that was read. */
  versione: number
}

type HeaderFieldName = keyof typeof ordineLabels
export const headerFieldNames = Object.keys(ordineLabels) as HeaderFieldName[]

/** The fields of a line, as two versions of it are compared. */
export const rigaFieldNames = [
  'tipoSerramentoPk',
  'codiceSerramentoPk',
  'codiceRivendita',
  'numero',
  'listino',
  'scontoArticolo',
  'scontoCorrettivo',
  'netto',
  'altezza',
  'larghezza',
  'ante',
  'forma',
  'descrizione',
  'famigliaPk',
  'opzioni',
  'tipoAperturaPk',
  'accessoriPks',
  'specchiature',
] as const satisfies readonly (keyof RigaFormValues)[]
export type RigaFieldName = (typeof rigaFieldNames)[number]

const prezzi: readonly RigaFieldName[] = ['listino', 'scontoArticolo', 'scontoCorrettivo', 'netto']

let prossima = 0

/** A line that is not stored yet. @param tipoExtra number of the type of the extra lines */
export function newRiga(rivendita: boolean, tipoExtra: number | null = null): RigaFormValues {
  prossima += 1
  return {
    ...emptyRiga(rivendita),
    ...NO_FINESTRA,
    specchiature: [],
    tipoSerramentoPk: rivendita ? tipoExtra : null,
    chiave: `nuova${prossima}`,
  }
}

/** The same line once more, not stored yet. */
export function copyRiga(riga: RigaFormValues): RigaFormValues {
  return { ...riga, pk: null, chiave: newRiga(false).chiave }
}

/** A new order. @param today 'YYYY-MM-DD' */
export function emptyOrdine(today: string): OrdineFormValues {
  return {
    data: today,
    dataConsegna: null,
    dataPosa: null,
    numeroCommessa: '',
    riferimento: '',
    agentePk: null,
    clientePk: null,
    tipoCliente: null,
    senzaMisure: false,
    progetto: '',
    statoPk: null,
    codiceSistema: '',
    autoSchedulazione: false,
    nonSchedulabile: false,
    areaConsegna: null,
    note: '',
    ...NO_POSA,
    righe: [],
    versione: 0,
  }
}

/** The net of a line that is not extra is left to the sums, unless it was given and they do not lead to it. */
function givenNetto({ netto, ...riga }: RigaFormValues): number | null {
  return !riga.rivendita && netto === nettoRiga({ ...riga, netto: null }) ? null : netto
}

function loadedRiga({
  pk,
  tipoSerramentoPk,
  codiceSerramentoPk,
  codiceSerramento: _codice,
  famiglia,
  tipoApertura,
  opzioni,
  accessori,
  ...fields
}: OrdineInForm['righe'][number]): RigaFormValues {
  const riga = {
    ...fields,
    pk,
    chiave: `riga${pk}`,
    tipoSerramentoPk,
    codiceSerramentoPk: codiceSerramentoPk ?? null,
    listino: fields.listino ?? null,
    scontoArticolo: fields.scontoArticolo ?? null,
    scontoCorrettivo: fields.scontoCorrettivo ?? null,
    netto: fields.netto ?? null,
    altezza: fields.altezza ?? null,
    larghezza: fields.larghezza ?? null,
    ante: fields.ante ?? null,
    famigliaPk: famiglia?.pk ?? null,
    tipoAperturaPk: tipoApertura?.pk ?? null,
    opzioni: opzioni.map(({ opzione, valore }) => ({ opzionePk: opzione.pk, valorePk: valore.pk })),
    accessoriPks: accessori.map((one) => one.pk),
    specchiature: fields.specchiature.map(
      ({ x, y, larghezza, altezza, ante, tipoSerramentoPk: tipo, tipoApertura: own }) => ({
        ...{ x, y, larghezza, altezza, ante },
        tipoSerramentoPk: tipo,
        tipoAperturaPk: own?.pk ?? null,
      }),
    ),
  }
  return { ...riga, netto: givenNetto(riga) }
}

/** An order that was read, as the form holds it. */
export function ordineFormValues(ordine: OrdineInForm): OrdineFormValues {
  const { pk: _pk, stato: _stato, statoPk, cliente, agente, tipoCliente, righe, ...read } = ordine
  const { areaConsegna, accessoPosa, ...fields } = read
  return {
    ...fields,
    note: fields.note ?? '',
    data: String(ordine.data),
    dataConsegna: ordine.dataConsegna ? String(ordine.dataConsegna) : null,
    dataPosa: ordine.dataPosa ? String(ordine.dataPosa) : null,
    statoPk: statoPk ?? null,
    clientePk: cliente.pk,
    tipoCliente: tipoCliente as TipoCliente,
    agentePk: agente?.pk ?? null,
    areaConsegna: areaConsegna ?? null,
    accessoPosa: (accessoPosa ?? null) as OrdineFormValues['accessoPosa'],
    righe: righe.map(loadedRiga),
  }
}

const emptyIsNull = <T>(value: T) => (value === '' ? null : value)

/** A line as it is sent: empty texts are null, and nothing that is withheld from the user. */
function sentRiga(riga: RigaFormValues, visible: OrdineVisibility) {
  const fields = rigaFieldNames.filter((field) => visible.prezzi || !prezzi.includes(field))
  return {
    pk: riga.pk,
    rivendita: riga.rivendita,
    ...Object.fromEntries(fields.map((field) => [field, emptyIsNull(riga[field])])),
  }
}

/** Whether a field holds the same; lists do when they are written alike. */
export const sameValue = (a: unknown, b: unknown) =>
  a === b || (Array.isArray(a) && Array.isArray(b) && JSON.stringify(a) === JSON.stringify(b))

const sameRighe = (a: readonly RigaFormValues[], b: readonly RigaFormValues[]) =>
  a.length === b.length &&
  a.every((riga, index) => {
    const other = b[index]
    return (
      other !== undefined &&
      riga.pk === other.pk &&
      rigaFieldNames.every((field) => sameValue(riga[field], other[field]))
    )
  })

/** A new order as it is sent: empty strings as null. */
export function newOrdineInput(values: OrdineFormValues, visible: OrdineVisibility) {
  const fields = headerFieldNames.filter((field) => visible.agente || field !== 'agentePk')
  const header = Object.fromEntries(fields.map((field) => [field, emptyIsNull(values[field])]))
  return {
    ...(header as { [Field in HeaderFieldName]: OrdineFormValues[Field] | null }),
    righe: values.righe.map((riga) => sentRiga(riga, visible)),
  }
}

/** What changed since it was read, as it is sent: nobody's other change is undone. All lines go, or none. */
export function ordineChangeInput(read: OrdineFormValues, values: OrdineFormValues, visible: OrdineVisibility) {
  const fields = headerFieldNames.filter(
    (field) => values[field] !== read[field] && (visible.agente || field !== 'agentePk'),
  )
  return {
    versione: values.versione,
    ...Object.fromEntries(fields.map((field) => [field, emptyIsNull(values[field])])),
    ...(sameRighe(read.righe, values.righe) ? {} : { righe: values.righe.map((riga) => sentRiga(riga, visible)) }),
  }
}
