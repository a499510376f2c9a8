import { foldName } from '#shared/arranged.ts'
import type { PianoCatalogo } from '../plan.ts'
import type { FamigliaInFile, ImageInFile, OpzioneInFile } from '../rules.ts'
import { type CatalogoWriting, numeriByName, numeroByName, writeItems } from './scene.ts'

const versione = { increment: 1 }

/** Kinds of family. */
async function writeTipologie(scena: CatalogoWriting, items: PianoCatalogo['tipologie']): Promise<void> {
  const { tx } = scena.ctx
  const righe = await tx.tipologiaFamiglia.findMany({ select: { id: true, nome: true } })
  await writeItems(scena, 'TipologiaFamiglia', items, righe, (data, id) =>
    id === null
      ? tx.tipologiaFamiglia.create({ data })
      : tx.tipologiaFamiglia.update({ where: { id }, data: { ...data, versione } }),
  )
}

/** The pictures of a family, one after the other. */
async function writeImages({ ctx, fileOf }: CatalogoWriting, famigliaId: number, images: FamigliaInFile['immagini']) {
  await ctx.tx.immagineFamiglia.deleteMany({ where: { famigliaId } })
  const data: { famigliaId: number; fileId: number; ordine: number }[] = []
  for (const [ordine, image] of images.entries()) data.push({ famigliaId, fileId: await fileOf(image), ordine })
  await ctx.tx.immagineFamiglia.createMany({ data })
}

/** Options and values by their names: those that are there change in place, quotes refer to them. */
async function writeOpzioni({ ctx: { tx } }: CatalogoWriting, famigliaId: number, options: readonly OpzioneInFile[]) {
  const present = await tx.opzione.findMany({ where: { famigliaId }, include: { valori: true } })
  for (const { valori, ...option } of options) {
    const own = matching(present, option.nome)
    const { id: opzioneId } = own
      ? await tx.opzione.update({ where: { id: own.id }, data: option })
      : await tx.opzione.create({ data: { ...option, famigliaId } })
    for (const value of valori) {
      const its = matching(own?.valori ?? [], value.nome)
      if (its) await tx.valoreOpzione.update({ where: { id: its.id }, data: value })
      else await tx.valoreOpzione.create({ data: { ...value, opzioneId } })
    }
  }
}

/** The row of a name as the plan has found it. */
function matching<Riga extends { nome: string }>(righe: readonly Riga[], name: string): Riga | undefined {
  return righe.find((riga) => riga.nome === name) ?? righe.findLast((riga) => foldName(riga.nome) === foldName(name))
}

const same = (a: FamigliaInFile['immagini'], b: FamigliaInFile['immagini']) =>
  a.map(({ chiave }) => chiave).join() === b.map(({ chiave }) => chiave).join()

/** Kinds, families, their pictures, options and values. */
export async function writeFamiglie(scena: CatalogoWriting, piano: PianoCatalogo): Promise<void> {
  const { tx } = scena.ctx
  await writeTipologie(scena, piano.tipologie)
  const tipologie = numeriByName(await tx.tipologiaFamiglia.findMany({ select: { id: true, nome: true } }))
  const righe = await tx.famiglia.findMany({ select: { id: true, nome: true } })
  await writeItems(scena, 'Famiglia', piano.famiglie, righe, async (after, id, before) => {
    const { nome, descrizione, ordine, ritirato } = after
    const data = { nome, descrizione, ordine, ritirato, tipologiaFamigliaId: numeroByName(tipologie, after.tipologia) }
    const riga =
      id === null
        ? await tx.famiglia.create({ data })
        : await tx.famiglia.update({ where: { id }, data: { ...data, versione } })
    if (!same(before?.immagini ?? [], after.immagini)) await writeImages(scena, riga.id, after.immagini)
    if (JSON.stringify(before?.opzioni ?? []) !== JSON.stringify(after.opzioni)) {
      await writeOpzioni(scena, riga.id, after.opzioni)
    }
    return riga
  })
}

const tipiVersione = { increment: 1 }
const tipiSelect = { id: true, nome: true } as const

/** Openings, accessories and window types with what they offer. */
export async function writeTipi(scena: CatalogoWriting, piano: PianoCatalogo): Promise<void> {
  const { tx } = scena.ctx
  const immagineId = async (image: ImageInFile | null) => (image ? await scena.fileOf(image) : null)

  const aperture = await tx.tipoApertura.findMany({ select: tipiSelect })
  await writeItems(scena, 'TipoApertura', piano.aperture, aperture, async ({ immagine, ...after }, id) => {
    const data = { ...after, immagineId: await immagineId(immagine) }
    return id === null
      ? tx.tipoApertura.create({ data })
      : tx.tipoApertura.update({ where: { id }, data: { ...data, versione: tipiVersione } })
  })

  const accessori = await tx.accessorio.findMany({ select: tipiSelect })
  await writeItems(scena, 'Accessorio', piano.accessori, accessori, (data, id) =>
    id === null
      ? tx.accessorio.create({ data })
      : tx.accessorio.update({ where: { id }, data: { ...data, versione: tipiVersione } }),
  )

  const numeri = {
    aperture: numeriByName(await tx.tipoApertura.findMany({ select: tipiSelect })),
    accessori: numeriByName(await tx.accessorio.findMany({ select: tipiSelect })),
  }
  const tipi = await tx.tipoSerramento.findMany({ select: tipiSelect })
  await writeItems(scena, 'TipoSerramento', piano.tipiSerramento, tipi, async (after, id) => {
    const { immagine, aperture: own, accessori: theirs, ...fields } = after
    const offerings = {
      aperture: own.map((name) => ({ id: numeroByName(numeri.aperture, name) })),
      accessori: theirs.map((name) => ({ id: numeroByName(numeri.accessori, name) })),
    }
    const data = { ...fields, immagineId: await immagineId(immagine) }
    if (id === null) {
      return tx.tipoSerramento.create({
        data: { ...data, aperture: { connect: offerings.aperture }, accessori: { connect: offerings.accessori } },
      })
    }
    return tx.tipoSerramento.update({
      where: { id },
      data: {
        ...data,
        versione: tipiVersione,
        aperture: { set: offerings.aperture },
        accessori: { set: offerings.accessori },
      },
    })
  })
}
