import type { Prisma } from '../../../prisma/generated/client.ts'
import type { Context } from '../../platform/context.ts'
import type { Visible } from '../../platform/graphql/mutationField.ts'
import { can } from '../../platform/permissions.ts'

/** The entries of a list of the catalogue, retired ones included, for those who edit it. */
export function catalogoEntries(model: Visible['model']): Visible {
  return { model, visibili: (viewer) => (can(viewer, 'adminCatalogo') ? {} : { id: { in: [] } }) }
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
