import { ValidationError } from 'yup'
import { changedFields, fieldHistory } from '../../../platform/db/conflict.ts'
import type { Db, Tx } from '../../../platform/db/prisma.ts'
import { type ImportKind, type ImportPlan, NO_RESULT, type PlanRow } from '../../../platform/imports/kind.ts'
import { cellValues } from '../../../platform/imports/reading/values.ts'
import { breather, chunks, collectFindings, planRow, rowsOfSheets } from '../../../platform/imports/rows.ts'
import { IMPORT_COLUMNS } from '../../../platform/imports/rules.ts'
import { REQUIRED_FIELD } from '../../../shared/fields/fields.ts'
import { clienteData, clienteValues } from '../data.ts'
import { CLIENTE_VUOTO, type ClienteInput, clienteSchema } from '../rules.ts'
import { similarNotices } from './similar.ts'

/** A customer of the file that is new, or not as it is stored. */
interface ClienteDaScrivere {
  file: number
  riga: number
  /** Null for a new one. */
  attuale: { pk: number; valori: ClienteInput } | null
  dopo: ClienteInput
}

async function perCodice(db: Db | Tx, codici: readonly string[]) {
  const trovati = new Map<string, { pk: number; valori: ClienteInput }>()
  for (const alcuni of chunks(codici, 5000)) {
    for (const cliente of await db.cliente.findMany({ where: { codice: { in: alcuni } } })) {
      trovati.set(cliente.codice ?? '', { pk: cliente.id, valori: soloCampi(clienteValues(cliente)) })
    }
  }
  return trovati
}

/** The fields of the form, without the other columns of the table. */
function soloCampi(valori: ClienteInput): ClienteInput {
  const campi = Object.keys(clienteSchema.fields) as (keyof ClienteInput)[]
  return Object.fromEntries(campi.map((campo) => [campo, valori[campo]])) as unknown as ClienteInput
}

/** Customers by their code: a new one is added, another changed where the file has a column. */
export const clientiImport: ImportKind<'clienti'> = {
  nome: 'clienti',
  async pianifica(fogli, db): Promise<ImportPlan> {
    const { righe: lette, ignote } = rowsOfSheets(fogli, IMPORT_COLUMNS.clienti)
    const agenti = new Map(
      (await db.agente.findMany({ select: { id: true, codice: true } })).map((a) => [a.codice.toUpperCase(), a.id]),
    )
    const valori = lette.map(({ celle }) => cellValues(celle, IMPORT_COLUMNS.clienti))
    const noti = await perCodice(db, [...new Set(valori.map(({ valori: { codice } }) => String(codice ?? '')))])
    const raccolta = collectFindings()
    const visti = new Map<string, number>()
    const righe: PlanRow[] = []
    const daScrivere: ClienteDaScrivere[] = []
    let invariati = 0
    const pausa = breather()
    for (const [indice, letta] of lette.entries()) {
      await pausa()
      const { valori: suoi, errori } = valori[indice] ?? { valori: {}, errori: [] }
      for (const { colonna, messaggio } of errori) raccolta.segna(letta, colonna, messaggio)
      const codice = String(suoi.codice ?? '')
      if (codice === '') raccolta.segna(letta, 'codice', REQUIRED_FIELD)
      else if (visti.has(codice))
        raccolta.segna(letta, 'codice', `il codice «${codice}» è già alla riga ${visti.get(codice)}`)
      else visti.set(codice, letta.riga)
      const sigla = String(suoi.agente ?? '').toUpperCase()
      const agente = sigla === '' ? null : (agenti.get(sigla) ?? null)
      if (sigla !== '' && agente === null) raccolta.segna(letta, 'agente', `agente «${suoi.agente}» sconosciuto`)
      const attuale = noti.get(codice) ?? null
      const tipo = 'tipoCliente' in suoi ? { tipoCliente: String(suoi.tipoCliente ?? '').toUpperCase() } : {}
      const grezzo = {
        ...(attuale?.valori ?? CLIENTE_VUOTO),
        ...suoi,
        ...tipo,
        ...('agente' in suoi ? { agente } : {}),
      }
      try {
        const dopo = clienteSchema.validateSync(grezzo, { abortEarly: false, stripUnknown: true })
        if (raccolta.in(letta)) righe.push(planRow(letta, 'ERRORE'))
        else if (attuale && changedFields({ ...attuale.valori }, { ...dopo }).length === 0) {
          invariati++
          righe.push(planRow(letta, 'UGUALE'))
        } else {
          daScrivere.push({ file: letta.file, riga: letta.riga, attuale, dopo })
          righe.push(planRow(letta, attuale ? 'MODIFICATO' : 'NUOVO'))
        }
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error
        for (const { path = '', message } of error.inner) raccolta.segna(letta, path, message)
        righe.push(planRow(letta, 'ERRORE'))
      }
    }
    const nuovi = daScrivere.filter(({ attuale }) => attuale === null)
    const modificati = daScrivere.filter(({ attuale }) => attuale !== null)
    const previsto = { ...NO_RESULT, inseriti: nuovi.length, aggiornati: modificati.length, invariati }
    return {
      righe,
      rilievi: raccolta.rilievi,
      avvisi: await similarNotices(db, nuovi),
      ignote,
      previsto,
      async esegui({ tx, audit, emit, progresso }) {
        const toccati: number[] = []
        const fatto = () => progresso(toccati.length / Math.max(1, daScrivere.length))
        for (const alcuni of chunks(nuovi, 500)) {
          const data = alcuni.map(({ dopo }) => ({ ...clienteData(dopo), nome: dopo.nome }))
          const creati = await tx.cliente.createManyAndReturn({ data, select: { id: true, nome: true } })
          await audit(creati.map(({ id, nome }) => ({ oggetto: 'Cliente', oggettoPk: id, azione: 'crea', dopo: nome })))
          toccati.push(...creati.map(({ id }) => id))
          await fatto()
        }
        for (const { attuale, dopo } of modificati) {
          if (!attuale) continue
          await tx.cliente.update({
            where: { id: attuale.pk },
            data: { ...clienteData(dopo), versione: { increment: 1 } },
          })
          await audit(fieldHistory('Cliente', attuale.pk, 'modifica', { ...attuale.valori }, { ...dopo }))
          toccati.push(attuale.pk)
          await fatto()
        }
        await emit('cliente', toccati)
        return previsto
      },
    }
  },
}
