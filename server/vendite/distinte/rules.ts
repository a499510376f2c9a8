// The rules that the bill of a window is made of: each is one row of it, for the windows that it is for.
// docs/rules/finestra.md#what-it-is-made-of
import { type InferType, object } from 'yup'
import {
  field,
  integerRule,
  labelsOf,
  optionalIdRule,
  REQUIRED_FIELD,
  refersTo,
  singleLineRule,
} from '#shared/fields/fields.ts'
import { pkFilter, searchFilter, textFilter } from '#shared/fields/filters.ts'
import { EXPRESSION_MAX, espressioneReason } from './espressioni/rules.ts'

/** Longest name of a material. */
const TIPOLOGIA_MAX = 100
const POSTO_MAX = 9999

/** Rules that there are at most: screens read them whole. */
export const REGOLE_MAX = 1000
export const FULL_REGOLE = `Le regole sono al massimo ${REGOLE_MAX}.`

const espressioneRule = () =>
  singleLineRule(EXPRESSION_MAX).test('espressione', (text, ctx) => {
    // One that is too long is told so, and nothing else of it.
    const reason = text && text.length <= EXPRESSION_MAX ? espressioneReason(text) : null
    return reason === null || ctx.createError({ message: reason })
  })

export const BAR_OR_PANE = 'Una barra ha la lunghezza, una lastra la larghezza e l’altezza: non tutte e tre.'
export const HALF_PANE = 'Una lastra vuole larghezza e altezza.'

/** The fields of a rule. */
export const regolaDistintaSchema = object({
  posto: field('Posto', integerRule().min(0).max(POSTO_MAX), 'Place in the bill: rows stand and are computed by it.'),
  famigliaPk: field(
    'Famiglia',
    refersTo('famiglia', optionalIdRule()),
    'Number of the family that it is for; null for all windows.',
  ),
  tipoSerramentoPk: field(
    'Tipo serramento',
    refersTo('tipoSerramento', optionalIdRule()),
    'Number of the window type that it is for; null for all.',
  ),
  tipoAperturaPk: field(
    'Apertura',
    refersTo('tipoApertura', optionalIdRule()),
    'Number of the opening that it is for; null for all.',
  ),
  valorePk: field(
    'Valore di un’opzione',
    refersTo('valoreOpzione', optionalIdRule()),
    'Number of the value of an option that it is for; null for all.',
  ),
  condizione: field('Condizione', espressioneRule(), 'Expression: 0 leaves the row out; empty is always.'),
  tipologia: field('Materiale', singleLineRule(TIPOLOGIA_MAX).required(REQUIRED_FIELD), 'Name of the material.'),
  codice: field('Codice', singleLineRule(100), 'Code of the article; may be empty.'),
  descrizione: field('Descrizione', singleLineRule(200).required(REQUIRED_FIELD), 'What it is.'),
  sezione: field('Sezione', singleLineRule(200), 'Composition of a pane, section of a bar; may be empty.'),
  um: field('Unità di misura', singleLineRule(20), 'Unit of the quantity.'),
  quantita: field(
    'Quantità',
    espressioneRule().required(REQUIRED_FIELD),
    'Expression, for one piece: whole pieces of a bar or a pane; 0 leaves the row out.',
  ),
  lunghezza: field('Lunghezza', espressioneRule(), 'Expression: length of a bar, mm; empty for what is none.'),
  larghezza: field('Larghezza', espressioneRule(), 'Expression: width of a pane, mm; empty for what is none.'),
  altezza: field('Altezza', espressioneRule(), 'Expression: height of a pane, mm; empty for what is none.'),
  peso: field('Peso', espressioneRule(), 'Expression: weight of one of them, kg; may be empty.'),
}).test('misure', ({ lunghezza, larghezza, altezza }, { createError }) => {
  if (lunghezza && (larghezza || altezza)) return createError({ path: 'lunghezza', message: BAR_OR_PANE })
  if (Boolean(larghezza) === Boolean(altezza)) return true
  return createError({ path: larghezza ? 'altezza' : 'larghezza', message: HALF_PANE })
})

export type RegolaDistintaInput = InferType<typeof regolaDistintaSchema>

/** What the fields of a rule are called. */
export const regolaDistintaLabels = labelsOf(regolaDistintaSchema)

/** The fields of a rule that are expressions, in the order in which they are computed. */
export const ESPRESSIONI_REGOLA = ['condizione', 'quantita', 'lunghezza', 'larghezza', 'altezza', 'peso'] as const
export type EspressioneRegola = (typeof ESPRESSIONI_REGOLA)[number]

/** The filters of the rules. */
export const regoleDistintaFilters = {
  search: searchFilter('Every word of code and description, any order.', { url: 'search' }),
  famigliaPk: pkFilter('Only of this family.', { url: 'famiglia' }),
  tipologia: textFilter('Only of this material.', { url: 'materiale', label: 'Materiale', all: 'Tutti i materiali' }),
}
