// What the figures of the workshop have in common.

import { builder } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { bounded } from '#platform/graphql/listField.ts'
import { PeriodoInput } from '#platform/graphql/periodo.ts'
import type { FigurePage } from '../pages.ts'
import type { FigureFilter } from '../parts.sql.ts'
import { GROUPINGS, PERFORMANCE_PER_PAGE } from '../rules.ts'

/** Rows of a page at most. */
const MAX_RIGHE = 1000

export const figureScopes = { permesso: 'adminAttivitaOperatori' } as const

export const FigureFilterInput = builder.inputRef<FigureFilter>('FiltroFigure').implement({
  description: 'Which work a figure counts; all that is given must hold.',
  fields: (t) => ({
    operatorePk: t.int({ description: 'Of this operator, by number.' }),
    operatorePks: t.intList({ description: 'Of these operators, by their numbers.' }),
    lavorazionePk: t.int({
      description: 'At this operation, by number; of a session of two operations its part alone.',
    }),
    lavorazionePks: t.intList({ description: 'At these operations, by their numbers.' }),
    tipoAgente: t.string({
      description: 'Kind of the agent of the order, B2C, B2B or B2C*s; orders without an agent have none.',
    }),
    ordinePk: t.int({ description: 'For the order with this number.' }),
    periodo: t.field({
      type: PeriodoInput,
      description: 'The days of the work; the default period of the figure when both days are missing.',
    }),
  }),
})

export const RaggruppamentoFigure = choiceEnum(
  'RaggruppamentoFigure',
  GROUPINGS,
  'What a figure is divided by; whatever it is, the parts make the whole.',
  {
    giorno: 'By day.',
    settimana: 'By week from Monday; the key is its Monday.',
    mese: 'By month; the key is its first day.',
    operatore: 'By operator; the key is the number.',
    lavorazione: 'By operation; the key is the number.',
    fase: 'By phase of the planning; the key is its name.',
    tipoAgente: 'By kind of agent of the order, B2C, B2B, B2C*s; an empty key without an agent.',
    giornoOperatore: 'By day and operator.',
  },
)

/** The arguments of a page. */
export const pageArgs = {
  pagina: { description: 'Page from 1.' },
  perPagina: { description: `Rows of a page, up to ${MAX_RIGHE}; ${PERFORMANCE_PER_PAGE} when missing.` },
} as const

interface PageArguments {
  pagina?: number | null
  perPagina?: number | null
  ordinamento?: readonly string[] | null
}

/** @throws UserErrors on a page or a length that there is not */
export function figurePageOf({ pagina, perPagina, ordinamento }: PageArguments): FigurePage {
  return {
    pagina: bounded(pagina ?? 1, 1_000_000, 'pagina'),
    perPagina: bounded(perPagina ?? PERFORMANCE_PER_PAGE, MAX_RIGHE, 'perPagina'),
    ordinamento: ordinamento ?? [],
  }
}
