// The window of a line: what is said of it beside type and measures, and what of it a type and a family offer.
// docs/rules/finestra.md

import { array, type ObjectSchema, object } from 'yup'
import { type NamedSpecchiatura, specchiatureText } from '#shared/composti/specchiature.ts'
import { field, idListRule, idRule, optionalIdRule, truncatedRule, unknownPkMessage } from '#shared/fields/fields.ts'
import type { ChosenOpzione } from '#vendite/listini/prezzo/finestra/rules.ts'

/** What a line says of its window. */
export interface FinestraInput {
  famigliaPk: number | null
  tipoAperturaPk: number | null
  opzioni: ChosenOpzione[]
  accessoriPks: number[]
}

/** The same as it is sent: what is not told stays as it is stored. */
export type SaidFinestra = { [Name in keyof FinestraInput]?: FinestraInput[Name] | undefined }

/** A line that says nothing of its window, as an extra line never does. */
export const NO_FINESTRA: FinestraInput = { famigliaPk: null, tipoAperturaPk: null, opzioni: [], accessoriPks: [] }

/** The window of a line, nothing where nothing is told. */
export function wholeFinestra(said: SaidFinestra | null): FinestraInput {
  const { famigliaPk = null, tipoAperturaPk = null, opzioni = [], accessoriPks = [] } = said ?? {}
  return { famigliaPk, tipoAperturaPk, opzioni, accessoriPks }
}

/** Options and accessories of one line at most. */
const CHOICES_MAX = 100

const opzioneRigaSchema: ObjectSchema<ChosenOpzione> = object({
  opzionePk: field('Opzione', idRule()),
  valorePk: field('Valore', idRule()),
})

const opzioniRule = array()
  .of(opzioneRigaSchema)
  .transform(truncatedRule<ChosenOpzione>(CHOICES_MAX))
  .typeError('È richiesta una lista')
  .max(CHOICES_MAX)
  .optional()

/** The fields of the window in the schema of a line: what is missing stays missing. */
export const finestraFields = {
  famigliaPk: field('Famiglia', optionalIdRule().optional().default(undefined)),
  tipoAperturaPk: field('Apertura', optionalIdRule().optional().default(undefined)),
  opzioni: field('Opzioni', opzioniRule),
  accessoriPks: field('Accessori', idListRule(CHOICES_MAX).optional().default(undefined)),
}

interface Item {
  pk: number
  nome: string
  ritirato: boolean
}

export interface OpzioneOffered extends Item {
  valori: readonly Item[]
}

export interface FamigliaOffered extends Item {
  opzioni: readonly OpzioneOffered[]
}

export interface TipoOffered {
  nome: string
  aperture: readonly Item[]
  accessori: readonly Item[]
}

/** What the catalogue has of all that some lines speak of, by number; retired things too. */
export interface FinestraOffer {
  famiglie: ReadonlyMap<number, FamigliaOffered>
  tipi: ReadonlyMap<number, TipoOffered>
  /** Names of all openings and accessories that are spoken of, whoever offers them. */
  aperture: ReadonlyMap<number, string>
  accessori: ReadonlyMap<number, string>
}

interface RigaOfFinestra extends SaidFinestra {
  pk: number | null
  tipoSerramentoPk: number
  rivendita: boolean
}

/** The value of each option, by the number of the option. */
const valuesOf = (opzioni: readonly ChosenOpzione[]) =>
  new Map(opzioni.map(({ opzionePk, valorePk }) => [opzionePk, valorePk]))

/** Whether two lines have the same values, in whatever order. */
export function sameOpzioni(a: readonly ChosenOpzione[], b: readonly ChosenOpzione[]): boolean {
  const values = valuesOf(b)
  return a.length === b.length && a.every(({ opzionePk, valorePk }) => values.get(opzionePk) === valorePk)
}

/** Whether two lists have the same numbers, in whatever order. */
export function samePks(a: readonly number[], b: readonly number[]): boolean {
  const numbers = new Set(b)
  return new Set(a).size === numbers.size && a.every((pk) => numbers.has(pk))
}

/**
 * The whole window of a line: what it does not say is as it was stored, without what another type or family does not
 * offer. An extra line has none.
 * @param before as stored; null for a new line
 */
