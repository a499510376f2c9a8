import { CAUSA_RIFIUTO_LABELS, CAUSE_RIFIUTO } from '#ordini/offerte/rules.ts'
import { builder } from '#platform/graphql/builder.ts'
import { choiceOf } from '#platform/graphql/choices.ts'
import { PeriodoInput } from '#platform/graphql/periodo.ts'
import { can } from '#platform/permissions.ts'
import type { FigureOfferte, StatisticheOfferte } from '../rules.ts'
import { statisticheOfferte } from '../statisticheOfferte.ts'

const scopes = { permesso: 'viewOfferte' } as const

const AmountRef = builder.objectRef<FigureOfferte['inviate']>('ImportoOfferte').implement({
  description: 'How many offers, and what they are worth.',
  authScopes: scopes,
  fields: (t) => ({
    offerte: t.exposeInt('offerte', { description: 'How many.' }),
    valore: t.field({ type: 'Decimal', description: 'Euro, without VAT.', resolve: ({ valore }) => valore }),
  }),
})

const FigureRef = builder.objectRef<FigureOfferte>('FigureOfferte').implement({
  description: 'The figures of some offers.',
  authScopes: scopes,
  fields: (t) => ({
    inviate: t.field({ type: AmountRef, description: 'Those that were sent.', resolve: ({ inviate }) => inviate }),
    aperte: t.field({
      type: AmountRef,
      description: 'Those that the customer may still accept.',
      resolve: ({ aperte }) => aperte,
    }),
    accettate: t.field({ type: AmountRef, description: 'Those accepted.', resolve: ({ accettate }) => accettate }),
    rifiutate: t.field({ type: AmountRef, description: 'Those refused.', resolve: ({ rifiutate }) => rifiutate }),
    scadute: t.field({
      type: AmountRef,
      description: 'Those that have expired without an answer.',
      resolve: ({ scadute }) => scadute,
    }),
    ritirate: t.field({
      type: AmountRef,
      description: 'Those that the house has taken back: not among those of `quotaAccettate`.',
      resolve: ({ ritirate }) => ritirate,
    }),
    quotaAccettate: t.float({
      nullable: true,
      description: 'Part of those accepted, refused or expired that were accepted, 0 to 1; null while there are none.',
      resolve: ({ quotaAccettate }) => quotaAccettate,
    }),
    giorniAccettazione: t.float({
      nullable: true,
      description: 'Days from sending to acceptance, the median; null without one.',
      resolve: ({ giorniAccettazione }) => giorniAccettazione,
    }),
  }),
})

const MonthRef = builder.objectRef<StatisticheOfferte['mesi'][number]>('FigureOfferteMese').implement({
  description: 'The figures of the offers that were sent in a month.',
  authScopes: scopes,
  fields: (t) => ({
    mese: t.exposeString('mese', { description: '`YYYY-MM`.' }),
    figure: t.field({ type: FigureRef, description: 'Its figures.', resolve: (figure) => figure }),
  }),
})

/** A group with its name. */
type Named = FigureOfferte & { pk: number; nome: string }

const GroupRef = builder.objectRef<Named>('FigureOfferteGruppo').implement({
  description: 'The figures of the offers of an agent, or of a family.',
  authScopes: scopes,
  fields: (t) => ({
    pk: t.exposeInt('pk', { description: 'Number of the agent or the family.' }),
    nome: t.exposeString('nome', { description: 'What it is called.' }),
    figure: t.field({ type: FigureRef, description: 'Its figures.', resolve: (figure) => figure }),
  }),
})

const CauseRef = builder.objectRef<StatisticheOfferte['cause'][number]>('RifiutiOfferte').implement({
  description: 'Offers that were refused for a reason.',
  authScopes: scopes,
  fields: (t) => ({
    nome: t.string({
      description: 'What it is called, in Italian.',
      resolve: ({ causa }) => CAUSA_RIFIUTO_LABELS[causa],
    }),
    causa: t.field({ type: choiceOf(CAUSE_RIFIUTO), description: 'Why.', resolve: ({ causa }) => causa }),
    offerte: t.exposeInt('offerte', { description: 'How many.' }),
    valore: t.field({ type: 'Decimal', description: 'Euro, without VAT.', resolve: ({ valore }) => valore }),
  }),
})

const StatisticheRef = builder.objectRef<StatisticheOfferte>('StatisticheOfferte').implement({
  description: 'What came of the offers that were sent in a period, of those that the viewer sees.',
  authScopes: scopes,
  fields: (t) => ({
    dal: t.expose('dal', { type: 'Date', description: 'First day.' }),
    al: t.expose('al', { type: 'Date', description: 'Last day.' }),
    totale: t.expose('totale', { type: FigureRef, description: 'Of all of them.' }),
    mesi: t.expose('mesi', { type: [MonthRef], description: 'By the month of sending, growing.' }),
    agenti: t.field({
      type: [GroupRef],
      nullable: true,
      description: 'By agent, the largest value first; null to who may not see agents.',
      async resolve({ agenti }, _args, { services, viewer }) {
        if (!can(viewer, 'adminPreventivi')) return null
        const rows = await services.db.agente.findMany({
          where: { id: { in: agenti.map(({ pk }) => pk) } },
          select: { id: true, user: { select: { firstName: true, lastName: true, username: true } } },
        })
        const names = new Map(
          rows.map(({ id, user }) => [id, `${user.firstName} ${user.lastName}`.trim() || user.username]),
        )
        return agenti.map((one) => ({ ...one, nome: names.get(one.pk) ?? '' }))
      },
    }),
    famiglie: t.field({
      type: [GroupRef],
      description: 'By family, the largest value first; an offer of windows of two families is in both.',
      async resolve({ famiglie }, _args, { services }) {
        const where = { id: { in: famiglie.map(({ pk }) => pk) } }
        const rows = await services.db.famiglia.findMany({ where, select: { id: true, nome: true } })
        const names = new Map(rows.map(({ id, nome }) => [id, nome]))
        return famiglie.map((one) => ({ ...one, nome: names.get(one.pk) ?? '' }))
      },
    }),
    cause: t.expose('cause', { type: [CauseRef], description: 'Reasons of refusals, the most frequent first.' }),
  }),
})

builder.queryField('statisticheOfferte', (t) =>
  t.field({
    type: StatisticheRef,
    description: 'The figures of the offers that were sent in a period; the last twelve months unless told.',
    authScopes: scopes,
    args: { periodo: t.arg({ type: PeriodoInput, description: 'Days of sending.' }) },
    resolve: (_root, { periodo }, ctx) => statisticheOfferte(periodo, ctx),
  }),
)
