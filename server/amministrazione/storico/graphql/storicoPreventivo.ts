import type { Context } from '#platform/context.ts'
import { readOne } from '#platform/db/read.ts'
import { whereOne } from '#platform/db/whereOne.ts'
import { Refusal } from '#platform/errors.ts'
import { builder } from '#platform/graphql/builder.ts'
import { readStorico, type VoceStorico } from '#platform/history/read.ts'
import { preventiviList } from '#vendite/preventivi/list.ts'
import { VoceStoricoType } from './VoceStorico.ts'

const preventivi = { permesso: 'viewPreventivi' } as const

/** Users who may not see the agent may not see its history. */
const OF_AGENTE = ['setAgente', 'sendEmailAgente']

async function storicoPreventivo(pk: number, ctx: Context): Promise<VoceStorico[]> {
  const { db } = ctx.services
  const where = whereOne(preventiviList, pk, ctx)
  if (!(await readOne(db, 'preventivo', { select: { id: true } }, where))) throw new Refusal('NOT_FOUND')
  return readStorico(db, 'Preventivo', pk, { actions: ctx.can('adminPreventivi') ? [] : OF_AGENTE })
}

builder.queryField('storicoPreventivo', (t) =>
  t.field({
    type: [VoceStoricoType],
    description: 'What has been done with a quote, newest first. Entries about the agent are withheld from agents.',
    authScopes: preventivi,
    args: { pk: t.arg.int({ required: true, description: 'Number of the quote.' }) },
    resolve: (_root, { pk }, ctx) => storicoPreventivo(pk, ctx),
  }),
)
