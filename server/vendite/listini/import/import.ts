import { toJson } from '#platform/db/json.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { refuseFor, UserErrors } from '#platform/errors.ts'
import { type ImportKind, type ImportPlan, NO_RESULT, type PlanRow, type ReadSheet } from '#platform/imports/kind.ts'
import { breather, collectFindings, correctCells, correctionsByRow, noRows } from '#platform/imports/rows.ts'
import { foldTitle } from '#platform/imports/rules.ts'
import { foldName } from '#shared/arranged.ts'
import { REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { EXTRA_IS_NO_WINDOW } from '../../tipiSerramento/rules.ts'
import { storedGriglia } from '../inForce.ts'
import { listinoNotEditableReason } from '../rules.ts'
import type { Griglia } from '../voci/griglia/rules.ts'
import { doubleVoceReason } from '../voci/rules.ts'
import { centCell, type GrigliaRow, readGriglia, type SheetHeads, shownCell } from './readGriglia.ts'
import { GRIGLIA_COLUMNS, type GriglieImportOptions, griglieSheet, SHEET_ROW, sheetColumn } from './rules.ts'

const LETTERS = Array.from({ length: GRIGLIA_COLUMNS }, (_, column) => sheetColumn(column))

/** A sheet of one of the files, corrected. */
interface PartOfFile {
  file: number
  name: string
  /** Rows before it in its file. */
  from: number
  rows: GrigliaRow[]
}

/** The sheets of the files; the cells that were written again in the place of those that were read. */
function partsOf(sheets: readonly ReadSheet[]): PartOfFile[] {
  return sheets.flatMap(({ nome, sheet, correzioni }, file) => {
    const parts = sheet.parts ?? [{ nome, da: 0 }]
    if (sheet.righe.length === 0) throw noRows(nome)
    const own = correctionsByRow(correzioni)
    return parts.map(({ nome: name, da }, index): PartOfFile => {
      const rows = sheet.righe.slice(da, parts[index + 1]?.da ?? sheet.righe.length)
      return {
        file,
        name,
        from: da,
        rows: rows.map((cells, i) => {
          const riga = da + i + 1
          const named = Object.fromEntries(LETTERS.map((letter, column) => [letter, cells[column] ?? null]))
          correctCells(riga, named, own(riga))
          return { riga, cells: LETTERS.map((letter) => centCell(named[letter] ?? null)) }
        }),
      }
    })
  })
}

async function readNames(db: Db | Tx) {
  const famiglie = await db.famiglia.findMany({
    select: {
      id: true,
      nome: true,
      opzioni: { select: { id: true, nome: true, valori: { select: { id: true, nome: true } } } },
    },
  })
  const tipi = await db.tipoSerramento.findMany({ select: { id: true, nome: true, extra: true } })
  return {
    famiglie: new Map(famiglie.map((famiglia) => [foldName(famiglia.nome), famiglia])),
    tipi: new Map(tipi.map((tipo) => [foldTitle(tipo.nome), tipo])),
  }
}

type Names = Awaited<ReturnType<typeof readNames>>

/** What a sheet prices. */
interface Priced {
  famigliaPk: number
  tipoSerramentoPk: number
  valorePk: number | null
  opzionePk: number | null
}

/** What the first rows of a sheet name; null when something of it is not known, and then it is said. */
function pricedBy(
  heads: SheetHeads,
  { famiglie, tipi }: Names,
  say: (riga: number, message: string) => void,
): Priced | null {
  const { famiglia, tipoSerramento, valore } = heads
  const [foundFamiglia, foundTipo] = [famiglie.get(foldName(famiglia.text)), tipi.get(foldTitle(tipoSerramento.text))]
  const unknown = ({ text, riga }: { text: string; riga: number }, what: string) =>
    say(riga, text === '' ? `${what}: ${REQUIRED_FIELD.toLowerCase()}` : `${what} «${text}» non c’è nel catalogo`)
  if (!foundFamiglia) unknown(famiglia, 'Famiglia')
  if (!foundTipo) unknown(tipoSerramento, 'Tipo serramento')
  if (foundTipo?.extra) say(tipoSerramento.riga, EXTRA_IS_NO_WINDOW)
  if (!foundFamiglia || !foundTipo || foundTipo.extra) return null
  const of = { famigliaPk: foundFamiglia.id, tipoSerramentoPk: foundTipo.id }
  if (valore.text === '') return { ...of, valorePk: null, opzionePk: null }
  const wanted = foldTitle(valore.text)
  const found = foundFamiglia.opzioni.flatMap((opzione) =>
    opzione.valori
      .filter(({ nome }) => foldTitle(nome) === wanted || foldTitle(`${opzione.nome}${nome}`) === wanted)
      .map(({ id }) => ({ valorePk: id, opzionePk: opzione.id })),
  )
  const [only, ...others] = found
  if (only && others.length === 0) return { ...of, ...only }
  const reason = only ? 'è di più opzioni: scrivere «Opzione: valore»' : 'non è di un’opzione della famiglia'
  say(valore.riga, `Valore «${valore.text}» ${reason}`)
  return null
}

type Wanted = Priced & { griglia: Griglia; pk: number | null }

const textOf = ({ altezze, larghezze, prezzi }: Griglia) => JSON.stringify([altezze, larghezze, prezzi])
const same = (a: Griglia, b: Griglia) => textOf(a) === textOf(b)

const LISTINO_GONE = 'Il listino non c’è più.'
const LISTINO_CHANGED = 'Il listino è cambiato durante l’importazione: non è stato importato niente, riprova.'

/** Grids of a draft: entries that there are get the new one, others are added. */
export const griglieImport: ImportKind<GriglieImportOptions> = {
  sheet: griglieSheet,
  permesso: 'adminListini',
  title: 'Importazione di griglie di prezzi',
  description: 'Grids of a price list.',
  async pianifica(sheets, db, { listinoPk }): Promise<ImportPlan> {
    const listino = await db.listino.findUnique({ where: { id: listinoPk }, select: { stato: true, versione: true } })
    if (!listino) throw UserErrors.of('listinoPk', LISTINO_GONE)
    refuseFor(listinoNotEditableReason(listino.stato))
    const names = await readNames(db)
    const stored = await db.voceListino.findMany({
      where: { listinoId: listinoPk },
      include: { valore: { select: { opzioneId: true } } },
    })
    const others = stored.map((voce) => ({
      pk: voce.id,
      famigliaPk: voce.famigliaId,
      tipoSerramentoPk: voce.tipoSerramentoId,
      valorePk: voce.valoreId,
      opzionePk: voce.valore?.opzioneId ?? null,
    }))
    const collection = collectFindings()
    const righe: PlanRow[] = []
    const wanted: Wanted[] = []
    const seen: Priced[] = []
    const previsto = { ...NO_RESULT }
    const pause = breather()
    for (const { file, name, from, rows } of partsOf(sheets)) {
      await pause()
      const placeOf = (riga: number) => `foglio «${name}», riga ${riga - from}`
      const say = (riga: number, column: number, message: string) =>
        collection.mark({ file, riga, dove: placeOf(riga) }, sheetColumn(column), message)
      const { heads, griglia } = readGriglia(rows, say)
      const priced = pricedBy(heads, names, (riga, message) => say(riga, 1, message))
      let action: PlanRow['azione'] = 'ERRORE'
      if (priced && griglia) {
        const pk = others.find((one) => doubleOf(one, priced))?.pk ?? null
        const reason = seen.some((one) => doubleOf(one, priced))
          ? 'Un altro foglio prezza lo stesso: ne resti uno.'
          : pk === null && doubleVoceReason({ ...priced, pk }, others)
        seen.push(priced)
        if (reason) say(heads.famiglia.riga, 1, reason)
        else {
          const before = stored.find(({ id }) => id === pk)
          const isSame = before?.modo === 'GRIGLIA' && same(storedGriglia(before.griglia), griglia)
          action = before ? (isSame ? 'UGUALE' : 'MODIFICATO') : 'NUOVO'
          previsto[before ? (isSame ? 'invariati' : 'aggiornati') : 'inseriti']++
          if (!isSame) wanted.push({ ...priced, griglia, pk })
          // Two sheets of one file may not tell values of two options apart either.
          if (pk === null) others.push({ ...priced, pk: -wanted.length })
        }
      }
      for (const { riga, cells } of rows) {
        const celle = Object.fromEntries(LETTERS.map((letter, column) => [letter, shownCell(cells[column] ?? null)]))
        const at = { file, riga }
        const told = collection.in(at) ? 'ERRORE' : action
        righe.push({ ...at, azione: told, celle: { [SHEET_ROW]: `${name}, ${riga - from}`, ...celle } })
      }
    }
    return {
      righe,
      rilievi: collection.rilievi,
      avvisi: [],
      ignote: [],
      previsto,
      async execute({ tx, audit, emit, progresso }) {
        if (wanted.length === 0) return previsto
        await tx.$queryRaw`SELECT 1 FROM listini WHERE id = ${listinoPk} FOR UPDATE`
        const now = await tx.listino.findUnique({ where: { id: listinoPk }, select: { stato: true, versione: true } })
        if (!now) throw UserErrors.of('listinoPk', LISTINO_GONE)
        refuseFor(listinoNotEditableReason(now.stato))
        // Entries that came or went since would be written twice, or not be there.
        if (now.versione !== listino.versione) throw UserErrors.of('listinoPk', LISTINO_CHANGED, 'CONFLICT')
        for (const [index, voce] of wanted.entries()) {
          await writeGriglia(tx, listinoPk, voce)
          await progresso((index + 1) / wanted.length)
        }
        await tx.listino.update({ where: { id: listinoPk }, data: { versione: { increment: 1 } } })
        const said = formatCount(wanted.length, 'griglia importata', 'griglie importate')
        await audit([{ oggetto: 'Listino', oggettoPk: listinoPk, azione: 'modifica', campo: 'griglie', dopo: said }])
        await emit('listino', [listinoPk])
        return previsto
      },
    }
  },
}

const doubleOf = (a: Omit<Priced, 'opzionePk'>, b: Priced) =>
  a.famigliaPk === b.famigliaPk && a.tipoSerramentoPk === b.tipoSerramentoPk && a.valorePk === b.valorePk

async function writeGriglia(tx: Tx, listinoId: number, { pk, griglia, ...of }: Wanted): Promise<void> {
  const data = { modo: 'GRIGLIA' as const, prezzo: null, minimoMq: null, griglia: toJson(griglia) }
  if (pk !== null) {
    await tx.voceListino.update({ where: { id: pk }, data: { ...data, versione: { increment: 1 } } })
    return
  }
  const { famigliaPk: famigliaId, tipoSerramentoPk: tipoSerramentoId, valorePk: valoreId } = of
  await tx.voceListino.create({ data: { ...data, listinoId, famigliaId, tipoSerramentoId, valoreId } })
}
