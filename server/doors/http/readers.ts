import { fornitoriList } from '#acquisti/fornitori/list.ts'
import { ordiniFornitoreList } from '#acquisti/ordiniFornitore/list.ts'
import { fornitoreOrdiniList } from '#acquisti/portale/list.ts'
import { jobList } from '#amministrazione/lavori/list.ts'
import { ordiniList } from '#ordini/ordini/list.ts'
import { righeList } from '#ordini/righe/list.ts'
import type { Db } from '#platform/db/prisma.ts'
import { readOne } from '#platform/db/read.ts'
import type { ServedFile } from '#platform/files/files.ts'
import { can, type Viewer } from '#platform/permissions.ts'
import type { Prisma } from '#prisma/generated/client.ts'

type Use = keyof Prisma.StoredFileCountOutputType
type Riga<U extends Use> = NonNullable<NonNullable<Prisma.StoredFileWhereInput[U]>['some']>

/** Pictures of the catalogue: the wizard shows them to visitors. */
const anyone = () => ({})

/** The supplier orders of purchasing, and for a supplier its own. */
const visibleForniture = (viewer: Viewer | null) =>
  (viewer?.fornitore ? fornitoreOrdiniList : ordiniFornitoreList).visible(viewer)

/**
 * Through which rows a file is read: whoever sees one of them reads it, as the address is shown there. Null is nobody.
 * TypeScript says when a new reference is missing here.
 */
const READERS: { [U in Use]: (viewer: Viewer | null) => Riga<U> | null } = {
  immaginiFamiglia: anyone,
  tipiSerramento: anyone,
  tipiApertura: anyone,
  // Who records activities works at any order, and sees its pieces.
  immaginiRiga: (viewer) => (can(viewer, 'addAttivita') ? {} : { riga: righeList.visible(viewer) }),
  allegatiOrdine: (viewer) => (can(viewer, 'viewOrderAllegati') ? { ordine: ordiniList.visible(viewer) } : null),
  fornitori: (viewer) => fornitoriList.visible(viewer),
  immaginiOrdineFornitore: (viewer) => ordiniFornitoreList.visible(viewer),
  allegatiOrdineFornitore: (viewer) => ({ ordineFornitore: visibleForniture(viewer) }),
  pdfOrdineFornitore: visibleForniture,
  allegatiMail: (viewer) => (can(viewer, 'adminPosta') ? {} : null),
  jobs: (viewer) => jobList.visible(viewer),
  problemiOfficina: (viewer) => (can(viewer, 'adminAttivitaOperatori') ? {} : null),
  // By their own number, in documenti.ts: who once read the hash must not read on when a share ends.
  documentiCartella: () => null,
  versioniDocumento: () => null,
  // Read by the number of their confirmation, or through a customer's link.
  confermeDaFirmare: () => null,
  confermeFirmate: () => null,
  allegatiConferma: () => null,
  // Read by the number of their offer and version, or through a customer's link.
  versioniOfferta: () => null,
  linkSegreti: () => null,
  // Kept as it was sent, with the place where it was taken: for restoring, not for reading.
  originaleDi: () => null,
  // Through the picture that it is a small one of.
  miniaturaDi: () => null,
}

/** Which files a viewer reads: the public ones, and what is referred to by a row that the viewer sees. */
function visible(viewer: Viewer | null): Prisma.StoredFileWhereInput {
  const uses = Object.entries(READERS).flatMap(([use, reader]) => {
    const some = reader(viewer)
    return some === null ? [] : [{ [use]: { some } }]
  })
  return { OR: [{ pubblico: true }, ...uses] }
}

const fields = { chiave: true, nome: true, mime: true, dimensione: true, pubblico: true } as const
const select = { ...fields, miniatura: { select: fields } } as const

/**
 * A stored file by the hash of its content, with the small one of a picture, in one statement.
 * @returns null when it is missing, or not the viewer's to read
 */
export async function readPortaleFile(
  db: Db,
  viewer: Viewer | null,
  key: string,
): Promise<(ServedFile & { miniatura: ServedFile | null }) | null> {
  if (!/^[0-9a-f]{64}$/.test(key)) return null
  const found: unknown = await readOne(db, 'storedFile', { select }, { chiave: key, ...visible(viewer) })
  return found as (ServedFile & { miniatura: ServedFile | null }) | null
}
