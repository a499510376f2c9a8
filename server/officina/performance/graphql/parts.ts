// What the figures of the workshop have in common.
import { builder } from '../../../platform/graphql/builder.ts'
import { choiceOf } from '../../../platform/graphql/choices.ts'
import { bounded } from '../../../platform/graphql/listField.ts'
import { TIPI_PEZZO } from '../../lavorazioni/rules.ts'
import type { LavorazioneOrdine } from '../lavorazioniOrdine.sql.ts'
import type { FigurePage } from '../pages.ts'
import type { FigureFilter } from '../parts.sql.ts'
import type { AttivitaContata } from '../righe.sql.ts'
import { type Grouping, PERFORMANCE_PER_PAGE } from '../rules.ts'

/** Rows of a page at most. */
const MAX_RIGHE = 1000

export const figureScopes = { permesso: 'adminAttivitaOperatori' } as const

export const FigureFilterInput = builder.inputRef<FigureFilter>('FiltroFigure').implement({
  description: 'Which work a figure counts; all that is given must hold.',
  fields: (t) => ({
    operatore: t.int({ description: 'Of this operator, by number.' }),
    operatori: t.intList({ description: 'Of these operators, by their numbers.' }),
    lavorazione: t.int({ description: 'At this operation, by number; of a session of two operations its part alone.' }),
    lavorazioni: t.intList({ description: 'At these operations, by their numbers.' }),
    tipoAgente: t.string({
      description: 'Kind of the agent of the order, B2C, B2B or B2C*s; orders without an agent have none.',
    }),
    ordine: t.int({ description: 'For this order, by its number in addresses (`pk`).' }),
    fromDate: t.field({
      type: 'Date',
      description: 'First day; the default period of the figure when both are missing.',
    }),
    toDate: t.field({ type: 'Date', description: 'Last day, included.' }),
  }),
})

export const RaggruppamentoFigure = builder.enumType('RaggruppamentoFigure', {
  description: 'What a figure is divided by; whatever it is, the parts make the whole.',
  values: {
    giorno: { value: 'giorno' as Grouping, description: 'By day.' },
    settimana: { value: 'settimana' as Grouping, description: 'By week from Monday; the key is its Monday.' },
    mese: { value: 'mese' as Grouping, description: 'By month; the key is its first day.' },
    operatore: { value: 'operatore' as Grouping, description: 'By operator; the key is the number.' },
    lavorazione: { value: 'lavorazione' as Grouping, description: 'By operation; the key is the number.' },
    fase: { value: 'fase' as Grouping, description: 'By phase of the planning; the key is its name.' },
    tipoAgente: {
      value: 'tipoAgente' as Grouping,
      description: 'By kind of agent of the order, B2C, B2B, B2C*s; an empty key without an agent.',
    },
    giornoOperatore: { value: 'giornoOperatore' as Grouping, description: 'By day and operator.' },
  },
})

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

type Operatore = AttivitaContata['operatore']

const OperatoreNameRef = builder.objectRef<Operatore>('NomeOperatore').implement({
  description: 'First and last name of an operator.',
  authScopes: figureScopes,
  fields: (t) => ({ firstName: t.exposeString('firstName'), lastName: t.exposeString('lastName') }),
})

/** Who has worked, for people. */
export const operatoreName = ({ firstName, lastName, username }: Operatore) =>
  `${firstName} ${lastName}`.trim() || username

export const OperatoreContato = builder.objectRef<Operatore>('OperatoreContato').implement({
  description: 'The operator of some work.',
  authScopes: figureScopes,
  fields: (t) => ({
    pk: t.exposeInt('pk'),
    nome: t.string({ description: 'First and last name, or the user name.', resolve: operatoreName }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    user: t.field({ type: OperatoreNameRef, description: 'First and last name.', resolve: (who) => who }),
  }),
})

export const LavorazioneContata = builder.objectRef<AttivitaContata['lavorazione']>('LavorazioneContata').implement({
  description: 'The operation of some work.',
  authScopes: figureScopes,
  fields: (t) => ({
    pk: t.exposeInt('pk'),
    nome: t.exposeString('nome', { description: 'Name of the operation.' }),
    attivitaNumero: t.expose('attivitaNumero', { type: choiceOf(TIPI_PEZZO), description: 'What a piece is.' }),
  }),
})

type Ordine = Pick<LavorazioneOrdine['ordine'], 'pk' | 'numeroCommessa' | 'nomeCliente'>

const CountedClienteName = builder.objectRef<Ordine>('ClienteContato').implement({
  description: 'The customer of some work, by name alone.',
  authScopes: figureScopes,
  fields: (t) => ({ nome: t.exposeString('nomeCliente', { description: 'Name of the customer.' }) }),
})

export const OrdineContato = builder.objectRef<Ordine>('OrdineContato').implement({
  description: 'The order of some work; without prices.',
  authScopes: figureScopes,
  fields: (t) => ({
    pk: t.exposeInt('pk'),
    numeroCommessa: t.exposeString('numeroCommessa', { description: 'Number of the order.' }),
    nomeCliente: t.exposeString('nomeCliente', { description: 'Name of the customer.' }),
    cliente: t.field({ type: CountedClienteName, description: 'The customer.', resolve: (ordine) => ordine }),
  }),
})
