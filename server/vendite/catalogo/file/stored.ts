import { byOrdine } from '#platform/db/byOrdine.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { fileFormats, formatOf } from '#platform/files/formats.ts'
import { safeFileName } from '#platform/files/name.ts'
import { extensionOf } from '#platform/files/rules.ts'
import { sanitizeRich } from '#platform/pdf/html.ts'
import { trimOf } from '#shared/text.ts'
import type { CatalogoDocument, ImageInFile, MisureInFile, VincoliInFile } from './rules.ts'

const orderBy = byOrdine
const file = { select: { chiave: true, nome: true, mime: true } } as const

/** A rich text as it is shown, and compared. */
export const cleanRich = (html: string): string => trimOf(sanitizeRich(html), ' \t\r\n')

/** The label of a stored picture, with the ending that its type has. */
function labelOf({ nome, mime }: { nome: string; mime: string }): string {
  const label = safeFileName(nome)
  if (formatOf(extensionOf(label))?.mime === mime) return label
  const extension = fileFormats.find((format) => format.mime === mime)?.estensioni[0]
  return extension ? safeFileName(`${label}.${extension}`) : label
}

const imageOf = (file: { chiave: string; nome: string; mime: string }): ImageInFile => ({
  chiave: file.chiave,
  nome: labelOf(file),
})

interface StoredVincolo extends MisureInFile {
  famiglia: { nome: string }
  tipoSerramento: { nome: string }
}

function byPair(vincoli: readonly StoredVincolo[]): VincoliInFile[] {
  const pairs = new Map<string, VincoliInFile>()
  for (const { famiglia, tipoSerramento, altezzaMin, altezzaMax, larghezzaMin, larghezzaMax } of vincoli) {
    const key = JSON.stringify([famiglia.nome, tipoSerramento.nome])
    const pair = pairs.get(key) ?? { famiglia: famiglia.nome, tipoSerramento: tipoSerramento.nome, misure: [] }
    pair.misure.push({ altezzaMin, altezzaMax, larghezzaMin, larghezzaMax })
    pairs.set(key, pair)
  }
  return [...pairs.values()]
}

/** The whole catalogue as it is now, retired things included, in its order: the same rows make the same document. */
export async function readStoredCatalogo(db: Db | Tx): Promise<CatalogoDocument> {
  const tipologie = await db.tipologiaFamiglia.findMany({ orderBy })
  const inOrder = [
    { tipologiaFamiglia: { ordine: 'asc' as const } },
    { tipologiaFamigliaId: 'asc' as const },
    ...orderBy,
  ]
  const famiglie = await db.famiglia.findMany({
    include: {
      tipologiaFamiglia: true,
      immagini: { orderBy, include: { file } },
      opzioni: { orderBy, include: { valori: { orderBy } } },
    },
    orderBy: inOrder,
  })
  const aperture = await db.tipoApertura.findMany({ include: { immagine: file }, orderBy })
  const accessori = await db.accessorio.findMany({ orderBy })
  const tipi = await db.tipoSerramento.findMany({
    include: { immagine: file, aperture: { orderBy }, accessori: { orderBy } },
    orderBy,
  })
  const places = {
    famiglia: new Map(famiglie.map(({ id }, i) => [id, i])),
    tipo: new Map(tipi.map(({ id }, i) => [id, i])),
  }
  const vincoli = await db.vincolo.findMany({
    include: { famiglia: { select: { nome: true } }, tipoSerramento: { select: { nome: true } } },
    orderBy: [{ altezzaMin: 'asc' }, { id: 'asc' }],
  })
  vincoli.sort(
    (a, b) =>
      (places.famiglia.get(a.famigliaId) ?? 0) - (places.famiglia.get(b.famigliaId) ?? 0) ||
      (places.tipo.get(a.tipoSerramentoId) ?? 0) - (places.tipo.get(b.tipoSerramentoId) ?? 0),
  )
  return {
    tipologie: tipologie.map(({ nome, ordine }) => ({ nome, ordine })),
    famiglie: famiglie.map(({ nome, tipologiaFamiglia, descrizione, ordine, ritirato, immagini, opzioni }) => ({
      nome,
      tipologia: tipologiaFamiglia.nome,
      descrizione: cleanRich(descrizione),
      ordine,
      ritirato,
      immagini: immagini.map((one) => imageOf(one.file)),
      opzioni: opzioni.map((option) => ({
        nome: option.nome,
        ordine: option.ordine,
        ritirato: option.ritirato,
        valori: option.valori.map((value) => ({
          nome: value.nome,
          html: cleanRich(value.html),
          ordine: value.ordine,
          ritirato: value.ritirato,
        })),
      })),
    })),
    aperture: aperture.map(({ nome, senso, ordine, ritirato, immagine }) => ({
      nome,
      senso,
      ordine,
      ritirato,
      immagine: immagine && imageOf(immagine),
    })),
    accessori: accessori.map(({ nome, ordine, ritirato }) => ({ nome, ordine, ritirato })),
    tipiSerramento: tipi.map((tipo) => ({
      nome: tipo.nome,
      disegno: tipo.disegno,
      ante: tipo.ante,
      conTelaio: tipo.conTelaio,
      extra: tipo.extra,
      altezzaMin: tipo.altezzaMin,
      altezzaMax: tipo.altezzaMax,
      larghezzaMin: tipo.larghezzaMin,
      larghezzaMax: tipo.larghezzaMax,
      ordine: tipo.ordine,
      ritirato: tipo.ritirato,
      immagine: tipo.immagine && imageOf(tipo.immagine),
      aperture: tipo.aperture.map(({ nome }) => nome),
      accessori: tipo.accessori.map(({ nome }) => nome),
    })),
    vincoli: byPair(vincoli),
  }
}
