import type { Db, Tx } from '#platform/db/prisma.ts'
import type { OperationContext } from '#platform/operation.ts'
import { type TipoCliente, usefulKeys } from '#vendite/clienti/rules.ts'
import type { PrintedPreventivo } from '#vendite/preventivi/pdf/data.ts'

/** The customer that a quote is of. */
interface FoundCustomer {
  id: number
  nome: string
  codice: string | null
}

const select = { id: true, nome: true, codice: true } as const

/**
 * The customer with the address, else with the phone, of a quote; of several the one with the same name, else the first.
 * @returns null when none has them
 */
export async function findCustomer(
  db: Db | Tx,
  { email, telefono, nomeCognome }: Pick<PrintedPreventivo, 'email' | 'telefono' | 'nomeCognome'>,
): Promise<FoundCustomer | null> {
  const keys = usefulKeys({ piva: '', email, telefono })
  for (const where of [keys.email && { emailNorm: keys.email }, keys.telefono && { telefonoNorm: keys.telefono }]) {
    if (!where) continue
    const found = await db.cliente.findMany({ where, select, orderBy: { id: 'asc' }, take: 20 })
    const namesake = found.find(({ nome }) => nome.toLowerCase() === nomeCognome.toLowerCase())
    const match = namesake ?? found[0]
    if (match) return match
  }
  return null
}

/** What of a quote says who its customer is. */
type CustomerOfPreventivo = Pick<
  PrintedPreventivo,
  'nomeCognome' | 'email' | 'telefono' | 'indirizzo' | 'citta' | 'provincia' | 'agenteId'
>

/** Adds the customer of a quote, with all that the quote says of them. @returns the number */
export async function addCustomer(ctx: OperationContext, p: CustomerOfPreventivo, tipoCliente: TipoCliente) {
  const { id } = await ctx.tx.cliente.create({
    data: {
      nome: p.nomeCognome,
      tipoCliente,
      email: p.email,
      telefono: p.telefono,
      indirizzo: p.indirizzo,
      citta: p.citta,
      provincia: p.provincia,
      agenteId: p.agenteId,
    },
  })
  await ctx.audit({ oggetto: 'Cliente', oggettoPk: id, azione: 'crea', dopo: p.nomeCognome })
  await ctx.emit('cliente', { pk: id })
  return id
}
