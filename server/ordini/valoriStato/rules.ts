// The words of the states that an administrator arranges. docs/rules/amministrazione.md#lists

/** What a state is of: a list each, and for phases one of each phase. */
export const CONTESTI_STATO = ['ordine', 'ordine_fornitore', 'fasi', 'materiali'] as const
export type ContestoStato = (typeof CONTESTI_STATO)[number]

/** The senses that underline a state; each theme has its colour for them. */
export const COLORI_STATO = ['neutro', 'info', 'positivo', 'attenzione', 'negativo'] as const
export type ColoreStato = (typeof COLORI_STATO)[number]
