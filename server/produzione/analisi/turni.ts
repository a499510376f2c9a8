import type { ConfigurazionePostazione } from '../../../prisma/generated/client.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import type { OrdineAiBanchi } from './chosen.ts'
import type { Turno } from './history.ts'
import type { HeldAnalisi } from './lock.ts'
import { ripartisci } from './ripartizione/rules.ts'
import type { Assegnazione, PianificazioneInput } from './rules.ts'

/** Who works what, in the order of work: as it was sent, else as it is proposed. */
function assegna({ assegnazioni, configurazioni }: PianificazioneInput, ordini: readonly OrdineAiBanchi[]) {
  if (assegnazioni.length > 0) return assegnazioni
  const proposta = ripartisci(ordini, configurazioni)
  return ordini.map(({ pk }): Assegnazione => ({ ordine: pk, configurazione: proposta.get(pk) ?? 0 }))
}

interface Scelti {
  ordini: readonly OrdineAiBanchi[]
  postazioni: readonly { id: number; postazione: string }[]
}

/** The orders with their workstation, workstation by workstation, in turn. */
export function chosenTurni(input: PianificazioneInput, { ordini, postazioni }: Scelti): Turno[] {
  const perPk = new Map(ordini.map((ordine) => [ordine.pk, ordine]))
  const assegnazioni = assegna(input, ordini)
  return postazioni.flatMap(({ id, postazione }) =>
    assegnazioni.flatMap(({ ordine, configurazione }) => {
      const suo = perPk.get(ordine)
      if (configurazione !== id || !suo) return []
      return [{ ordine, numeroCommessa: suo.numeroCommessa, postazione, minuti: suo.minuti }]
    }),
  )
}

/** The workstations of a planning as they are chosen now: those that stay keep their types of work as they were. */
export async function rewritePostazioni(
  tx: Tx,
  { id: analisiId, postazioni }: HeldAnalisi,
  scelte: readonly ConfigurazionePostazione[],
) {
  const tolte = postazioni.filter((sua) => !scelte.some(({ postazione }) => postazione === sua.postazione))
  await tx.postazioneAnalisi.deleteMany({ where: { id: { in: tolte.map(({ id }) => id) } } })
  const scritte = []
  for (const [indice, { postazione, campi }] of scelte.entries()) {
    const posizione = indice + 1
    const gia = postazioni.find((sua) => sua.postazione === postazione)
    scritte.push(
      gia
        ? await tx.postazioneAnalisi.update({ where: { id: gia.id }, data: { posizione } })
        : await tx.postazioneAnalisi.create({ data: { analisiId, postazione, campi, posizione } }),
    )
  }
  return scritte
}

/** Stores the orders of a planning; `postazioni` are its workstations, with the numbers they have in it. */
export async function writeTurni(
  tx: Tx,
  analisiId: number,
  postazioni: readonly { id: number; postazione: string }[],
  turni: readonly Turno[],
): Promise<void> {
  const numeri = new Map(postazioni.map(({ id, postazione }) => [postazione, id]))
  const fatti = new Map<string, number>()
  const data = turni.map(({ ordine, postazione, minuti }) => {
    const posizione = (fatti.get(postazione) ?? 0) + 1
    fatti.set(postazione, posizione)
    return { analisiId, ordineId: ordine, postazioneId: numeri.get(postazione), minuti, posizione }
  })
  await tx.ordineAnalisi.createMany({ data })
}
