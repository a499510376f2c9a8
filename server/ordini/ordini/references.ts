import { UserErrors } from '../../platform/errors.ts'
import type { OperationContext } from '../../platform/operation.ts'
import { readSettings } from '../../platform/settings/read.ts'
import { unknownPkMessage } from '../../shared/fields/fields.ts'
import type { RigaInput } from '../righe/rules.ts'
import { NUMERO_GIA_USATO, type OrdineInput, whyWithoutRighe } from './rules.ts'

/** The names behind the numbers of a form, for the history. */
export interface ReferencedNames {
  stato: string | null
  cliente: string
  agente: string | null
  tipi: ReadonlyMap<number, string>
  codici: ReadonlyMap<number, string>
}

const diversi = (numeri: readonly (number | null)[]) => [...new Set(numeri.filter((numero) => numero !== null))]

async function leggiRighe(ctx: OperationContext, righe: readonly RigaInput[]) {
  const perId = (campo: 'tipoSerramentoId' | 'codiceSerramentoId') => ({
    id: { in: diversi(righe.map((r) => r[campo])) },
  })
  const tipi = await ctx.tx.tipoSerramento.findMany({
    where: perId('tipoSerramentoId'),
    select: { id: true, nome: true },
  })
  const codici = await ctx.tx.codiceSerramento.findMany({ where: perId('codiceSerramentoId') })
  return {
    tipi: new Map(tipi.map(({ id, nome }) => [id, nome])),
    codici: new Map(codici.map(({ id, categoria, forma, codice }) => [id, `${categoria} ${forma} ${codice}`])),
  }
}

/**
 * Looks up everything that a form refers to by number.
 * @param current the order as it is stored, whose own number is no duplicate; null for a new one
 * @throws UserErrors naming every number that is not there, a numero commessa that another order has, and missing lines
 */
export async function readReferences(
  ctx: OperationContext,
  input: OrdineInput,
  current: { pk: number; input: OrdineInput } | null,
): Promise<ReferencedNames> {
  const { tx } = ctx
  const { pk = null, input: before = null } = current ?? {}
  const [doppio, cliente, stato, agente, { tipi, codici }] = [
    await tx.ordine.findUnique({ where: { numeroCommessa: input.numeroCommessa }, select: { id: true } }),
    await tx.cliente.findUnique({ where: { id: input.cliente }, select: { nome: true } }),
    input.stato === null ? null : await tx.valoreStato.findFirst({ where: { id: input.stato, contesto: 'ORDINE' } }),
    input.agente === null
      ? null
      : await tx.agente.findUnique({
          where: { id: input.agente },
          select: { user: { select: { firstName: true, lastName: true } } },
        }),
    await leggiRighe(ctx, input.righe),
  ]
  const errori: [campo: string, messaggio: string][] = []
  const senzaRighe = whyWithoutRighe(before, input)
  if (senzaRighe) errori.push(['righe', senzaRighe])
  if (doppio && doppio.id !== pk) errori.push(['numeroCommessa', NUMERO_GIA_USATO])
  if (!cliente) errori.push(['cliente', unknownPkMessage(input.cliente)])
  if (input.stato !== null && !stato) errori.push(['stato', unknownPkMessage(input.stato)])
  if (input.agente !== null && !agente) errori.push(['agente', unknownPkMessage(input.agente)])
  const { codici_sistema: sistemi } = await readSettings(tx)
  const { codiceSistema } = input
  // One that was taken off the list since stays on the orders that have it; without a list any may be written.
  const ammesso = codiceSistema === '' || codiceSistema === before?.codiceSistema || sistemi.includes(codiceSistema)
  if (sistemi.length > 0 && !ammesso) {
    const message = `"${codiceSistema}" non è una scelta valida. Sono configurati: ${sistemi.join(', ')}.`
    errori.push(['codiceSistema', message])
  }
  input.righe.forEach(({ tipoSerramentoId, codiceSerramentoId }, indice) => {
    if (!tipi.has(tipoSerramentoId))
      errori.push([`righe[${indice}].tipoSerramentoId`, unknownPkMessage(tipoSerramentoId)])
    if (codiceSerramentoId !== null && !codici.has(codiceSerramentoId))
      errori.push([`righe[${indice}].codiceSerramentoId`, unknownPkMessage(codiceSerramentoId)])
  })
  if (errori.length > 0 || !cliente) {
    throw new UserErrors(errori.map(([field, message]) => ({ code: 'INVALID', field, message })))
  }
  return {
    stato: stato?.nome ?? null,
    cliente: cliente.nome,
    agente: agente && `${agente.user.firstName} ${agente.user.lastName}`.trim(),
    tipi,
    codici,
  }
}

/** The error of the second of two orders saved at the same moment under one number. */
export function refuseDuplicateNumero<T>(scrittura: Promise<T>): Promise<T> {
  return scrittura.catch((error: unknown) => {
    if ((error as { code?: unknown } | null)?.code === 'P2002') throw UserErrors.of('numeroCommessa', NUMERO_GIA_USATO)
    throw error
  })
}
