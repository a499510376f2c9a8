import type { Context } from '../context.ts'
import { type Model, readPage, type Selection } from '../db/read.ts'
import type { Permesso } from '../operation.ts'
import { builder } from './builder.ts'
import { scopeDi } from './elencoField.ts'

/** The order of lists that an administrator arranges. */
export const perOrdine = [{ ordine: 'asc' as const }, { id: 'asc' as const }]

interface RiferimentoOptions {
  /** Type of the rows, made with `prismaObject` or `prismaNode`. */
  tipo: object
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
      type: [options.tipo] as never,
      description: options.description,
      authScopes: scopeDi(options.permesso) as never,
      resolve: ((query: Selection, _root: unknown, _args: object, ctx: Context) =>
        readPage(ctx.services.db, options.model, query, options.where ?? {}, options.orderBy ?? perOrdine, {
          take: 1000,
        })) as never,
    }),
  )
}
