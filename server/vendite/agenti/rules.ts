// Kinds of agents: which customers they sell to.

/** The kinds of agent as they are written outside. */
export const tipiAgente = ['B2C', 'B2B', 'B2C*s'] as const
export type WrittenTipoAgente = (typeof tipiAgente)[number]

/** As the database has them. */
type TipoAgente = 'B2C' | 'B2B' | 'B2Cs'

const tipi: Record<WrittenTipoAgente, TipoAgente> = { B2C: 'B2C', B2B: 'B2B', 'B2C*s': 'B2Cs' }

/** `B2C*s` as the database has it. */
export const internalTipo = (tipo: WrittenTipoAgente): TipoAgente => tipi[tipo]

/** `B2Cs` as it is written outside, `B2C*s`. */
export const writtenTipo = (tipo: TipoAgente): WrittenTipoAgente => (tipo === 'B2Cs' ? 'B2C*s' : tipo)

/** The same of any text; undefined when it is no kind. */
export const searchedTipo = (text: string): TipoAgente | undefined =>
  Object.hasOwn(tipi, text) ? internalTipo(text as WrittenTipoAgente) : undefined
