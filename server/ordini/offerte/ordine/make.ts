import { UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { Offerta } from '#prisma/generated/client.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { forDocumento } from '#vendite/preventivi/pdf/data.ts'
import { addCustomer, findCustomer } from '../../daPreventivo/customer.ts'
import { markPreventivoOrdered, readInitialStato, takeNumero } from '../../daPreventivo/make.ts'
import { translatePreventivo } from '../../daPreventivo/rules.ts'
import { addRighe } from '../../finestra/write.ts'
import { ordineWritten } from '../../ordini/changes.ts'
import { ordineData } from '../../ordini/data.ts'
import { completeOrdine } from '../../ordini/rules.ts'
import { NO_POSA } from '../../posa/rules.ts'
import type { WholeAlternativa } from '../contenuto/read.ts'
import { pricedRigheOf, pricedServiziOf } from '../contenuto/stored.ts'
import { offertaName, PREVENTIVO_ORDERED } from '../rules.ts'
import { readLearnedCodici } from './codici.ts'
import { righeOfOrdine } from './rules.ts'

const WITHOUT_TIPI = 'Il catalogo non ha tipi di serramento: aggiungine uno.'

/** The quote of an offer, locked; null where there is none. */
async function holdPreventivo({ tx }: OperationContext, pk: number | null) {
  if (pk === null) return null
  await tx.$queryRaw`SELECT 1 FROM preventivi WHERE id = ${pk} FOR UPDATE`
  const ordered = await tx.ordine.count({ where: { preventivoId: pk } })
  if (ordered > 0) throw UserErrors.of(null, PREVENTIVO_ORDERED, 'CONFLICT')
  return tx.preventivo.findUnique({ where: { id: pk }, include: { ...forDocumento, stato: true } })
}

type HeldPreventivo = Awaited<ReturnType<typeof holdPreventivo>>

/** The customer of an offer: the one that it names, else found by the quote's address or phone, else added. */
async function customerOf(ctx: OperationContext, offerta: Offerta, p: HeldPreventivo) {
  const select = { id: true, agenteId: true, codice: true } as const
  const { clienteId, nomeCliente: nomeCognome, emailCliente: email, telefonoCliente: telefono } = offerta
  const named = clienteId === null ? await findCustomer(ctx.tx, { nomeCognome, email, telefono }) : { id: clienteId }
  const { indirizzo = '', citta = '', provincia = '', agenteId = null } = p ?? {}
  const who = { nomeCognome, email, telefono, indirizzo, citta, provincia, agenteId }
  const id = named?.id ?? (await addCustomer(ctx, who, offerta.tipoCliente ?? 'PRIVA'))
  return ctx.tx.cliente.findUniqueOrThrow({ where: { id }, select })
}

/**
 * The type that extra lines take: that of extra lines; where the catalogue has none, that of the first window, else the
 * first of all.
 * @throws UserErrors
 */
async function tipoExtra({ tx }: OperationContext, { righe }: WholeAlternativa): Promise<number> {
  const extra = await tx.tipoSerramento.findFirst({ where: { extra: true }, select: { id: true } })
  const own = extra?.id ?? righe.find(({ tipoSerramentoId }) => tipoSerramentoId !== null)?.tipoSerramentoId
  if (own) return own
  const first = await tx.tipoSerramento.findFirst({ orderBy: [{ ordine: 'asc' }, { id: 'asc' }], select: { id: true } })
  if (!first) throw UserErrors.of(null, WITHOUT_TIPI, 'CONFLICT')
  return first.id
}

const NOTE_MAX = 5000

/** The order that an offer has become. */
export interface MadeOrdine {
  pk: number
  numeroCommessa: string
  codiceCliente: string
}

/**
 * Makes the order of an offer that was accepted: its lines have the prices of the alternative, services are extra lines,
 * so that its net is the offer's; the quote follows.
 * @param numero of the version
 * @throws UserErrors when the quote is an order already
 */
export async function makeOrdineOfOfferta(
  ctx: OperationContext,
  offerta: Offerta,
  numero: number,
  alternativa: WholeAlternativa,
): Promise<MadeOrdine> {
  const p = await holdPreventivo(ctx, offerta.preventivoId)
  const cliente = await customerOf(ctx, offerta, p)
  const righe = pricedRigheOf(alternativa)
  const codiceOf = await readLearnedCodici(ctx.tx, righe)
  const name = offertaName(offerta.id, numero)
  const note = [`Dall’offerta ${name} («${alternativa.nome}»)`, p && translatePreventivo(p).note].filter(Boolean)
  const numeroCommessa = await takeNumero(ctx.tx, `O${offerta.id}`)
  const { messaInPosa, indirizzoPosa, cittaPosa, provinciaPosa, pianoPosa } = offerta
  const input = completeOrdine({
    ...NO_POSA,
    messaInPosa,
    indirizzoPosa,
    cittaPosa,
    provinciaPosa,
    pianoPosa,
    numeroCommessa,
    clientePk: cliente.id,
    tipoCliente: offerta.tipoCliente ?? 'PRIVA',
    data: dayOfInstant(new Date()),
    dataConsegna: null,
    dataPosa: null,
    progetto: '',
    riferimento: offerta.riferimento,
    statoPk: await readInitialStato(ctx.tx),
    codiceSistema: '',
    agentePk: p?.agenteId ?? cliente.agenteId,
    areaConsegna: null,
    senzaMisure: true,
    note: note.join('\n').slice(0, NOTE_MAX),
    nonSchedulabile: false,
    autoSchedulazione: false,
    righe: righeOfOrdine(righe, pricedServiziOf(alternativa), {
      sconto: alternativa.sconto.toNumber(),
      tipoExtraPk: await tipoExtra(ctx, alternativa),
      codiceOf,
    }),
  })
  const { id } = await ctx.tx.ordine.create({
    data: { ...ordineData(input), preventivoId: offerta.preventivoId },
    select: { id: true },
  })
  await addRighe(
    ctx.tx,
    input.righe.map((riga, index) => ({ ordineId: id, riga, index })),
  )
  await ctx.audit({ oggetto: 'Ordine', oggettoPk: id, azione: 'daOfferta', dopo: name })
  if (p) {
    await markPreventivoOrdered(ctx, p.id, { statoId: p.statoId, stato: p.stato?.stato ?? null })
    await ctx.audit({ oggetto: 'Preventivo', oggettoPk: p.id, azione: 'diventaOrdine', dopo: numeroCommessa })
    await ctx.emit('preventivo', { pk: p.id })
  }
  await ordineWritten.run(ctx, id)
  await ctx.emit('ordine', { pk: id })
  return { pk: id, numeroCommessa, codiceCliente: cliente.codice ?? '' }
}
