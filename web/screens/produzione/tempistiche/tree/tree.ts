import { type Ambito, findTempistica } from '../../../../../server/produzione/tempistiche/rules.ts'
import { containsWords } from '../../../../ui/table/containsWords.ts'

export interface TreeCodice {
  pk: number
  categoria: string
  forma: string
  codice: string
}

/** A timing as the page reads it. */
export interface TreeTimes {
  pk: number
  versione: number
  tipoSerramentoPk: number
  codiceSerramentoPk: number | null | undefined
  categoria: string | null | undefined
  forma: string | null | undefined
  tempoRepartoMacchine: number
  tempoRepartoBanchi: number
}

export interface TreeData {
  tipi: readonly { pk: number; nome: string }[]
  codici: readonly TreeCodice[]
  tempistiche: readonly TreeTimes[]
  /** Codes that orders use without a timing of their own. */
  senza: readonly { tipoSerramentoPk: number; codiceSerramentoPk: number }[]
}

/** Where a node stands: 1 window type, 2 category, 3 shape, 4 code. */
type TreeLevel = 1 | 2 | 3 | 4

export interface TreeNode {
  /** One of its own in the whole tree. */
  chiave: string
  livello: TreeLevel
  nome: string
  /** What a timing of this node holds for; null for a category, which has none. */
  ambito: Ambito | null
  propria: TreeTimes | null
  /** The timing that holds here when there is none of its own, and the node that it comes from. */
  ereditata: { tempi: TreeTimes; da: string } | null
  /** Orders use this code and no timing holds for it. */
  manca: boolean
  figli: readonly TreeNode[]
  /** Own timings in it and under it. */
  quante: number
  /** Missing ones in it and under it. */
  mancanti: number
}

const perNome = new Intl.Collator('it', { numeric: true })

/** What a timing holds for. */
export const ambitoOf = ({ tipoSerramentoPk, codiceSerramentoPk, categoria, forma }: TreeTimes): Ambito => ({
  tipoSerramentoId: tipoSerramentoPk,
  codiceSerramentoId: codiceSerramentoPk ?? null,
  categoria: categoria ?? null,
  forma: forma ?? null,
})

function raggruppa<T>(voci: readonly T[], nome: (voce: T) => string): [string, T[]][] {
  const gruppi = Map.groupBy(voci, nome)
  return [...gruppi].sort(([a], [b]) => perNome.compare(a, b))
}

const somma = (nodi: readonly TreeNode[], field: 'quante' | 'mancanti') => nodi.reduce((n, nodo) => n + nodo[field], 0)

type Proprio = Omit<TreeNode, 'quante' | 'mancanti'>
const conConti = (nodo: Proprio): TreeNode => ({
  ...nodo,
  quante: somma(nodo.figli, 'quante') + (nodo.propria ? 1 : 0),
  mancanti: somma(nodo.figli, 'mancanti') + (nodo.manca ? 1 : 0),
})

/**
 * The timings as a tree of window type, category, shape and code. Under a type stand the codes with a
 * timing of their own and those that orders use: of the latter what they inherit, or that it is missing.
 */
