import type { Db, Tx } from '../../platform/db/prisma.ts'
import { foldTitle } from '../../platform/imports/rules.ts'

/** What the imports look window types and codes up in, by the words that a sheet has. */
export interface CatalogoCodici {
  /** The number of a window type, whatever the case, accents and spaces. */
  tipo(nome: string): number | null
  /** The number of a window code; why there is none. */
  codice(categoria: string, forma: string, codice: string): { pk: number } | { motivo: string }
  /** Category and shape of some codes, as they are written there; why there is none. */
  forma(categoria: string, forma: string): { categoria: string; forma: string } | { motivo: string }
}

export async function readCatalogoCodici(db: Db | Tx): Promise<CatalogoCodici> {
  const tipi = await db.tipoSerramento.findMany({ select: { id: true, nome: true } })
  const codici = await db.codiceSerramento.findMany()
  const perNome = new Map(tipi.map(({ id, nome }) => [foldTitle(nome), id]))
  const chiave = (...parti: string[]) => parti.map((parte) => parte.trim().toUpperCase()).join('\n')
  const perChiave = new Map(codici.map((voce) => [chiave(voce.categoria, voce.forma, voce.codice), voce.id]))
  const forme = new Map(codici.map(({ categoria, forma }) => [chiave(categoria, forma), { categoria, forma }]))
  return {
    tipo: (nome) => perNome.get(foldTitle(nome)) ?? null,
    codice(categoria, forma, codice) {
      if (categoria === '' || forma === '' || codice === '') {
        return { motivo: 'servono categoria, forma e codice insieme' }
      }
      const pk = perChiave.get(chiave(categoria, forma, codice))
      return pk === undefined ? { motivo: `codice «${categoria} ${forma} ${codice}» sconosciuto` } : { pk }
    },
    forma(categoria, forma) {
      if (categoria === '' || forma === '') return { motivo: 'servono categoria e forma insieme' }
      const trovata = forme.get(chiave(categoria, forma))
      return trovata ?? { motivo: `nessun codice ha categoria «${categoria}» e forma «${forma}»` }
    },
  }
}
