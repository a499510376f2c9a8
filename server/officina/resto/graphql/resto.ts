import { ordiniList } from '#ordini/ordini/list.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { builder } from '#platform/graphql/builder.ts'
import { rowField } from '#platform/graphql/rowField.ts'
import { type FaseInRitardo, readRitardi } from '../late.ts'
import { type RestoFase, readResto } from '../order.ts'

/** What is left of a phase; of one that runs late, by how much. */
type Resto = Pick<RestoFase, 'nomeFase' | 'minuti' | 'minutiRimasti' | 'finita' | 'statoProposto'> & {
  ritardo: FaseInRitardo | null
}

const ofRitardi = 'Of `fasiInRitardo` alone, and withheld from who does not schedule: null.'
const onlyPlanners = { authScopes: { permesso: 'scheduleOrder' }, unauthorizedResolver: () => null } as const

const RestoFaseRef = builder.objectRef<Resto>('RestoFase').implement({
  description: 'What is left of a phase of an order, by the pieces that the workshop has done.',
  authScopes: { login: true },
  fields: (t) => ({
    ordine: rowField(
      t,
      'Ordine',
      ordiniList,
      ({ ritardo }) => ritardo?.ordine ?? null,
      'The order; null of `restoFasi`, which is asked of one.',
    ),
    nomeFase: t.exposeString('nomeFase', { description: 'Name of the phase.' }),
    minuti: t.exposeInt('minuti', { description: 'Minutes that it takes as it is planned, else by theory.' }),
    minutiRimasti: t.exposeInt('minutiRimasti', { description: 'Minutes that it still takes.' }),
    finita: t.exposeBoolean('finita', { description: 'Every piece of its operations is done.' }),
    statoProposto: t.field({
      type: 'ValoreStato',
      nullable: true,
      description: 'The state that a finished phase should have and has not yet; null for none.',
      resolve: ({ statoProposto }) => statoProposto,
    }),
    reparto: t.field({
      type: 'String',
      nullable: true,
      description: `Department. ${ofRitardi}`,
      ...onlyPlanners,
      resolve: ({ ritardo }) => ritardo?.reparto,
    }),
    fine: t.field({
      type: 'DateTime',
      nullable: true,
      description: `Its planned end. ${ofRitardi}`,
      ...onlyPlanners,
      resolve: ({ ritardo }) => ritardo?.fine,
    }),
    minutiRitardo: t.int({
      nullable: true,
      description: `Minutes more than it has booked from now on. ${ofRitardi}`,
      ...onlyPlanners,
      resolve: ({ ritardo }) => ritardo?.minutiRitardo,
    }),
    fineStimata: t.field({
      type: 'Date',
      nullable: true,
      description: `Its last day at the pace of its bookings, without Saturdays and Sundays. ${ofRitardi}`,
      ...onlyPlanners,
      resolve: ({ ritardo }) => ritardo?.fineStimata,
    }),
    colpisce: t.stringList({
      nullable: true,
      description: `What it runs into next, in words. ${ofRitardi}`,
      ...onlyPlanners,
      resolve: ({ ritardo }) => ritardo?.colpisce,
    }),
  }),
})

builder.queryField('restoFasi', (t) =>
  t.field({
    type: [RestoFaseRef],
    description: 'What is left of the phases of an order that the workshop works; none of an order that there is not.',
    authScopes: { permesso: 'viewMarcaturaCe' },
    args: { ordinePk: t.arg.int({ required: true, description: 'Number of the order.' }) },
    resolve: async (_root, { ordinePk }, { services }) =>
      (await readResto(services.db, boundedInteger(ordinePk))).map((resto) => ({ ...resto, ritardo: null })),
  }),
)

builder.queryField('fasiInRitardo', (t) =>
  t.field({
    type: [RestoFaseRef],
    description: 'The phases that run late, by their planned end; nothing is planned anew by itself.',
    authScopes: { permesso: 'scheduleOrder' },
    args: { ordinePk: t.arg.int({ description: 'Only of this order.' }) },
    async resolve(_root, { ordinePk }, { services }) {
      const only = ordinePk == null ? undefined : boundedInteger(ordinePk)
      const ritardi = await readRitardi(services.db, new Date(), only)
      return ritardi.map((ritardo) => ({ ...ritardo, finita: false, statoProposto: null, ritardo }))
    },
  }),
)
