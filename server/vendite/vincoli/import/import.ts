import { ValidationError } from 'yup'
import type { Db, Tx } from '../../../platform/db/prisma.ts'
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
import { foldTitle, IMPORT_COLUMNS } from '../../../platform/imports/rules.ts'
import { foldName } from '../../../shared/arranged/rules.ts'
import { REQUIRED_FIELD } from '../../../shared/fields/fields.ts'
import { formatCount, formatInteger } from '../../../shared/formats/formats.ts'
import { describeVincolo } from '../lock.ts'
import { type VincoloMisure, vincoloSchema } from '../rules.ts'

type Misure = Omit<VincoloMisure, 'id'>

/** A range as it is stored, with the family and the type that it is of. */
interface Vincolo extends Misure {
  id: number
  famigliaId: number
  tipoSerramentoId: number
}

interface Coppia {
  famigliaId: number
  tipoSerramentoId: number
  nome: string
}

/** What the rows of one family and type have said so far. */
interface Gruppo {
  nome: string
  presenti: Vincolo[]
  righe: (Misure & { riga: number })[]
  uguali: Set<number>
}

const chiaveDi = (di: { famigliaId: number; tipoSerramentoId: number }) => `${di.famigliaId} ${di.tipoSerramentoId}`

const incrocia = (a: Misure, b: Misure) => a.altezzaMin <= b.altezzaMax && b.altezzaMin <= a.altezzaMax
const stesso = (a: Misure, b: Misure) => describeVincolo(a) === describeVincolo(b)
const altezze = ({ altezzaMin, altezzaMax }: Misure) => `${formatInteger(altezzaMin)}–${formatInteger(altezzaMax)} mm`

/** Families and types by their names, as people read them. */
async function readNomi(db: Db | Tx) {
  const select = { id: true, nome: true } as const
  const famiglie = await db.famiglia.findMany({ select })
  const tipi = await db.tipoSerramento.findMany({ select })
  const diFamiglia = new Map(famiglie.map((famiglia) => [foldName(famiglia.nome), famiglia]))
  const diTipo = new Map(tipi.map((tipo) => [foldTitle(tipo.nome), tipo]))
  return {
    famiglia: (nome: string) => diFamiglia.get(foldName(nome)),
    tipo: (nome: string) => diTipo.get(foldTitle(nome)),
  }
}

type Segna = (dove: FileRow, colonna: string, messaggio: string) => void

/** Family and type of a row; null when one is not known, and then it is said. */
function coppiaDi(
  letta: FileRow,
  testo: (nome: string) => string,
  nomi: Awaited<ReturnType<typeof readNomi>>,
  segna: Segna,
): Coppia | null {
  const [famiglia, tipo] = [nomi.famiglia(testo('famiglia')), nomi.tipo(testo('tipoSerramento'))]
  const ignoto = (colonna: string, parole: string) =>
    segna(letta, colonna, testo(colonna) === '' ? REQUIRED_FIELD : parole)
  if (!famiglia) ignoto('famiglia', `famiglia «${testo('famiglia')}» sconosciuta`)
  if (!tipo) ignoto('tipoSerramento', `tipo serramento «${testo('tipoSerramento')}» sconosciuto`)
  if (!famiglia || !tipo) return null
  return { famigliaId: famiglia.id, tipoSerramentoId: tipo.id, nome: `${famiglia.nome} × ${tipo.nome}` }
}

function misureDi(letta: FileRow, valori: object, segna: Segna): Misure | null {
  try {
    return vincoloSchema.validateSync(valori, { abortEarly: false, stripUnknown: true })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    for (const { path = '', message } of error.inner) segna(letta, path, message)
    return null
  }
}

/** Heights that two ranges have in common: only one of them would count. */
function motivoIncrocio(misure: Misure, gruppo: Gruppo, sostituisci: boolean): string | null {
  const riga = gruppo.righe.find((altra) => incrocia(altra, misure))
  if (riga) return `le altezze ${altezze(misure)} si sovrappongono a quelle della riga ${riga.riga}`
  const presente = sostituisci ? undefined : gruppo.presenti.find((altro) => incrocia(altro, misure))
  if (!presente || stesso(presente, misure)) return null
  return `le altezze ${altezze(misure)} si sovrappongono al vincolo che c’è già, ${altezze(presente)}: correggere, o sostituire i vincoli`
}

