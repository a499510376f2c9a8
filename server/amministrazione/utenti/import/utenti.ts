import { type InferType, object, type StringSchema } from 'yup'
import { csvColumn, PK_COLUMN } from '../../../platform/imports/csv/columns.ts'
import { insertRows } from '../../../platform/imports/csv/insertRows.ts'
import { csvTable, type Directory } from '../../../platform/imports/csv/table.ts'
import { INVALID_ADDRESS, isAddress } from '../../../platform/mail/rules.ts'
import { booleanRule, longTextRule, singleLineRule } from '../../../shared/fields/fields.ts'
import { type Flags, infoAfter } from '../amministrazione/info.ts'
import { type AdminFlag, adminFlags, createUserSchema, NOTE_MAX } from '../amministrazione/rules.ts'

/** Users by name in lower case → number. */
export const utentiDirectory: Directory<number> = {
  nome: 'utenti',
  async read(tx) {
    const utenti = await tx.user.findMany({ select: { id: true, username: true } })
    return new Map(utenti.map(({ id, username }) => [usernameKey(username), id]))
  },
}

/** People do not tell names apart by their case. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase()

/** What a login can verify; the cell itself is never shown. */
const HASH = /^(?:pbkdf2_sha256\$\d{1,7}\$[^$\s]+\$[A-Za-z0-9+/]{22,}={0,2}|\$argon2id\$[A-Za-z0-9+/=$,]{20,200})$/
const NOT_A_HASH =
  'Non è una password cifrata che si possa verificare (pbkdf2_sha256$… o $argon2id$…): lasciare la cella vuota.'
/** Django's sign for nobody, too. */
const UNUSABLE = '!'

const flagRules = Object.fromEntries(adminFlags.map((flag) => [flag, booleanRule(false)])) as Record<
  AdminFlag,
  ReturnType<typeof booleanRule>
>

const utenteCsvSchema = object({
  username: createUserSchema.fields.username as StringSchema<string>,
  email: singleLineRule(254).test('email', INVALID_ADDRESS, (text) => !text || isAddress(text)),
  firstName: singleLineRule(150),
  lastName: singleLineRule(150),
  isSuperuser: booleanRule(false),
  isStaff: booleanRule(false),
  isActive: booleanRule(true),
  note: longTextRule(NOTE_MAX),
  ...flagRules,
})
type UtenteCsv = InferType<typeof utenteCsvSchema>

const siNo = (name: string, nota: string) => csvColumn(name, nota, { tipo: 'siNo' })

/** Users; those that are there keep what they are and may. */
export const utentiCsv = csvTable<UtenteCsv>({
  file: 'utenti.csv',
  titolo: 'Utenti',
  model: 'user',
  columns: [
    PK_COLUMN,
    csvColumn('username*', 'nome con cui si entra, diverso per ciascuno'),
    csvColumn(
      'password',
      'cifrata come in Django (pbkdf2_sha256$…); vuota: si dà con npm run user -- --reset-password',
    ),
    csvColumn('email', 'indirizzo'),
    csvColumn('firstName', 'nome'),
    csvColumn('lastName', 'cognome'),
    siNo('isSuperuser', 'sì: amministratore'),
    siNo('isStaff', 'sì: ufficio'),
    siNo('isActive', 'no: non entra; sì se manca'),
    csvColumn('note', 'note'),
    siNo('canAdminUsers', 'amministra gli utenti; questa e le seguenti solo per gli amministratori'),
    siNo('canViewAttivitaOperatori', 'vede le attività degli operatori'),
    siNo('canViewLineaSaomad', 'vede la linea Saomad'),
    siNo('remindStatoOrdineFornitore', 'riceve il promemoria degli stati degli ordini fornitore'),
    siNo('remindMissOrdiniFornitore', 'riceve il promemoria degli ordini fornitore mancanti'),
    siNo('mailSchedulazione', 'riceve le mail della schedulazione'),
    siNo('vbhReadonlyAccess', 'sola lettura VBH'),
  ],
  chiave: 'username',
  diverse: 'lascia',
  async read({ tx, directory, warn, afterwards }) {
    const utenti = await directory(utentiDirectory)
    const saved = await tx.user.findMany({ include: { info: true } })
    const byName = new Map(
      saved.map(({ id, info, ...user }) => {
        const flags = infoAfter(null, info, user.isSuperuser)
        const { username, email, firstName, lastName, isSuperuser, isStaff, isActive } = user
        const values = { username, email, firstName, lastName, isSuperuser, isStaff, isActive, ...flags }
        return [usernameKey(username), { pk: id, valori: values as UtenteCsv }]
      }),
    )
    const withHash = new Map<string, string>()
    let senza = 0
    return {
      schema: utenteCsvSchema,
      empty: { email: '', firstName: '', lastName: '', isActive: true },
      input({ celle }, tell) {
        const { pk: _pk, password, ...fields } = celle
        const key = usernameKey(String(fields.username ?? ''))
        const hash = String(password ?? '')
        if (HASH.test(hash)) withHash.set(key, hash)
        else if (hash !== '' && !hash.startsWith(UNUSABLE)) tell('password', NOT_A_HASH)
        return { chiave: key, campi: { ...fields, username: String(fields.username ?? '').normalize('NFKC') } }
      },
      complete: (values) => ({ ...values, ...infoAfter(values, null, values.isSuperuser) }),
      stored: async (keys) =>
        new Map(
          keys.flatMap((key) => {
            const one = byName.get(key)
            return one ? [[key, one] as const] : []
          }),
        ),
      learn(key, pk) {
        if (!utenti.has(key) && !withHash.has(key)) senza++
        utenti.set(key, pk)
      },
      title: ({ username }) => username,
      async insert(rows) {
        await insertRows(
          tx,
          'user',
          rows.map(({ pk, chiave, valori }) => {
            const { username, email, firstName, lastName, isSuperuser, isStaff, isActive } = valori
            const passwordHash = withHash.get(chiave) ?? UNUSABLE
            return { id: pk, username, email, firstName, lastName, isSuperuser, isStaff, isActive, passwordHash }
          }),
        )
        await insertRows(
          tx,
          'infoUser',
          rows.map(({ pk, valori }) => ({ userId: pk, ...infoOf(valori) })),
        )
      },
      async end() {
        afterwards(async () => void (await tx.codiceAvvio.deleteMany()))
        if (senza > 0) {
          warn(
            `${senza === 1 ? 'un utente nuovo è' : `${senza} utenti nuovi sono`} senza password: npm run user -- --reset-password NOME.`,
          )
        }
      },
    }
  },
})

function infoOf(values: UtenteCsv): { note: string } & Flags {
  return infoAfter(values, null, values.isSuperuser)
}
