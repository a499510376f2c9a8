// Supplier orders: the rules of one, what its arrival asks for, and why one stays.

import { type ObjectSchema, object } from 'yup'
import { type FornituraOrdine, fornituraInWords, fornituraStarted, TO_DO } from '#ordini/ordini/deletion/rules.ts'
import { fileSchema } from '#platform/files/rules.ts'
import {
  booleanRule,
  field,
  idRule,
  labelsOf,
  longTextRule,
  oneOfRule,
  optionalBooleanRule,
  optionalDayRule,
  optionalIdRule,
  refersTo,
  singleLineRule,
} from '#shared/fields/fields.ts'
import {
  choiceFilter,
  partFilter,
  periodFilter,
  pkFilter,
  pksFilter,
  searchFilter,
  sinceFilter,
  textFilter,
  textsFilter,
  wordFilter,
  yesNoFilter,
} from '#shared/fields/filters.ts'
import { stateInWords } from '#shared/formats/formats.ts'
import { amountRule, divideRounded, fromCents, percentageRule, toCents } from '#shared/money/money.ts'
import { shareOut } from '#shared/money/shares.ts'
import { tipiAgente } from '#vendite/agenti/rules.ts'
import { magazzinoRule } from '../magazzini/rules.ts'
import { NAME_MAX } from '../materiali/rules.ts'

export const RILIEVI = ['DA_FARE', 'FATTO'] as const
export type Rilievo = (typeof RILIEVI)[number]
export const CO = ['DA_FARE', 'INVIATA'] as const
export type Co = (typeof CO)[number]

/** The state that asks for more and colours the row green. */
export const ARRIVATO = 'ARRIVATO'
/** The material whose arrival asks two questions. */
export const LEGNO = 'legno'
/** Answers of the second question about wood with which the document must have a number. */
const CERTIFICATES: readonly string[] = ['FSC', 'PEFC']
/** Answers that are offered; others that came with the old data stay. */
export const LEGNO_DOMANDA2_ANSWERS = [...CERTIFICATES, 'NO'] as const

export const ARRIVO_REQUIRED = 'La data di consegna effettiva è obbligatoria se lo stato è ARRIVATO'
export const DOMANDA1_REQUIRED =
  'La risposta alla domanda 1 è obbligatoria se lo stato è ARRIVATO e la tipologia è legno'
export const DOMANDA2_REQUIRED =
  'La risposta alla domanda 2 è obbligatoria se lo stato è ARRIVATO e la tipologia è legno'
export const DOCUMENTO_REQUIRED =
  'Il numero documento è obbligatorio se la domanda 2 è FSC o PEFC e la tipologia è legno'

export const UNKNOWN_STATO = 'Questo stato non è fra quelli degli ordini fornitore.'
export const UNKNOWN_FORNITORE = 'Questo fornitore non c’è.'
export const FORNITORE_OF_OTHER = 'Questo fornitore è di un’altra tipologia.'
export const UNKNOWN_ORDINE = 'Questo ordine non c’è.'
export const RIGA_OF_OTHER = 'Questa riga non è dell’ordine.'
const RILIEVO_DONE = 'Il rilievo è già fatto: non torna indietro.'
const CO_SENT = 'La CO è già inviata: non torna indietro.'
export const TIPOLOGIA_WITH_RIGHE = 'L’ordine fornitore ha già le sue righe: la tipologia non si può cambiare.'

/** What is written of a supplier order; days are 'YYYY-MM-DD', money in euro. */
export interface OrdineFornitoreInput {
  /** Number of the order it is for. */
  ordinePk: number
  /** Name of the material. */
  tipologia: string
  /** Number of the supplier. */
  fornitorePk: number
  /** Name of the state; '' for none. */
  stato: string
  /** Percent of the material's value. */
  valorePercentuale: number | null
  numeroDocumento: string
  dataOrdine: string | null
  /** Expected. */
  dataConsegna: string | null
  /** Actual. */
  dataArrivo: string | null
  /** Html; sanitised when it is stored. */
  testoEmail: string
  testoPdf: string
  note: string
  domanda1: boolean | null
  domanda2: boolean | null
  domanda3: boolean | null
  domanda1Legno: boolean | null
  domanda2Legno: string
  rilievo: Rilievo | null
  co: Co | null
  /** Key of the store. */
  magazzino: string | null
  rivendita: boolean
  /** Number of the line of the order it is for. */
  rigaOrdinePk: number | null
  costoMateriale: number | null
  venditaMateriale: number | null
}

