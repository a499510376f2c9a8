import { ARRIVATO } from '#acquisti/ordiniFornitore/rules.ts'
import { enqueueMail } from '#platform/mail/outbox.ts'
import { isAddress } from '#platform/mail/rules.ts'
import { fullNameOf, type OperationContext } from '#platform/operation.ts'
import { html } from '#platform/pdf/html.ts'
import { formatCount, formatDate } from '#shared/formats/formats.ts'
import { loadOrdini } from '../schedulazione/data/ordine.ts'
import { createDisponibilita } from '../schedulazione/engine/availability.ts'
import { type Day, dayFromColumn, writeDay } from '../schedulazione/engine/time.ts'
import { savedRequest } from '../schedulazione/request.ts'
import { loadWorld } from '../schedulazione/world.ts'
import { decidingRisk, type RischioOrdine } from './risk.ts'

const CONTEXT = 'RitardoFornitore'

/** The notice waits: a supplier who corrects what it has just typed causes one mail, or none. */
const WAIT_MS = 2 * 60_000

/** What the days of a supplier do to its order, by the saved plan; null when it comes in time. */
async function lateRisk({ tx }: OperationContext, pk: number, ordine: number): Promise<RischioOrdine | null> {
  const fornitura = await tx.ordineFornitore.findUniqueOrThrow({
    where: { id: pk },
    select: { tipologia: true, dataConsegna: true, stato: { select: { nome: true } } },
  })
  if (fornitura.stato?.nome === ARRIVATO) return null
  const [loaded] = await loadOrdini(tx, { id: ordine })
  if (!loaded?.salvata) return null
  const mondo = await loadWorld(tx, null)
  const promessa = fornitura.dataConsegna && dayFromColumn(fornitura.dataConsegna)
  const wait = { pk, materiale: fornitura.tipologia, promessa }
  const availability = createDisponibilita(mondo.calendario, mondo.libro, ordine)
  return decidingRisk(savedRequest(loaded, mondo), [wait], availability)
}

const day = (at: Day) => formatDate(writeDay(at))

/** What it does to the order, as the warnings page says it. */
function effectOf({ nuovaFine, ritardo }: RischioOrdine): string {
  if (nuovaFine === null) return 'Con questa data le fasi non trovano più posto: l’ordine va schedulato di nuovo.'
  const fine = `La lavorazione finirebbe il ${day(nuovaFine)}`
  return ritardo ? `${fine}, ${formatCount(ritardo, 'giorno', 'giorni')} dopo l’approntamento.` : `${fine}.`
}

/**
 * Tells purchasing that a supplier has just said a day that comes after the phase that waits for it: an event, and a
 * mail to who is reminded of supplier orders. What was about to be told of the same supplier order is told no more.
 */
export async function noticeLate(ctx: OperationContext, pk: number, ordine: number): Promise<void> {
  const { tx } = ctx
  await tx.mail.deleteMany({
    where: { contesto: CONTEXT, contestoPk: pk, stato: 'DA_INVIARE', tentativi: 0, inviaDal: { gt: new Date() } },
  })
  const rischio = await lateRisk(ctx, pk, ordine)
  if (!rischio) return
  await ctx.emit('fornituraInRitardo', { pk, ordine })
  const { numeroCommessa, nomeCliente } = await tx.ordine.findUniqueOrThrow({
    where: { id: ordine },
    select: { numeroCommessa: true, nomeCliente: true },
  })
  const { tipologia, fornitore } = await tx.ordineFornitore.findUniqueOrThrow({
    where: { id: pk },
    select: { tipologia: true, fornitore: { select: { nome: true } } },
  })
  const { publicUrl } = ctx.services.config
  const body = html`<p>${fornitore.nome} consegna ${tipologia} per l’ordine ${numeroCommessa} (${nomeCliente}) il
    ${day(rischio.previsto)}: serve il ${day(rischio.necessario)}, ${formatCount(rischio.giorni, 'giorno', 'giorni')} prima.</p>
    <p>${effectOf(rischio)}</p>
    ${publicUrl && html`<p><a href="${publicUrl}/planner/#/warnings-ordini-fornitore">Apri gli avvisi ordini fornitore</a></p>`}`
  const users = await tx.user.findMany({
    where: { isActive: true, fornitore: null, info: { remindStatoOrdineFornitore: true } },
    select: { email: true, firstName: true, lastName: true, username: true },
    orderBy: { id: 'asc' },
  })
  const inviaDal = new Date(Date.now() + WAIT_MS)
  for (const user of users.filter(({ email }) => isAddress(email))) {
    await enqueueMail(tx, {
      aIndirizzo: user.email,
      aNome: fullNameOf(user),
      oggetto: `Ordine ${numeroCommessa}: ${tipologia} in ritardo (${fornitore.nome})`.slice(0, 200),
      corpo: body.text,
      contesto: CONTEXT,
      contestoPk: pk,
      inviaDal,
      creataDaId: ctx.viewer?.id || null,
    })
  }
}
