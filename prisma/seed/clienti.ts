// The demo customers C00001…, each with an agent, and two of them followed in the customers' app; the mail texts.

import type { Tx } from '#platform/db/prisma.ts'
import type { TipoCliente } from '../generated/client.ts'
import { LONG_NAME, personaDemo } from './persone.ts'
import type { Random } from './random.ts'
import type { UtentiDemo } from './utenti.ts'

const COUNT = 80

const reasons = ['Serramenti', 'Infissi', 'Edilizia', 'Costruzioni', 'Falegnameria', 'Ristrutturazioni', 'Immobiliare']
const forme = ['srl', 'snc', 'spa', 'sas', '& figli']
const pagamenti = ['Bonifico 30 gg', 'Bonifico 60 gg fine mese', 'Ri.Ba. 60 gg', 'Acconto 30%, saldo alla consegna', '']
const annotations = [
  '',
  '',
  '',
  'Consegnare solo di mattina.',
  'Chiamare prima della consegna: il cancello è chiuso.\nChiedere del signor Aldo.',
  'Vuole la conferma scritta di ogni variazione.',
]

const messages = [
  {
    titolo: 'Merce pronta',
    testo: '<p>La informiamo che la merce è <strong>pronta</strong> e può essere ritirata nel nostro magazzino.</p>',
  },
  {
    titolo: 'Ritardo nella consegna',
    testo:
      '<p>Ci scusiamo per il ritardo: la consegna slitta di qualche giorno. La contatteremo per fissare una nuova data.</p>',
  },
  {
    titolo: 'Preparazione del cantiere',
    testo:
      '<p>Per la posa è necessario che:</p><ul><li>i vani siano liberi da mobili e tende;</li><li>ci sia una presa di corrente;</li><li>l’accesso al piano sia libero.</li></ul>',
  },
  {
    titolo: 'Chiusura estiva',
    testo: '<p>Saremo chiusi per ferie nelle due settimane centrali di agosto.</p>',
  },
]

const digits = (example: Random, count: number) => Array.from({ length: count }, () => example.integer(0, 9)).join('')

function cliente(example: Random, numero: number, utenti: UtentiDemo) {
  const who = personaDemo(example)
  const tipoCliente: TipoCliente = example.one(['PRIVA', 'PRIVA', 'RIVEN', 'RIVEN', 'IMPRE'])
  const cognome = who.nomeCognome.split(' ').slice(1).join(' ')
  const isPrivate = tipoCliente === 'PRIVA'
  const reason = `${example.one(reasons)} ${cognome} ${example.one(forme)}`
  return {
    codice: `C${String(numero).padStart(5, '0')}`,
    nome: numero === COUNT ? LONG_NAME : isPrivate ? who.nomeCognome : reason,
    tipoCliente,
    piva: isPrivate ? '' : `IT${digits(example, 11)}`,
    codFatturazione: isPrivate ? '0000000' : `X${digits(example, 6)}`,
    agenteId: example.one(utenti.agenti).id,
    email: who.email.replace('@', `${numero}@`),
    indirizzo: who.indirizzo,
    citta: who.citta,
    cap: digits(example, 5),
    provincia: who.provincia,
    telefono: who.telefono,
    telefono2: numero % 5 === 0 ? `0${example.integer(10, 99)} ${digits(example, 6)}` : '',
    note: example.one(annotations),
    pagamento: isPrivate ? '' : example.one(pagamenti),
    testoEmail: numero % 8 === 0 ? '<p>Gentile cliente, grazie per averci scelto ancora una volta.</p>' : '',
  }
}

export interface ClienteDemo {
  id: number
  codice: string
  tipoCliente: TipoCliente
  agenteId: number | null
}

/** Inserts 80 customers and the mail texts; the app account is linked to the first two. */
export async function seedClienti(tx: Tx, example: Random, utenti: UtentiDemo): Promise<ClienteDemo[]> {
  const righe = await tx.cliente.createManyAndReturn({
    data: Array.from({ length: COUNT }, (_, index) => cliente(example, index + 1, utenti)),
    select: { id: true, codice: true, tipoCliente: true, agenteId: true },
  })
  for (const account of await tx.appAccount.findMany({ select: { id: true } })) {
    const clienti = { connect: righe.slice(0, 2).map(({ id }) => ({ id })) }
    await tx.appAccount.update({ where: { id: account.id }, data: { clienti } })
  }
  await tx.messaggioOrdineEmail.createMany({ data: messages })
  return righe.map(({ codice, tipoCliente, ...riga }) => ({
    ...riga,
    codice: codice ?? '',
    tipoCliente: tipoCliente ?? 'PRIVA',
  }))
}
