// The types that the figures of progress share.

import { builder, type SchemaTypes } from '#platform/graphql/builder.ts'
import { choiceEnum } from '#platform/graphql/choices.ts'
import { bounded } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import type { LinkExtension } from '#platform/graphql/plugins/links.ts'
import type { MaterialeAvanzamento } from '../details.ts'
import type { AvanzamentoFilter, AvanzamentoRequest, MaterialiDay } from '../filter.ts'
import type { AvanzamentoGroup, CifreAvanzamento, TotaliAvanzamento } from '../rows.ts'
import { type AvanzamentoPeriod, avanzamentoFilters, TIPI_EVENTO } from '../rules.ts'
import type { AvvisoAvanzamento } from '../warnings.ts'

export const avanzamentoScopes = { permesso: 'adminOrders' } as const

/** Rows of a page at most: the old clients' `page_size` goes to 1000. */
const MAX_RIGHE = 1000
const DEFAULTS = 50

export const TipoEventoAvanzamentoEnum = choiceEnum(
  'TipoEventoAvanzamento',
  TIPI_EVENTO,
  'What brought an order nearer to its end.',
  {
    arrivo_materiale: 'A material arrived.',
    attivita_operatore: 'Somebody worked.',
    attivita_automatica: 'Work that the product writes by itself.',
  },
)

export const AvanzamentoFilterInput = filterInput<typeof avanzamentoFilters, MaterialiDay>(
  'FiltroAvanzamento',
  avanzamentoFilters,
  'What progress is asked for; all that is given must hold.',
  (t) => ({
    materialiAl: t.field({
      type: 'Date',
      description: 'The day at whose end materials are whole or not; the last of the period unless told.',
    }),
  }),
)

type Types = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>
type Fields<Parent> = PothosSchemaTypes.ObjectFieldBuilder<Types, Parent>

/** The days that figures are of. */
export function avanzamentoPeriodFields<Part extends AvanzamentoPeriod>(typed: Fields<Part>) {
  const t = typed as Fields<AvanzamentoPeriod>
  return {
    fromDate: t.expose('fromDate', {
      type: 'Date',
      nullable: true,
      description: 'First day; null: from the beginning.',
    }),
    toDate: t.expose('toDate', {
      type: 'Date',
      nullable: true,
      description: 'Last day, included; null: without an end.',
    }),
  }
}

interface Paged {
  totalCount: number
  perPagina: number
}

/** How many pages there are. */
export const pagesField = <Part extends Paged>(t: Fields<Part>) =>
  t.int({
    description: 'Pages in all, at least 1.',
    resolve: ({ totalCount, perPagina }) => Math.max(1, Math.ceil(totalCount / perPagina)),
  })

/** The figures of some events. */
export function avanzamentoFigureFields<Riga extends CifreAvanzamento>(typed: Fields<Riga>) {
  const t = typed as Fields<CifreAvanzamento>
  return {
    totaleValoreMateriali: t.expose('totaleValoreMateriali', {
      type: 'Decimal',
      description: 'Euro, of what arrived.',
    }),
    totaleValoreManodopera: t.expose('totaleValoreManodopera', {
      type: 'Decimal',
      description: 'Euro, of what was worked.',
    }),
    totaleValoreEconomico: t.expose('totaleValoreEconomico', { type: 'Decimal', description: 'Euro, of both.' }),
    tempoTeorico: t.exposeFloat('tempoTeorico', { description: 'Minutes that the pieces should have taken.' }),
    tempoLavorazione: t.exposeInt('tempoLavorazione', { description: 'Minutes that the work took.' }),
    numeroPezzi: t.exposeInt('numeroPezzi', { description: 'Pieces done, once for each operation.' }),
  }
}

export const percentage = (description: string) => ({ nullable: true, description }) as const
export const PERCENT = 'Percent of the net, to two decimals; null where the net is nothing.'
export const PERCENT_AV =
  'Percent of the net, with a material worth nothing until all of it has arrived; null where the net is nothing.'

/** Of sums over orders; a group has none of them, as an order is in several. */
const ofOrdini = { extensions: { whenSeen: true } satisfies LinkExtension } as const

