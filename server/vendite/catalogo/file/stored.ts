import type { Db, Tx } from '../../../platform/db/prisma.ts'
import { fileFormats, formatoDi } from '../../../platform/files/formats.ts'
import { safeFileName } from '../../../platform/files/name.ts'
import { extensionOf } from '../../../platform/files/rules.ts'
import { byOrdine } from '../../../platform/graphql/referenceField.ts'
import { sanitizeRich } from '../../../platform/pdf/html.ts'
import { trimOf } from '../../../shared/text/text.ts'
import type { CatalogoDocument, ImmagineInFile, MisureInFile, VincoliInFile } from './document/rules.ts'

const orderBy = byOrdine
const file = { select: { chiave: true, nome: true, mime: true } } as const

/** A rich text as it is shown, and compared. */
export const cleanRich = (html: string): string => trimOf(sanitizeRich(html), ' \t\r\n')

/** The label of a stored picture, with the ending that its type has. */
function etichettaDi({ nome, mime }: { nome: string; mime: string }): string {
  const label = safeFileName(nome)
  if (formatoDi(extensionOf(label))?.mime === mime) return label
  const estensione = fileFormats.find((formato) => formato.mime === mime)?.estensioni[0]
  return estensione ? safeFileName(`${label}.${estensione}`) : label
}

const immagineDi = (file: { chiave: string; nome: string; mime: string }): ImmagineInFile => ({
  chiave: file.chiave,
  nome: etichettaDi(file),
})

interface StoredVincolo extends MisureInFile {
  famiglia: { nome: string }
  tipoSerramento: { nome: string }
}

function perCoppia(vincoli: readonly StoredVincolo[]): VincoliInFile[] {
  const coppie = new Map<string, VincoliInFile>()
  for (const { famiglia, tipoSerramento, altezzaMin, altezzaMax, larghezzaMin, larghezzaMax } of vincoli) {
    const chiave = JSON.stringify([famiglia.nome, tipoSerramento.nome])
    const coppia = coppie.get(chiave) ?? { famiglia: famiglia.nome, tipoSerramento: tipoSerramento.nome, misure: [] }
    coppia.misure.push({ altezzaMin, altezzaMax, larghezzaMin, larghezzaMax })
    coppie.set(chiave, coppia)
  }
  return [...coppie.values()]
}

/** The whole catalogue as it is now, retired things included, in its order: the same rows make the same document. */
export async function readStoredCatalogo(db: Db | Tx): Promise<CatalogoDocument> {
  const tipologie = await db.tipologiaFamiglia.findMany({ orderBy })
  const inOrdine = [
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
    orderBy: inOrdine,
  })
  const aperture = await db.tipoApertura.findMany({ include: { immagine: file }, orderBy })
  const accessori = await db.accessorio.findMany({ orderBy })
  const tipi = await db.tipoSerramento.findMany({
    include: { immagine: file, aperture: { orderBy }, accessori: { orderBy } },
    orderBy,
  })
  const posti = {
    famiglia: new Map(famiglie.map(({ id }, i) => [id, i])),
    tipo: new Map(tipi.map(({ id }, i) => [id, i])),
  }
  const vincoli = await db.vincolo.findMany({
    include: { famiglia: { select: { nome: true } }, tipoSerramento: { select: { nome: true } } },
    orderBy: [{ altezzaMin: 'asc' }, { id: 'asc' }],
  })
  vincoli.sort(
    (a, b) =>
      (posti.famiglia.get(a.famigliaId) ?? 0) - (posti.famiglia.get(b.famigliaId) ?? 0) ||
      (posti.tipo.get(a.tipoSerramentoId) ?? 0) - (posti.tipo.get(b.tipoSerramentoId) ?? 0),
  )
  return {
    tipologie: tipologie.map(({ nome, ordine }) => ({ nome, ordine })),
    famiglie: famiglie.map(({ nome, tipologiaFamiglia, descrizione, ordine, ritirato, immagini, opzioni }) => ({
      nome,
      tipologia: tipologiaFamiglia.nome,
      descrizione: cleanRich(descrizione),
      ordine,
      ritirato,
      immagini: immagini.map((una) => immagineDi(una.file)),
      opzioni: opzioni.map((opzione) => ({
        nome: opzione.nome,
        ordine: opzione.ordine,
        ritirato: opzione.ritirato,
        valori: opzione.valori.map((valore) => ({
          nome: valore.nome,
          html: cleanRich(valore.html),
          ordine: valore.ordine,
          ritirato: valore.ritirato,
        })),
      })),
    })),
    aperture: aperture.map(({ nome, senso, ordine, ritirato, immagine }) => ({
      nome,
      senso,
      ordine,
      ritirato,
      immagine: immagine && immagineDi(immagine),
    })),
    accessori: accessori.map(({ nome, ordine, ritirato }) => ({ nome, ordine, ritirato })),
    tipiSerramento: tipi.map((tipo) => ({
      nome: tipo.nome,
      disegno: tipo.disegno,
      ante: tipo.ante,
      conTelaio: tipo.conTelaio,
      altezzaMin: tipo.altezzaMin,
      altezzaMax: tipo.altezzaMax,
      larghezzaMin: tipo.larghezzaMin,
      larghezzaMax: tipo.larghezzaMax,
      ordine: tipo.ordine,
      ritirato: tipo.ritirato,
      immagine: tipo.immagine && immagineDi(tipo.immagine),
      aperture: tipo.aperture.map(({ nome }) => nome),
      accessori: tipo.accessori.map(({ nome }) => nome),
    })),
    vincoli: perCoppia(vincoli),
  }
}
