// Where an order is delivered and installed, in the words of a quote.
// docs/rules/ordini.md
import { booleanRule, field, oneOfRule, singleLineRule } from '#shared/fields/fields.ts'

export const ACCESSI_POSA = ['SCALE', 'ASCENSORE'] as const
export type AccessoPosa = (typeof ACCESSI_POSA)[number]
/** What people call the ways up. */
export const accessoPosaLabels: Readonly<Record<AccessoPosa, string>> = { SCALE: 'Scale', ASCENSORE: 'Ascensore' }

/** A place of delivery and installation; empty where nothing is said. */
export interface PosaInput {
  messaInPosa: boolean
  indirizzoPosa: string
  cittaPosa: string
  provinciaPosa: string
  pianoPosa: string
  accessoPosa: AccessoPosa | null
  /** Whom to ask for there. */
  contattoPosa: string
  telefonoPosa: string
}

/** An order that says nothing of its place. */
export const NO_POSA: PosaInput = {
  messaInPosa: false,
  indirizzoPosa: '',
  cittaPosa: '',
  provinciaPosa: '',
  pianoPosa: '',
  accessoPosa: null,
  contattoPosa: '',
  telefonoPosa: '',
}

/** Its fields, in the order of the form. */
export const posaFields = {
  messaInPosa: field('Messa in posa', booleanRule(false)),
  indirizzoPosa: field('Indirizzo di posa', singleLineRule(300)),
  cittaPosa: field('Città di posa', singleLineRule(100)),
  provinciaPosa: field('Provincia di posa', singleLineRule(100)),
  pianoPosa: field('Piano di posa', singleLineRule(100)),
  accessoPosa: field('Accesso al piano', oneOfRule(ACCESSI_POSA, accessoPosaLabels).nullable().defined().default(null)),
  contattoPosa: field('Contatto in cantiere', singleLineRule(200)),
  telefonoPosa: field('Telefono in cantiere', singleLineRule(50)),
}

/** What may be said of the place of an order, in the order of the form. */
export const posaFieldNames = Object.keys(posaFields) as (keyof PosaInput)[]

/** Town and province of a place: 'Fidenza (Parma)', 'Parma'. */
export function posaTown({ cittaPosa, provinciaPosa }: Pick<PosaInput, 'cittaPosa' | 'provinciaPosa'>): string {
  if (provinciaPosa === '' || provinciaPosa === cittaPosa) return cittaPosa
  return cittaPosa === '' ? provinciaPosa : `${cittaPosa} (${provinciaPosa})`
}

/** The place of an order in one line: 'Posa in Via Roma 1, Parma, piano 2, scale; Anna 333…'; empty where none is said. */
export function posaInWords(place: Readonly<PosaInput>): string {
  const { messaInPosa, indirizzoPosa, pianoPosa, accessoPosa } = place
  const where = [
    indirizzoPosa,
    posaTown(place),
    pianoPosa && `piano ${pianoPosa}`,
    accessoPosa && accessoPosaLabels[accessoPosa].toLowerCase(),
  ].filter(Boolean)
  const who = [place.contattoPosa, place.telefonoPosa].filter(Boolean).join(' ')
  return [messaInPosa && 'Con posa', where.join(', '), who].filter(Boolean).join(' · ')
}
