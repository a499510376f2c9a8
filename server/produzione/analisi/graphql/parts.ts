// The workstations and the orders of an analysis.

import { builder } from '#platform/graphql/builder.ts'
import { DEFAULT_FASE } from '../../fasiSchedulate/rules.ts'

const permesso = 'updateStatoFasiOrdineFornitore'

/** Minutes of some orders; one without a workstation has none. */
const sumMinutes = (ordini: readonly { minuti: number | null }[]) =>
  ordini.reduce((all, { minuti }) => all + (minuti ?? 0), 0)

const faseBanchi = {
  schedulazione: {
    select: { fasi: { where: { nomeFase: DEFAULT_FASE }, select: { inizio: true, durata: true, nomeFase: true } } },
  },
} as const

const OrdineDiAnalisi = builder.prismaObject('Ordine', {
  variant: 'OrdineDiAnalisi',
  description: 'An order in an analysis, as far as its sheet shows it.',
  authScopes: { permesso },
  select: { id: true },
  fields: (t) => ({
    pk: t.exposeInt('id'),
    numeroCommessa: t.exposeString('numeroCommessa', { description: 'Number of the order.' }),
    riferimento: t.exposeString('riferimento', { description: 'Reference of the customer.' }),
    nomeCliente: t.exposeString('nomeCliente', { description: 'Name of the customer.' }),
    numeroSerramenti: t.exposeInt('numeroSerramenti', { description: 'Windows.' }),
    dataConsegna: t.expose('dataConsegna', {
      type: 'Date',
      nullable: true,
      description: 'Approntamento: the day on which it must be ready.',
    }),
    senzaMisure: t.exposeBoolean('senzaMisure', { description: 'The measures are not final yet.' }),
    inizioBanchi: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Start of its bench phase as it is scheduled now; null when it is not at the benches any more.',
      select: faseBanchi,
      resolve: ({ schedulazione }) => schedulazione?.fasi[0]?.inizio,
    }),
    minutiBanchi: t.int({
      nullable: true,
      description: 'Minutes of that phase.',
      select: faseBanchi,
      resolve: ({ schedulazione }) => schedulazione?.fasi[0]?.durata,
    }),
  }),
})

export const OrdineAnalisi = builder.prismaObject('OrdineAnalisi', {
  description: 'An order of an analysis, with its workstation in a bench planning.',
  authScopes: { permesso },
  select: { id: true },
  fields: (t) => ({
    ordine: t.relation('ordine', { type: OrdineDiAnalisi, description: 'The order.' }),
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
  }),
})

export const PostazioneAnalisi = builder.prismaObject('PostazioneAnalisi', {
  description: 'A workstation of an analysis, as it was when it was chosen.',
  authScopes: { permesso },
  select: { id: true },
  fields: (t) => ({
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
