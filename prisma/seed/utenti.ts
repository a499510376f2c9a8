// The demo users, all with the password `demo`, and the six agents.
import type { Tx } from '#platform/db/prisma.ts'

export const DEMO_PASSWORD = 'demo'

interface UtenteDemo {
  username: string
  firstName: string
  lastName: string
  isSuperuser?: boolean
  isStaff?: boolean
  /** Code of the agent. */
  agente?: string
  operatore?: 'semplice' | 'capo'
  app?: boolean
}

const utenti: UtenteDemo[] = [
  { username: 'super', firstName: 'Silvia', lastName: 'Moretti', isSuperuser: true, isStaff: true },
  { username: 'staff', firstName: 'Stefano', lastName: 'Galli', isStaff: true },
  { username: 'capoarea', firstName: 'Carlo', lastName: 'Ferretti', agente: 'AG01' },
  { username: 'agente', firstName: 'Giulia', lastName: 'Marchetti', agente: 'AG02' },
  { username: 'ag03', firstName: 'Davide', lastName: 'Rinaldi', agente: 'AG03' },
  { username: 'ag04', firstName: 'Elena', lastName: 'Conti', agente: 'AG04' },
  { username: 'ag05', firstName: 'Paolo', lastName: 'De Santis', agente: 'AG05' },
  { username: 'ag06', firstName: 'Chiara', lastName: 'Lombardi', agente: 'AG06' },
  { username: 'operatore', firstName: 'Omar', lastName: 'Bianchi', operatore: 'semplice' },
  { username: 'operatore.capo', firstName: 'Oriana', lastName: 'Costa', operatore: 'capo' },
  { username: 'operatore3', firstName: 'Bruno', lastName: 'Zanella', operatore: 'semplice' },
  { username: 'operatore4', firstName: 'Dario', lastName: 'Fabbri', operatore: 'semplice' },
  { username: 'operatore5', firstName: 'Ivan', lastName: 'Basso', operatore: 'semplice' },
  { username: 'operatore6', firstName: 'Katia', lastName: 'Serra', operatore: 'semplice' },
  { username: 'operatore7', firstName: 'Mirko', lastName: 'Pozzi', operatore: 'semplice' },
  { username: 'operatore8', firstName: 'Rita', lastName: 'Neri', operatore: 'semplice' },
  { username: 'app', firstName: 'Anna', lastName: 'Pellegrini', app: true },
  { username: 'fornitore', firstName: 'Franco', lastName: 'Vernici' },
  { username: 'vetreria', firstName: 'Vera', lastName: 'Veneta' },
]

/** The names of the demo users. */
export const usernameDemo: readonly string[] = utenti.map(({ username }) => username)

/** Who answers to whom: the head of each agent that has one. */
const capiArea: Record<string, string> = { AG02: 'AG01', AG03: 'AG01', AG06: 'AG05' }
const tipiAgente: Record<string, 'B2C' | 'B2B' | 'B2Cs'> = { AG04: 'B2B', AG05: 'B2B', AG06: 'B2Cs' }

export interface AgenteDemo {
  id: number
  codice: string
  nome: string
  email: string
}

export interface UtentiDemo {
  agenti: AgenteDemo[]
  /** Who works on the quotes in the history. */
  staff: { id: number; nome: string }
}

/** Inserts the users. @param passwordHash of the one password of them all */
export async function seedUtenti(tx: Tx, passwordHash: string): Promise<UtentiDemo> {
  const righe = await tx.user.createManyAndReturn({
    data: utenti.map(({ username, firstName, lastName, isSuperuser = false, isStaff = false }) => ({
      username,
      firstName,
      lastName,
      isSuperuser,
      isStaff,
      email: `${username}@valdombra.example`,
      passwordHash,
    })),
  })
  const byUsername = new Map(righe.map((riga) => [riga.username, riga]))
  const userId = ({ username }: UtenteDemo): number => byUsername.get(username)?.id ?? 0

  await tx.infoUser.createMany({
    data: utenti.map((utente) => ({
      userId: userId(utente),
      canAdminUsers: utente.isSuperuser === true,
      canViewAttivitaOperatori: utente.isSuperuser === true,
      canViewLineaSaomad: utente.isSuperuser === true,
      remindStatoOrdineFornitore: utente.isSuperuser === true,
      remindMissOrdiniFornitore: utente.isSuperuser === true,
      mailSchedulazione: utente.isSuperuser === true,
      vbhReadonlyAccess: utente.isSuperuser === true,
    })),
  })
  await tx.operatore.createMany({
    data: utenti.flatMap((utente) => {
      if (!utente.operatore) return []
      const capo = utente.operatore === 'capo'
      const flag = {
        vedeOrdini: capo,
        modificaStatoOrdine: capo,
        modificaStatoFasiOrdine: capo,
        modificaStatoFasiOrdineFornitore: capo,
      }
      return [{ userId: userId(utente), ...flag }]
    }),
  })
  await tx.appAccount.createMany({
    data: utenti.flatMap((utente) => (utente.app ? [{ userId: userId(utente), visualizzaStatiOrdine: true }] : [])),
  })
  const agenti = await insertAgenti(tx, userId)
  const staff = byUsername.get('staff')
  return {
    agenti: agenti.map(({ id, codice, userId: idUser }) => {
      const user = righe.find((riga) => riga.id === idUser)
      return { id, codice, nome: `${user?.firstName} ${user?.lastName}`, email: user?.email ?? '' }
    }),
    staff: { id: staff?.id ?? 0, nome: `${staff?.firstName} ${staff?.lastName}` },
  }
}

async function insertAgenti(tx: Tx, userId: (utente: UtenteDemo) => number) {
  const agenti = await tx.agente.createManyAndReturn({
    data: utenti.flatMap((utente) =>
      utente.agente
        ? [{ userId: userId(utente), codice: utente.agente, tipoAgente: tipiAgente[utente.agente] ?? ('B2C' as const) }]
        : [],
    ),
  })
  for (const agente of agenti) {
    const capo = agenti.find(({ codice }) => codice === capiArea[agente.codice])
    if (capo) await tx.agente.update({ where: { id: agente.id }, data: { capoAreaId: capo.id } })
  }
  return agenti
}
