import type { Db } from '../prisma.ts'
import { etichettaAzione, etichettaCampo } from './etichette.ts'

/** One line of the history of an object, ready to be shown. */
export interface VoceStorico {
  il: Date
  /** Name of who did it, as it was then. */
  utente: string
  azione: string
  /** '' when it is about the whole object. */
  campo: string
  prima: string | null
  dopo: string | null
}

const MAX_VOCI = 500

/**
 * The history of one object, newest first, at most 500 lines. Whether the caller may see the object is the caller's
 * own business.
 * @param senza what is withheld from this viewer: actions, and fields (`netto` is also `righe[2].netto`)
 */
export async function leggiStorico(
  db: Db,
  oggetto: string,
  pk: number,
  senza: { azioni?: readonly string[]; campi?: readonly string[] } = {},
): Promise<VoceStorico[]> {
  const riservati = (senza.campi ?? []).flatMap((campo) => [{ campo }, { campo: { endsWith: `.${campo}` } }])
  const righe = await db.auditLog.findMany({
    where: { oggetto, oggettoPk: pk, azione: { notIn: [...(senza.azioni ?? [])] }, NOT: riservati },
    orderBy: { id: 'desc' },
    take: MAX_VOCI,
  })
  return righe.map(({ il, userId, userNome, azione, campo, prima, dopo }) => ({
    il,
    utente: userNome || (userId === null ? 'Modulo pubblico' : ''),
    azione: etichettaAzione(oggetto, azione),
    campo: etichettaCampo(campo),
    prima,
    dopo,
  }))
}
