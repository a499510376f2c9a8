import { UserErrors } from '../../platform/errors.ts'
import { type OperationContext, operation } from '../../platform/operation.ts'
import { dateOfDay, tempoDiOra } from '../../shared/dates/days.ts'
import { dayOfInstant } from '../../shared/dates/zone.ts'
import { checkGiorno, checkOre, findAperta, hourOf, pressedAt } from './checks.ts'
import { lockOperatore, lockPezzi } from './lock.ts'
import {
  ATTIVITA_DI_ALTRI,
  CHIAVE_DI_ALTRI,
  GIA_APERTA,
  LAVORAZIONE_NON_ATTIVA,
  minutiFra,
  type NuovaAttivita,
  nuovaAttivitaSchema,
  ORDINE_PERSO,
  PEZZI_SENZA_ORDINE,
  SECONDA_DIVERSA,
  SECONDA_SENZA_ORDINE,
  TUTTI_FATTI,
} from './rules.ts'
import { type AttivitaSalvata, settle } from './settle.ts'
import { contaFatti } from './tick.ts'
import { contaDaFare, type LavorazioneDaFare, readLavorazioniDaFare, readRigheDaLavorare } from './work.ts'

/**
 * Begins a session of work, or records one that has ended. The same `chiaveClient` again answers what it made before.
 * @throws UserErrors on what does not fit; Refusal FORBIDDEN for who is no operator
 */
export const createAttivita = operation<NuovaAttivita, AttivitaSalvata>({
  nome: 'createAttivita',
  permesso: 'addAttivita',
  schema: nuovaAttivitaSchema,
  async run(input, ctx) {
    const operatoreId = await lockOperatore(ctx)
    if (input.operatore !== null && input.operatore !== operatoreId) throw UserErrors.of('operatore', ATTIVITA_DI_ALTRI)
    const gia = await already(ctx, operatoreId, input.chiaveClient)
    if (gia !== null) return { pk: gia, avvisi: [] }
    const premuta = pressedAt(input.secondiFa)
    const data = input.data ?? dayOfInstant(premuta)
    await checkGiorno(ctx, data)
    const lavorazioni = await operationsOf(ctx, input)
    const ordine = await orderOf(ctx, operatoreId, input, lavorazioni)
    const diOggi = data === dayOfInstant(premuta)
    const oraInizio = input.oraInizio ?? (diOggi && input.oraFine === null ? hourOf(premuta) : null)
    checkOre(oraInizio, input.oraFine)
    const riga = await ctx.tx.attivita.create({
      data: {
        operatoreId,
        data: dateOfDay(data),
        ordineId: input.ordine,
        lavorazioneId: input.lavorazione,
        secondaLavorazioneId: input.secondaLavorazione,
        oraInizio: oraInizio === null ? null : tempoDiOra(oraInizio),
        oraFine: input.oraFine === null ? null : tempoDiOra(input.oraFine),
        tempo: oraInizio !== null && input.oraFine !== null ? minutiFra(oraInizio, input.oraFine) : null,
        note: input.note,
        iniziataIl: diOggi ? premuta : null,
        finitaIl: input.oraFine === null ? null : premuta,
        precedenteId: await previousOf(ctx, operatoreId, input.precedente),
        chiaveClient: input.chiaveClient || null,
      },
    })
    await ctx.audit({ oggetto: 'Attivita', oggettoPk: riga.id, azione: 'crea', dopo: lavorazioni[0]?.nome })
    return settle(ctx, { riga, input, lavorazioni, righe: ordine })
  },
})

/** What the device has sent before under the same key. @throws UserErrors when it is another operator's */
async function already({ tx }: OperationContext, operatoreId: number, chiaveClient: string): Promise<number | null> {
  if (chiaveClient === '') return null
  const riga = await tx.attivita.findUnique({ where: { chiaveClient }, select: { id: true, operatoreId: true } })
  if (riga && riga.operatoreId !== operatoreId) throw UserErrors.of('chiaveClient', CHIAVE_DI_ALTRI, 'CONFLICT')
  return riga?.id ?? null
}

/** The operations of a new session, the first one first. @throws UserErrors */
async function operationsOf(ctx: OperationContext, input: NuovaAttivita): Promise<LavorazioneDaFare[]> {
  const { lavorazione, secondaLavorazione: seconda, ordine } = input
  const trovate = await readLavorazioniDaFare(ctx.tx, {
    id: { in: seconda === null ? [lavorazione] : [lavorazione, seconda] },
  })
  const prima = trovate.find(({ pk }) => pk === lavorazione)
  if (!prima?.attiva) throw UserErrors.of('lavorazione', LAVORAZIONE_NON_ATTIVA)
  if (seconda === null) return [prima]
  if (ordine === null) throw UserErrors.of('secondaLavorazione', SECONDA_SENZA_ORDINE)
  const altra = trovate.find(({ pk }) => pk === seconda)
  if (!altra?.attiva || seconda === lavorazione || altra.tipo !== prima.tipo) {
    throw UserErrors.of('secondaLavorazione', SECONDA_DIVERSA)
  }
  return [prima, altra]
}

/** The lines of the order of a new session, locked; none without an order. @throws UserErrors */
async function orderOf(
  ctx: OperationContext,
  operatoreId: number,
  { ordine, pezzi }: NuovaAttivita,
  lavorazioni: readonly LavorazioneDaFare[],
) {
  const [prima] = lavorazioni
  if (ordine === null || !prima) {
    if (pezzi.length > 0) throw UserErrors.of('pezzi', PEZZI_SENZA_ORDINE)
    return []
  }
  const pks = lavorazioni.map(({ pk }) => pk)
  if (!(await lockPezzi(ctx, ordine, pks))) throw UserErrors.of('ordine', ORDINE_PERSO)
  if (await findAperta(ctx, operatoreId, ordine, prima.pk)) throw UserErrors.of('ordine', GIA_APERTA, 'CONFLICT')
  const righe = await readRigheDaLavorare(ctx.tx, [ordine])
  const totale = contaDaFare(righe, prima)
  if (totale > 0 && (await contaFatti(ctx.tx, ordine, prima.pk)) >= totale) {
    throw UserErrors.of('ordine', TUTTI_FATTI, 'CONFLICT')
  }
  return righe
}

/** The session that a new record goes on from, when it is an own one. */
async function previousOf({ tx }: OperationContext, operatoreId: number, precedente: number | null) {
  if (precedente === null) return null
  const riga = await tx.attivita.findFirst({ where: { id: precedente, operatoreId }, select: { id: true } })
  return riga?.id ?? null
}
