// Kinds of agents: which customers they sell to.

/** The kinds of agent as the specification writes them. */
export const tipiAgente = ['B2C', 'B2B', 'B2C*s'] as const
export type TipoAgenteScritto = (typeof tipiAgente)[number]

/** As the database has them. */
type TipoAgente = 'B2C' | 'B2B' | 'B2Cs'

const tipi: Record<TipoAgenteScritto, TipoAgente> = { B2C: 'B2C', B2B: 'B2B', 'B2C*s': 'B2Cs' }

/** `B2C*s` as the database has it. */
export const tipoInterno = (tipo: TipoAgenteScritto): TipoAgente => tipi[tipo]

/** `B2Cs` as the specification writes it. */
export const tipoScritto = (tipo: TipoAgente): TipoAgenteScritto => (tipo === 'B2Cs' ? 'B2C*s' : tipo)