/** What of a supplier order decides whether it may be ARRIVATO. */
type Arrivo = Pick<OrdineFornitoreInput, 'stato' | 'tipologia' | 'domanda2Legno'>

const arrived = ({ stato }: Arrivo) => stato === ARRIVATO
const isLegnoArrived = (values: Arrivo) => arrived(values) && values.tipologia === LEGNO
const withCertificate = ({ tipologia, domanda2Legno }: Arrivo) =>
  tipologia === LEGNO && CERTIFICATES.includes(domanda2Legno)

const dataArrivo = optionalDayRule().test(
  'arrivo',
  ARRIVO_REQUIRED,
  (day, { parent }) => day != null || !arrived(parent),
)
const domanda1Legno = optionalBooleanRule().test(
  'domanda1',
  DOMANDA1_REQUIRED,
  (answer, { parent }) => answer != null || !isLegnoArrived(parent),
)
const domanda2Legno = singleLineRule(50).test(
  'domanda2',
  DOMANDA2_REQUIRED,
  (answer, { parent }) => !!answer || !isLegnoArrived(parent),
)
export const DOCUMENTO_MAX = 100
const numeroDocumento = singleLineRule(DOCUMENTO_MAX).test(
  'documento',
  DOCUMENTO_REQUIRED,
  (numero, { parent }) => !!numero || !withCertificate(parent),
)

/** What is answered and noted of goods that have come. */
export const ofArrivo = {
  domanda1Legno: field('Domanda 1 legno', domanda1Legno, 'First question about wood; ARRIVATO asks for it.'),
  domanda2Legno: field(
    'Domanda 2 legno',
    domanda2Legno,
    'Second question about wood: FSC, PEFC, NO; ARRIVATO asks for it.',
  ),
  numeroDocumento: field('Numero documento', numeroDocumento, 'Number of the delivery note; FSC and PEFC ask for it.'),
}

/** What the change of a state can ask for, with the rules that look at the whole. */
const arrivo = {
  stato: field('Stato', singleLineRule(100).default(TO_DO), 'Name of a state of the list; empty for none.'),
  dataArrivo: field('Consegna effettiva', dataArrivo, 'When it arrived; ARRIVATO asks for it.'),
  ...ofArrivo,
}

const oneAmong = <T extends string>(items: readonly T[]) => oneOfRule(items).nullable().defined().default(null)

/** The fields of a supplier order. */
export const ordineFornitoreSchema: ObjectSchema<OrdineFornitoreInput> = object({
  ordinePk: field('Ordine', refersTo('ordine', idRule(), UNKNOWN_ORDINE), 'Number of the order it is for.'),
  tipologia: field(
    'Tipologia',
    singleLineRule(NAME_MAX).required(),
    'Name of the material; it stays while there are rows.',
  ),
  fornitorePk: field(
    'Fornitore',
    refersTo('fornitore', idRule(), UNKNOWN_FORNITORE),
    'Number of the supplier, one of the material.',
  ),
  ...arrivo,
  valorePercentuale: field('Percentuale', percentageRule(), "Percent of the material's value, 0 to 100."),
  dataOrdine: field('Data ordine', optionalDayRule(), 'When it was ordered.'),
  dataConsegna: field('Consegna prevista', optionalDayRule(), 'When it is expected.'),
  testoEmail: field('Testo e-mail', longTextRule(50_000), 'Text of its mail, html.'),
  testoPdf: field('Testo PDF', longTextRule(10_000), 'Text of its print, plain text.'),
  note: field('Note', longTextRule(5000), 'Plain text.'),
  domanda1: field('Domanda 1', optionalBooleanRule(), 'First question on arrival.'),
  domanda2: field('Domanda 2', optionalBooleanRule(), 'Second question on arrival.'),
  domanda3: field('Domanda 3', optionalBooleanRule(), 'Third question on arrival.'),
  rilievo: field('Rilievo', oneAmong(RILIEVI), 'Measures on site; FATTO stays.'),
  co: field('CO', oneAmong(CO), 'Order confirmation; INVIATA stays.'),
  magazzino: field('Magazzino', magazzinoRule(), 'Key of the store.'),
  rivendita: field('Rivendita', booleanRule(false), 'Resold as it is.'),
  rigaOrdinePk: field(
    'Riga ordine',
    refersTo('rigaOrdine', optionalIdRule(), RIGA_OF_OTHER),
    'Number of the line of the order it is for.',
  ),
  costoMateriale: field('Costo materiale', amountRule(), 'Euro.'),
  venditaMateriale: field('Vendita materiale', amountRule(), 'Euro.'),
})

