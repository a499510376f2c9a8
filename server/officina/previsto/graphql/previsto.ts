import { ordiniList } from '#ordini/ordini/list.ts'
import { builder } from '#platform/graphql/builder.ts'
import { rowField, thereAlways } from '#platform/graphql/rowField.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { type Previsto, readPrevisto } from '../read.ts'

const authScopes = { permesso: 'addAttivita' } as const

const PrevistoRef = builder.objectRef<Previsto>('PrevistoAlBanco').implement({
  description: 'An order that a planning gives to a bench.',
  authScopes,
  fields: (t) => ({
    giorno: t.expose('giorno', { type: 'Date', description: 'The day on which it was planned.' }),
    ordine: rowField(t, 'Ordine', ordiniList, ({ ordine }) => ordine, 'The order.', thereAlways),
    minuti: t.exposeInt('minuti', { nullable: true, description: 'Minutes of its bench phase when it was planned.' }),
    prossima: t.field({
      type: 'RimanenzaLavorazione',
      nullable: true,
      description: 'The first operation there that has pieces left; null when all is done.',
      resolve: ({ prossima }) => prossima,
    }),
  }),
})

builder.queryField('previstoAlBanco', (t) =>
  t.field({
    type: [PrevistoRef],
    nullable: true,
    description:
      'What the latest planning, of today or of the last week, gives to a workstation, in the order of work; null when there is none.',
    authScopes,
    args: { postazione: t.arg.string({ required: true, description: 'Name of the workstation.' }) },
    resolve: (_root, { postazione }, { services }) => readPrevisto(services.db, postazione, dayOfInstant(new Date())),
  }),
)

builder.queryField('postazioniOfficina', (t) =>
  t.stringList({
    description: 'Names of the workstations, as an operator chooses their own.',
    authScopes,
    resolve: async (_root, _args, { services }) => {
      const all = await services.db.configurazionePostazione.findMany({
        orderBy: [{ posizione: 'asc' }, { id: 'asc' }],
      })
      return all.map(({ postazione }) => postazione)
    },
  }),
)
