import type { Db, Tx } from '../../../platform/db/prisma.ts'
import { formatCount } from '../../../shared/formats/formats.ts'
import type { CampoCambiato } from './describe.ts'
import { SEZIONI_CATALOGO, type SezioneCatalogo } from './document/rules.ts'
import type { AzioneCatalogo, PianoCatalogo, VocePiano } from './plan.ts'

/** A thing that an import changes. */
export interface VoceEsito {
  sezione: SezioneCatalogo
  nome: string
  azione: AzioneCatalogo
  campi: CampoCambiato[]
}

/** How many things of a part become what. */
export interface ConteggioSezione {
  sezione: SezioneCatalogo
  nuovi: number
  modificati: number
  uguali: number
  ritirati: number
  tolti: number
}

/** What an import did, or would do. */
export interface EsitoCatalogo {
  anteprima: boolean
  /** What the import has to be asked with. */
  impronta: string
  conteggi: ConteggioSezione[]
  /** What changes; the first of them. */
  voci: VoceEsito[]
  totaleVoci: number
  avvisi: string[]
}

/** Things that an answer tells field by field. */
const VOCI_MOSTRATE = 500
const INUTILI_MOSTRATE = 10

const nomeDi = ({ prima, dopo }: VocePiano<object>): string => {
  const { nome, famiglia, tipoSerramento } = (dopo ?? prima ?? {}) as Record<string, string>
  return nome ?? `${famiglia} × ${tipoSerramento}`
}

function conta(sezione: SezioneCatalogo, voci: readonly VocePiano<object>[]): ConteggioSezione {
  const quante = (azione: AzioneCatalogo) => voci.filter((voce) => voce.azione === azione).length
  return {
    sezione,
    nuovi: quante('NUOVO'),
    modificati: quante('MODIFICATO'),
    uguali: quante('UGUALE'),
    ritirati: quante('RITIRATO'),
    tolti: quante('TOLTO'),
  }
}

/** Names of what goes out of sale with this. */
const ritirate = (voci: readonly VocePiano<{ nome: string; ritirato: boolean }>[]) =>
  voci.flatMap(({ prima, dopo }) => (prima && !prima.ritirato && dopo?.ritirato ? [prima.nome] : []))

async function avvisiInUso(db: Db | Tx, piano: PianoCatalogo): Promise<string[]> {
  const famiglie = await db.famiglia.findMany({
    where: { nome: { in: ritirate(piano.famiglie) } },
    select: { nome: true, _count: { select: { preventivi: true } } },
    orderBy: { id: 'asc' },
  })
  const tipi = await db.tipoSerramento.findMany({
    where: { nome: { in: ritirate(piano.tipiSerramento) } },
    select: { nome: true, _count: { select: { serramenti: true, righeOrdine: true } } },
    orderBy: { id: 'asc' },
  })
  const usi = [
    ...famiglie.map(({ nome, _count }) => ({
      nome,
      dove: [formatCount(_count.preventivi, 'preventivo', 'preventivi')],
      quanti: _count.preventivi,
    })),
    ...tipi.map(({ nome, _count: { serramenti, righeOrdine } }) => ({
      nome,
      dove: [
        ...(serramenti > 0 ? [formatCount(serramenti, 'serramento di preventivi', 'serramenti di preventivi')] : []),
        ...(righeOrdine > 0 ? [formatCount(righeOrdine, 'riga di ordini', 'righe di ordini')] : []),
      ],
      quanti: serramenti + righeOrdine,
    })),
  ]
  return usi
    .filter(({ quanti }) => quanti > 0)
    .map(({ nome, dove }) => `«${nome}» è in uso in ${dove.join(' e ')}: si ritira, e resta dov’è già stato scelto.`)
}

/** The answer of an import, or of its preview. */
export async function esitoCatalogo(
  db: Db | Tx,
  piano: PianoCatalogo,
  { anteprima, impronta, inutili }: { anteprima: boolean; impronta: string; inutili: readonly string[] },
): Promise<EsitoCatalogo> {
  const voci = SEZIONI_CATALOGO.flatMap((sezione) =>
    (piano[sezione] as readonly VocePiano<object>[])
      .filter(({ azione }) => azione !== 'UGUALE')
      .map((voce): VoceEsito => ({ sezione, nome: nomeDi(voce), azione: voce.azione, campi: voce.campi })),
  )
  const altre = inutili.length > INUTILI_MOSTRATE ? ' …' : ''
  const avanzano =
    inutili.length > 0
      ? [`Immagini che nessuna voce usa: ${inutili.slice(0, INUTILI_MOSTRATE).join(', ')}${altre}`]
      : []
  return {
    anteprima,
    impronta,
    conteggi: SEZIONI_CATALOGO.map((sezione) => conta(sezione, piano[sezione] as readonly VocePiano<object>[])),
    voci: voci.slice(0, VOCI_MOSTRATE),
    totaleVoci: voci.length,
    avvisi: [...(await avvisiInUso(db, piano)), ...avanzano],
  }
}
