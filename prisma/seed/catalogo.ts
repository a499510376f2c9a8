// Families, types, openings, accessories, constraints and their pictures.

import { settingValues } from '#amministrazione/impostazioni/rules.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { sanitizeRich } from '#platform/pdf/html.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { drawSerramento } from '#shared/drawings/drawings.ts'
import type { CatalogoPreventivo } from '#vendite/preventivi/catalogo/rules.ts'
import { demoFamiglie, tipologieDemo } from './famiglie.ts'
import { roomImage, sectionImage } from './illustrations.ts'
import { accessoriDemo, apertureDemo, tipiDemo, venditeDemo } from './tipi.ts'

const INK = '#26333b'

/** A picture already stored, to be recorded. */
interface Image {
  chiave: string
  nome: string
  dimensione: number
}

export interface DemoImages {
  famiglie: Map<string, Image[]>
  tipi: Map<string, Image>
  aperture: Map<string, Image>
}

/** Draws and stores the pictures; before the transaction, which records them. */
export async function drawImages(storage: Storage): Promise<DemoImages> {
  const save = async (name: string, svg: string): Promise<Image> => {
    const bytes = Buffer.from(svg, 'utf8')
    return { chiave: await storage.put(bytes), nome: `${name}.svg`, dimensione: bytes.length }
  }
  const images: DemoImages = { famiglie: new Map(), tipi: new Map(), aperture: new Map() }
  for (const { nome, look } of demoFamiglie) {
    const pair = [await save(`${nome} ambiente`, roomImage(look)), await save(`${nome} sezione`, sectionImage(look))]
    images.famiglie.set(nome, pair)
  }
  for (const { nome, disegno } of tipiDemo) {
    const svg = drawSerramento({ ...disegno, titolo: nome, colore: INK })
    images.tipi.set(nome, await save(nome, svg))
  }
  for (const [name, direction] of Object.entries(apertureDemo)) {
    const scorrevole = direction === 'SCORREVOLE'
    const svg = drawSerramento({
      disegno: scorrevole ? 'SCORREVOLE' : 'BATTENTE',
      ante: scorrevole ? 2 : 1,
      senso: direction,
      larghezza: 900,
      altezza: 900,
      titolo: name,
      colore: INK,
    })
    images.aperture.set(name, await save(name, svg))
  }
  return images
}

/** Inserts the whole catalogue. */
export async function seedCatalogo(tx: Tx, images: DemoImages): Promise<void> {
  const all = [...images.tipi.values(), ...images.aperture.values(), ...[...images.famiglie.values()].flat()]
  await tx.storedFile.createMany({
    data: all.map((image) => ({ ...image, mime: 'image/svg+xml', pubblico: true })),
    skipDuplicates: true,
  })
  const file = await tx.storedFile.findMany({ where: { chiave: { in: all.map(({ chiave }) => chiave) } } })
  const byKey = new Map(file.map(({ chiave, id }) => [chiave, id]))
  const idFile = (image: Image | undefined): number | null => byKey.get(image?.chiave ?? '') ?? null

  const idFamiglie = await insertFamiglie(tx, images, idFile)
  const idTipi = await insertTipi(tx, images, idFile)
  await tx.vincolo.createMany({
    data: Object.entries(venditeDemo).flatMap(([famiglia, sold]) =>
      Object.entries(sold).flatMap(([name, misure]) => {
        const righe = misure === 'solite' ? (tipiDemo.find((tipo) => tipo.nome === name)?.misure ?? []) : misure
        return righe.map(([altezzaMin, altezzaMax, larghezzaMin, larghezzaMax]) => ({
          famigliaId: idFamiglie.get(famiglia) ?? 0,
          tipoSerramentoId: idTipi.get(name) ?? 0,
          altezzaMin,
          altezzaMax,
          larghezzaMin,
          larghezzaMax,
        }))
      }),
    ),
  })
}

type IdFile = (image: Image | undefined) => number | null

const byName = (righe: readonly { id: number; nome: string }[]): Map<string, number> =>
  new Map(righe.map(({ id, nome }) => [nome, id]))

