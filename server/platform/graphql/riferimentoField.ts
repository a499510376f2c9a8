import { type Model, readPage } from '../db/read.ts'
import type { Permesso } from '../operation.ts'
import { builder } from './builder.ts'
import { type NodeType, scopeDi } from './elencoField.ts'

/** The order of lists that an administrator arranges. */
export const perOrdine = [{ ordine: 'asc' as const }, { id: 'asc' as const }]

interface RiferimentoOptions {
  tipo: NodeType
  model: Model
  permesso: Permesso
  description: string
  orderBy?: object[]
  where?: object
}

/** Adds a short reference list to Query, whole and unpaged (at most 1000 rows): what selects are fed with. */
export function riferimentoField(nome: string, options: RiferimentoOptions): void {
  builder.queryField(nome, (t) =>
    t.prismaField({
      type: [options.tipo],
      description: options.description,
      authScopes: scopeDi(options.permesso),
      resolve: (query, _root, _args, ctx) =>
        readPage(ctx.services.db, options.model, query, options.where ?? {}, options.orderBy ?? perOrdine, {
          take: 1000,
        }),
    }),
  )
}
