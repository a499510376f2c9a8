import { findTempistica, type TempisticaScope } from '#produzione/tempistiche/rules.ts'
import { containsWords } from '#shared/containsWords.ts'

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
  key: string
  livello: TreeLevel
  name: string
  /** What a timing of this node holds for; null for a category, which has none. */
  ambito: TempisticaScope | null
  propria: TreeTimes | null
  /** The timing that holds here when there is none of its own, and the node that it comes from. */
  ereditata: { tempi: TreeTimes; da: string } | null
  /** Orders use this code and no timing holds for it. */
  isMissing: boolean
  figli: readonly TreeNode[]
  /** Own timings in it and under it. */
  quante: number
  /** Missing ones in it and under it. */
  mancanti: number
}

const byName = new Intl.Collator('it', { numeric: true })

/** What a timing holds for. */
export const scopeOfNode = ({
  tipoSerramentoPk,
  codiceSerramentoPk,
  categoria,
  forma,
}: TreeTimes): TempisticaScope => ({
  tipoSerramentoPk,
  codiceSerramentoPk: codiceSerramentoPk ?? null,
  categoria: categoria ?? null,
  forma: forma ?? null,
})

function grouped<T>(items: readonly T[], name: (item: T) => string): [string, T[]][] {
  const groups = Map.groupBy(items, name)
  return [...groups].sort(([a], [b]) => byName.compare(a, b))
}

const sum = (nodes: readonly TreeNode[], field: 'quante' | 'mancanti') => nodes.reduce((n, node) => n + node[field], 0)

type Own = Omit<TreeNode, 'quante' | 'mancanti'>
const withCounts = (node: Own): TreeNode => ({
  ...node,
  quante: sum(node.figli, 'quante') + (node.propria ? 1 : 0),
  mancanti: sum(node.figli, 'mancanti') + (node.isMissing ? 1 : 0),
})

/**
 * The timings as a tree of window type, category, shape and code. Under a type stand the codes with a
 * timing of their own and those that orders use: of the latter what they inherit, or that it is missing.
 */
export function createTree({ tipi, codici, tempistiche, senza }: TreeData): TreeNode[] {
  const codiceOf = new Map(codici.map((codice) => [codice.pk, codice]))
  const withScope = tempistiche.map((tempi) => ({ ...scopeOfNode(tempi), tempi }))
  const perTipo = Map.groupBy(withScope, ({ tipoSerramentoPk }) => tipoSerramentoPk)
  const used = Map.groupBy(senza, ({ tipoSerramentoPk }) => tipoSerramentoPk)
  return tipi.map((tipo) => {
    const own = perTipo.get(tipo.pk) ?? []
    const search = findTempistica(own)
    const ofCodici = new Set<number>()
    for (const { codiceSerramentoPk } of own) if (codiceSerramentoPk !== null) ofCodici.add(codiceSerramentoPk)
    for (const { codiceSerramentoPk } of used.get(tipo.pk) ?? []) ofCodici.add(codiceSerramentoPk)
    const leaves = [...ofCodici].flatMap((pk) => codiceOf.get(pk) ?? [])
    const forme = own.flatMap(({ categoria, forma }) => (categoria && forma ? [{ categoria, forma }] : []))
    const root = { tipoSerramentoPk: tipo.pk, codiceSerramentoPk: null, categoria: null, forma: null }
    const ofTheTipo = own.find(({ codiceSerramentoPk, categoria }) => codiceSerramentoPk === null && categoria === null)

    function origin(tempi: TreeTimes): { tempi: TreeTimes; da: string } {
      return { tempi, da: tempi.categoria ? `${tempi.categoria} ${tempi.forma}` : tipo.nome }
    }
    function codiceNode({ pk, categoria, forma, codice }: TreeCodice): TreeNode {
      const scope = { ...root, codiceSerramentoPk: pk }
      const found = search(tipo.pk, { id: pk, categoria, forma })?.tempi ?? null
      const propria = found?.codiceSerramentoPk === pk ? found : null
      return withCounts({
        key: `${tipo.pk}/${categoria}/${forma}/${pk}`,
        livello: 4,
        name: codice,
        ambito: scope,
        propria,
        ereditata: found && !propria ? origin(found) : null,
        isMissing: found === null,
        figli: [],
      })
    }
    function shapeNode(categoria: string, shape: string, theirs: readonly TreeCodice[]): TreeNode {
      const propria = own.find((one) => one.categoria === categoria && one.forma === shape)?.tempi ?? null
      return withCounts({
        key: `${tipo.pk}/${categoria}/${shape}`,
        livello: 3,
        name: shape,
        ambito: { ...root, categoria, forma: shape },
        propria,
        ereditata: propria || !ofTheTipo ? null : origin(ofTheTipo.tempi),
        isMissing: false,
        figli: [...theirs].sort((a, b) => byName.compare(a.codice, b.codice)).map(codiceNode),
      })
    }
    const categorie = grouped<{ categoria: string; forma: string; pk?: number }>(
      [...leaves, ...forme],
      ({ categoria }) => categoria,
    )
    return withCounts({
      key: String(tipo.pk),
      livello: 1,
      name: tipo.nome,
      ambito: root,
      propria: ofTheTipo?.tempi ?? null,
      ereditata: null,
      isMissing: false,
      figli: categorie.map(([categoria, items]) =>
        withCounts({
          key: `${tipo.pk}/${categoria}`,
          livello: 2,
          name: categoria,
          ambito: null,
          propria: null,
          ereditata: null,
          isMissing: false,
          figli: grouped(items, ({ forma }) => forma).map(([shape]) =>
            shapeNode(
              categoria,
              shape,
              leaves.filter((codice) => codice.categoria === categoria && codice.forma === shape),
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
export function filterTree(nodes: readonly TreeNode[], filter: TreeFilter, above = ''): TreeNode[] {
  return nodes.flatMap((node) => {
    if (filter.mancanti && node.mancanti === 0) return []
    const trail = `${above} ${node.name}`
    const children = filterTree(node.figli, filter, trail)
    if (children.length === 0 && !containsWords(trail, filter.search)) return []
    // What is missing is counted as it is seen: the count is what 'Solo mancanti' leaves.
    return [{ ...node, figli: children, mancanti: sum(children, 'mancanti') + (node.isMissing ? 1 : 0) }]
  })
}

/** How many are missing among what a search finds: as many leaves as the same tree has with only what is missing. */
export const missingFound = (nodes: readonly TreeNode[], search: string): number =>
  sum(filterTree(nodes, { search, mancanti: false }), 'mancanti')

/** The rows on screen, in order. @param open whether a node shows what is under it */
export function visibleRows(nodes: readonly TreeNode[], open: (node: TreeNode) => boolean): TreeNode[] {
  return nodes.flatMap((node) => [node, ...(open(node) ? visibleRows(node.figli, open) : [])])
}

/** 'Finestra 1 anta, PVC RETT F1': a node in words. */
export function scopeName(scope: TempisticaScope, { tipi, codici }: Pick<TreeData, 'tipi' | 'codici'>): string {
  const tipo = tipi.find(({ pk }) => pk === scope.tipoSerramentoPk)?.nome ?? ''
  const codice = codici.find(({ pk }) => pk === scope.codiceSerramentoPk)
  const { categoria, forma } = codice ?? scope
  const resto = [categoria, forma, codice?.codice].filter(Boolean).join(' ')
  return resto ? `${tipo}, ${resto}` : tipo
}
