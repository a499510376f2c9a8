// What the figures of the workshop have in common.

import { choiceEnum } from '#platform/graphql/choices.ts'
import { bounded } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import type { FigurePage } from '../pages.ts'
import { figureFilters, GROUPINGS, PERFORMANCE_PER_PAGE } from '../rules.ts'

/** Rows of a page at most. */
const MAX_RIGHE = 1000

export const figureScopes = { permesso: 'adminAttivitaOperatori' } as const

export const FigureFilterInput = filterInput(
  'FiltroFigure',
  figureFilters,
  'Which work a figure counts; all that is given must hold.',
)

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