async function insertFamiglie(tx: Tx, images: DemoImages, idFile: IdFile): Promise<Map<string, number>> {
  const idTipologie = byName(
    await tx.tipologiaFamiglia.createManyAndReturn({
      data: tipologieDemo.map((name, ordine) => ({ nome: name, ordine })),
    }),
  )
  const idFamiglie = byName(
    await tx.famiglia.createManyAndReturn({
      data: demoFamiglie.map(({ nome, tipologia, descrizione }, ordine) => ({
        nome,
        ordine,
        descrizione: sanitizeRich(descrizione),
        tipologiaFamigliaId: idTipologie.get(tipologia) ?? 0,
      })),
    }),
  )
  await tx.immagineFamiglia.createMany({
    data: [...images.famiglie].flatMap(([name, pair]) =>
      pair.map((image, ordine) => ({
        famigliaId: idFamiglie.get(name) ?? 0,
        fileId: idFile(image) ?? 0,
        ordine,
      })),
    ),
  })
  const options = await tx.opzione.createManyAndReturn({
    data: demoFamiglie.flatMap((famiglia) =>
      Object.keys(famiglia.opzioni).map((name, ordine) => ({
        nome: name,
        ordine,
        famigliaId: idFamiglie.get(famiglia.nome) ?? 0,
      })),
    ),
  })
  await tx.valoreOpzione.createMany({
    data: options.flatMap((option) => {
      const famiglia = demoFamiglie.find(({ nome }) => idFamiglie.get(nome) === option.famigliaId)
      return Object.entries(famiglia?.opzioni[option.nome] ?? {}).map(([name, html], ordine) => ({
        opzioneId: option.id,
        nome: name,
        html: sanitizeRich(html),
        ordine,
      }))
    }),
  })
  return idFamiglie
}

async function insertTipi(tx: Tx, images: DemoImages, idFile: IdFile): Promise<Map<string, number>> {
  await tx.tipoApertura.createMany({
    data: Object.entries(apertureDemo).map(([name, direction], ordine) => ({
      nome: name,
      senso: direction,
      ordine,
      immagineId: idFile(images.aperture.get(name)),
    })),
  })
  await tx.accessorio.createMany({ data: accessoriDemo.map((name, ordine) => ({ nome: name, ordine })) })
  const idTipi = new Map<string, number>()
  for (const [ordine, tipo] of tipiDemo.entries()) {
    const { id } = await tx.tipoSerramento.create({
      data: {
        nome: tipo.nome,
        ordine,
        ante: tipo.disegno.ante,
        disegno: tipo.disegno.disegno,
        conTelaio: tipo.conTelaio,
        extra: tipo.extra,
        immagineId: idFile(images.tipi.get(tipo.nome)),
        ...tipo.limits,
        aperture: { connect: tipo.aperture.map((name) => ({ nome: name })) },
        accessori: { connect: tipo.accessori.map((name) => ({ nome: name })) },
      },
    })
    idTipi.set(tipo.nome, id)
  }
  return idTipi
}

/** The inserted catalogue as the rules of a quote want it, and the option of each value. */
export interface CatalogoDemo {
  forRules: CatalogoPreventivo
  opzioneDi: Map<number, number>
}

/** Reads it back; only what is sold can be asked for. */
export async function readCatalogoDemo(tx: Tx): Promise<CatalogoDemo> {
  const sorted = { orderBy: { ordine: 'asc' } } as const
  const read = await tx.famiglia.findMany({
    ...sorted,
    include: { opzioni: { ...sorted, include: { valori: sorted } } },
  })
  const readTipi = await tx.tipoSerramento.findMany({
    ...sorted,
    include: { aperture: sorted, accessori: sorted },
  })
  const vincoli = await tx.vincolo.findMany({ orderBy: { id: 'asc' } })
  const { tipi_cliente, tipi_intervento, piani } = settingValues([])
  return {
    forRules: {
      famiglie: read.filter(({ id }) => vincoli.some(({ famigliaId }) => famigliaId === id)),
      tipi: readTipi,
      vincoli: vincoli.map((v) => ({ ...v, famiglia: v.famigliaId, tipoSerramento: v.tipoSerramentoId })),
      tipiCliente: tipi_cliente,
      tipiIntervento: tipi_intervento,
      piani,
    },
    opzioneDi: new Map(
      read.flatMap(({ opzioni }) =>
        opzioni.flatMap(({ id, valori }) => valori.map((value) => [value.id, id] as const)),
      ),
    ),
  }
}