export const CifreAvanzamentoRef = builder
  .objectRef<AvanzamentoGroup & Partial<TotaliAvanzamento>>('CifreAvanzamento')
  .implement({
    description: 'The figures of events that have something in common, or of all of them.',
    authScopes: avanzamentoScopes,
    fields: (t) => ({
      chiave: t.exposeString('chiave', { description: 'What they have in common, for programs; empty of all.' }),
      nome: t.exposeString('nome', { description: 'The same, for people.' }),
      ordini: t.exposeInt('ordini', { description: 'Orders among them.' }),
      ...avanzamentoFigureFields(t),
      netto: t.field({
        type: 'Decimal',
        nullable: true,
        description: 'Euro, of the whole orders; null of a group.',
        ...ofOrdini,
        resolve: ({ netto }) => netto,
      }),
      valoreEconomicoMateriale: t.field({
        type: 'Decimal',
        nullable: true,
        description: 'Euro that all the materials are worth; null of a group.',
        ...ofOrdini,
        resolve: ({ valoreEconomicoMateriale }) => valoreEconomicoMateriale,
      }),
      percentualeAvanzamento: t.field({
        type: 'Decimal',
        ...percentage(`${PERCENT} Null of a group.`),
        resolve: (sums) => sums.percentualeAvanzamento,
      }),
      percentualeAvanzamentoAvMateriali: t.field({
        type: 'Decimal',
        ...percentage(`${PERCENT_AV} Null of a group.`),
        resolve: (sums) => sums.percentualeAvanzamentoAvMateriali,
      }),
    }),
  })

export const MaterialeAvanzamentoRef = builder.objectRef<MaterialeAvanzamento>('MaterialeAvanzamento').implement({
  description: 'A material of an order, with what of it arrived.',
  authScopes: avanzamentoScopes,
  fields: (t) => ({
    materiale: t.exposeString('materiale', { description: 'Its name; `rivendita` is what is resold.' }),
    valoreEconomicoMateriale: t.expose('valoreEconomicoMateriale', {
      type: 'Decimal',
      description: 'Euro that all of it is worth.',
    }),
    valoreEconomicoMaterialeAvanzamento: t.expose('valoreEconomicoMaterialeAvanzamento', {
      type: 'Decimal',
      description: 'Euro of what arrived.',
    }),
    totalePercentualeMateriali: t.expose('totalePercentualeMateriali', {
      type: 'Decimal',
      nullable: true,
      description: 'Percent that arrived; null for what is resold.',
    }),
    ordiniFornitori: t.field({
      type: ['FornituraOrdine'],
      description: 'Those that arrived.',
      resolve: (m) => m.ordiniFornitori,
    }),
    ordiniFornitoriNonArrivati: t.field({
      type: ['FornituraOrdine'],
      description: 'Those that have not arrived yet.',
      resolve: (m) => m.ordiniFornitoriNonArrivati,
    }),
  }),
})

export const AvvisoAvanzamentoRef = builder.objectRef<AvvisoAvanzamento>('AvvisoAvanzamento').implement({
  description: 'What is wrong with a material of an order.',
  authScopes: avanzamentoScopes,
  fields: (t) => ({
    tipologia: t.exposeString('tipologia', { description: 'Name of the material.' }),
    motivo: t.exposeString('motivo', { description: 'In words.' }),
    fornitura: t.field({
      type: 'FornituraOrdine',
      nullable: true,
      description: 'The supplier order; null where there is none.',
      resolve: ({ fornitura }) => fornitura,
    }),
  }),
})

/** Arguments of a page of progress as the readers take them. @throws UserErrors on a page out of bounds */
export function avanzamentoRequest(args: {
  filtro?: AvanzamentoFilter | null | undefined
  pagina?: number | null | undefined
  perPagina?: number | null | undefined
  ordinamento?: readonly string[] | null | undefined
}): AvanzamentoRequest {
  return {
    filtro: args.filtro ?? {},
    pagina: bounded(args.pagina ?? 1, 1_000_000, 'pagina'),
    perPagina: bounded(args.perPagina ?? DEFAULTS, MAX_RIGHE, 'perPagina'),
    ordinamento: args.ordinamento ?? [],
  }
}
