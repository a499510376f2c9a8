import type { Prisma } from '../../../../prisma/generated/client.ts'
import type { Db, Tx } from '../../../platform/db/prisma.ts'
import { forImport } from '../../../platform/imports/forImport.ts'
import {
  type ImportKind,
  type ImportPlan,
  NO_RESULT,
  type PlanRow,
  type TouchedOrdine,
} from '../../../platform/imports/kind.ts'
import { textOfCell } from '../../../platform/imports/reading/cell.ts'
import { breather, chunks, collectFindings, planRow } from '../../../platform/imports/rows.ts'
import { readCatalogoCodici } from '../../righe/catalogoCodici.ts'
import { ordiniImported } from '../changes.ts'
import { ordineData, rigaOrdineData } from '../data.ts'
import { type ImportedOrdine, type ImportReferences, importedOrdine } from './importedOrdine.ts'
import { type ReadOrdine, readOrdini } from './readOrdini.ts'

const numeroDi = ({ testata }: ReadOrdine) => textOfCell(testata.numeroCommessa?.cella)
const codiceClienteDi = ({ testata }: ReadOrdine) => textOfCell(testata.codiceCliente?.cella)

async function leggiRiferiti(db: Db | Tx, ordini: readonly ReadOrdine[]): Promise<ImportReferences> {
  const clienti: ImportReferences['clienti'] = new Map()
  for (const codici of chunks([...new Set(ordini.map(codiceClienteDi))], 5000)) {
    const trovati = await db.cliente.findMany({
      where: { codice: { in: codici } },
      select: { id: true, codice: true, tipoCliente: true, agenteId: true },
    })
    for (const cliente of trovati) clienti.set(cliente.codice ?? '', cliente)
  }
  const agenti = await db.agente.findMany({ select: { id: true, codice: true } })
  return {
    clienti,
    agenti: new Map(agenti.map(({ id, codice }) => [codice.toUpperCase(), id])),
    catalogo: await readCatalogoCodici(db),
  }
}

async function leggiEsistenti(db: Db | Tx, numeri: readonly string[]) {
  const esistenti = new Map<string, TouchedOrdine>()
  for (const alcuni of chunks(numeri, 5000)) {
    const where = { numeroCommessa: { in: alcuni } }
    for (const { id, numeroCommessa } of await db.ordine.findMany({
      where,
      select: { id: true, numeroCommessa: true },
    })) {
      esistenti.set(numeroCommessa, { pk: id, numeroCommessa })
    }
  }
  return esistenti
}

/** New orders with their lines; those whose number is known stay as they are. */
export const ordiniImport: ImportKind = {
  nome: 'ordini',
  async pianifica(fogli, db, opzioni): Promise<ImportPlan> {
    const raccolta = collectFindings()
    const { ordini } = readOrdini(fogli, raccolta.segna)
    const esistenti = await leggiEsistenti(db, [...new Set(ordini.map(numeroDi))])
    const riferiti = await leggiRiferiti(db, ordini)
    const visti = new Map<string, number>()
    const giaLi: TouchedOrdine[] = []
    const nuovi: ImportedOrdine[] = []
    const righe: PlanRow[] = []
    const intatte = new Set<string>()
    const pausa = breather()
    for (const letto of ordini) {
      await pausa()
      const numero = numeroDi(letto)
      const altrove = visti.get(numero)
      if (numero !== '' && altrove !== undefined) {
        const dove = { file: letto.file, riga: letto.testata.numeroCommessa?.riga ?? 1 }
        raccolta.segna(dove, 'numeroCommessa', `l'ordine «${numero}» è anche nel file «${fogli[altrove]?.nome}»`)
      }
      visti.set(numero, altrove ?? letto.file)
      const esiste = esistenti.get(numero)
      if (esiste) {
        // Untouched, whatever the file says of it.
        if (altrove === undefined) giaLi.push(esiste)
        const sue = mostra(letto, () => 'UGUALE')
        for (const { file, riga } of sue) intatte.add(`${file} ${riga}`)
        righe.push(...sue)
        continue
      }
      const nuovo = importedOrdine(letto, riferiti, opzioni, raccolta.segna)
      if (nuovo) nuovi.push(nuovo)
      righe.push(...mostra(letto, (dove) => (raccolta.in(dove) ? 'ERRORE' : 'NUOVO')))
    }
    const rilievi = raccolta.rilievi.filter(({ file, riga }) => !intatte.has(`${file} ${riga}`))
    const previsti = nuovi.map(({ input }) => ({ pk: 0, numeroCommessa: input.numeroCommessa }))
    return {
      righe,
      rilievi,
      avvisi: [],
      ignote: [],
      previsto: {
        ...NO_RESULT,
        inseriti: nuovi.length,
        invariati: giaLi.length,
        importati: previsti,
        esistenti: giaLi,
      },
      async esegui({ tx, audit, emit, progresso }) {
        const importati: TouchedOrdine[] = []
        for (const alcuni of chunks(nuovi, 200)) {
          const data = alcuni.map(({ input }) => ordineData(input))
          const creati = await tx.ordine.createManyAndReturn({ data, select: { id: true, numeroCommessa: true } })
          const pkDi = new Map(creati.map(({ id, numeroCommessa }) => [numeroCommessa, id]))
          const suoi = alcuni.flatMap(({ input, extra }) =>
            input.righe.map((riga, indice) => ({
              ...rigaOrdineData(riga, indice),
              ordineId: pkDi.get(input.numeroCommessa) ?? 0,
              extraFields: (extra[indice] ?? {}) as Prisma.InputJsonObject,
            })),
          )
          for (const parte of chunks(suoi, 1000)) await tx.rigaOrdine.createMany({ data: parte })
          await audit(
            alcuni.map(({ input, file }) => ({
              oggetto: 'Ordine',
              oggettoPk: pkDi.get(input.numeroCommessa) ?? 0,
              azione: 'crea',
              dopo: `${input.numeroCommessa}, importato da ${fogli[file]?.nome ?? ''}`,
            })),
          )
          importati.push(...creati.map(({ id, numeroCommessa }) => ({ pk: id, numeroCommessa })))
          await progresso(importati.length / nuovi.length)
        }
        const pks = importati.map(({ pk }) => pk)
        const passo = () => progresso(1)
        const nonSchedulati = (await ordiniImported.run(forImport(tx, audit), pks, passo)).flat()
        await emit('ordine', pks)
        return {
          ...NO_RESULT,
          inseriti: importati.length,
          invariati: giaLi.length,
          importati,
          esistenti: giaLi,
          nonSchedulati,
        }
      },
    }
  },
}

type Dove = { file: number; riga: number }

/** An order in the preview: its own cells where they stand alone, then its lines. */
function mostra({ file, testata, righe }: ReadOrdine, azione: (dove: Dove) => PlanRow['azione']): PlanRow[] {
  const diRighe = new Set(righe.map(({ riga }) => riga))
  const sole = new Map<number, PlanRow['celle']>()
  for (const [nome, { cella, riga }] of Object.entries(testata)) {
    if (!diRighe.has(riga)) sole.set(riga, { ...sole.get(riga), [nome]: textOfCell(cella) })
  }
  const sopra = [...sole].map(([riga, celle]) => ({ file, riga, azione: azione({ file, riga }), celle }))
  return [...sopra, ...righe.map((riga) => planRow(riga, azione(riga)))]
}
