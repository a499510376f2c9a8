import { type InferType, type ObjectSchema, object } from 'yup'
import { csvColumn, PK_COLUMN } from '#platform/imports/csv/columns.ts'
import { insertRows } from '#platform/imports/csv/insertRows.ts'
import { type CsvFolder, type CsvInput, csvTable, type TellColumn } from '#platform/imports/csv/table.ts'
import { booleanRule, longTextRule, REQUIRED_FIELD, singleLineRule } from '#shared/fields/fields.ts'
import { agentiDirectory } from '#vendite/agenti/directory.ts'
import { internalTipo, writtenTipo } from '#vendite/agenti/rules.ts'
import { clientiDirectory } from '#vendite/clienti/import/csv.ts'
import { agenteFormSchema, permessiOperatore } from '../amministrazione/rules.ts'
import { usernameKey, utentiDirectory } from './utenti.ts'

const siNo = (name: string, nota: string) => csvColumn(name, nota, { tipo: 'siNo' })
const USERNAME = csvColumn('username*', 'nome dell’utente')

/** The user that a row names, told when there is none. */
async function usersOf({ directory }: CsvFolder) {
  const utenti = await directory(utentiDirectory)
  return ({ celle }: CsvInput, tell: TellColumn): number | null => {
    const name = String(celle.username ?? '')
    const pk = utenti.get(usernameKey(name))
    if (pk === undefined) tell('username', name === '' ? REQUIRED_FIELD : `utente «${name}» sconosciuto`)
    return pk ?? null
  }
}

const only = <T>(map: ReadonlyMap<string, T>, keys: readonly string[]) =>
  new Map(
    keys.flatMap((key) => {
      const one = map.get(key)
      return one === undefined ? [] : [[key, one] as const]
    }),
  )

/** The head is judged when all agents are known: it may come further down. */
const agenteCsvSchema = agenteFormSchema.omit(['capoAreaPk'])
interface AgenteCsv extends InferType<typeof agenteCsvSchema> {
  username: string
  /** Code of the area head in capitals; '' for none. */
  capo: string
}

const agenteRowSchema = agenteCsvSchema.concat(
  object({ username: singleLineRule(150), capo: singleLineRule(150) }),
) as ObjectSchema<AgenteCsv>

/** Sales agents by code. */
export const agentiCsv = csvTable<AgenteCsv>({
  file: 'agenti.csv',
  titolo: 'Agenti',
  model: 'agente',
  columns: [
    PK_COLUMN,
    csvColumn('codice*', 'codice dell’agente, diverso per ciascuno'),
    USERNAME,
    csvColumn('tipoAgente', 'B2C, B2B o B2C*s; B2C se manca'),
    csvColumn('capoArea', 'codice dell’agente a cui risponde'),
  ],
  columnOf: { capo: 'capoArea' },
  chiave: 'codice',
  diverse: 'lascia',
  async read(folder) {
    const { tx } = folder
    const agenti = await folder.directory(agentiDirectory)
    const userOf = await usersOf(folder)
    const saved = await tx.agente.findMany({ include: { user: true, capoArea: true } })
    const byCodice = new Map(
      saved.map(({ id, codice, tipoAgente, user, capoArea }) => [
        codice.toUpperCase(),
        {
          pk: id,
          valori: {
            codice,
            tipoAgente: writtenTipo(tipoAgente),
            username: usernameKey(user.username),
            capo: capoArea?.codice.toUpperCase() ?? '',
          },
        },
      ]),
    )
    const codiceOf = new Map(saved.map(({ codice, userId }) => [userId, codice.toUpperCase()]))
    /** Of every agent, stored or new: who heads it, and the row that says so. */
    const capi = new Map([...byCodice].map(([codice, { valori }]) => [codice, { capo: valori.capo, riga: 0 }]))
    return {
      schema: agenteRowSchema,
      empty: { tipoAgente: 'B2C', capo: '' },
      input(row, tell) {
        const { pk: _pk, capoArea, tipoAgente, ...fields } = row.celle
        const key = String(fields.codice ?? '').toUpperCase()
        const user = userOf(row, tell)
        const other = user === null ? undefined : codiceOf.get(user)
        if (other !== undefined && other !== key) tell('username', `è già l’agente «${other}»`)
        else if (user !== null) codiceOf.set(user, key)
        const capo = capoArea === undefined ? {} : { capo: String(capoArea ?? '').toUpperCase() }
        return {
          chiave: key,
          campi: {
            ...fields,
            ...capo,
            username: usernameKey(String(fields.username ?? '')),
            ...(tipoAgente ? { tipoAgente } : {}),
          },
        }
      },
      stored: async (codici) => only(byCodice, codici),
      check({ codice, capo }, { riga }, _tell, current) {
        if (!current) capi.set(codice.toUpperCase(), { capo, riga })
      },
      learn: (codice, pk) => void agenti.set(codice, pk),
      title: ({ codice }) => codice,
      async insert(rows) {
        const utenti = await folder.directory(utentiDirectory)
        await insertRows(
          tx,
          'agente',
          rows.map(({ pk, valori }) => ({
            id: pk,
            userId: utenti.get(valori.username) ?? 0,
            codice: valori.codice,
            tipoAgente: internalTipo(valori.tipoAgente),
          })),
        )
        folder.afterwards(async () => {
          for (const { pk, valori } of rows) {
            const capoAreaId = agenti.get(valori.capo)
            if (capoAreaId !== undefined) await tx.agente.update({ where: { id: pk }, data: { capoAreaId } })
          }
        })
      },
      async end(tell) {
        for (const [codice, { capo, riga }] of capi) {
          if (riga === 0 || capo === '') continue
          if (!capi.has(capo)) tell(riga, 'capoArea', `agente «${capo}» sconosciuto`)
          else if (ringOf(codice, capi)) tell(riga, 'capoArea', ringWords(codice, capi))
        }
      },
    }
  },
})

