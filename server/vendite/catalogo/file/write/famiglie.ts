import { foldName } from '../../../../shared/arranged/rules.ts'
import type { FamigliaInFile, OpzioneInFile } from '../document/rules.ts'
import type { PianoCatalogo } from '../plan.ts'
import { type CatalogoWriting, numeriPerNome, numeroDi, writeVoci } from './scene.ts'

const versione = { increment: 1 }

/** Kinds of family. */
async function writeTipologie(scena: CatalogoWriting, voci: PianoCatalogo['tipologie']): Promise<void> {
  const { tx } = scena.ctx
  const righe = await tx.tipologiaFamiglia.findMany({ select: { id: true, nome: true } })
  await writeVoci(scena, 'TipologiaFamiglia', voci, righe, (data, id) =>
    id === null
      ? tx.tipologiaFamiglia.create({ data })
      : tx.tipologiaFamiglia.update({ where: { id }, data: { ...data, versione } }),
  )
}

/** The pictures of a family, one after the other. */
async function writeImmagini(
  { ctx, fileOf }: CatalogoWriting,
  famigliaId: number,
  immagini: FamigliaInFile['immagini'],
) {
  await ctx.tx.immagineFamiglia.deleteMany({ where: { famigliaId } })
  const data: { famigliaId: number; fileId: number; ordine: number }[] = []
  for (const [ordine, immagine] of immagini.entries()) data.push({ famigliaId, fileId: await fileOf(immagine), ordine })
  await ctx.tx.immagineFamiglia.createMany({ data })
}

/** Options and values by their names: those that are there change in place, quotes refer to them. */
async function writeOpzioni({ ctx: { tx } }: CatalogoWriting, famigliaId: number, opzioni: readonly OpzioneInFile[]) {
  const presenti = await tx.opzione.findMany({ where: { famigliaId }, include: { valori: true } })
  for (const { valori, ...opzione } of opzioni) {
    const sua = corrispondente(presenti, opzione.nome)
    const { id: opzioneId } = sua
      ? await tx.opzione.update({ where: { id: sua.id }, data: opzione })
      : await tx.opzione.create({ data: { ...opzione, famigliaId } })
    for (const valore of valori) {
      const suo = corrispondente(sua?.valori ?? [], valore.nome)
      if (suo) await tx.valoreOpzione.update({ where: { id: suo.id }, data: valore })
      else await tx.valoreOpzione.create({ data: { ...valore, opzioneId } })
    }
  }
}

/** The row of a name as the plan has found it. */
function corrispondente<Riga extends { nome: string }>(righe: readonly Riga[], nome: string): Riga | undefined {
  return righe.find((riga) => riga.nome === nome) ?? righe.findLast((riga) => foldName(riga.nome) === foldName(nome))
}

const stesse = (a: FamigliaInFile['immagini'], b: FamigliaInFile['immagini']) =>
  a.map(({ chiave }) => chiave).join() === b.map(({ chiave }) => chiave).join()

/** Kinds, families, their pictures, options and values. */
export async function writeFamiglie(scena: CatalogoWriting, piano: PianoCatalogo): Promise<void> {
  const { tx } = scena.ctx
  await writeTipologie(scena, piano.tipologie)
  const tipologie = numeriPerNome(await tx.tipologiaFamiglia.findMany({ select: { id: true, nome: true } }))
  const righe = await tx.famiglia.findMany({ select: { id: true, nome: true } })
  await writeVoci(scena, 'Famiglia', piano.famiglie, righe, async (dopo, id, prima) => {
    const { nome, descrizione, ordine, ritirato } = dopo
    const data = { nome, descrizione, ordine, ritirato, tipologiaFamigliaId: numeroDi(tipologie, dopo.tipologia) }
    const riga =
      id === null
        ? await tx.famiglia.create({ data })
        : await tx.famiglia.update({ where: { id }, data: { ...data, versione } })
    if (!stesse(prima?.immagini ?? [], dopo.immagini)) await writeImmagini(scena, riga.id, dopo.immagini)
    if (JSON.stringify(prima?.opzioni ?? []) !== JSON.stringify(dopo.opzioni)) {
      await writeOpzioni(scena, riga.id, dopo.opzioni)
    }
    return riga
  })
}
