import type { RilievoVincoli } from '#vendite/vincoli/analisi/rules.ts'

interface Words {
  /** Beside the mark of a cell. */
  nome: string
  /** What to do about it. */
  rimedio: string
}

/** The findings in words. */
export const rilievoWords: Record<RilievoVincoli['codice'], Words> = {
  lacuna: {
    nome: 'Lacuna',
    rimedio: 'Allunga uno dei vincoli vicini, o aggiungine uno per queste altezze.',
  },
  sovrapposizione: {
    nome: 'Sovrapposizione',
    rimedio: 'Fai cominciare il secondo vincolo dove finisce il primo.',
  },
  oscurato: {
    nome: 'Mai usato',
    rimedio: 'Eliminalo, o accorcia il vincolo che lo copre.',
  },
  limiti_tipo: {
    nome: 'Limiti del tipo',
    rimedio: 'Adatta il vincolo, oppure cambia o togli i limiti del tipo.',
  },
}

/** The word of a cell's mark: the finding's own when they are all of one kind, else how many; null without any. */
export function signWord(rilievi: readonly RilievoVincoli[]): string | null {
  const [first] = rilievi
  if (!first) return null
  return rilievi.every(({ codice }) => codice === first.codice)
    ? rilievoWords[first.codice].nome
    : `${rilievi.length} segnalazioni`
}