export function settledFinestra(
  said: RigaOfFinestra,
  before: RigaOfFinestra | null,
  { tipi }: Pick<FinestraOffer, 'tipi'>,
): FinestraInput {
  if (said.rivendita) return NO_FINESTRA
  const stored = wholeFinestra(before)
  const famigliaPk = said.famigliaPk === undefined ? stored.famigliaPk : said.famigliaPk
  const tipo = before?.tipoSerramentoPk === said.tipoSerramentoPk ? null : tipi.get(said.tipoSerramentoPk)
  const offers = (items: readonly Item[] | undefined, pk: number) =>
    !tipo || items?.some((one) => one.pk === pk && !one.ritirato) === true
  const apertura = stored.tipoAperturaPk
  const kept = apertura !== null && offers(tipo?.aperture, apertura) ? apertura : null
  return {
    famigliaPk,
    tipoAperturaPk: said.tipoAperturaPk === undefined ? kept : said.tipoAperturaPk,
    opzioni: said.opzioni ?? (famigliaPk === stored.famigliaPk ? stored.opzioni : []),
    accessoriPks: [...new Set(said.accessoriPks ?? stored.accessoriPks.filter((pk) => offers(tipo?.accessori, pk)))],
  }
}

/** The lines of an order with their whole windows. @param current as they are stored */
export function settledRighe<Riga extends RigaOfFinestra>(
  righe: readonly Riga[],
  current: readonly RigaOfFinestra[],
  offer: Pick<FinestraOffer, 'tipi'>,
): (Riga & FinestraInput)[] {
  const stored = new Map(current.map((riga) => [riga.pk, riga]))
  return righe.map((riga) => ({
    ...riga,
    ...settledFinestra(riga, riga.pk === null ? null : (stored.get(riga.pk) ?? null), offer),
  }))
}

/** What is wrong with the window of a line, by field of the line. */
export interface FinestraError {
  field: keyof FinestraInput
  message: string
}

const retired = (name: string) => `«${name}» è ritirato dal catalogo: resta dov’è già, ma non si può scegliere.`
const listed = (items: readonly Item[]) => {
  const names = items.filter(({ ritirato }) => !ritirato).map(({ nome }) => nome)
  return names.length === 0 ? 'non ne ha nessuna scelta' : `si può scegliere fra ${names.join(', ')}`
}

/** Everything of some lines that is stored, and may therefore stay though it is retired. */
interface Stored {
  famiglie: ReadonlySet<number>
  valori: ReadonlySet<number>
  aperture: ReadonlySet<number>
  accessori: ReadonlySet<number>
}

/** What the lines of an order have now. */
export function storedFinestre(righe: readonly RigaOfFinestra[]): Stored {
  const whole = righe.map(wholeFinestra)
  const some = (pks: readonly (number | null)[]) => new Set(pks.filter((pk) => pk !== null))
  return {
    famiglie: some(whole.map(({ famigliaPk }) => famigliaPk)),
    valori: some(whole.flatMap(({ opzioni }) => opzioni.map(({ valorePk }) => valorePk))),
    aperture: some(whole.map(({ tipoAperturaPk }) => tipoAperturaPk)),
    accessori: some(whole.flatMap(({ accessoriPks }) => accessoriPks)),
  }
}

function opzioniErrors(window: FinestraInput, famiglia: FamigliaOffered | undefined, stored: Stored): string[] {
  const { opzioni } = window
  if (opzioni.length === 0) return []
  if (window.famigliaPk === null) return ['Le opzioni sono quelle di una famiglia: scegli prima la famiglia.']
  if (!famiglia) return []
  const twice = opzioni.find(({ opzionePk }, place) => opzioni.findIndex((one) => one.opzionePk === opzionePk) < place)
  const errors = opzioni.flatMap(({ opzionePk, valorePk }) => {
    const opzione = famiglia.opzioni.find(({ pk }) => pk === opzionePk)
    if (!opzione) return [`L’opzione n. ${opzionePk} non è della famiglia «${famiglia.nome}».`]
    const valore = opzione.valori.find(({ pk }) => pk === valorePk)
    if (!valore) return [`Il valore n. ${valorePk} non è dell’opzione «${opzione.nome}»: ${listed(opzione.valori)}.`]
    if (stored.valori.has(valorePk)) return []
    if (opzione.ritirato) return [retired(opzione.nome)]
    return valore.ritirato ? [retired(valore.nome)] : []
  })
  const repeated = twice && famiglia.opzioni.find(({ pk }) => pk === twice.opzionePk)
  return repeated ? [...errors, `L’opzione «${repeated.nome}» ha più di un valore.`] : errors
}

/**
 * What is wrong with the window of a line: options are of its family, values of their options, opening and accessories
 * of its type; what is retired may only stay where it is.
 * @param riga its window already settled
 * @param before the line as stored; null for a new one
 * @param stored what the lines of the order have now
 */
