import { enumName } from '#shared/fields/enumNames.ts'
import { ELIMINAZIONI_DAYS, readEliminazioni } from '../changes/eliminazioni.ts'
import { settledInstant } from '../changes/settled.ts'
import type { Context } from '../context.ts'
import { modelName } from '../db/entity/rows.ts'
import { Refusal, UserErrors } from '../errors.ts'
import { authorize } from '../operation.ts'
import { isWithinAreas } from '../permissions.ts'
import { builder } from './builder.ts'
import { bounded, changingLists } from './listField.ts'

// schema.ts imports this file last: what the areas have added by then is what can be copied.
const lists = new Map(
  changingLists
    .all()
    .toReversed()
    .map((list) => [enumName(list.tipo), list]),
)

const TipoEliminato = builder.enumType('TipoEliminato', {
  description: 'Types whose rows tell when they changed, and are told of when they are gone.',
  values: Object.fromEntries([...lists].map(([word, { name }]) => [word, { description: `Rows of \`${name}\`.` }])),
})

const Eliminato = builder.objectRef<{ tipo: string; pk: number; il: Date }>('Eliminato').implement({
  description: 'A row that is gone.',
  authScopes: { account: true },
  fields: (t) => ({
    tipo: t.field({ type: TipoEliminato, description: 'What it was.', resolve: ({ tipo }) => tipo }),
    pk: t.exposeInt('pk', { description: 'The number that it had; no other row ever gets it.' }),
    il: t.expose('il', { type: 'DateTime', description: 'When it went.' }),
  }),
})

const EliminatiPage = builder.connectionObject(
  { name: 'EliminatiConnection', type: Eliminato, description: 'A page of eliminati.', authScopes: { account: true } },
  {
    name: 'EliminatiEdge',
    description: 'One of eliminati, with its place in the list.',
    authScopes: { account: true },
  },
)

const DAY = 86_400_000
const MAX_PAGE = 1000

/** The models of some types, each with the word that it was asked by. @throws Refusal when one is not for the caller; UserErrors for none */
function modelsOf(words: readonly string[], ctx: Context): Map<string, string> {
  if (words.length === 0) throw UserErrors.of('tipi', 'Indicare almeno un tipo.')
  const models = new Map<string, string>()
  for (const word of words) {
    const list = lists.get(word)
    if (!list) continue
    authorize(list.permesso, ctx)
    if (list.area && !isWithinAreas(ctx.viewer, list.area)) throw new Refusal('FORBIDDEN')
    models.set(modelName(list.model), word)
  }
  return models
}

/** @throws UserErrors when it is none of ours */
function placeOf(cursor: string | null | undefined): bigint {
  if (cursor == null) return 0n
  if (!/^\d{1,18}$/.test(cursor)) throw UserErrors.of('after', 'Il cursore non è di questo elenco.', 'INVALID_CURSOR')
  return BigInt(cursor)
}

interface Asked {
  tipi: readonly string[]
  dopo: Date
  first?: number | null
  after?: string | null
}

async function resolveEliminati({ tipi, dopo, first, after }: Asked, ctx: Context) {
  const models = modelsOf(tipi, ctx)
  const take = bounded(first ?? MAX_PAGE, MAX_PAGE, 'first')
  if (dopo.getTime() < Date.now() - ELIMINAZIONI_DAYS * DAY)
    throw new Refusal('RESUME_TOO_OLD', undefined, { days: ELIMINAZIONI_DAYS })
  const asked = { tipi: [...models.keys()], from: dopo, after: placeOf(after), take: take + 1 }
  const rows = await readEliminazioni(ctx.services.db, asked)
  const edges = rows
    .slice(0, take)
    .map(({ id, tipo, pk, il }) => ({ node: { tipo: models.get(tipo) ?? tipo, pk, il }, cursor: String(id) }))
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > take,
      hasPreviousPage: after != null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

builder.queryField('eliminati', (t) =>
  t.field({
    type: EliminatiPage,
    description: `Rows of some types that are gone since an instant, the first to go first: what a copy takes out before it reads what has changed. They are told for ${ELIMINAZIONI_DAYS} days; an older instant is refused with RESUME_TOO_OLD, and one copies anew.`,
    authScopes: { account: true },
    args: {
      tipi: t.arg({ type: [TipoEliminato], required: true, description: 'Which, at least one.' }),
      dopo: t.arg({ type: 'DateTime', required: true, description: '`modificheFinoAl` of the last reading.' }),
      first: t.arg.int({ description: `Rows of a page, 1 to ${MAX_PAGE}, which it is when missing.` }),
      after: t.arg.string({ description: 'Cursor after which the page begins.' }),
    },
    resolve: (_root, asked, ctx) => resolveEliminati(asked as Asked, ctx),
  }),
)

builder.queryField('modificheFinoAl', (t) =>
  t.field({
    type: 'DateTime',
    description:
      'The instant up to which all that was changed can be read now. A copy asks it in a call of its own before it reads, and keeps it: the next reading asks what has changed or is gone from then on.',
    authScopes: { account: true },
    resolve: (_root, _args, { services }) => settledInstant(services.db),
  }),
)
