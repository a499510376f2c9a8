import type { RilievoVincoli } from '#vendite/vincoli/analisi/rules.ts'

interface Words {
  /** Beside the mark of a cell. */
  name: string
  /** What to do about it. */
  rimedio: string
}

/** The findings in words. */
export const rilievoWords: Record<RilievoVincoli['codice'], Words> = {
  lacuna: {
    name: 'Lacuna',
    rimedio: 'Allunga uno dei vincoli vicini, o aggiungine uno per queste altezze.',
  },
  sovrapposizione: {
    name: 'Sovrapposizione',
    rimedio: 'Fai cominciare il secondo vincolo dove finisce il primo.',
  },
  oscurato: {
    name: 'Mai usato',
    rimedio: 'Eliminalo, o accorcia il vincolo che lo copre.',
  },
  limiti_tipo: {
    name: 'Limiti del tipo',
    rimedio: 'Adatta il vincolo, oppure cambia o togli i limiti del tipo.',
  },
}

/** The word of a cell's mark: the finding's own when they are all of one kind, else how many; null without any. */
export function signWord(rilievi: readonly RilievoVincoli[]): string | null {
  const [first] = rilievi
  if (!first) return null
  return rilievi.every(({ codice }) => codice === first.codice)
    ? rilievoWords[first.codice].name
    : `${rilievi.length} segnalazioni`
}
