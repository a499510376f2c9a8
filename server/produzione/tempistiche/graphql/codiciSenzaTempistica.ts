import { createBatch } from '#platform/graphql/batch.ts'
import { builder } from '#platform/graphql/builder.ts'
import { rowListField } from '#platform/graphql/rowField.ts'
import { codiciSenzaTempistica } from '../codiciSenzaTempistica.ts'

const codiciOf = createBatch<number, number[]>((tipi, { services }) => codiciSenzaTempistica(services.db, tipi))

/** Everybody sees all of them. */
const codici = { model: 'codiceSerramento' as const, visible: () => ({}) }

builder.prismaObjectFields('TipoSerramento', (t) => ({
  codiciSenzaTempistica: rowListField(
    t as never,
    'CodiceSerramento',
    codici,
    async ({ id }: { id: number }, ctx) => (await codiciOf(id, ctx)) ?? [],
    'Codes that orders use with it and that inherit their timing, or miss it; at most 1000 of all types that are asked together. Withheld from who does not administer orders: null.',
    { nullable: true, authScopes: { permesso: 'adminOrders' }, unauthorizedResolver: () => null },
  ),
}))
