// The words of the states that an administrator arranges. docs/rules/amministrazione.md#lists

/** What a state is of: a list each, and for phases one of each phase. */
export const STATO_CONTEXTS = ['ordine', 'ordine_fornitore', 'fasi', 'materiali'] as const
export type ContestoStato = (typeof STATO_CONTEXTS)[number]

/** The senses that underline a state; each theme has its colour for them. */
export const STATO_COLORS = ['neutro', 'info', 'positivo', 'attenzione', 'negativo'] as const
export type ColoreStato = (typeof STATO_COLORS)[number]
