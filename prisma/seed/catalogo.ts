// Families, types, openings, accessories, constraints and their pictures.

import type { Tx } from '../../server/platform/db/prisma.ts'
import { sanitizeRich } from '../../server/platform/pdf/html.ts'
import { settingValues } from '../../server/platform/settings/rules.ts'
import type { Storage } from '../../server/platform/storage/storage.ts'
import { drawSerramento } from '../../server/shared/drawings/drawings.ts'
import type { CatalogoPreventivo } from '../../server/vendite/preventivi/catalogo/rules.ts'
import { famiglieDemo, tipologieDemo } from './famiglie.ts'
import { roomImage, sectionImage } from './illustrations.ts'
import { accessoriDemo, apertureDemo, tipiDemo, venditeDemo } from './tipi.ts'

const INCHIOSTRO = '#26333b'

/** A picture already stored, to be recorded. */
interface Immagine {
  chiave: string
  nome: string
  dimensione: number
}

export interface ImmaginiDemo {
  famiglie: Map<string, Immagine[]>
  tipi: Map<string, Immagine>
  aperture: Map<string, Immagine>
}

/** Draws and stores the pictures; before the transaction, which records them. */
export async function drawImages(storage: Storage): Promise<ImmaginiDemo> {
  const salva = async (nome: string, svg: string): Promise<Immagine> => {
    const bytes = Buffer.from(svg, 'utf8')
    return { chiave: await storage.put(bytes), nome: `${nome}.svg`, dimensione: bytes.length }
  }
  const immagini: ImmaginiDemo = { famiglie: new Map(), tipi: new Map(), aperture: new Map() }
  for (const { nome, aspetto } of famiglieDemo) {
    const coppia = [
      await salva(`${nome} ambiente`, roomImage(aspetto)),
      await salva(`${nome} sezione`, sectionImage(aspetto)),
    ]
    immagini.famiglie.set(nome, coppia)
  }
  for (const { nome, disegno } of tipiDemo) {
    const svg = drawSerramento({ ...disegno, titolo: nome, colore: INCHIOSTRO })
    immagini.tipi.set(nome, await salva(nome, svg))
  }
  for (const [nome, senso] of Object.entries(apertureDemo)) {
    const scorrevole = senso === 'SCORREVOLE'
    const svg = drawSerramento({
      disegno: scorrevole ? 'SCORREVOLE' : 'BATTENTE',
      ante: scorrevole ? 2 : 1,
      senso,
      larghezza: 900,
      altezza: 900,
      titolo: nome,
      colore: INCHIOSTRO,
    })
    immagini.aperture.set(nome, await salva(nome, svg))
  }
  return immagini
}

/** Inserts the whole catalogue. */
export async function seedCatalogo(tx: Tx, immagini: ImmaginiDemo): Promise<void> {
  const tutte = [...immagini.tipi.values(), ...immagini.aperture.values(), ...[...immagini.famiglie.values()].flat()]
  await tx.storedFile.createMany({
    data: tutte.map((immagine) => ({ ...immagine, mime: 'image/svg+xml', pubblico: true })),
    skipDuplicates: true,
  })
  const file = await tx.storedFile.findMany({ where: { chiave: { in: tutte.map(({ chiave }) => chiave) } } })
  const perChiave = new Map(file.map(({ chiave, id }) => [chiave, id]))
  const idFile = (immagine: Immagine | undefined): number | null => perChiave.get(immagine?.chiave ?? '') ?? null

  const idFamiglie = await inserisciFamiglie(tx, immagini, idFile)
  const idTipi = await inserisciTipi(tx, immagini, idFile)
  await tx.vincolo.createMany({
    data: Object.entries(venditeDemo).flatMap(([famiglia, venduti]) =>
      Object.entries(venduti).flatMap(([nome, misure]) => {
        const righe = misure === 'solite' ? (tipiDemo.find((tipo) => tipo.nome === nome)?.misure ?? []) : misure
        return righe.map(([altezzaMin, altezzaMax, larghezzaMin, larghezzaMax]) => ({
          famigliaId: idFamiglie.get(famiglia) ?? 0,
          tipoSerramentoId: idTipi.get(nome) ?? 0,
          altezzaMin,
          altezzaMax,
          larghezzaMin,
          larghezzaMax,
        }))
      }),
    ),
  })
}

type IdFile = (immagine: Immagine | undefined) => number | null

const perNome = (righe: readonly { id: number; nome: string }[]): Map<string, number> =>
  new Map(righe.map(({ id, nome }) => [nome, id]))