/** What may come for the picture of its print: a new one, which wins, or that the one there is goes. */
const immaginePdfSchema = object({
  immaginePdf: fileSchema.optional().nullable().default(null),
  removeImmaginePdf: booleanRule(false),
})

/** A supplier order as it is sent: the fields, and what comes for its picture. */
export const ordineFornitoreInputSchema = ordineFornitoreSchema.concat(immaginePdfSchema)

/** A supplier order is for one order from its beginning. */
export const OTHER_ORDINE = 'Un ordine a fornitore resta dell’ordine per cui è stato fatto.'

/** What the fields of a supplier order are called. */
export const ordineFornitoreLabels = labelsOf(ordineFornitoreSchema)

/** What the dialog of the state alone writes. */
type StatoInput = Pick<
  OrdineFornitoreInput,
  'stato' | 'tipologia' | 'dataArrivo' | 'domanda1Legno' | 'domanda2Legno' | 'numeroDocumento'
>

/** The form of the state, with what ARRIVATO asks for; the material only decides. */
export const statoSchema: ObjectSchema<StatoInput> = object({ ...arrivo, tipologia: singleLineRule(NAME_MAX) })

/** The fields that the dialog of the state sends. */
export const arrivoSchema = object(arrivo)

/** Where a change would go back: the field and why not; null when it goes forward. */
export function isStepBack(
  before: Pick<OrdineFornitoreInput, 'rilievo' | 'co'>,
  after: Pick<OrdineFornitoreInput, 'rilievo' | 'co'>,
): { field: 'rilievo' | 'co'; message: string } | null {
  if (before.rilievo === 'FATTO' && after.rilievo !== 'FATTO') return { field: 'rilievo', message: RILIEVO_DONE }
  if (before.co === 'INVIATA' && after.co !== 'INVIATA') return { field: 'co', message: CO_SENT }
  return null
}

/**
 * Why a supplier order stays: the supplier knows of it, or it has arrived.
 * @returns in Italian, saying what would let it go; null when it may go
 */
export function inProgressReason(fornitura: FornituraOrdine): string | null {
  if (!fornituraStarted(fornitura)) return null
  if (fornitura.spedito) return `La mail di «${fornituraInWords(fornitura)}» è già partita: non si può eliminare.`
  return `«${fornituraInWords(fornitura)}» è già avviato: non si può eliminare finché non torna ${TO_DO} senza data di consegna effettiva.`
}

/** Sale minus cost, euro; null while one of the two is missing. */
export function addedValue(cost: number | null | undefined, vendita: number | null | undefined): number | null {
  if (cost == null || vendita == null) return null
  return fromCents(toCents(vendita) - toCents(cost))
}

/** Added value as a percent of the sale, 2 decimals half up; null without a sale. */
export function marginePercentage(cost: number | null | undefined, vendita: number | null | undefined): number | null {
  const margine = addedValue(cost, vendita)
  if (margine === null || !vendita) return null
  const positivo = divideRounded(toCents(Math.abs(margine)) * 10_000n, toCents(vendita))
  return fromCents(margine < 0 ? -positivo : positivo)
}

/** Codes as people read them. */
const inWords = (codes: readonly string[]) => Object.fromEntries(codes.map((code) => [code, stateInWords(code)]))

