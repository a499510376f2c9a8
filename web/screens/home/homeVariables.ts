import type { HomePageQuery } from '#generated/HomePageQuery.graphql.ts'
import { isoDate } from '#shared/formats/formats.ts'
import { menuOf } from '#shell/menu.ts'
import type { ShellViewer } from '#shell/viewer.ts'
import { COUNTED } from './counted.ts'
import { workVariables } from './lavoro/workVariables.ts'

/** Lists and counts of what the user sees: what the home is read with. */
export function homeVariables({ permessi }: Pick<ShellViewer, 'permessi'>): HomePageQuery['variables'] {
  const carte = new Set(menuOf(permessi).flatMap(({ items }) => items.map(({ href }) => href)))
  return {
    ...workVariables(permessi, isoDate(new Date())),
    contaAttivita: carte.has(COUNTED.attivita),
    contaCelle: carte.has(COUNTED.celle),
    contaForniture: carte.has(COUNTED.forniture),
    contaMieAttivita: carte.has(COUNTED.mieAttivita),
    conferme: carte.has(COUNTED.conferme),
    offerte: carte.has(COUNTED.offerte),
    ordini: carte.has(COUNTED.ordini),
    posta: carte.has(COUNTED.posta),
    preventivi: carte.has(COUNTED.preventivi),
    segnalazioni: carte.has(COUNTED.segnalazioni),
  }
}