export function finestraErrors(
  riga: RigaOfFinestra & FinestraInput,
  before: RigaOfFinestra | null,
  offer: FinestraOffer,
  stored: Stored,
): FinestraError[] {
  const errors: FinestraError[] = []
  const famiglia = riga.famigliaPk === null ? undefined : offer.famiglie.get(riga.famigliaPk)
  if (riga.famigliaPk !== null && !famiglia)
    errors.push({ field: 'famigliaPk', message: unknownPkMessage(riga.famigliaPk) })
  if (famiglia?.ritirato && !stored.famiglie.has(famiglia.pk))
    errors.push({ field: 'famigliaPk', message: retired(famiglia.nome) })
  for (const message of opzioniErrors(riga, famiglia, stored)) errors.push({ field: 'opzioni', message })
  const tipo = offer.tipi.get(riga.tipoSerramentoPk)
  const sameTipo = before?.tipoSerramentoPk === riga.tipoSerramentoPk
  function check(
    field: 'tipoAperturaPk' | 'accessoriPks',
    pk: number,
    {
      names,
      offered,
      own,
      had,
    }: Record<'own' | 'had', boolean> & { names: ReadonlyMap<number, string>; offered: readonly Item[] },
  ) {
    const name = names.get(pk)
    const found = offered.find((one) => one.pk === pk)
    if (name === undefined) errors.push({ field, message: unknownPkMessage(pk) })
    else if (own || !tipo) return
    else if (!found) errors.push({ field, message: `Il tipo «${tipo.nome}» non ha «${name}»: ${listed(offered)}.` })
    else if (found.ritirato && !had) errors.push({ field, message: retired(name) })
  }
  if (riga.tipoAperturaPk !== null) {
    check('tipoAperturaPk', riga.tipoAperturaPk, {
      names: offer.aperture,
      offered: tipo?.aperture ?? [],
      own: sameTipo && before?.tipoAperturaPk === riga.tipoAperturaPk,
      had: stored.aperture.has(riga.tipoAperturaPk),
    })
  }
  for (const pk of riga.accessoriPks) {
    check('accessoriPks', pk, {
      names: offer.accessori,
      offered: tipo?.accessori ?? [],
      own: sameTipo && before?.accessoriPks?.includes(pk) === true,
      had: stored.accessori.has(pk),
    })
  }
  return errors
}

/** The names behind the numbers of windows. */
export interface FinestraNames {
  famiglie: ReadonlyMap<number, string>
  aperture: ReadonlyMap<number, string>
  accessori: ReadonlyMap<number, string>
  opzioni: ReadonlyMap<number, string>
  valori: ReadonlyMap<number, string>
}

const called = (names: ReadonlyMap<number, string>, pk: number) => names.get(pk) ?? `n. ${pk}`
const inOrder = (texts: readonly string[]) => [...texts].sort((a, b) => a.localeCompare(b, 'it')).join(', ')

/** The window of a line in words, for the history and for conflicts; empty where nothing is said. */
export function finestraInWords(window: SaidFinestra, names: FinestraNames) {
  const { famigliaPk, tipoAperturaPk, opzioni, accessoriPks } = wholeFinestra(window)
  return {
    famiglia: famigliaPk === null ? null : called(names.famiglie, famigliaPk),
    tipoApertura: tipoAperturaPk === null ? null : called(names.aperture, tipoAperturaPk),
    opzioni: inOrder(
      opzioni.map((one) => `${called(names.opzioni, one.opzionePk)}: ${called(names.valori, one.valorePk)}`),
    ),
    accessori: inOrder(accessoriPks.map((pk) => called(names.accessori, pk))),
  }
}

/** What a window is made of and has, as papers and screens tell it: a name and its value, what is not said left out. */
export function finestraDetails(window: {
  famiglia: { nome: string } | null
  opzioni: readonly { opzione: { nome: string }; valore: { nome: string } }[]
  tipoApertura: { nome: string } | null
  accessori: readonly { nome: string }[]
  specchiature?: readonly NamedSpecchiatura[]
}): [name: string, value: string][] {
  const { famiglia, opzioni, tipoApertura, accessori, specchiature = [] } = window
  const said: [string, string][] = [
    ['Famiglia', famiglia?.nome ?? ''],
    ...opzioni.map(({ opzione, valore }): [string, string] => [opzione.nome, valore.nome]),
    ['Apertura', tipoApertura?.nome ?? ''],
    ['Accessori', accessori.map(({ nome }) => nome).join(', ')],
    ['Elemento composto', specchiatureText(specchiature)],
  ]
  return said.filter(([, value]) => value !== '')
}

/** The same in one line: 'Natura 80 · Rovere · Triplo · Anta e ribalta'; empty where nothing is said. */
export const finestraText = (window: Parameters<typeof finestraDetails>[0]): string =>
  finestraDetails(window)
    .map(([, value]) => value)
    .join(' · ')
