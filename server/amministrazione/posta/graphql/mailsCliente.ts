import { ordiniList } from '#ordini/ordini/list.ts'
import { readPage } from '#platform/db/read.ts'
import { builder } from '#platform/graphql/builder.ts'
import { clientiList } from '#vendite/clienti/list.ts'
import { mailList } from '../list.ts'

const MAX = 10
/** Orders of a customer whose mails are looked for: the newest. */
const ORDINI_MAX = 500

builder.queryField('mailsCliente', (t) =>
  t.prismaField({
    type: ['Mail'],
    description: `The latest mails to a customer: to its address, or about its orders; at most ${MAX}.`,
    authScopes: { permesso: 'adminPosta' },
    args: { pk: t.arg.int({ required: true, description: 'Number of the customer.' }) },
    async resolve(query, _root, { pk }, { services: { db }, viewer }) {
      const where = { AND: [{ id: pk }, clientiList.visible(viewer)] }
      const cliente = await db.cliente.findFirst({ where, select: { email: true } })
      if (!cliente) return []
      const ordini = await db.ordine.findMany({
        where: { AND: [ordiniList.visible(viewer), { clienteId: pk }] },
        orderBy: { id: 'desc' },
        take: ORDINI_MAX,
        select: { id: true },
      })
      const email = cliente.email.trim()
      const own = [
        { contesto: 'Ordine', contestoPk: { in: ordini.map(({ id }) => id) } },
        ...(email === '' ? [] : [{ aIndirizzo: { equals: email, mode: 'insensitive' as const } }]),
      ]
      return readPage(db, 'mail', query, { AND: [mailList.visible(viewer), { OR: own }] }, [{ id: 'desc' }], {
        take: MAX,
      })
    },
  }),
)
