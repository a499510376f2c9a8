import { ValidationError } from 'yup'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { type ImportKind, type ImportPlan, NO_RESULT, type PlanRow } from '#platform/imports/kind.ts'
import { cellValues } from '#platform/imports/reading/values.ts'
import { breather, chunks, collectFindings, type FileRow, planRow, rowsOfSheets } from '#platform/imports/rows.ts'
import { foldTitle } from '#platform/imports/rules.ts'
import { foldName } from '#shared/arranged.ts'
import { REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { formatCount, formatInteger } from '#shared/formats/formats.ts'
import { EXTRA_IS_NO_WINDOW } from '../../tipiSerramento/rules.ts'
import { describeVincolo } from '../lock.ts'
import { type VincoloMisure, vincoloSchema } from '../rules.ts'
import { type VincoliImportOptions, vincoliSheet } from './rules.ts'

type Misure = Omit<VincoloMisure, 'id'>

/** A range as it is stored, with the family and the type that it is of. */
interface Vincolo extends Misure {
  id: number
  famigliaId: number
  tipoSerramentoId: number
}

interface Pair {
  famigliaId: number
  tipoSerramentoId: number
  nome: string
}

/** What the rows of one family and type have said so far. */
interface Group {
  nome: string
  present: Vincolo[]
  righe: (Misure & { riga: number })[]
  uguali: Set<number>
}

const keyOf = (of: { famigliaId: number; tipoSerramentoId: number }) => `${of.famigliaId} ${of.tipoSerramentoId}`

const overlaps = (a: Misure, b: Misure) => a.altezzaMin <= b.altezzaMax && b.altezzaMin <= a.altezzaMax
const same = (a: Misure, b: Misure) => describeVincolo(a) === describeVincolo(b)
const altezze = ({ altezzaMin, altezzaMax }: Misure) => `${formatInteger(altezzaMin)}–${formatInteger(altezzaMax)} mm`

/** Families and types by their names, as people read them. */
async function readNames(db: Db | Tx) {
  const select = { id: true, nome: true } as const
  const famiglie = await db.famiglia.findMany({ select })
  const tipi = await db.tipoSerramento.findMany({ select: { ...select, extra: true } })
  const ofFamiglia = new Map(famiglie.map((famiglia) => [foldName(famiglia.nome), famiglia]))
  const ofTipo = new Map(tipi.map((tipo) => [foldTitle(tipo.nome), tipo]))
  return {
    famiglia: (name: string) => ofFamiglia.get(foldName(name)),
    tipo: (name: string) => ofTipo.get(foldTitle(name)),
  }
}

type Mark = (where: FileRow, column: string, message: string) => void

/** Family and type of a row; null when one is not known, and then it is said. */
function pairOf(
  read: FileRow,
  text: (name: string) => string,
  names: Awaited<ReturnType<typeof readNames>>,
  mark: Mark,
): Pair | null {
  const [famiglia, tipo] = [names.famiglia(text('famiglia')), names.tipo(text('tipoSerramento'))]
  const unknown = (column: string, words: string) => mark(read, column, text(column) === '' ? REQUIRED_FIELD : words)
  if (!famiglia) unknown('famiglia', `famiglia «${text('famiglia')}» sconosciuta`)
  if (!tipo) unknown('tipoSerramento', `tipo serramento «${text('tipoSerramento')}» sconosciuto`)
  if (tipo?.extra) mark(read, 'tipoSerramento', EXTRA_IS_NO_WINDOW)
  if (!famiglia || !tipo || tipo.extra) return null
  return { famigliaId: famiglia.id, tipoSerramentoId: tipo.id, nome: `${famiglia.nome} × ${tipo.nome}` }
}

function misureOf(read: FileRow, values: object, mark: Mark): Misure | null {
  try {
    return vincoloSchema.validateSync(values, { abortEarly: false, stripUnknown: true })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    for (const { path = '', message } of error.inner) mark(read, path, message)
    return null
  }
}

/** Heights that two ranges have in common: only one of them would count. */
function crossingReason(misure: Misure, group: Group, replace: boolean): string | null {
  const riga = group.righe.find((other) => overlaps(other, misure))
  if (riga) return `le altezze ${altezze(misure)} si sovrappongono a quelle della riga ${riga.riga}`
  const present = replace ? undefined : group.present.find((other) => overlaps(other, misure))
  if (!present || same(present, misure)) return null
  return `le altezze ${altezze(misure)} si sovrappongono al vincolo che c’è già, ${altezze(present)}: correggere, o sostituire i vincoli`
}

/** Ranges of measures by family and type: beside those that there are, or in their place. */
export const vincoliImport: ImportKind<VincoliImportOptions> = {
  sheet: vincoliSheet,
  permesso: 'adminVincoli',
  title: 'Importazione di vincoli',
  description: 'Constraints.',
  async pianifica(sheets, db, { sostituisci }): Promise<ImportPlan> {
    const { righe: loaded, ignote } = rowsOfSheets(sheets, vincoliSheet.columns)
    const names = await readNames(db)
    const current = Map.groupBy<string, Vincolo>(await db.vincolo.findMany({ orderBy: { id: 'asc' } }), keyOf)
    const collection = collectFindings()
    const groups = new Map<string, Group>()
    const righe: PlanRow[] = []
    const fresh: (Misure & { famigliaId: number; tipoSerramentoId: number })[] = []
    let invariati = 0
    const pause = breather()
    for (const read of loaded) {
      await pause()
      const { valori, errori } = cellValues(read.celle, vincoliSheet.columns)
      for (const { colonna, messaggio } of errori) collection.mark(read, colonna, messaggio)
      const pair = pairOf(read, (name) => String(valori[name] ?? ''), names, collection.mark)
      const misure = misureOf(read, valori, collection.mark)
      if (!pair || !misure || collection.in(read)) {
        righe.push(planRow(read, 'ERRORE'))
        continue
      }
      const present = current.get(keyOf(pair)) ?? []
      const group = groups.get(keyOf(pair)) ?? { nome: pair.nome, present, righe: [], uguali: new Set() }
      groups.set(keyOf(pair), group)
      const reason = crossingReason(misure, group, sostituisci)
      group.righe.push({ ...misure, riga: read.riga })
      if (reason) {
        collection.mark(read, 'altezzaMin', reason)
        righe.push(planRow(read, 'ERRORE'))
        continue
      }
      const equal = present.find((other) => same(other, misure))
      if (equal) {
        group.uguali.add(equal.id)
        invariati++
      } else fresh.push({ ...misure, famigliaId: pair.famigliaId, tipoSerramentoId: pair.tipoSerramentoId })
      righe.push(planRow(read, equal ? 'UGUALE' : 'NUOVO'))
    }
    const inside = [...groups.values()].map(({ nome, present, uguali }) => ({
      nome,
      tolti: sostituisci ? present.filter(({ id }) => !uguali.has(id)) : [],
    }))
    const removed = inside.flatMap((group) => group.tolti)
    const notices = inside
      .filter((group) => group.tolti.length > 0)
      .map(
        ({ nome, tolti: own }) =>
          `${nome}: ${formatCount(own.length, 'vincolo che c’è si toglie', 'vincoli che ci sono si tolgono')}`,
      )
    const previsto = { ...NO_RESULT, inseriti: fresh.length, invariati, tolti: removed.length }
    return {
      righe,
      rilievi: collection.rilievi,
      avvisi: notices,
      ignote,
      previsto,
      async execute({ tx, audit, emit, progresso }) {
        await tx.vincolo.deleteMany({ where: { id: { in: removed.map(({ id }) => id) } } })
        await audit(
          removed.map((vincolo) => ({
            oggetto: 'Vincolo',
            oggettoPk: vincolo.id,
            azione: 'elimina',
            prima: describeVincolo(vincolo),
          })),
        )
        const touched = removed.map(({ id }) => id)
        for (const some of chunks(fresh, 500)) {
          const created = await tx.vincolo.createManyAndReturn({ data: some })
          await audit(
            created.map((vincolo) => ({
              oggetto: 'Vincolo',
              oggettoPk: vincolo.id,
              azione: 'crea',
              dopo: describeVincolo(vincolo),
            })),
          )
          touched.push(...created.map(({ id }) => id))
          await progresso((touched.length - removed.length) / fresh.length)
        }
        if (touched.length > 0) await emit('catalogo', touched)
        return previsto
      },
    }
  },
}
