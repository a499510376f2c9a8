import type { Context } from '#platform/context.ts'
import { visibleWith } from '#platform/db/listParts.ts'
import type { Visible } from '#platform/graphql/mutationField.ts'
import { can, type Viewer } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'

/** The entries of a list of the catalogue, retired ones included, for those who edit it. */
export function catalogoEntries(model: Visible['model']): Visible {
  return { model, visible: visibleWith('adminCatalogo') }
}

const withheld = { nullable: true, unauthorizedResolver: () => null } as const

/** What only those who edit the catalogue are told: null to the others. */
export const editors = { ...withheld, authScopes: { permesso: 'adminCatalogo' } } as const

/** Links that may lead to what is retired: null to who sees no quotes, visitors among them. */
export const inner = { ...withheld, authScopes: { permesso: 'viewPreventivi' } } as const

/**
 * What an id of the catalogue finds: what is retired stands in quotes, and is found by who sees those.
 * @param offered the rows that visitors read in lists
 */
export function catalogoNode<Where extends object>(offered: Where): { visible(viewer: Viewer | null): Where | object } {
  return { visible: (viewer) => (can(viewer, 'viewPreventivi') || can(viewer, 'adminCatalogo') ? {} : offered) }
}

type Sold = Map<number, string[]>
const read = new WeakMap<Context, Promise<Sold>>()

async function readSold({ services }: Context): Promise<Sold> {
  const where: Prisma.FamigliaWhereInput = { ritirato: false, vincoli: { some: {} } }
  const famiglie = await services.db.famiglia.findMany({
    where,
    select: { nome: true, vincoli: { select: { tipoSerramentoId: true }, distinct: ['tipoSerramentoId'] } },
    orderBy: [{ tipologiaFamiglia: { ordine: 'asc' } }, { ordine: 'asc' }, { id: 'asc' }],
  })
  const pairs = famiglie.flatMap(({ nome, vincoli }) => vincoli.map(({ tipoSerramentoId: pk }) => ({ pk, nome })))
  const perTipo = Map.groupBy(pairs, ({ pk }) => pk)
  return new Map([...perTipo].map(([pk, own]) => [pk, own.map(({ nome }) => nome)]))
}

/** Names of the families that sell a window type, retired ones excluded; of all types at once, once for a request. */
export async function famiglieOfTipo(ctx: Context, tipo: number): Promise<string[]> {
  const reading = read.get(ctx) ?? readSold(ctx)
  read.set(ctx, reading)
  return (await reading).get(tipo) ?? []
}
