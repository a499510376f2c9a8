import { ValidationError } from 'yup'
import { cambiati, storiaCampi } from '../../../platform/db/conflitto.ts'
import type { Db, Tx } from '../../../platform/db/prisma.ts'
import { valoriDi as leggiValori } from '../../../platform/imports/lettura/valori.ts'
import { pezzi, raccogli, respiro, rigaPiano, righeDeiFogli } from '../../../platform/imports/righe.ts'
import { COLONNE } from '../../../platform/imports/rules.ts'
import { type Importazione, NESSUN_RISULTATO, type Piano, type RigaPiano } from '../../../platform/imports/tipo.ts'
import { CAMPO_OBBLIGATORIO } from '../../../shared/fields/fields.ts'
import { colonneDi, valoriDi } from '../riga.ts'
import { CLIENTE_VUOTO, type ClienteInput, clienteSchema } from '../rules.ts'
import { avvisiSimili } from './simili.ts'

/** A customer of the file that is new, or not as it is stored. */
export interface ClienteDaScrivere {
  file: number
  riga: number
  /** Null for a new one. */
  attuale: { pk: number; valori: ClienteInput } | null
  dopo: ClienteInput
}

async function perCodice(db: Db | Tx, codici: readonly string[]) {
  const trovati = new Map<string, { pk: number; valori: ClienteInput }>()
  for (const alcuni of pezzi(codici, 5000)) {
    for (const cliente of await db.cliente.findMany({ where: { codice: { in: alcuni } } })) {
      trovati.set(cliente.codice ?? '', { pk: cliente.id, valori: soloCampi(valoriDi(cliente)) })
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
export const importazioneClienti: Importazione = {
  nome: 'clienti',
  async pianifica(fogli, db): Promise<Piano> {
    const { righe: lette, ignote } = righeDeiFogli(fogli, COLONNE.clienti)
    const agenti = new Map(
      (await db.agente.findMany({ select: { id: true, codice: true } })).map((a) => [a.codice.toUpperCase(), a.id]),
    )
    const valori = lette.map(({ celle }) => leggiValori(celle, COLONNE.clienti))
    const noti = await perCodice(db, [...new Set(valori.map(({ valori: { codice } }) => String(codice ?? '')))])
    const raccolta = raccogli()
    const visti = new Map<string, number>()
    const righe: RigaPiano[] = []
    const daScrivere: ClienteDaScrivere[] = []
    let invariati = 0
    const pausa = respiro()
    for (const [indice, letta] of lette.entries()) {
      await pausa()
      const { valori: suoi, errori } = valori[indice] ?? { valori: {}, errori: [] }
      for (const { colonna, messaggio } of errori) raccolta.segna(letta, colonna, messaggio)
      const codice = String(suoi.codice ?? '')
      if (codice === '') raccolta.segna(letta, 'codice', CAMPO_OBBLIGATORIO)
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
        if (raccolta.in(letta)) righe.push(rigaPiano(letta, 'ERRORE'))
        else if (attuale && cambiati({ ...attuale.valori }, { ...dopo }).length === 0) {
          invariati++
          righe.push(rigaPiano(letta, 'UGUALE'))
        } else {
          daScrivere.push({ file: letta.file, riga: letta.riga, attuale, dopo })
          righe.push(rigaPiano(letta, attuale ? 'MODIFICATO' : 'NUOVO'))
        }
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error
        for (const { path = '', message } of error.inner) raccolta.segna(letta, path, message)
        righe.push(rigaPiano(letta, 'ERRORE'))
      }
    }
    const nuovi = daScrivere.filter(({ attuale }) => attuale === null)
    const modificati = daScrivere.filter(({ attuale }) => attuale !== null)
    const previsto = { ...NESSUN_RISULTATO, inseriti: nuovi.length, aggiornati: modificati.length, invariati }
    return {
      righe,
      rilievi: raccolta.rilievi,
      avvisi: await avvisiSimili(db, nuovi),
      ignote,
      previsto,
      async esegui({ tx, audit, emit, progresso }) {
        const toccati: number[] = []
        const fatto = () => progresso(toccati.length / Math.max(1, daScrivere.length))
        for (const alcuni of pezzi(nuovi, 500)) {
          const data = alcuni.map(({ dopo }) => ({ ...colonneDi(dopo), nome: dopo.nome }))
          const creati = await tx.cliente.createManyAndReturn({ data, select: { id: true, nome: true } })
          await audit(creati.map(({ id, nome }) => ({ oggetto: 'Cliente', oggettoPk: id, azione: 'crea', dopo: nome })))
          toccati.push(...creati.map(({ id }) => id))
          await fatto()
        }
        for (const { attuale, dopo } of modificati) {
          if (!attuale) continue
          await tx.cliente.update({
            where: { id: attuale.pk },
            data: { ...colonneDi(dopo), versione: { increment: 1 } },
          })
          await audit(storiaCampi('Cliente', attuale.pk, 'modifica', { ...attuale.valori }, { ...dopo }))
          toccati.push(attuale.pk)
          await fatto()
        }
        await emit('cliente', toccati)
        return previsto
      },
    }
  },
}
