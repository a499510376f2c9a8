// The order of a scheduled phase, as far as the list shows it.
import { decimalToNumber } from '#platform/db/decimal.ts'
import { builder } from '#platform/graphql/builder.ts'

const ClienteDiFase = builder.prismaObject('Cliente', {
  variant: 'ClienteDiFase',
  description: 'The customer of the order of a scheduled phase.',
  authScopes: { permesso: 'updateStatoFasiOrdineFornitore' },
  select: { id: true },
  fields: (t) => ({ pk: t.exposeInt('id'), nome: t.exposeString('nome') }),
})

export const FornitoreDiFase = builder.prismaObject('Fornitore', {
  variant: 'FornitoreDiFase',
  description: 'The supplier of a scheduled phase.',
  authScopes: { permesso: 'updateStatoFasiOrdineFornitore' },
  select: { id: true },
  fields: (t) => ({ pk: t.exposeInt('id'), nome: t.exposeString('nome') }),
})

export const OrdineDiFase = builder.prismaObject('Ordine', {
  variant: 'OrdineDiFase',
  description: 'The order of a scheduled phase.',
  authScopes: { permesso: 'updateStatoFasiOrdineFornitore' },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    numeroCommessa: t.exposeString('numeroCommessa', { description: 'Number of the order.' }),
    riferimento: t.exposeString('riferimento', { description: 'Reference of the customer.' }),
    cliente: t.relation('cliente', { type: ClienteDiFase, description: 'The customer.' }),
    dataConsegna: t.expose('dataConsegna', {
      type: 'Date',
      nullable: true,
      description: 'Approntamento: the day on which it must be ready.',
    }),
    netto: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Euro. Withheld from users who may not see prices: null.',
      select: { netto: true },
      resolve: ({ netto }) => decimalToNumber(netto),
      authScopes: { permesso: 'viewPricesOnOrders' },
      unauthorizedResolver: () => null,
    }),
    senzaMisure: t.exposeBoolean('senzaMisure', { description: 'The measures are not final yet.' }),
    ordiniFornitoreMancanti: t.stringList({
      description: 'Materials that it lacks a supplier order for.',
      select: { mancanza: { select: { materiali: true } } },
      resolve: ({ mancanza }) => mancanza?.materiali ?? [],
    }),
    postazione: t.string({
      nullable: true,
      description: 'Workstation of its latest bench planning.',
      select: {
        analisi: {
          where: { postazioneId: { not: null } },
          orderBy: { analisiId: 'desc' },
          take: 1,
          select: { postazione: { select: { postazione: true } } },
        },
      },
      resolve: ({ analisi }) => analisi[0]?.postazione?.postazione,
    }),
  }),
})

export const StatiMateriale = builder.objectRef<{ materiale: string; stati: string }>('StatiMateriale').implement({
  description: 'How far what is ordered of a material is.',
  authScopes: { permesso: 'updateStatoFasiOrdineFornitore' },
  fields: (t) => ({
    materiale: t.exposeString('materiale', { description: 'Name of the material.' }),
    stati: t.exposeString('stati', {
      description: 'The different states of its supplier orders, joined by commas; empty for none.',
    }),
  }),
})

export const SchedulazioneDiFase = builder.prismaObject('SchedulazioneOrdine', {
  variant: 'SchedulazioneDiFase',
  description: 'The schedule that a phase is in.',
  authScopes: { permesso: 'updateStatoFasiOrdineFornitore' },
  select: { ordineId: true },
  fields: (t) => ({ ordine: t.relation('ordine', { type: OrdineDiFase, description: 'The order.' }) }),
})
