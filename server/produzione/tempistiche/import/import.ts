import { ValidationError } from 'yup'
import { type CatalogoCodici, readCatalogoCodici } from '#ordini/righe/catalogoCodici.ts'
import { fieldHistory } from '#platform/db/conflict.ts'
import { forImport } from '#platform/imports/forImport.ts'
import { type ImportKind, type ImportPlan, NO_RESULT, type PlanRow } from '#platform/imports/kind.ts'
import { cellValues } from '#platform/imports/reading/values.ts'
import { breather, chunks, collectFindings, type FileRow, planRow, rowsOfSheets } from '#platform/imports/rows.ts'
import { REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { alignTempi } from '../../schedulazione/align.ts'
import { tempisticaCodec } from '../entity.ts'
import { scopeKey, type TempisticaScope, tempiSchema } from '../rules.ts'
import { tempiSheet } from './rules.ts'

interface Tempi {
  tempoRepartoMacchine: number
  tempoRepartoBanchi: number
}

/** Window type and code of a row; what is not known is told. */
function referencedOf(
  read: FileRow,
  text: (name: string) => string,
  catalogo: CatalogoCodici,
  mark: (where: FileRow, column: string, message: string) => void,
): TempisticaScope | null {
  const name = text('tipoSerramento')
  const tipoSerramentoPk = catalogo.tipo(name)
  if (tipoSerramentoPk === null) {
    mark(read, 'tipoSerramento', name === '' ? REQUIRED_FIELD : `tipo serramento «${name}» sconosciuto`)
  }
  const codici = codiciOf(text('categoria'), text('forma'), text('codice'), catalogo)
  if ('motivo' in codici) mark(read, codici.colonna, codici.motivo)
  return tipoSerramentoPk === null || 'motivo' in codici ? null : { tipoSerramentoPk, ...codici }
}

/** One code, those of a category and a shape, or all: as much as the row says. */
export function codiciOf(categoria: string, shape: string, codice: string, catalogo: CatalogoCodici) {
  const all = { codiceSerramentoPk: null, categoria: null, forma: null }
  if (categoria === '' && shape === '' && codice === '') return all
  if (codice === '') {
    const match = catalogo.forma(categoria, shape)
    return 'motivo' in match ? { ...match, colonna: 'forma' } : { ...all, ...match }
  }
  const found = catalogo.codice(categoria, shape, codice)
  return 'motivo' in found ? { ...found, colonna: 'codice' } : { ...all, codiceSerramentoPk: found.pk }
}

/** Timings by window type and code. */
export const tempiImport: ImportKind = {
  sheet: tempiSheet,
  permesso: 'adminOrders',
  title: 'Importazione di tempi',
  description: 'Timings.',
  async pianifica(sheets, db): Promise<ImportPlan> {
    const { righe: loaded, ignote } = rowsOfSheets(sheets, tempiSheet.columns)
    const catalogo = await readCatalogoCodici(db)
    const present = new Map(
      (await db.tempistica.findMany()).map((item) => [scopeKey(tempisticaCodec.values(item)), item]),
    )
    const collection = collectFindings()
    const viste = new Map<string, number>()
    const righe: PlanRow[] = []
    const fresh: (TempisticaScope & Tempi)[] = []
    const edited: { pk: number; prima: Tempi; dopo: Tempi }[] = []
    let invariati = 0
    const pause = breather()
    for (const read of loaded) {
      await pause()
      const { valori, errori } = cellValues(read.celle, tempiSheet.columns)
      for (const { colonna, messaggio } of errori) collection.mark(read, colonna, messaggio)
      const referenced = referencedOf(read, (name) => String(valori[name] ?? ''), catalogo, collection.mark)
      const key = referenced && scopeKey(referenced)
      if (key && viste.has(key)) {
        collection.mark(read, 'tipoSerramento', `questo tipo e codice sono già alla riga ${viste.get(key)}`)
      } else if (key) viste.set(key, read.riga)
      let tempi: Tempi | null = null
      try {
        tempi = tempiSchema.validateSync(valori, { abortEarly: false, stripUnknown: true })
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error
        for (const { path = '', message } of error.inner) collection.mark(read, path, message)
      }
      if (!referenced || !tempi || collection.in(read)) {
        righe.push(planRow(read, 'ERRORE'))
        continue
      }
      const current = present.get(scopeKey(referenced))
      if (!current) fresh.push({ ...referenced, ...tempi })
      else {
        const { tempoRepartoMacchine, tempoRepartoBanchi } = current
        const before = { tempoRepartoMacchine, tempoRepartoBanchi }
        const equal = JSON.stringify(before) === JSON.stringify({ ...before, ...tempi })
        if (equal) invariati++
        else edited.push({ pk: current.id, prima: before, dopo: tempi })
        righe.push(planRow(read, equal ? 'UGUALE' : 'MODIFICATO'))
        continue
      }
      righe.push(planRow(read, 'NUOVO'))
    }
    const previsto = { ...NO_RESULT, inseriti: fresh.length, aggiornati: edited.length, invariati }
    return {
      righe,
      rilievi: collection.rilievi,
      avvisi: [],
      ignote,
      previsto,
      async execute({ tx, audit, emit, progresso }) {
        const toccate: number[] = []
        const done = () => progresso(toccate.length / Math.max(1, fresh.length + edited.length))
        for (const some of chunks(fresh, 500)) {
          const create = await tx.tempistica.createManyAndReturn({
            data: some.map((one) => tempisticaCodec.columns(one)),
          })
          await audit(
            create.map(({ id, tempoRepartoMacchine, tempoRepartoBanchi }) => ({
              oggetto: 'Tempistica',
              oggettoPk: id,
              azione: 'crea',
              dopo: `macchine ${tempoRepartoMacchine} min, banchi ${tempoRepartoBanchi} min`,
            })),
          )
          toccate.push(...create.map(({ id }) => id))
          await done()
        }
        for (const { pk, prima, dopo } of edited) {
          await tx.tempistica.update({ where: { id: pk }, data: { ...dopo, versione: { increment: 1 } } })
          await audit(fieldHistory('Tempistica', pk, 'modifica', { ...prima }, { ...dopo }))
          toccate.push(pk)
          await done()
        }
        if (toccate.length > 0) await alignTempi(forImport(tx, audit), null)
        await emit('tempistica', toccate)
        return previsto
      },
    }
  },
}