export function createTree({ tipi, codici, tempistiche, senza }: TreeData): TreeNode[] {
  const codiceDi = new Map(codici.map((codice) => [codice.pk, codice]))
  const conAmbito = tempistiche.map((tempi) => ({ ...ambitoOf(tempi), tempi }))
  const perTipo = Map.groupBy(conAmbito, ({ tipoSerramentoId }) => tipoSerramentoId)
  const usati = Map.groupBy(senza, ({ tipoSerramentoPk }) => tipoSerramentoPk)
  return tipi.map((tipo) => {
    const sue = perTipo.get(tipo.pk) ?? []
    const search = findTempistica(sue)
    const dei = new Set<number>()
    for (const { codiceSerramentoId } of sue) if (codiceSerramentoId !== null) dei.add(codiceSerramentoId)
    for (const { codiceSerramentoPk } of usati.get(tipo.pk) ?? []) dei.add(codiceSerramentoPk)
    const foglie = [...dei].flatMap((pk) => codiceDi.get(pk) ?? [])
    const forme = sue.flatMap(({ categoria, forma }) => (categoria && forma ? [{ categoria, forma }] : []))
    const root = { tipoSerramentoId: tipo.pk, codiceSerramentoId: null, categoria: null, forma: null }
    const delTipo = sue.find(({ codiceSerramentoId, categoria }) => codiceSerramentoId === null && categoria === null)

    function origine(tempi: TreeTimes): { tempi: TreeTimes; da: string } {
      return { tempi, da: tempi.categoria ? `${tempi.categoria} ${tempi.forma}` : tipo.nome }
    }
    function nodoCodice({ pk, categoria, forma, codice }: TreeCodice): TreeNode {
      const ambito = { ...root, codiceSerramentoId: pk }
      const trovata = search(tipo.pk, { id: pk, categoria, forma })?.tempi ?? null
      const propria = trovata?.codiceSerramentoPk === pk ? trovata : null
      return conConti({
        chiave: `${tipo.pk}/${categoria}/${forma}/${pk}`,
        livello: 4,
        nome: codice,
        ambito,
        propria,
        ereditata: trovata && !propria ? origine(trovata) : null,
        manca: trovata === null,
        figli: [],
      })
    }
    function nodoForma(categoria: string, forma: string, suoi: readonly TreeCodice[]): TreeNode {
      const propria = sue.find((una) => una.categoria === categoria && una.forma === forma)?.tempi ?? null
      return conConti({
        chiave: `${tipo.pk}/${categoria}/${forma}`,
        livello: 3,
        nome: forma,
        ambito: { ...root, categoria, forma },
        propria,
        ereditata: propria || !delTipo ? null : origine(delTipo.tempi),
        manca: false,
        figli: [...suoi].sort((a, b) => perNome.compare(a.codice, b.codice)).map(nodoCodice),
      })
    }
    const categorie = raggruppa<{ categoria: string; forma: string; pk?: number }>(
      [...foglie, ...forme],
      ({ categoria }) => categoria,
    )
    return conConti({
      chiave: String(tipo.pk),
      livello: 1,
      nome: tipo.nome,
      ambito: root,
      propria: delTipo?.tempi ?? null,
      ereditata: null,
      manca: false,
      figli: categorie.map(([categoria, voci]) =>
        conConti({
          chiave: `${tipo.pk}/${categoria}`,
          livello: 2,
          nome: categoria,
          ambito: null,
          propria: null,
          ereditata: null,
          manca: false,
          figli: raggruppa(voci, ({ forma }) => forma).map(([forma]) =>
            nodoForma(
              categoria,
              forma,
              foglie.filter((codice) => codice.categoria === categoria && codice.forma === forma),
            ),
          ),
        }),
      ),
    })
  })
}

interface TreeFilter {
  search: string
  mancanti: boolean
}

/** The part of the tree that the filters leave: what is found, what is under it, and the way to it. */
export function filterTree(nodi: readonly TreeNode[], filter: TreeFilter, sopra = ''): TreeNode[] {
  return nodi.flatMap((nodo) => {
    if (filter.mancanti && nodo.mancanti === 0) return []
    const cammino = `${sopra} ${nodo.nome}`
    const figli = filterTree(nodo.figli, filter, cammino)
    if (figli.length === 0 && !containsWords(cammino, filter.search)) return []
    return [{ ...nodo, figli }]
  })
}

/** The rows on screen, in order. @param aperto whether a node shows what is under it */
export function visibleRows(nodi: readonly TreeNode[], aperto: (nodo: TreeNode) => boolean): TreeNode[] {
  return nodi.flatMap((nodo) => [nodo, ...(aperto(nodo) ? visibleRows(nodo.figli, aperto) : [])])
}

/** 'Finestra 1 anta, PVC RETT F1': a node in words. */
export function ambitoName(ambito: Ambito, { tipi, codici }: Pick<TreeData, 'tipi' | 'codici'>): string {
  const tipo = tipi.find(({ pk }) => pk === ambito.tipoSerramentoId)?.nome ?? ''
  const codice = codici.find(({ pk }) => pk === ambito.codiceSerramentoId)
  const { categoria, forma } = codice ?? ambito
  const resto = [categoria, forma, codice?.codice].filter(Boolean).join(' ')
  return resto ? `${tipo}, ${resto}` : tipo
}
