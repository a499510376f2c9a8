// What the figures of the workshop have in common.
import { builder } from '../../../platform/graphql/builder.ts'
import { choiceOf } from '../../../platform/graphql/choices.ts'
import { bounded } from '../../../platform/graphql/listField.ts'
import { TIPI_PEZZO } from '../../lavorazioni/rules.ts'
import type { LavorazioneOrdine } from '../lavorazioniOrdine.sql.ts'
import type { PaginaFigure } from '../pages.ts'
import type { FiltroFigure } from '../parti.sql.ts'
import type { AttivitaContata } from '../righe.sql.ts'
import { PER_PAGINA_PERFORMANCE, type Raggruppamento } from '../rules.ts'

/** Rows of a page at most. */
const MAX_RIGHE = 1000

export const figureScopes = { permesso: 'adminAttivitaOperatori' } as const

export const FiltroFigureInput = builder.inputRef<FiltroFigure>('FiltroFigure').implement({
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
    giorno: { value: 'giorno' as Raggruppamento, description: 'By day.' },
    settimana: { value: 'settimana' as Raggruppamento, description: 'By week from Monday; the key is its Monday.' },
    mese: { value: 'mese' as Raggruppamento, description: 'By month; the key is its first day.' },
    operatore: { value: 'operatore' as Raggruppamento, description: 'By operator; the key is the number.' },
    lavorazione: { value: 'lavorazione' as Raggruppamento, description: 'By operation; the key is the number.' },
    fase: { value: 'fase' as Raggruppamento, description: 'By phase of the planning; the key is its name.' },
    tipoAgente: {
      value: 'tipoAgente' as Raggruppamento,
      description: 'By kind of agent of the order, B2C, B2B, B2C*s; an empty key without an agent.',
    },
    giornoOperatore: { value: 'giornoOperatore' as Raggruppamento, description: 'By day and operator.' },
  },
})

/** The arguments of a page. */
export const paginaArgs = {
  pagina: { description: 'Page from 1.' },
  perPagina: { description: `Rows of a page, up to ${MAX_RIGHE}; ${PER_PAGINA_PERFORMANCE} when missing.` },
} as const

interface ArgomentiPagina {
  pagina?: number | null
  perPagina?: number | null
  ordinamento?: readonly string[] | null
}

/** @throws UserErrors on a page or a length that there is not */
export function paginaOf({ pagina, perPagina, ordinamento }: ArgomentiPagina): PaginaFigure {
  return {
    pagina: bounded(pagina ?? 1, 1_000_000, 'pagina'),
    perPagina: bounded(perPagina ?? PER_PAGINA_PERFORMANCE, MAX_RIGHE, 'perPagina'),
    ordinamento: ordinamento ?? [],
  }
}

type Operatore = AttivitaContata['operatore']

const NomeOperatoreRef = builder.objectRef<Operatore>('NomeOperatore').implement({
  description: 'First and last name of an operator.',
  authScopes: figureScopes,
  fields: (t) => ({ firstName: t.exposeString('firstName'), lastName: t.exposeString('lastName') }),
})

/** Who has worked, for people. */
export const nomeOperatore = ({ firstName, lastName, username }: Operatore) =>
  `${firstName} ${lastName}`.trim() || username

export const OperatoreContato = builder.objectRef<Operatore>('OperatoreContato').implement({
  description: 'The operator of some work.',
  authScopes: figureScopes,
  fields: (t) => ({
    pk: t.exposeInt('pk'),
    nome: t.string({ description: 'First and last name, or the user name.', resolve: nomeOperatore }),
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    user: t.field({ type: NomeOperatoreRef, description: 'First and last name.', resolve: (chi) => chi }),
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

const NomeClienteContato = builder.objectRef<Ordine>('ClienteContato').implement({
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
    cliente: t.field({ type: NomeClienteContato, description: 'The customer.', resolve: (ordine) => ordine }),
  }),
})
