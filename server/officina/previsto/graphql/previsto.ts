import { builder } from '#platform/graphql/builder.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { readPrevisto } from '../read.ts'

const authScopes = { permesso: 'addAttivita' } as const

builder.queryField('previstoAlBanco', (t) =>
  t.field({
    type: ['LavoroRimasto'],
    nullable: true,
    description:
      'What the latest planning, of today or of the last week, gives to a workstation, in the order of work: of each order the first operation there that has pieces left, all of them when none has. Null when there is none.',
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
