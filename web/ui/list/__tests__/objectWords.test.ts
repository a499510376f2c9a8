import { expect, test } from 'vitest'
import { objectWords } from '../objectWords.ts'

test('what is said of a masculine object', () => {
  expect(objectWords('messaggio', 'm')).toEqual({
    name: 'Messaggio',
    ofOne: 'il messaggio',
    add: 'Aggiungi messaggio',
    edit: 'Modifica messaggio',
    created: 'Messaggio aggiunto',
    saved: 'Messaggio salvato',
    deleted: 'Messaggio eliminato',
    none: 'Nessun messaggio',
    notFound: 'Nessun messaggio trovato',
  })
})

test.each([
  ['stato', 'm', 'lo stato', 'Nessuno stato'],
  ['accessorio', 'm', 'l’accessorio', 'Nessun accessorio'],
  ['zoccolo', 'm', 'lo zoccolo', 'Nessuno zoccolo'],
  ['segnale', 'm', 'il segnale', 'Nessun segnale'],
  ['voce', 'f', 'la voce', 'Nessuna voce'],
  ['area di consegna', 'f', 'l’area di consegna', 'Nessun’area di consegna'],
  ['scelta', 'f', 'la scelta', 'Nessuna scelta'],
] as const)('the article of %s', (noun, gender, ofOne, none) => {
  expect(objectWords(noun, gender)).toMatchObject({ ofOne, none })
})

test('what was done agrees with a feminine object', () => {
  expect(objectWords('persona', 'f')).toMatchObject({
    created: 'Persona aggiunta',
    saved: 'Persona salvata',
    deleted: 'Persona eliminata',
    notFound: 'Nessuna persona trovata',
  })
})
