import { ValidationError } from 'yup'
import { type CatalogoCodici, readCatalogoCodici } from '../../../ordini/righe/catalogoCodici.ts'
import { fieldHistory } from '../../../platform/db/conflict.ts'
import { forImport } from '../../../platform/imports/forImport.ts'
import { type ImportKind, type ImportPlan, NO_RESULT, type PlanRow } from '../../../platform/imports/kind.ts'
import { cellValues } from '../../../platform/imports/reading/values.ts'
import {
  breather,
  chunks,
  collectFindings,
  type FileRow,
  planRow,
  rowsOfSheets,
} from '../../../platform/imports/rows.ts'
import { IMPORT_COLUMNS } from '../../../platform/imports/rules.ts'
import { REQUIRED_FIELD } from '../../../shared/fields/fields.ts'
import { alignTempi } from '../../schedulazione/align.ts'
import { type Ambito, ambitoKey, tempiSchema } from '../rules.ts'

interface Tempi {
  tempoRepartoMacchine: number
  tempoRepartoBanchi: number
}

const COLONNA: Readonly<Record<string, string>> = { tipoSerramentoId: 'tipoSerramento', codiceSerramentoId: 'codice' }

/** Window type and code of a row; what is not known is told. */
function riferitiDi(
  letta: FileRow,
  testo: (nome: string) => string,
  catalogo: CatalogoCodici,
  segna: (dove: FileRow, colonna: string, messaggio: string) => void,
): Ambito | null {
  const nome = testo('tipoSerramento')
  const tipoSerramentoId = catalogo.tipo(nome)
  if (tipoSerramentoId === null) {
    segna(letta, 'tipoSerramento', nome === '' ? REQUIRED_FIELD : `tipo serramento «${nome}» sconosciuto`)
  }
  const codici = codiciDi(testo('categoria'), testo('forma'), testo('codice'), catalogo)
  if ('motivo' in codici) segna(letta, codici.colonna, codici.motivo)
  return tipoSerramentoId === null || 'motivo' in codici ? null : { tipoSerramentoId, ...codici }
}

/** One code, those of a category and a shape, or all: as much as the row says. */
export function codiciDi(categoria: string, forma: string, codice: string, catalogo: CatalogoCodici) {
  const tutti = { codiceSerramentoId: null, categoria: null, forma: null }
  if (categoria === '' && forma === '' && codice === '') return tutti
  if (codice === '') {
    const trovata = catalogo.forma(categoria, forma)
    return 'motivo' in trovata ? { ...trovata, colonna: 'forma' } : { ...tutti, ...trovata }
  }
  const trovato = catalogo.codice(categoria, forma, codice)
  return 'motivo' in trovato ? { ...trovato, colonna: 'codice' } : { ...tutti, codiceSerramentoId: trovato.pk }
}

/** Timings by window type and code. */
export const tempiImport: ImportKind<'tempi'> = {
  nome: 'tempi',
  async pianifica(fogli, db): Promise<ImportPlan> {
    const { righe: lette, ignote } = rowsOfSheets(fogli, IMPORT_COLUMNS.tempi)
    const catalogo = await readCatalogoCodici(db)
    const attuali = new Map((await db.tempistica.findMany()).map((voce) => [ambitoKey(voce), voce]))
    const raccolta = collectFindings()
    const viste = new Map<string, number>()
    const righe: PlanRow[] = []
    const nuove: (Ambito & Tempi)[] = []
    const modificate: { pk: number; prima: Tempi; dopo: Tempi }[] = []
    let invariati = 0
    const pausa = breather()
    for (const letta of lette) {
      await pausa()
      const { valori, errori } = cellValues(letta.celle, IMPORT_COLUMNS.tempi)
      for (const { colonna, messaggio } of errori) raccolta.segna(letta, colonna, messaggio)
      const riferiti = riferitiDi(letta, (nome) => String(valori[nome] ?? ''), catalogo, raccolta.segna)
      const chiave = riferiti && ambitoKey(riferiti)
      if (chiave && viste.has(chiave)) {
        raccolta.segna(letta, 'tipoSerramento', `questo tipo e codice sono già alla riga ${viste.get(chiave)}`)
      } else if (chiave) viste.set(chiave, letta.riga)
      let tempi: Tempi | null = null
      try {
        tempi = tempiSchema.validateSync(valori, { abortEarly: false, stripUnknown: true })
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error
        for (const { path = '', message } of error.inner) raccolta.segna(letta, COLONNA[path] ?? path, message)
      }
      if (!riferiti || !tempi || raccolta.in(letta)) {
        righe.push(planRow(letta, 'ERRORE'))
        continue
      }
      const attuale = attuali.get(ambitoKey(riferiti))
      if (!attuale) nuove.push({ ...riferiti, ...tempi })
      else {
        const { tempoRepartoMacchine, tempoRepartoBanchi } = attuale
        const prima = { tempoRepartoMacchine, tempoRepartoBanchi }
        const uguale = JSON.stringify(prima) === JSON.stringify({ ...prima, ...tempi })
        if (uguale) invariati++
        else modificate.push({ pk: attuale.id, prima, dopo: tempi })
        righe.push(planRow(letta, uguale ? 'UGUALE' : 'MODIFICATO'))
        continue
      }
      righe.push(planRow(letta, 'NUOVO'))
    }
    const previsto = { ...NO_RESULT, inseriti: nuove.length, aggiornati: modificate.length, invariati }
    return {
      righe,
      rilievi: raccolta.rilievi,
      avvisi: [],
      ignote,
      previsto,
      async esegui({ tx, audit, emit, progresso }) {
        const toccate: number[] = []
        const fatto = () => progresso(toccate.length / Math.max(1, nuove.length + modificate.length))
        for (const alcune of chunks(nuove, 500)) {
          const create = await tx.tempistica.createManyAndReturn({ data: alcune })
          await audit(
            create.map(({ id, tempoRepartoMacchine, tempoRepartoBanchi }) => ({
              oggetto: 'Tempistica',
              oggettoPk: id,
              azione: 'crea',
              dopo: `macchine ${tempoRepartoMacchine} min, banchi ${tempoRepartoBanchi} min`,
            })),
          )
          toccate.push(...create.map(({ id }) => id))
          await fatto()
        }
        for (const { pk, prima, dopo } of modificate) {
          await tx.tempistica.update({ where: { id: pk }, data: { ...dopo, versione: { increment: 1 } } })
          await audit(fieldHistory('Tempistica', pk, 'modifica', { ...prima }, { ...dopo }))
          toccate.push(pk)
          await fatto()
        }
        if (toccate.length > 0) await alignTempi(forImport(tx, audit), null)
        await emit('tempistica', toccate)
        return previsto
      },
    }
  },
}
