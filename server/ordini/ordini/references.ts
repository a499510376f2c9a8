import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { type UserError, UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { readSettings } from '#platform/settings/read.ts'
import { idRule, singleLineRule, unknownKeyMessage, unknownPkMessage } from '#shared/fields/fields.ts'
import { namesOfCompostiOffer } from '../composti/read.ts'
import { type CompostiNames, type CompostiOffer, compostoRigaErrors } from '../composti/rules.ts'
import { namesOfOffer } from '../finestra/offer.ts'
import {
  type FinestraNames,
  type FinestraOffer,
  finestraErrors,
  storedFinestre,
  wholeFinestra,
} from '../finestra/rules.ts'
import { ordiniSettings } from '../impostazioni/rules.ts'
import { NUMERO_ALREADY_USED, type OrdineInput, RIGHE_ORDINE_MAX, whyWithoutRighe } from './rules.ts'

/** The names behind the numbers of a form, for the history. */
export interface ReferencedNames {
  stato: string | null
  cliente: string
  agente: string | null
  areaConsegna: string | null
  tipi: ReadonlyMap<number, string>
  codici: ReadonlyMap<number, string>
  finestre: FinestraNames
  composti: CompostiNames
}

/** What the catalogue has of all that some lines speak of. */
type RigheOffer = FinestraOffer & { composti: CompostiOffer }

const different = (numeri: readonly (number | null)[]) => [...new Set(numeri.filter((numero) => numero !== null))]

type Numbers = 'tipoSerramentoPk' | 'codiceSerramentoPk'

/** What a form refers to; null for what it does not say, or not in a way that could be looked up. */
interface Referring {
  numeroCommessa: string | null
  clientePk: number | null
  statoPk: number | null
  agentePk: number | null
  codiceSistema: string | null
  areaConsegna: string | null
  righe: readonly { [K in Numbers]: number | null }[]
}

async function readRighe(db: Db | Tx, righe: Referring['righe']) {
  const byId = (field: Numbers) => ({ id: { in: different(righe.map((r) => r[field])) } })
  const tipi = await db.tipoSerramento.findMany({
    where: byId('tipoSerramentoPk'),
    select: { id: true, nome: true },
  })
  const codici = await db.codiceSerramento.findMany({ where: byId('codiceSerramentoPk') })
  return {
    tipi: new Map(tipi.map(({ id, nome }) => [id, nome])),
    codici: new Map(codici.map(({ id, categoria, forma, codice }) => [id, `${categoria} ${forma} ${codice}`])),
  }
}

/** What is stored under the numbers of a form, and an error for each that is not there or may not be used. */
async function lookUp(db: Db | Tx, input: Referring, current: { pk: number | null; codiceSistema?: string }) {
  const { numeroCommessa, codiceSistema } = input
  const [doppio, cliente, stato, agente, { tipi, codici }] = [
    numeroCommessa === null ? null : await db.ordine.findUnique({ where: { numeroCommessa }, select: { id: true } }),
    input.clientePk === null
      ? null
      : await db.cliente.findUnique({ where: { id: input.clientePk }, select: { nome: true } }),
    input.statoPk === null
      ? null
      : await db.valoreStato.findFirst({ where: { id: input.statoPk, contesto: 'ORDINE' } }),
    input.agentePk === null
      ? null
      : await db.agente.findUnique({
          where: { id: input.agentePk },
          select: { user: { select: { firstName: true, lastName: true } } },
        }),
    await readRighe(db, input.righe),
  ]
  const area = !input.areaConsegna
    ? null
    : await db.areaConsegna.findUnique({ where: { chiave: input.areaConsegna }, select: { nome: true } })
  const errors: UserError[] = []
  const refuse = (field: string, message: string) => errors.push({ code: 'INVALID', field, message })
  if (doppio && doppio.id !== current.pk) refuse('numeroCommessa', NUMERO_ALREADY_USED)
  if (input.clientePk !== null && !cliente) refuse('clientePk', unknownPkMessage(input.clientePk))
  if (input.statoPk !== null && !stato) refuse('statoPk', unknownPkMessage(input.statoPk))
  if (input.agentePk !== null && !agente) refuse('agentePk', unknownPkMessage(input.agentePk))
  if (input.areaConsegna && !area) refuse('areaConsegna', unknownKeyMessage(input.areaConsegna))
  const { codici_sistema: sistemi } = await readSettings(db, ordiniSettings)
  // One that was taken off the list since stays on the orders that have it; without a list any may be written.
  const allowed = !codiceSistema || codiceSistema === current.codiceSistema || sistemi.includes(codiceSistema)
  if (sistemi.length > 0 && !allowed) {
    refuse('codiceSistema', `"${codiceSistema}" non è una scelta valida. Sono configurati: ${sistemi.join(', ')}.`)
  }
  input.righe.forEach(({ tipoSerramentoPk, codiceSerramentoPk }, index) => {
    if (tipoSerramentoPk !== null && !tipi.has(tipoSerramentoPk))
      refuse(`righe[${index}].tipoSerramentoPk`, unknownPkMessage(tipoSerramentoPk))
    if (codiceSerramentoPk !== null && !codici.has(codiceSerramentoPk))
      refuse(`righe[${index}].codiceSerramentoPk`, unknownPkMessage(codiceSerramentoPk))
  })
  return { errori: errors, cliente, stato, agente, area, tipi, codici }
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const numberIn = (value: unknown) => (idRule().isValidSync(value) ? Number(value) : null)
const textIn = (value: unknown) => (singleLineRule(50).isValidSync(value) ? singleLineRule(50).cast(value) : null)

/**
 * What is wrong with the numbers of a form that has other errors too; lines beyond those that an order may have are not
 * looked at.
 */
export async function wrongReferences(raw: unknown, { services }: Context): Promise<UserError[]> {
  const sent = recordOf(raw)
  const righe = Array.isArray(sent.righe) ? sent.righe.slice(0, RIGHE_ORDINE_MAX).map(recordOf) : []
  const pk = numberIn(sent.pk)
  const input = {
    numeroCommessa: textIn(sent.numeroCommessa),
    clientePk: numberIn(sent.clientePk),
    statoPk: numberIn(sent.statoPk),
    agentePk: numberIn(sent.agentePk),
    // What an order that there is may keep is judged when the rest is right.
    codiceSistema: pk === null ? textIn(sent.codiceSistema) : null,
    areaConsegna: textIn(sent.areaConsegna),
    righe: righe.map(({ tipoSerramentoPk, codiceSerramentoPk }) => ({
      tipoSerramentoPk: numberIn(tipoSerramentoPk),
      codiceSerramentoPk: numberIn(codiceSerramentoPk),
    })),
  }
  return (await lookUp(services.db, input, { pk })).errori
}

/** What is wrong with the windows of some lines, on their fields. @param current the lines of the order as stored */
export function wrongFinestre(
  righe: OrdineInput['righe'],
  current: OrdineInput['righe'],
  offer: RigheOffer,
): UserError[] {
  const old = new Map(current.map((riga) => [riga.pk, riga]))
  const stored = storedFinestre(current)
  const specchiature = current.flatMap((riga) => riga.specchiature ?? [])
  return righe.flatMap((riga, index) => {
    const before = riga.pk === null ? null : (old.get(riga.pk) ?? null)
    const errors = [
      ...finestraErrors({ ...riga, ...wholeFinestra(riga) }, before, offer, stored),
      ...compostoRigaErrors(riga, offer.composti, specchiature),
    ]
    return errors.map(({ field, message }) => ({ code: 'INVALID', field: `righe[${index}].${field}`, message }))
  })
}

/**
 * Looks up everything that a form refers to by number.
 * @param current the order as it is stored, whose own number is no duplicate; null for a new one
 * @param offer what the catalogue has of all that the lines speak of, their windows settled
 * @throws UserErrors naming every number that is not there, a numero commessa that another order has, and missing lines
 */
export async function readReferences(
  ctx: OperationContext,
  input: OrdineInput,
  current: { pk: number; input: OrdineInput } | null,
  offer: RigheOffer,
): Promise<ReferencedNames> {
  const { pk = null, input: before = null } = current ?? {}
  const { errori, cliente, stato, agente, area, tipi, codici } = await lookUp(ctx.tx, input, {
    pk,
    codiceSistema: before?.codiceSistema,
  })
  const withoutRighe = whyWithoutRighe(before, input)
  errori.push(...wrongFinestre(input.righe, before?.righe ?? [], offer))
  if (withoutRighe) errori.unshift({ code: 'INVALID', field: 'righe', message: withoutRighe })
  if (errori.length > 0 || !cliente) throw new UserErrors(errori)
  return {
    stato: stato?.nome ?? null,
    cliente: cliente.nome,
    agente: agente && `${agente.user.firstName} ${agente.user.lastName}`.trim(),
    areaConsegna: area?.nome ?? null,
    tipi,
    codici,
    finestre: namesOfOffer(offer),
    composti: namesOfCompostiOffer(offer.composti),
  }
}

/** The error of the second of two orders saved at the same moment under one number. */
export function refuseDuplicateNumero<T>(writing: Promise<T>): Promise<T> {
  return writing.catch((error: unknown) => {
    if ((error as { code?: unknown } | null)?.code === 'P2002')
      throw UserErrors.of('numeroCommessa', NUMERO_ALREADY_USED)
    throw error
  })
}
