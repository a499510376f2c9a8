/** A phase as far as drawing what waits for what goes. */
export interface GraphNode {
  readonly nome: string
  readonly dependencies: readonly string[]
}

export interface GraphPlace {
  name: string
  /** From the left: just before the first of those that wait for it, after all that it waits for. */
  column: number
  /** From the top of its column. */
  riga: number
  /** It waits, through others or not, for itself. */
  inCircolo: boolean
}

/** How many phases come before each, in a row; what waits for itself is not there. */
function profondita(fasi: readonly GraphNode[]): Map<string, number> {
  const note = new Set(fasi.map(({ nome }) => nome))
  const done = new Map<string, number>()
  let leftOver = [...fasi]
  for (;;) {
    const ready = leftOver.filter(({ dependencies }) => dependencies.every((name) => done.has(name) || !note.has(name)))
    if (ready.length === 0) return done
    for (const { nome, dependencies } of ready) {
      done.set(nome, Math.max(-1, ...dependencies.map((other) => done.get(other) ?? -1)) + 1)
    }
    leftOver = leftOver.filter(({ nome }) => !done.has(nome))
  }
}

/**
 * Where each phase stands in the drawing: near those that wait for it, in the order given. What waits for itself has no
 * place of its own: it stands in one more column at the end.
 */
export function graphLevels(fasi: readonly GraphNode[]): GraphPlace[] {
  const prime = profondita(fasi)
  const columns = new Map<string, number>()
  const last = Math.max(-1, ...prime.values()) + 1
  for (const [name, before] of [...prime].sort(([, a], [, b]) => b - a)) {
    const after = fasi.filter(({ dependencies }) => dependencies.includes(name)).map((fase) => columns.get(fase.nome))
    const note = after.filter((column) => column !== undefined)
    columns.set(name, note.length > 0 ? Math.min(...note) - 1 : before)
  }
  const righe = new Map<string, number>()
  for (let column = 0; column <= last; column++) {
    // In line with what they wait for; what waits for nothing comes under them.
    const altezza = ({ dependencies }: GraphNode) =>
      Math.min(...dependencies.map((other) => righe.get(other) ?? Infinity))
    const own = fasi.filter(({ nome }) => (columns.get(nome) ?? last) === column)
    const ordinate = own
      .map((fase) => ({ fase, alta: altezza(fase) }))
      .sort((a, b) => (a.alta === b.alta ? 0 : a.alta - b.alta))
    for (const [riga, { fase }] of ordinate.entries()) righe.set(fase.nome, riga)
  }
  return fasi.map(({ nome }) => ({
    name: nome,
    column: columns.get(nome) ?? last,
    riga: righe.get(nome) ?? 0,
    inCircolo: !columns.has(nome),
  }))
}
