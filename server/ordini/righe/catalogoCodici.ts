import type { Db, Tx } from '#platform/db/prisma.ts'
import type { Directory } from '#platform/imports/csv/table.ts'
import { foldTitle } from '#platform/imports/rules.ts'
import { tipiSerramentoDirectory, tipoExtraDirectory } from '#vendite/tipiSerramento/directory.ts'

/** What the imports look window types and codes up in, by the words that a sheet has. */
export interface CatalogoCodici {
  /** The number of a window type, whatever the case, accents and spaces. */
  tipo(name: string): number | null
  /** Whether it is called as the type of the extra lines. */
  isExtra(name: string): boolean
  /** The number of a window code; why there is none. */
  codice(categoria: string, shape: string, codice: string): { pk: number } | { motivo: string }
  /** Category and shape of some codes, as they are written there; why there is none. */
  forma(categoria: string, shape: string): { categoria: string; forma: string } | { motivo: string }
}

/** What a code is looked up by: its parts in capitals. */
export const codiceKey = (...parts: string[]): string => parts.map((part) => part.trim().toUpperCase()).join('\n')

/** Window codes by category, shape and code. */
export const codiciDirectory: Directory<{ id: number; categoria: string; forma: string }> = {
  nome: 'codici',
  async read(tx) {
    const codici = await tx.codiceSerramento.findMany()
    return new Map(codici.map((item) => [codiceKey(item.categoria, item.forma, item.codice), item]))
  },
}

/** The catalogue over window types by name, and window codes by key, as they are now. */
export function catalogoCodici(
  tipi: ReadonlyMap<string, number>,
  extras: ReadonlyMap<string, number>,
  codici: ReadonlyMap<string, { id: number; categoria: string; forma: string }>,
): CatalogoCodici {
  const forme = new Map(
    [...codici.values()].map(({ categoria, forma }) => [codiceKey(categoria, forma), { categoria, forma }]),
  )
  return {
    tipo: (name) => tipi.get(foldTitle(name)) ?? null,
    isExtra: (name) => extras.has(foldTitle(name)),
    codice(categoria, shape, codice) {
      if (categoria === '' || shape === '' || codice === '') {
        return { motivo: 'servono categoria, forma e codice insieme' }
      }
      const found = codici.get(codiceKey(categoria, shape, codice))
      return found ? { pk: found.id } : { motivo: `codice «${categoria} ${shape} ${codice}» sconosciuto` }
    },
    forma(categoria, shape) {
      if (categoria === '' || shape === '') return { motivo: 'servono categoria e forma insieme' }
      const found = forme.get(codiceKey(categoria, shape))
      return found ?? { motivo: `nessun codice ha categoria «${categoria}» e forma «${shape}»` }
    },
  }
}

/** The catalogue as it is stored. */
export async function readCatalogoCodici(db: Db | Tx): Promise<CatalogoCodici> {
  const [tipi, extras] = [await tipiSerramentoDirectory.read(db), await tipoExtraDirectory.read(db)]
  return catalogoCodici(tipi, extras, await codiciDirectory.read(db))
}
