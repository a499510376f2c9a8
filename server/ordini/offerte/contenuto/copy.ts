import type { Tx } from '#platform/db/prisma.ts'
import { wholeAlternativa } from './read.ts'
import { pricedRigheOf, pricedServiziOf } from './stored.ts'
import { writeRigheOfferta, writeServiziOfferta } from './write.ts'

interface Into {
  versioneOffertaId: number
  ordine: number
  /** Its name; that of the copied one unless told. */
  nome?: string
}

/** Copies an alternative with all that is in it, its prices with the lists that they are by. @returns its number */
export async function copyAlternativa(
  tx: Tx,
  from: number,
  { versioneOffertaId, ordine, nome }: Into,
): Promise<number> {
  const stored = await tx.alternativaOfferta.findUniqueOrThrow({ where: { id: from }, include: wholeAlternativa })
  const { descrizione, sconto, scontoApprovato, listino, netto, imposta, totale } = stored
  const { id } = await tx.alternativaOfferta.create({
    data: {
      versioneOffertaId,
      ordine,
      nome: nome ?? stored.nome,
      descrizione,
      sconto,
      scontoApprovato,
      listino,
      netto,
      imposta,
      totale,
    },
    select: { id: true },
  })
  const righe = pricedRigheOf(stored).map((riga) => ({ ...riga, pk: null }))
  await writeRigheOfferta(tx, id, righe, sconto.toNumber())
  await writeServiziOfferta(tx, id, pricedServiziOf(stored))
  return id
}
