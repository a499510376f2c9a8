import type { Db, Tx } from '../../platform/db/prisma.ts'
import type { Directory } from '../../platform/imports/csv/table.ts'
import { foldTitle } from '../../platform/imports/rules.ts'
import { tipiSerramentoDirectory } from '../../vendite/tipiSerramento/directory.ts'

/** What the imports look window types and codes up in, by the words that a sheet has. */
export interface CatalogoCodici {
  /** The number of a window type, whatever the case, accents and spaces. */
  tipo(nome: string): number | null
  /** The number of a window code; why there is none. */
  codice(categoria: string, forma: string, codice: string): { pk: number } | { motivo: string }
  /** Category and shape of some codes, as they are written there; why there is none. */
  forma(categoria: string, forma: string): { categoria: string; forma: string } | { motivo: string }
}

/** What a code is looked up by: its parts in capitals. */
export const codiceKey = (...parti: string[]): string => parti.map((parte) => parte.trim().toUpperCase()).join('\n')

/** Window codes by category, shape and code. */
export const codiciDirectory: Directory<{ id: number; categoria: string; forma: string }> = {
  nome: 'codici',
  async read(tx) {
    const codici = await tx.codiceSerramento.findMany()
    return new Map(codici.map((voce) => [codiceKey(voce.categoria, voce.forma, voce.codice), voce]))
  },
}

/** The catalogue over window types by name, and window codes by key, as they are now. */
export function catalogoCodici(
  tipi: ReadonlyMap<string, number>,
  codici: ReadonlyMap<string, { id: number; categoria: string; forma: string }>,
): CatalogoCodici {
  const forme = new Map(
    [...codici.values()].map(({ categoria, forma }) => [codiceKey(categoria, forma), { categoria, forma }]),
  )
  return {
    tipo: (nome) => tipi.get(foldTitle(nome)) ?? null,
    codice(categoria, forma, codice) {
      if (categoria === '' || forma === '' || codice === '') {
        return { motivo: 'servono categoria, forma e codice insieme' }
      }
      const trovato = codici.get(codiceKey(categoria, forma, codice))
      return trovato ? { pk: trovato.id } : { motivo: `codice «${categoria} ${forma} ${codice}» sconosciuto` }
    },
    forma(categoria, forma) {
      if (categoria === '' || forma === '') return { motivo: 'servono categoria e forma insieme' }
      const trovata = forme.get(codiceKey(categoria, forma))
      return trovata ?? { motivo: `nessun codice ha categoria «${categoria}» e forma «${forma}»` }
    },
  }
}

/** The catalogue as it is stored. */
export async function readCatalogoCodici(db: Db | Tx): Promise<CatalogoCodici> {
  return catalogoCodici(await tipiSerramentoDirectory.read(db), await codiciDirectory.read(db))
}
