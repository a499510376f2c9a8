import type { Db, Tx } from '#platform/db/prisma.ts'
import { formatCount } from '#shared/formats/formats.ts'
import type { ChangedField } from './describe.ts'
import type { AzioneCatalogo, PianoCatalogo, PianoItem } from './plan.ts'
import { SEZIONI_CATALOGO, type SezioneCatalogo } from './rules.ts'

/** A thing that an import changes. */
export interface OutcomeItem {
  sezione: SezioneCatalogo
  nome: string
  azione: AzioneCatalogo
  campi: ChangedField[]
}

/** How many things of a part become what. */
export interface SectionCount {
  sezione: SezioneCatalogo
  nuovi: number
  modificati: number
  uguali: number
  ritirati: number
  tolti: number
}

/** What an import did, or would do. */
export interface CatalogoOutcome {
  anteprima: boolean
  /** What the import has to be asked with. */
  impronta: string
  conteggi: SectionCount[]
  /** What changes; the first of them. */
  voci: OutcomeItem[]
  totaleVoci: number
  avvisi: string[]
}

/** Things that an answer tells field by field. */
const SHOWN_ITEMS = 500
const UNUSED_SHOWN = 10

const nameOf = ({ prima, dopo }: PianoItem<object>): string => {
  const { nome, famiglia, tipoSerramento } = (dopo ?? prima ?? {}) as Record<string, string>
  return nome ?? `${famiglia} × ${tipoSerramento}`
}

function tally(section: SezioneCatalogo, items: readonly PianoItem<object>[]): SectionCount {
  const count = (action: AzioneCatalogo) => items.filter((item) => item.azione === action).length
  return {
    sezione: section,
    nuovi: count('NUOVO'),
    modificati: count('MODIFICATO'),
    uguali: count('UGUALE'),
    ritirati: count('RITIRATO'),
    tolti: count('TOLTO'),
  }
}

/** Names of what goes out of sale with this. */
const withdrawn = (items: readonly PianoItem<{ nome: string; ritirato: boolean }>[]) =>
  items.flatMap(({ prima, dopo }) => (prima && !prima.ritirato && dopo?.ritirato ? [prima.nome] : []))

async function inUseNotices(db: Db | Tx, piano: PianoCatalogo): Promise<string[]> {
  const famiglie = await db.famiglia.findMany({
    where: { nome: { in: withdrawn(piano.famiglie) } },
    select: { nome: true, _count: { select: { preventivi: true } } },
    orderBy: { id: 'asc' },
  })
  const tipi = await db.tipoSerramento.findMany({
    where: { nome: { in: withdrawn(piano.tipiSerramento) } },
    select: { nome: true, _count: { select: { serramenti: true, righeOrdine: true } } },
    orderBy: { id: 'asc' },
  })
  const uses = [
    ...famiglie.map(({ nome, _count }) => ({
      nome,
      dove: [formatCount(_count.preventivi, 'preventivo', 'preventivi')],
      count: _count.preventivi,
    })),
    ...tipi.map(({ nome, _count: { serramenti, righeOrdine } }) => ({
      nome,
      dove: [
        ...(serramenti > 0 ? [formatCount(serramenti, 'serramento di preventivi', 'serramenti di preventivi')] : []),
        ...(righeOrdine > 0 ? [formatCount(righeOrdine, 'riga di ordini', 'righe di ordini')] : []),
      ],
      count: serramenti + righeOrdine,
    })),
  ]
  return uses
    .filter(({ count }) => count > 0)
    .map(({ nome, dove }) => `«${nome}» è in uso in ${dove.join(' e ')}: si ritira, e resta dov’è già stato scelto.`)
}

/** The answer of an import, or of its preview. */
export async function catalogoOutcome(
  db: Db | Tx,
  piano: PianoCatalogo,
  { anteprima, impronta, inutili }: { anteprima: boolean; impronta: string; inutili: readonly string[] },
): Promise<CatalogoOutcome> {
  const items = SEZIONI_CATALOGO.flatMap((section) =>
    (piano[section] as readonly PianoItem<object>[])
      .filter(({ azione }) => azione !== 'UGUALE')
      .map((item): OutcomeItem => ({ sezione: section, nome: nameOf(item), azione: item.azione, campi: item.campi })),
  )
  const others = inutili.length > UNUSED_SHOWN ? ' …' : ''
  const leftOver =
    inutili.length > 0 ? [`Immagini che nessuna voce usa: ${inutili.slice(0, UNUSED_SHOWN).join(', ')}${others}`] : []
  return {
    anteprima,
    impronta,
    conteggi: SEZIONI_CATALOGO.map((section) => tally(section, piano[section] as readonly PianoItem<object>[])),
    voci: items.slice(0, SHOWN_ITEMS),
    totaleVoci: items.length,
    avvisi: [...(await inUseNotices(db, piano)), ...leftOver],
  }
}
