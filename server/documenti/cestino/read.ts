import type { Db } from '../../platform/db/prisma.ts'
import { GIORNI_CESTINO } from '../cartelle/rules.ts'

/** Something in the bin that can be restored. */
export interface VoceCestino {
  tipo: 'cartella' | 'file'
  pk: number
  nome: string
  /** Where it was. */
  dove: string
  eliminatoIl: Date
  /** When it goes for good. */
  scadeIl: Date
}

/** The newest of each kind; what is older shows when these are restored or gone. */
const VOCI_MAX = 200

const scadenza = (il: Date) => new Date(il.getTime() + GIORNI_CESTINO * 86_400_000)
const luogo = (...parti: string[]) => parti.filter(Boolean).join(' / ')

/** What is in the bin, the last deleted first; without what went along with a folder. */
export async function readCestino(db: Db): Promise<VoceCestino[]> {
  const solo = { cestinoId: null }
  const cartelle = await db.cartella.findMany({
    where: { eliminataIl: { not: null }, ...solo },
    orderBy: { eliminataIl: 'desc' },
    take: VOCI_MAX,
    select: { id: true, nome: true, percorso: true, eliminataIl: true },
  })
  const file = await db.documentoCartella.findMany({
    where: { eliminatoIl: { not: null }, ...solo },
    orderBy: { eliminatoIl: 'desc' },
    take: VOCI_MAX,
    select: {
      id: true,
      nome: true,
      titolo: true,
      eliminatoIl: true,
      cartella: { select: { nome: true, percorso: true } },
    },
  })
  const voci = [
    ...cartelle.map(({ id, nome, percorso, eliminataIl }) => ({
      tipo: 'cartella' as const,
      pk: id,
      nome,
      dove: percorso,
      il: eliminataIl,
    })),
    ...file.map(({ id, nome, titolo, eliminatoIl, cartella }) => ({
      tipo: 'file' as const,
      pk: id,
      nome: titolo || nome,
      dove: luogo(cartella.percorso, cartella.nome),
      il: eliminatoIl,
    })),
  ]
  return voci
    .flatMap(({ il, ...voce }) => (il ? [{ ...voce, eliminatoIl: il, scadeIl: scadenza(il) }] : []))
    .sort((a, b) => b.eliminatoIl.getTime() - a.eliminatoIl.getTime())
}