/** Ranges of measures by family and type: beside those that there are, or in their place. */
export const vincoliImport: ImportKind<'vincoli'> = {
  nome: 'vincoli',
  async pianifica(fogli, db, { sostituisci }): Promise<ImportPlan> {
    const { righe: lette, ignote } = rowsOfSheets(fogli, IMPORT_COLUMNS.vincoli)
    const nomi = await readNomi(db)
    const attuali = Map.groupBy<string, Vincolo>(await db.vincolo.findMany({ orderBy: { id: 'asc' } }), chiaveDi)
    const raccolta = collectFindings()
    const gruppi = new Map<string, Gruppo>()
    const righe: PlanRow[] = []
    const nuovi: (Misure & { famigliaId: number; tipoSerramentoId: number })[] = []
    let invariati = 0
    const pausa = breather()
    for (const letta of lette) {
      await pausa()
      const { valori, errori } = cellValues(letta.celle, IMPORT_COLUMNS.vincoli)
      for (const { colonna, messaggio } of errori) raccolta.segna(letta, colonna, messaggio)
      const coppia = coppiaDi(letta, (nome) => String(valori[nome] ?? ''), nomi, raccolta.segna)
      const misure = misureDi(letta, valori, raccolta.segna)
      if (!coppia || !misure || raccolta.in(letta)) {
        righe.push(planRow(letta, 'ERRORE'))
        continue
      }
      const presenti = attuali.get(chiaveDi(coppia)) ?? []
      const gruppo = gruppi.get(chiaveDi(coppia)) ?? { nome: coppia.nome, presenti, righe: [], uguali: new Set() }
      gruppi.set(chiaveDi(coppia), gruppo)
      const motivo = motivoIncrocio(misure, gruppo, sostituisci)
      gruppo.righe.push({ ...misure, riga: letta.riga })
      if (motivo) {
        raccolta.segna(letta, 'altezzaMin', motivo)
        righe.push(planRow(letta, 'ERRORE'))
        continue
      }
      const uguale = presenti.find((altro) => stesso(altro, misure))
      if (uguale) {
        gruppo.uguali.add(uguale.id)
        invariati++
      } else nuovi.push({ ...misure, famigliaId: coppia.famigliaId, tipoSerramentoId: coppia.tipoSerramentoId })
      righe.push(planRow(letta, uguale ? 'UGUALE' : 'NUOVO'))
    }
    const dentro = [...gruppi.values()].map(({ nome, presenti, uguali }) => ({
      nome,
      tolti: sostituisci ? presenti.filter(({ id }) => !uguali.has(id)) : [],
    }))
    const tolti = dentro.flatMap((gruppo) => gruppo.tolti)
    const avvisi = dentro
      .filter((gruppo) => gruppo.tolti.length > 0)
      .map(
        ({ nome, tolti: suoi }) =>
          `${nome}: ${formatCount(suoi.length, 'vincolo che c’è si toglie', 'vincoli che ci sono si tolgono')}`,
      )
    const previsto = { ...NO_RESULT, inseriti: nuovi.length, invariati, tolti: tolti.length }
    return {
      righe,
      rilievi: raccolta.rilievi,
      avvisi,
      ignote,
      previsto,
      async esegui({ tx, audit, emit, progresso }) {
        await tx.vincolo.deleteMany({ where: { id: { in: tolti.map(({ id }) => id) } } })
        await audit(
          tolti.map((vincolo) => ({
            oggetto: 'Vincolo',
            oggettoPk: vincolo.id,
            azione: 'elimina',
            prima: describeVincolo(vincolo),
          })),
        )
        const toccati = tolti.map(({ id }) => id)
        for (const alcuni of chunks(nuovi, 500)) {
          const creati = await tx.vincolo.createManyAndReturn({ data: alcuni })
          await audit(
            creati.map((vincolo) => ({
              oggetto: 'Vincolo',
              oggettoPk: vincolo.id,
              azione: 'crea',
              dopo: describeVincolo(vincolo),
            })),
          )
          toccati.push(...creati.map(({ id }) => id))
          await progresso((toccati.length - tolti.length) / nuovi.length)
        }
        if (toccati.length > 0) await emit('catalogo', toccati)
        return previsto
      },
    }
  },
}
