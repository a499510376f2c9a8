import type { Db } from '../../platform/db/prisma.ts'
import { CESTINO_DAYS } from '../cartelle/rules.ts'

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
const ITEMS_MAX = 200

const expiry = (it: Date) => new Date(it.getTime() + CESTINO_DAYS * 86_400_000)
const luogo = (...parts: string[]) => parts.filter(Boolean).join(' / ')

/** What is in the bin, the last deleted first; without what went along with a folder. */
export async function readCestino(db: Db): Promise<VoceCestino[]> {
  const only = { cestinoId: null }
  const cartelle = await db.cartella.findMany({
    where: { eliminataIl: { not: null }, ...only },
    orderBy: { eliminataIl: 'desc' },
    take: ITEMS_MAX,
    select: { id: true, nome: true, percorso: true, eliminataIl: true },
  })
  const file = await db.documentoCartella.findMany({
    where: { eliminatoIl: { not: null }, ...only },
    orderBy: { eliminatoIl: 'desc' },
    take: ITEMS_MAX,
    select: {
      id: true,
      nome: true,
      titolo: true,
      eliminatoIl: true,
      cartella: { select: { nome: true, percorso: true } },
    },
  })
  const items = [
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
  return items
    .flatMap(({ il, ...item }) => (il ? [{ ...item, eliminatoIl: il, scadeIl: expiry(il) }] : []))
    .sort((a, b) => b.eliminatoIl.getTime() - a.eliminatoIl.getTime())
}