async function inserisciFamiglie(tx: Tx, immagini: ImmaginiDemo, idFile: IdFile): Promise<Map<string, number>> {
  const idTipologie = perNome(
    await tx.tipologiaFamiglia.createManyAndReturn({ data: tipologieDemo.map((nome, ordine) => ({ nome, ordine })) }),
  )
  const idFamiglie = perNome(
    await tx.famiglia.createManyAndReturn({
      data: famiglieDemo.map(({ nome, tipologia, descrizione }, ordine) => ({
        nome,
        ordine,
        descrizione: sanitizeRich(descrizione),
        tipologiaFamigliaId: idTipologie.get(tipologia) ?? 0,
      })),
    }),
  )
  await tx.immagineFamiglia.createMany({
    data: [...immagini.famiglie].flatMap(([nome, coppia]) =>
      coppia.map((immagine, ordine) => ({
        famigliaId: idFamiglie.get(nome) ?? 0,
        fileId: idFile(immagine) ?? 0,
        ordine,
      })),
    ),
  })
  const opzioni = await tx.opzione.createManyAndReturn({
    data: famiglieDemo.flatMap((famiglia) =>
      Object.keys(famiglia.opzioni).map((nome, ordine) => ({
        nome,
        ordine,
        famigliaId: idFamiglie.get(famiglia.nome) ?? 0,
      })),
    ),
  })
  await tx.valoreOpzione.createMany({
    data: opzioni.flatMap((opzione) => {
      const famiglia = famiglieDemo.find(({ nome }) => idFamiglie.get(nome) === opzione.famigliaId)
      return Object.entries(famiglia?.opzioni[opzione.nome] ?? {}).map(([nome, html], ordine) => ({
        opzioneId: opzione.id,
        nome,
        html: sanitizeRich(html),
        ordine,
      }))
    }),
  })
  return idFamiglie
}

async function inserisciTipi(tx: Tx, immagini: ImmaginiDemo, idFile: IdFile): Promise<Map<string, number>> {
  await tx.tipoApertura.createMany({
    data: Object.entries(apertureDemo).map(([nome, senso], ordine) => ({
      nome,
      senso,
      ordine,
      immagineId: idFile(immagini.aperture.get(nome)),
    })),
  })
  await tx.accessorio.createMany({ data: accessoriDemo.map((nome, ordine) => ({ nome, ordine })) })
  const idTipi = new Map<string, number>()
  for (const [ordine, tipo] of tipiDemo.entries()) {
    const { id } = await tx.tipoSerramento.create({
      data: {
        nome: tipo.nome,
        ordine,
        ante: tipo.disegno.ante,
        disegno: tipo.disegno.disegno,
        conTelaio: tipo.conTelaio,
        immagineId: idFile(immagini.tipi.get(tipo.nome)),
        ...tipo.limiti,
        aperture: { connect: tipo.aperture.map((nome) => ({ nome })) },
        accessori: { connect: tipo.accessori.map((nome) => ({ nome })) },
      },
    })
    idTipi.set(tipo.nome, id)
  }
  return idTipi
}

/** The inserted catalogue as the rules of a quote want it, and the option of each value. */
export interface CatalogoDemo {
  perRegole: CatalogoPreventivo
  opzioneDi: Map<number, number>
}

/** Reads it back; only what is sold can be asked for. */
export async function readCatalogoDemo(tx: Tx): Promise<CatalogoDemo> {
  const ordinati = { orderBy: { ordine: 'asc' } } as const
  const letti = await tx.famiglia.findMany({
    ...ordinati,
    include: { opzioni: { ...ordinati, include: { valori: ordinati } } },
  })
  const tipiLetti = await tx.tipoSerramento.findMany({
    ...ordinati,
    include: { aperture: ordinati, accessori: ordinati },
  })
  const vincoli = await tx.vincolo.findMany({ orderBy: { id: 'asc' } })
  const { tipi_cliente, tipi_intervento, piani } = settingValues([])
  return {
    perRegole: {
      famiglie: letti.filter(({ id }) => vincoli.some(({ famigliaId }) => famigliaId === id)),
      tipi: tipiLetti,
      vincoli: vincoli.map((v) => ({ ...v, famiglia: v.famigliaId, tipoSerramento: v.tipoSerramentoId })),
      tipiCliente: tipi_cliente,
      tipiIntervento: tipi_intervento,
      piani,
    },
    opzioneDi: new Map(
      letti.flatMap(({ opzioni }) =>
        opzioni.flatMap(({ id, valori }) => valori.map((valore) => [valore.id, id] as const)),
      ),
    ),
  }
}
