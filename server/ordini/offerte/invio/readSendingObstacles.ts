// What keeps somebody from sending a draft that others may send: told before, and refused by the same words.
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { UserErrors } from '#platform/errors.ts'
import { can, isOfUser } from '#platform/permissions.ts'
import { sumAmounts } from '#shared/money/money.ts'
import type { OrdiniSettings } from '../../impostazioni/rules.ts'
import { placeOfGiven, tooMuchErrors } from '../contenuto/limits.ts'
import { wholeAlternativa } from '../contenuto/read.ts'
import { pricedRigheOf, pricedServiziOf } from '../contenuto/stored.ts'
import { freeReasons, windowStems } from '../libere/rules.ts'
import { finestreMancantiOf, type PrintedVersione } from '../pdf/data.ts'
import { unpricedReason } from '../rules.ts'
import { nettoRigaOfferta, withoutListOf } from '../totali/rules.ts'

/** Who may send what the caller may not. */
export const OFFERTA_SENDERS = ['UFFICIO', 'DIREZIONE'] as const
export type OffertaSender = (typeof OFFERTA_SENDERS)[number]

/** One thing that keeps the caller from sending a draft. */
export interface SendingObstacle {
  /** What exceeds, and by how much, in Italian. */
  messaggio: string
  who: OffertaSender
}

/**
 * What keeps the caller from sending a draft: windows whose price the office writes, free lines that are the office's to
 * send, discounts beyond its own.
 * Nothing for who may give and send all.
 */
export async function readSendingObstacles(
  ctx: Context,
  db: Db | Tx,
  versione: PrintedVersione,
  { libere_agenti_offerte: most }: Pick<OrdiniSettings, 'libere_agenti_offerte'>,
): Promise<SendingObstacle[]> {
  if (can(ctx.viewer, 'exceedScontoOfferte')) return []
  const isOffice = isOfUser(ctx.viewer, 'adminClienti')
  const who = isOffice ? 'DIREZIONE' : 'UFFICIO'
  const whole = await db.alternativaOfferta.findMany({
    where: { versioneOffertaId: versione.id },
    include: wholeAlternativa,
    orderBy: [{ ordine: 'asc' }, { id: 'asc' }],
  })
  const tipi = isOffice
    ? []
    : await db.tipoSerramento.findMany({ where: { extra: false }, select: { nome: true }, orderBy: { id: 'asc' } })
  const stems = windowStems(tipi.map(({ nome }) => nome))
  const found: SendingObstacle[] = []
  for (const one of whole) {
    const righe = pricedRigheOf(one)
    const servizi = pricedServiziOf(one)
    const sconto = one.sconto.toNumber()
    if (!isOffice) {
      const printed = versione.alternative.find(({ id }) => id === one.id)
      const facts = {
        nome: one.nome,
        righe: righe.flatMap((riga, index) =>
          riga.rivendita ? [{ posizione: index + 1, text: riga.descrizione || riga.codiceRivendita }] : [],
        ),
        libere: withoutListOf(righe, servizi),
        serramenti: sumAmounts(
          righe.filter(({ rivendita }) => !rivendita).map((riga) => nettoRigaOfferta(riga, sconto)),
        ),
        most,
        finestreMancanti: printed ? finestreMancantiOf(versione, printed) : 0,
      }
      const daQuotare = righe.filter(({ listino }) => listino === null).length
      const reasons = [unpricedReason({ nome: one.nome, daQuotare }), ...freeReasons(facts, stems)]
      found.push(
        ...reasons.filter((reason) => reason !== null).map((messaggio) => ({ messaggio, who: 'UFFICIO' as const })),
      )
    }
    const given = { righe, servizi, sconto, scontoApprovato: one.scontoApprovato?.toNumber() ?? null }
    const errors = await tooMuchErrors(ctx, db, given)
    found.push(
      ...errors.map(
        ({ field, message }) => ({ messaggio: `«${one.nome}», ${placeOfGiven(field)}. ${message}`, who }) as const,
      ),
    )
  }
  return found
}

/** Refuses to send what somebody else has to. @throws UserErrors with each of what keeps the caller from it */
export function refuseObstacles(obstacles: readonly SendingObstacle[]): void {
  if (obstacles.length === 0) return
  throw new UserErrors(obstacles.map(({ messaggio }) => ({ code: 'FORBIDDEN', field: null, message: messaggio })))
}
