import { brandWithType } from '@pothos/core'
import { queryFromInfo } from '@pothos/plugin-prisma'
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from '../context.ts'
import { readOneBatched } from '../db/batched.ts'
import { whereOne } from '../db/whereOne.ts'
import { UserErrors } from '../errors.ts'
import type { LoggedEvent } from '../events/events.ts'
import { authorize, holds } from '../operation.ts'
import { builder } from './builder.ts'
import { type ChangeTopic, changeOf, changeTopics, type TopicChange, type TopicPayload } from './changeTopic.ts'
import { AFTER_ARG, eventFields, type FollowedEvent, followEvents } from './followEvents.ts'
import { isReadable } from './nodes.ts'
import { markUnseen } from './plugins/links.ts'

// schema.ts imports this file last: what the areas have added by then is what can be followed.
const topics = new Map(changeTopics.all().map((topic) => [topic.name, topic]))

const Topic = builder.enumType('Topic', {
  description: 'What can be followed by `changed`.',
  values: Object.fromEntries([...topics].map(([name, { description }]) => [name, { description }])),
})

/** One event as a subscriber sees it. */
interface Notice extends FollowedEvent, TopicChange {
  topic: ChangeTopic
}

/** @throws Refusal when one of the topics is not for the caller; UserErrors for none */
function followed(names: readonly string[], ctx: Context): ChangeTopic[] {
  if (names.length === 0) throw UserErrors.of('topics', 'Indicare che cosa si vuole seguire.')
  const chosen = [...new Set(names)].flatMap((name) => topics.get(name) ?? [])
  for (const { permesso } of chosen) authorize(permesso, ctx)
  return chosen
}

interface Asked {
  topics: readonly string[]
  pk?: number | null
  dopo?: string | null
}

function notices({ topics: names, pk, dopo }: Asked, ctx: Context) {
  const chosen = followed(names, ctx)
  const topic = chosen.map(({ log }) => log)
  return followEvents({ topic, permesso: 'account', dopo }, ctx, async (event: LoggedEvent<TopicPayload>, viewer) => {
    for (const one of chosen) {
      if (one.log !== event.topic || !holds(viewer, one.permesso)) continue
      const change = await changeOf(one, event.payload, viewer, ctx.services.db)
      if (change && (pk == null || pk === change.pk)) return { topic: one, ...change }
    }
    return undefined
  })
}

/** The row of an event as it is now, with what its topic shows of it. */
async function rowOf({ topic: { rows }, pk }: Notice, ctx: Context, info: GraphQLResolveInfo): Promise<object | null> {
  if (!rows || !isReadable({ typename: rows.tipo, id: '' }, info.schema, ctx)) return null
  const query = queryFromInfo({ context: ctx, info, typeName: rows.tipo })
  const read = await readOneBatched(ctx.services.db, rows.elenco.model, query, whereOne(rows.elenco, pk, ctx))
  if (!read) return null
  // The reading is shared with other subscribers, what is withheld is not.
  const row = { ...read }
  if (rows.seenIn) await markUnseen([row], rows.seenIn, ctx)
  brandWithType(row, rows.tipo as never)
  return row
}

const Changed = builder.objectRef<Notice>('Changed').implement({
  description: 'That something has changed, and what.',
  authScopes: { account: true },
  fields: (t) => ({
    topic: t.field({ type: Topic, description: 'What has changed.', resolve: ({ topic }) => topic.name }),
    ...eventFields(t),
    pk: t.int({
      nullable: true,
      description: 'Number of the row, or of what the topic says; null where it names none.',
      resolve: ({ pk }) => pk,
    }),
    nodo: t.field({
      type: builder.nodeInterfaceRef(),
      nullable: true,
      description: 'The row as it is now; null when it was removed, and of topics that are not about rows.',
      resolve: (notice, _args, ctx, info) => rowOf(notice, ctx, info),
    }),
    dal: t.field({
      type: 'Date',
      nullable: true,
      description: 'First day that may be different; null of topics that are not about days.',
      resolve: ({ dal }) => dal,
    }),
    al: t.field({
      type: 'Date',
      nullable: true,
      description: 'Last one, included; null: all that follow.',
      resolve: ({ al }) => al,
    }),
  }),
})

builder.subscriptionField('changed', (t) =>
  t.field({
    type: Changed,
    description:
      'What has just changed of some topics, refused when one of them is not for the caller; an event that several of them are about is told once, of the first.',
    authScopes: { account: true },
    args: {
      topics: t.arg({ type: [Topic], required: true, description: 'What to follow, at least one.' }),
      pk: t.arg.int({ description: 'Only events of this number.' }),
      dopo: t.arg.string(AFTER_ARG),
    },
    subscribe: (_root, asked, ctx) => notices(asked as Asked, ctx),
    resolve: (notice) => notice as Notice,
  }),
)