/** The filters of the supplier orders; parameters of the address have the names of the old calls. */
export const ordiniFornitoreFilters = {
  search: searchFilter('Every word of the order they are for: number, customer, project …', { url: 'search' }),
  pks: pksFilter('The ones with these numbers.'),
  ordinePk: pkFilter('For the order with this number.', { url: 'ordine' }),
  ordinePks: pksFilter('For the orders with these numbers.'),
  numeroCommessa: partFilter('Part of the number of the order, case ignored.', {
    url: 'numero_commessa',
    label: 'Numero commessa',
    chip: 'Commessa',
  }),
  cliente: partFilter("Part of the customer's name, case ignored.", { url: 'cliente', label: 'Cliente' }),
  progetto: partFilter('Part of the project of the order, case ignored.', { url: 'progetto', label: 'Progetto' }),
  riferimento: partFilter('Part of the reference of the order, case ignored.', {
    url: 'riferimento',
    label: 'Riferimento',
  }),
  tipologia: textFilter('Of this material.', { url: 'tipologia', label: 'Tipologia' }),
  fornitorePk: pkFilter('Of the supplier with this number.'),
  fornitoreNome: partFilter("Part of the supplier's name, case ignored.", {
    url: 'fornitore_nome',
    label: 'Fornitore',
  }),
  stato: textsFilter('Names of states: in one of these.'),
  empty: yesNoFilter('Without a state.'),
  inRitardo: yesNoFilter('Of `attesi` those promised for a day before today.'),
  attesi: yesNoFilter('Only those that have not arrived.', { url: 'attesi' }),
  rilievo: choiceFilter(RILIEVI, 'How the measures on site stand.', {
    url: 'rilievo',
    label: 'Rilievo',
    said: inWords(RILIEVI),
  }),
  co: choiceFilter(CO, 'How the order confirmation stands.', { url: 'co', label: 'CO', said: inWords(CO) }),
  magazzino: textFilter('For the store with this key.', { url: 'magazzino', label: 'Magazzino' }),
  note: partFilter('Part of the notes, case ignored.', { url: 'note', label: 'Note' }),
  agentePk: pkFilter('Number of the agent of the order; ignored for users who may not see agents.', {
    url: 'agente',
    label: 'Agente',
  }),
  tipoAgente: wordFilter(
    tipiAgente,
    'Kind of agent of the order, B2C, B2B or B2C*s; ignored for users who may not see agents.',
    { url: 'tipo_agente', label: 'Tipo agente' },
  ),
  materiali: textsFilter('Of one of these materials.', {
    url: 'materiali',
    label: 'Materiali',
    shape: /^[^~!]{1,100}$/,
  }),
  statoMaterialePks: pksFilter(
    'The order has a material (of `materiali`, when given) in one of the states with these numbers.',
    { url: 'stati_materiali', label: 'Stati materiali' },
  ),
  dataConsegna: periodFilter('The order must be ready in this period.', {
    url: ['data_consegna_da', 'data_consegna_a'],
    label: 'Approntamento',
  }),
  dataOrdineFornitore: periodFilter('Ordered in this period.', {
    url: ['data_ordine_fornitore_da', 'data_ordine_fornitore_a'],
    label: 'Data ordine',
  }),
  dataConsegnaFornitore: periodFilter('Expected in this period.', {
    url: ['data_consegna_fornitore_da', 'data_consegna_fornitore_a'],
    label: 'Consegna prevista',
  }),
  dataArrivo: periodFilter('Arrived in this period.', {
    url: ['data_arrivo_da', 'data_arrivo_a'],
    label: 'Consegna effettiva',
  }),
  dataInserimento: periodFilter('Made here in this period.', {
    url: ['data_inserimento_da', 'data_inserimento_a'],
    label: 'Inserimento',
  }),
  aggiornatoDopo: sinceFilter(),
}

// What percent of its material each supplier order of an order is.

/** All of a material, in hundredths of a percent. */
export const ALL = 10_000

/**
 * Percentages of the supplier orders of a material, in hundredths: what is written; the others share what is left
 * equally, and one alone is all of it.
 */
export function percentagesOf(written: readonly (number | null)[]): number[] {
  const lacking = written.filter((one) => one === null).length
  const resto = Math.max(0, ALL - written.reduce<number>((sum, one) => sum + (one ?? 0), 0))
  const parts = shareOut(
    resto,
    Array.from({ length: lacking }, () => 1),
  )
  let which = 0
  return written.map((one) => one ?? parts[which++] ?? 0)
}

/** A supplier order as far as the percentages go: percent as it is written, null where nobody says. */
interface Written {
  pk: number
  percentuale: number | null
}

/** The percentages as progress counts them, by number, and what they make together. @param others with the one that is written */
export function countedPercentages(others: readonly Written[]): { parts: Map<number, number>; sum: number } {
  // Progress shares what is left in the order of the numbers.
  const ordinate = others.toSorted((a, b) => a.pk - b.pk)
  const parts = percentagesOf(
    ordinate.map(({ percentuale }) => (percentuale === null ? null : Math.round(percentuale * 100))),
  )
  return {
    parts: new Map(ordinate.map(({ pk }, place) => [pk, (parts[place] ?? 0) / 100])),
    sum: parts.reduce((sum, part) => sum + part, 0) / 100,
  }
}