type Capi = ReadonlyMap<string, { capo: string }>

/** The agents from one up to itself; null when it never gets there. */
function ringOf(codice: string, capi: Capi): string[] | null {
  const above = [codice]
  for (let capo = capi.get(codice)?.capo; capo; capo = capi.get(capo)?.capo) {
    if (capo === codice) return above
    if (above.includes(capo)) return null
    above.push(capo)
  }
  return null
}

function ringWords(codice: string, capi: Capi): string {
  const ring = ringOf(codice, capi) ?? []
  if (ring.length === 1) return 'Un agente non può essere il capo area di se stesso.'
  return `I capi area girano in tondo: ${[...ring, codice].join(' → ')}.`
}

const operatoreCsvSchema = object({
  modificaStatoOrdine: booleanRule(false),
  modificaStatoFasiOrdine: booleanRule(false),
  modificaStatoFasiOrdineFornitore: booleanRule(false),
  vedeOrdini: booleanRule(false),
})
type OperatoreCsv = InferType<typeof operatoreCsvSchema>

/** Operators of the workshop. */
export const operatoriCsv = csvTable<OperatoreCsv>({
  file: 'operatori.csv',
  titolo: 'Operatori',
  model: 'operatore',
  columns: [
    PK_COLUMN,
    USERNAME,
    siNo('modificaStatoOrdine', 'cambia lo stato degli ordini'),
    siNo('modificaStatoFasiOrdine', 'cambia lo stato delle fasi'),
    siNo('modificaStatoFasiOrdineFornitore', 'cambia lo stato dei materiali'),
    siNo('vedeOrdini', 'vede gli ordini'),
  ],
  chiave: 'username',
  diverse: 'lascia',
  async read(folder) {
    const { tx } = folder
    const userOf = await usersOf(folder)
    const saved = new Map(
      (await tx.operatore.findMany()).map((operatore) => {
        const values = Object.fromEntries(permessiOperatore.map((name) => [name, operatore[name]])) as OperatoreCsv
        return [String(operatore.userId), { pk: operatore.id, valori: values }]
      }),
    )
    return {
      schema: operatoreCsvSchema,
      empty: {},
      input(row, tell) {
        const user = userOf(row, tell)
        return user === null ? null : { chiave: String(user), campi: row.celle }
      },
      stored: async (keys) => only(saved, keys),
      async insert(rows) {
        const data = rows.map(({ pk, chiave, valori }) => ({ ...valori, id: pk, userId: Number(chiave) }))
        await insertRows(tx, 'operatore', data)
      },
    }
  },
})

const appAccountCsvSchema = object({
  visualizzaStatiOrdine: booleanRule(false),
  visualizzaEcommerce: booleanRule(false),
}).concat(object({ clienti: longTextRule(100_000) }))
type AppAccountCsv = InferType<typeof appAccountCsvSchema>

/** Accounts of the app, with the customers whose orders they see. */
export const appAccountCsv = csvTable<AppAccountCsv>({
  file: 'account-app.csv',
  titolo: 'Account dell’app',
  model: 'appAccount',
  columns: [
    PK_COLUMN,
    USERNAME,
    siNo('visualizzaStatiOrdine', 'vede gli stati degli ordini'),
    siNo('visualizzaEcommerce', 'vede il negozio'),
    csvColumn('clienti', 'codici dei clienti di cui vede gli ordini, separati da |'),
  ],
  chiave: 'username',
  diverse: 'lascia',
  async read(folder) {
    const { tx } = folder
    const userOf = await usersOf(folder)
    const clienti = await folder.directory(clientiDirectory)
    const inOrder = (codici: readonly string[]) => [...new Set(codici)].sort().join('|')
    const saved = new Map(
      (await tx.appAccount.findMany({ include: { clienti: true } })).map((account) => {
        const { visualizzaStatiOrdine, visualizzaEcommerce } = account
        const codici = inOrder(account.clienti.map(({ codice }) => codice ?? ''))
        return [
          String(account.userId),
          { pk: account.id, valori: { visualizzaStatiOrdine, visualizzaEcommerce, clienti: codici } },
        ]
      }),
    )
    return {
      schema: appAccountCsvSchema,
      empty: { clienti: '' },
      input(row, tell) {
        const user = userOf(row, tell)
        if (user === null) return null
        const written = String(row.celle.clienti ?? '').split('|')
        const codici = written.map((codice) => codice.trim()).filter((codice) => codice !== '')
        for (const codice of codici) if (!clienti.has(codice)) tell('clienti', `cliente «${codice}» sconosciuto`)
        const own = row.celle.clienti === undefined ? {} : { clienti: inOrder(codici) }
        return { chiave: String(user), campi: { ...row.celle, ...own } }
      },
      stored: async (keys) => only(saved, keys),
      async insert(rows) {
        for (const { pk, chiave, valori } of rows) {
          const { clienti: codici, ...flags } = valori
          const connect = codici.split('|').flatMap((codice) => {
            const cliente = clienti.get(codice)
            return cliente ? [{ id: cliente.id }] : []
          })
          await tx.appAccount.create({ data: { ...flags, id: pk, userId: Number(chiave), clienti: { connect } } })
        }
      },
    }
  },
})
