// The workstations and the orders of an analysis.

import { ordiniList } from '#ordini/ordini/list.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { DEFAULT_FASE } from '../../fasiSchedulate/rules.ts'
import { analisiList } from '../list.ts'

const permesso = 'updateStatoFasiOrdineFornitore'

/** Minutes of some orders; one without a workstation has none. */
const sumMinutes = (ordini: readonly { minuti: number | null }[]) =>
  ordini.reduce((all, { minuti }) => all + (minuti ?? 0), 0)

const faseBanchi = {
  schedulazione: {
    select: { fasi: { where: { nomeFase: DEFAULT_FASE }, select: { inizio: true, durata: true, nomeFase: true } } },
  },
} as const

const onlyPlanners = { authScopes: { permesso }, unauthorizedResolver: () => null } as const

builder.prismaObjectFields('Ordine', (t) => ({
  inizioBanchi: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Start of its bench phase as it is scheduled now; null when it is not at the benches any more.',
    select: faseBanchi,
    ...onlyPlanners,
    resolve: ({ schedulazione }) => schedulazione?.fasi[0]?.inizio,
  }),
  minutiBanchi: t.int({
    nullable: true,
    description: 'Minutes of that phase.',
    select: faseBanchi,
    ...onlyPlanners,
    resolve: ({ schedulazione }) => schedulazione?.fasi[0]?.durata,
  }),
}))

export const OrdineAnalisi = builder.prismaNode('OrdineAnalisi', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => ({ id: boundedInteger(id), analisi: analisiList.visible(ctx.viewer) }),
  nullable: true,
  description: 'An order of an analysis, with its workstation in a bench planning.',
  authScopes: { permesso },
  select: { id: true },
  fields: (t) => ({
    analisi: t.relation('analisi', { description: 'The entry of the weekly programming.' }),
    ordine: t.relation('ordine', { seenIn: ordiniList, description: 'The order.' }),
    minuti: t.exposeInt('minuti', {
      nullable: true,
      description: 'Minutes of its bench phase when it was planned; null where it has no workstation.',
    }),
    posizione: t.exposeInt('posizione', { description: 'Its turn at the workstation, from 1.' }),
    postazione: t.string({
      nullable: true,
      description: 'Name of its workstation.',
      select: { postazione: { select: { postazione: true } } },
      resolve: ({ postazione }) => postazione?.postazione,
    }),
    postazioneAnalisi: t.relation('postazione', { nullable: true, description: 'That workstation.' }),
  }),
})

export const PostazioneAnalisi = builder.prismaNode('PostazioneAnalisi', {
  id: { field: 'id', description: 'Relay id.' },
  findUnique: (id, ctx) => ({ id: boundedInteger(id), analisi: analisiList.visible(ctx.viewer) }),
  nullable: true,
  description: 'A workstation of an analysis, as it was when it was chosen.',
  authScopes: { permesso },
  select: { id: true },
  fields: (t) => ({
    analisi: t.relation('analisi', { description: 'The entry of the weekly programming.' }),
    postazione: t.exposeString('postazione', { description: 'Its name.' }),
    campi: t.exposeStringList('campi', { description: 'Names of the types of work done there.' }),
    minuti: t.int({
      description: 'Minutes of its orders.',
      select: { ordini: { select: { minuti: true } } },
      resolve: ({ ordini }) => sumMinutes(ordini),
    }),
    ordini: t.relation('ordini', {
      type: OrdineAnalisi,
      query: { orderBy: [{ posizione: 'asc' }, { id: 'asc' }] },
      description: 'What is worked there, in the order of work.',
    }),
  }),
})
