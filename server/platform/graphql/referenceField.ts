import { byOrdine } from '../db/byOrdine.ts'
import { type Model, readPage } from '../db/read.ts'
import type { RequiredPermission } from '../operation.ts'
import { builder } from './builder.ts'
import { type NodeType, scopeOf } from './listField.ts'
import { keptSelection } from './selection/keptSelections.ts'

interface ReferenceOptions {
  tipo: NodeType
  model: Model
  permesso: RequiredPermission
  description: string
  orderBy?: object[]
  where?: object
}

/** Adds a short reference list to Query, whole and unpaged (at most 1000 rows): what selects are fed with. */
export function referenceField(name: string, options: ReferenceOptions): void {
  builder.queryField(name, (t) =>
    t.field({
      type: [options.tipo],
      description: options.description,
      authScopes: scopeOf(options.permesso),
      async resolve(_root, _args, ctx, info) {
        const { model, where = {}, orderBy = byOrdine } = options
        const rows = await readPage(ctx.services.db, model, keptSelection(ctx, info), where, orderBy, { take: 1000 })
        return rows as { id: number }[]
      },
    }),
  )
}
