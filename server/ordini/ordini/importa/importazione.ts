import type { Prisma } from '../../../../prisma/generated/client.ts'
import type { Db, Tx } from '../../../platform/db/prisma.ts'
import { testoDi } from '../../../platform/imports/lettura/cella.ts'
import { perImportazione } from '../../../platform/imports/perImportazione.ts'
import { pezzi, raccogli, respiro, rigaPiano } from '../../../platform/imports/righe.ts'
import {
  type Importazione,
  NESSUN_RISULTATO,
  type OrdineToccato,
  type Piano,
  type RigaPiano,
} from '../../../platform/imports/tipo.ts'
import { leggiCatalogo } from '../../righe/catalogoCodici.ts'
import { ordiniImportati } from '../cambi.ts'
import { colonneOrdine, colonneRiga } from '../dati.ts'
import { leggiOrdini, type OrdineLetto } from './leggiOrdini.ts'
import { type OrdineNuovo, ordineNuovo, type Riferiti } from './ordineNuovo.ts'

const numeroDi = ({ testata }: OrdineLetto) => testoDi(testata.numeroCommessa?.cella)
const codiceClienteDi = ({ testata }: OrdineLetto) => testoDi(testata.codiceCliente?.cella)

async function leggiRiferiti(db: Db | Tx, ordini: readonly OrdineLetto[]): Promise<Riferiti> {
  const clienti: Riferiti['clienti'] = new Map()
  for (const codici of pezzi([...new Set(ordini.map(codiceClienteDi))], 5000)) {
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
    catalogo: await leggiCatalogo(db),
  }
}

async function leggiEsistenti(db: Db | Tx, numeri: readonly string[]) {
  const esistenti = new Map<string, OrdineToccato>()
  for (const alcuni of pezzi(numeri, 5000)) {
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
export const importazioneOrdini: Importazione = {
  nome: 'ordini',
  async pianifica(fogli, db, opzioni): Promise<Piano> {
    const raccolta = raccogli()
    const { ordini } = leggiOrdini(fogli, raccolta.segna)
    const esistenti = await leggiEsistenti(db, [...new Set(ordini.map(numeroDi))])
    const riferiti = await leggiRiferiti(db, ordini)
    const visti = new Map<string, number>()
    const giaLi: OrdineToccato[] = []
    const nuovi: OrdineNuovo[] = []
    const righe: RigaPiano[] = []
    const intatte = new Set<string>()
    const pausa = respiro()
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
      const nuovo = ordineNuovo(letto, riferiti, opzioni, raccolta.segna)
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
        ...NESSUN_RISULTATO,
        inseriti: nuovi.length,
        invariati: giaLi.length,
        importati: previsti,
        esistenti: giaLi,
      },
      async esegui({ tx, audit, emit, progresso }) {
        const importati: OrdineToccato[] = []
        for (const alcuni of pezzi(nuovi, 200)) {
          const data = alcuni.map(({ input }) => colonneOrdine(input))
          const creati = await tx.ordine.createManyAndReturn({ data, select: { id: true, numeroCommessa: true } })
          const pkDi = new Map(creati.map(({ id, numeroCommessa }) => [numeroCommessa, id]))
          const suoi = alcuni.flatMap(({ input, extra }) =>
            input.righe.map((riga, indice) => ({
              ...colonneRiga(riga, indice),
              ordineId: pkDi.get(input.numeroCommessa) ?? 0,
              extraFields: (extra[indice] ?? {}) as Prisma.InputJsonObject,
            })),
          )
          for (const parte of pezzi(suoi, 1000)) await tx.rigaOrdine.createMany({ data: parte })
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
        const nonSchedulati = (await ordiniImportati.run(perImportazione(tx, audit), pks, passo)).flat()
        await emit('ordine', pks)
        return {
          ...NESSUN_RISULTATO,
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
function mostra({ file, testata, righe }: OrdineLetto, azione: (dove: Dove) => RigaPiano['azione']): RigaPiano[] {
  const diRighe = new Set(righe.map(({ riga }) => riga))
  const sole = new Map<number, RigaPiano['celle']>()
  for (const [nome, { cella, riga }] of Object.entries(testata)) {
    if (!diRighe.has(riga)) sole.set(riga, { ...sole.get(riga), [nome]: testoDi(cella) })
  }
  const sopra = [...sole].map(([riga, celle]) => ({ file, riga, azione: azione({ file, riga }), celle }))
  return [...sopra, ...righe.map((riga) => rigaPiano(riga, azione(riga)))]
}
