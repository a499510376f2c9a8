/** A phase as far as drawing what waits for what goes. */
export interface GraphNode {
  readonly nome: string
  readonly dependencies: readonly string[]
}

export interface GraphPlace {
  nome: string
  /** From the left: just before the first of those that wait for it, after all that it waits for. */
  colonna: number
  /** From the top of its column. */
  riga: number
  /** It waits, through others or not, for itself. */
  inCircolo: boolean
}

/** How many phases come before each, in a row; what waits for itself is not there. */
function profondita(fasi: readonly GraphNode[]): Map<string, number> {
  const note = new Set(fasi.map(({ nome }) => nome))
  const fatte = new Map<string, number>()
  let restanti = [...fasi]
  for (;;) {
    const pronte = restanti.filter(({ dependencies }) =>
      dependencies.every((nome) => fatte.has(nome) || !note.has(nome)),
    )
    if (pronte.length === 0) return fatte
    for (const { nome, dependencies } of pronte) {
      fatte.set(nome, Math.max(-1, ...dependencies.map((altra) => fatte.get(altra) ?? -1)) + 1)
    }
    restanti = restanti.filter(({ nome }) => !fatte.has(nome))
  }
}

/**
 * Where each phase stands in the drawing: near those that wait for it, in the order given. What waits for itself has no
 * place of its own: it stands in one more column at the end.
 */
export function graphLevels(fasi: readonly GraphNode[]): GraphPlace[] {
  const prime = profondita(fasi)
  const colonne = new Map<string, number>()
  const last = Math.max(-1, ...prime.values()) + 1
  for (const [nome, prima] of [...prime].sort(([, a], [, b]) => b - a)) {
    const dopo = fasi.filter(({ dependencies }) => dependencies.includes(nome)).map((fase) => colonne.get(fase.nome))
    const note = dopo.filter((colonna) => colonna !== undefined)
    colonne.set(nome, note.length > 0 ? Math.min(...note) - 1 : prima)
  }
  const righe = new Map<string, number>()
  for (let colonna = 0; colonna <= last; colonna++) {
    // In line with what they wait for; what waits for nothing comes under them.
    const altezza = ({ dependencies }: GraphNode) =>
      Math.min(...dependencies.map((altra) => righe.get(altra) ?? Infinity))
    const sue = fasi.filter(({ nome }) => (colonne.get(nome) ?? last) === colonna)
    const ordinate = sue
      .map((fase) => ({ fase, alta: altezza(fase) }))
      .sort((a, b) => (a.alta === b.alta ? 0 : a.alta - b.alta))
    for (const [riga, { fase }] of ordinate.entries()) righe.set(fase.nome, riga)
  }
  return fasi.map(({ nome }) => ({
    nome,
    colonna: colonne.get(nome) ?? last,
    riga: righe.get(nome) ?? 0,
    inCircolo: !colonne.has(nome),
  }))
}
