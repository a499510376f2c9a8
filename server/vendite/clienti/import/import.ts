import { ValidationError } from 'yup'
import { changedFields, fieldHistory } from '#platform/db/conflict.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { type ImportKind, type ImportPlan, NO_RESULT, type PlanRow } from '#platform/imports/kind.ts'
import { cellValues } from '#platform/imports/reading/values.ts'
import { breather, chunks, collectFindings, planRow, rowsOfSheets } from '#platform/imports/rows.ts'
import { bareName, REQUIRED_FIELD } from '#shared/fields/fields.ts'
import { clienteData, clienteValues } from '../data.ts'
import { CLIENTE_EMPTY, type ClienteInput, type ClienteKeys, clienteSchema, inCommon, usefulKeys } from '../rules.ts'
import { clientiSheet } from './rules.ts'

/** A customer of the file that is new, or not as it is stored. */
interface ClienteToWrite {
  file: number
  riga: number
  /** Null for a new one. */
  attuale: { pk: number; valori: ClienteInput } | null
  dopo: ClienteInput
}

async function byCodice(db: Db | Tx, codici: readonly string[]) {
  const found = new Map<string, { pk: number; valori: ClienteInput }>()
  for (const some of chunks(codici, 5000)) {
    for (const cliente of await db.cliente.findMany({ where: { codice: { in: some } } })) {
      found.set(cliente.codice ?? '', { pk: cliente.id, valori: onlyFields(clienteValues(cliente)) })
    }
  }
  return found
}

/** The fields of the form, without the other columns of the table. */
function onlyFields(values: ClienteInput): ClienteInput {
  const fields = Object.keys(clienteSchema.fields) as (keyof ClienteInput)[]
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as ClienteInput
}

interface Next {
  riga: number
  dopo: ClienteKeys & { nome: string }
}

const MAX_NOTICES = 50

/** Stored customers with the VAT number, phone or mail of a new one: likely the same under another code. */
async function similarNotices(db: Db | Tx, fresh: readonly Next[]): Promise<string[]> {
  const notices: string[] = []
  for (const some of chunks(fresh, 1000)) {
    const keys = some.map(({ dopo }) => usefulKeys(dopo))
    const of = (name: keyof ClienteKeys) => keys.map((own) => own[name]).filter((key) => key !== '')
    const similar = await db.cliente.findMany({
      where: {
        OR: [
          { pivaNorm: { in: of('piva') } },
          { telefonoNorm: { in: of('telefono') } },
          { emailNorm: { in: of('email') } },
        ],
      },
      select: { nome: true, codice: true, piva: true, telefono: true, email: true },
      take: MAX_NOTICES,
    })
    for (const { riga, dopo } of similar.length > 0 ? some : []) {
      for (const other of similar) {
        const common = inCommon(dopo, other)
        const who = other.codice ? `${other.nome} (${other.codice})` : other.nome
        if (common) notices.push(`riga ${riga}: «${dopo.nome}» ha ${common} in comune con «${who}»`)
      }
      if (notices.length >= MAX_NOTICES) return notices.slice(0, MAX_NOTICES)
    }
  }
  return notices
}

/** Customers by their code: a new one is added, another changed where the file has a column. */
export const clientiImport: ImportKind = {
  sheet: clientiSheet,
  permesso: 'addOrders',
  title: 'Importazione di clienti',
  description: 'Customers.',
  async pianifica(sheets, db): Promise<ImportPlan> {
    const { righe: loaded, ignote } = rowsOfSheets(sheets, clientiSheet.columns)
    const agenti = new Map(
      (await db.agente.findMany({ select: { id: true, codice: true } })).map((a) => [a.codice.toUpperCase(), a.id]),
    )
    const values = loaded.map(({ celle }) => cellValues(celle, clientiSheet.columns))
    const knownOnes = await byCodice(db, [...new Set(values.map(({ valori: { codice } }) => String(codice ?? '')))])
    const collection = collectFindings()
    const seen = new Map<string, number>()
    const righe: PlanRow[] = []
    const toWrite: ClienteToWrite[] = []
    let invariati = 0
    const pause = breather()
    for (const [index, read] of loaded.entries()) {
      await pause()
      const { valori: own, errori } = values[index] ?? { valori: {}, errori: [] }
      for (const { colonna, messaggio } of errori) collection.mark(read, colonna, messaggio)
      const codice = String(own.codice ?? '')
      if (codice === '') collection.mark(read, 'codice', REQUIRED_FIELD)
      else if (seen.has(codice))
        collection.mark(read, 'codice', `il codice «${codice}» è già alla riga ${seen.get(codice)}`)
      else seen.set(codice, read.riga)
      const sigla = String(own.agente ?? '').toUpperCase()
      const agente = sigla === '' ? null : (agenti.get(sigla) ?? null)
      if (sigla !== '' && agente === null) collection.mark(read, 'agente', `agente «${own.agente}» sconosciuto`)
      const current = knownOnes.get(codice) ?? null
      const tipo = 'tipoCliente' in own ? { tipoCliente: String(own.tipoCliente ?? '').toUpperCase() } : {}
      const raw = {
        ...(current?.valori ?? CLIENTE_EMPTY),
        ...own,
        ...tipo,
        ...('agente' in own ? { agentePk: agente } : {}),
      }
      try {
        const after = clienteSchema.validateSync(raw, { abortEarly: false, stripUnknown: true })
        if (collection.in(read)) righe.push(planRow(read, 'ERRORE'))
        else if (current && changedFields({ ...current.valori }, { ...after }).length === 0) {
          invariati++
          righe.push(planRow(read, 'UGUALE'))
        } else {
          toWrite.push({ file: read.file, riga: read.riga, attuale: current, dopo: after })
          righe.push(planRow(read, current ? 'MODIFICATO' : 'NUOVO'))
        }
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error
        for (const { path = '', message } of error.inner) collection.mark(read, bareName(path), message)
        righe.push(planRow(read, 'ERRORE'))
      }
    }
    const fresh = toWrite.filter(({ attuale }) => attuale === null)
    const edited = toWrite.filter(({ attuale }) => attuale !== null)
    const previsto = { ...NO_RESULT, inseriti: fresh.length, aggiornati: edited.length, invariati }
    return {
      righe,
      rilievi: collection.rilievi,
      avvisi: await similarNotices(db, fresh),
      ignote,
      previsto,
      async execute({ tx, audit, emit, progresso }) {
        const touched: number[] = []
        const done = () => progresso(touched.length / Math.max(1, toWrite.length))
        for (const some of chunks(fresh, 500)) {
          const data = some.map(({ dopo }) => ({ ...clienteData(dopo), nome: dopo.nome }))
          const created = await tx.cliente.createManyAndReturn({ data, select: { id: true, nome: true } })
          await audit(
            created.map(({ id, nome }) => ({ oggetto: 'Cliente', oggettoPk: id, azione: 'crea', dopo: nome })),
          )
          touched.push(...created.map(({ id }) => id))
          await done()
        }
        for (const { attuale, dopo } of edited) {
          if (!attuale) continue
          await tx.cliente.update({
            where: { id: attuale.pk },
            data: { ...clienteData(dopo), versione: { increment: 1 } },
          })
          await audit(fieldHistory('Cliente', attuale.pk, 'modifica', { ...attuale.valori }, { ...dopo }))
          touched.push(attuale.pk)
          await done()
        }
        await emit('cliente', touched)
        return previsto
      },
    }
  },
}
