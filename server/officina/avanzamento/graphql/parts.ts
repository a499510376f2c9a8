// The types that the figures of progress share.
import { builder, type SchemaTypes } from '../../../platform/graphql/builder.ts'
import { choiceEnum } from '../../../platform/graphql/choices.ts'
import { bounded } from '../../../platform/graphql/listField.ts'
import type { MaterialeAvanzamento } from '../details.ts'
import type { AvanzamentoFilter } from '../filter.ts'
import type { AvanzamentoRequest, CifreAvanzamento } from '../rows.ts'
import { TIPI_EVENTO } from '../rules.ts'
import type { AvvisoAvanzamento, FornituraAvanzamento } from '../warnings.ts'

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

export const AvanzamentoFilterInput = builder.inputRef<AvanzamentoFilter>('FiltroAvanzamento').implement({
  description: 'What progress is asked for; all that is given must hold.',
  fields: (t) => ({
    fromDate: t.field({
      type: 'Date',
      description:
        'First day of the events. Without both days the week around today; the last day alone asks for progress as of that day.',
    }),
    toDate: t.field({ type: 'Date', description: 'Last day, included.' }),
    operatori: t.intList({ description: 'Only work of these operators, by their numbers.' }),
    lavorazioni: t.intList({ description: 'Only work at these operations, by their numbers.' }),
    ordine: t.int({ description: 'Number of an order.' }),
    search: t.string({ description: 'Every word of number, customer, project, reference of the order.' }),
    tipoEvento: t.field({
      type: TipoEventoAvanzamentoEnum,
      description: 'Only of this kind; `attivita_operatore` is all work, automatic too.',
    }),
    materiale: t.string({ description: 'Only arrivals of this material.' }),
    tipoAgente: t.string({ description: 'Kind of the agent of the order: B2C, B2B or B2C*s.' }),
    progetto: t.string({ description: 'Part of the name of the project.' }),
    materialiNonCompleti: t.stringList({
      description: 'Orders of which one of these materials has not arrived whole.',
    }),
    materialiCompleti: t.boolean({ description: 'True: every material has arrived whole; false: some has not.' }),
    materialiAl: t.field({
      type: 'Date',
      description: 'The day at whose end materials are whole or not; the last of the period unless told.',
    }),
    conMateriali: t.boolean({ description: 'Only orders of which some material has arrived.' }),
  }),
})

type Types = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>
type Fields<Parent> = PothosSchemaTypes.ObjectFieldBuilder<Types, Parent>

/** The figures of some events. */
export function avanzamentoFigureFields<Riga extends CifreAvanzamento>(typed: Fields<Riga>) {
  const t = typed as unknown as Fields<CifreAvanzamento>
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

const Fornitura = builder.objectRef<FornituraAvanzamento>('FornituraAvanzamento').implement({
  description: 'A supplier order in the progress of its order.',
  authScopes: avanzamentoScopes,
  fields: (t) => ({
    ordineFornitore: t.exposeInt('ordineFornitore', { description: 'Its number.' }),
    nome: t.exposeString('nome', { description: 'Name of the supplier.' }),
    stato: t.exposeString('stato', { nullable: true, description: 'Name of its state.' }),
    dataArrivo: t.expose('dataArrivo', { type: 'Date', nullable: true, description: 'The day it arrived.' }),
    valorePercentuale: t.expose('valorePercentuale', {
      type: 'Decimal',
      nullable: true,
      description: 'Percent of the material, as it is written.',
    }),
    arrivata: t.exposeBoolean('arrivata', { description: 'In state ARRIVATO, with its day.' }),
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
      type: [Fornitura],
      description: 'Those that arrived.',
      resolve: (m) => m.ordiniFornitori,
    }),
    ordiniFornitoriNonArrivati: t.field({
      type: [Fornitura],
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
      type: Fornitura,
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
