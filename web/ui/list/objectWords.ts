/** What is said of an object: by buttons, notices and questions, and where there is none. */
export interface ObjectWords {
  /** 'Mezzo' */
  name: string
  /** 'il mezzo', 'l’accessorio' */
  ofOne: string
  /** 'Aggiungi mezzo' */
  add: string
  /** 'Modifica mezzo' */
  edit: string
  /** 'Mezzo aggiunto' */
  created: string
  /** 'Mezzo salvato' */
  saved: string
  /** 'Mezzo eliminato' */
  deleted: string
  /** 'Nessun mezzo' */
  none: string
  /** 'Nessun mezzo trovato' */
  notFound: string
}

const VOWEL = /^[aeiou]/i
/** What has *lo* and *uno* before it: studio, zinco, gnomo, psicologo. */
const IMPURE = /^(?:s[^aeiou]|z|gn|ps|x|y)/i

/** 'il', 'lo ', 'l’': with the space that follows it. */
function articleOf(noun: string, feminine: boolean): string {
  if (VOWEL.test(noun)) return 'l’'
  if (feminine) return 'la '
  return IMPURE.test(noun) ? 'lo ' : 'il '
}

/** 'Nessun ', 'Nessuna ', 'Nessun’': with the space that follows it. */
function noneOf(noun: string, feminine: boolean): string {
  if (feminine) return VOWEL.test(noun) ? 'Nessun’' : 'Nessuna '
  return IMPURE.test(noun) ? 'Nessuno ' : 'Nessun '
}

/** The words of an object from its noun, in small letters, and its gender. */
export function objectWords(noun: string, gender: 'm' | 'f'): ObjectWords {
  const feminine = gender === 'f'
  const end = feminine ? 'a' : 'o'
  const name = noun.charAt(0).toUpperCase() + noun.slice(1)
  const none = `${noneOf(noun, feminine)}${noun}`
  return {
    name,
    ofOne: `${articleOf(noun, feminine)}${noun}`,
    add: `Aggiungi ${noun}`,
    edit: `Modifica ${noun}`,
    created: `${name} aggiunt${end}`,
    saved: `${name} salvat${end}`,
    deleted: `${name} eliminat${end}`,
    none,
    notFound: `${none} trovat${end}`,
  }
}
