import type { Tx } from '#platform/db/prisma.ts'
import type { ConfigurazionePostazione } from '#prisma/generated/client.ts'
import type { OrdineAtBanchi } from './chosen.ts'
import type { PostazioneTurn } from './history.ts'
import type { HeldAnalisi } from './lock.ts'
import { type Assegnazione, distribute, type PianificazioneInput } from './rules.ts'

/** Who works what, in the order of work: as it was sent, else as it is proposed. */
function assign({ assegnazioni, configurazionePks }: PianificazioneInput, ordini: readonly OrdineAtBanchi[]) {
  if (assegnazioni.length > 0) return assegnazioni
  const proposta = distribute(ordini, configurazionePks)
  return ordini.map(({ pk }): Assegnazione => ({ ordinePk: pk, configurazionePk: proposta.get(pk) ?? 0 }))
}

interface Chosen {
  ordini: readonly OrdineAtBanchi[]
  postazioni: readonly { id: number; postazione: string }[]
}

/** The orders with their workstation, workstation by workstation, in turn. */
export function chosenTurni(input: PianificazioneInput, { ordini, postazioni }: Chosen): PostazioneTurn[] {
  const byPk = new Map(ordini.map((ordine) => [ordine.pk, ordine]))
  const assegnazioni = assign(input, ordini)
  return postazioni.flatMap(({ id, postazione }) =>
    assegnazioni.flatMap(({ ordinePk, configurazionePk }) => {
      const own = byPk.get(ordinePk)
      if (configurazionePk !== id || !own) return []
      return [{ ordine: ordinePk, numeroCommessa: own.numeroCommessa, postazione, minuti: own.minuti }]
    }),
  )
}

/** The workstations of a planning as they are chosen now: those that stay keep their types of work as they were. */
export async function rewritePostazioni(
  tx: Tx,
  { id: analisiId, postazioni }: HeldAnalisi,
  choices: readonly ConfigurazionePostazione[],
) {
  const removed = postazioni.filter((own) => !choices.some(({ postazione }) => postazione === own.postazione))
  await tx.postazioneAnalisi.deleteMany({ where: { id: { in: removed.map(({ id }) => id) } } })
  const written = []
  for (const [index, { postazione, campi }] of choices.entries()) {
    const posizione = index + 1
    const prior = postazioni.find((own) => own.postazione === postazione)
    written.push(
      prior
        ? await tx.postazioneAnalisi.update({ where: { id: prior.id }, data: { posizione } })
        : await tx.postazioneAnalisi.create({ data: { analisiId, postazione, campi, posizione } }),
    )
  }
  return written
}

/** Stores the orders of a planning; `postazioni` are its workstations, with the numbers they have in it. */
export async function writeTurns(
  tx: Tx,
  analisiId: number,
  postazioni: readonly { id: number; postazione: string }[],
  turns: readonly PostazioneTurn[],
): Promise<void> {
  const numeri = new Map(postazioni.map(({ id, postazione }) => [postazione, id]))
  const done = new Map<string, number>()
  const data = turns.map(({ ordine, postazione, minuti }) => {
    const posizione = (done.get(postazione) ?? 0) + 1
    done.set(postazione, posizione)
    return { analisiId, ordineId: ordine, postazioneId: numeri.get(postazione), minuti, posizione }
  })
  await tx.ordineAnalisi.createMany({ data })
}
