// The rows of the shop floor that the matrix tries.
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { makeUser, nextNumber } from '../factories.ts'
import { lavorazioneNamed, makeOrdineInOfficina } from '../officinaScene.ts'
import type { CallerName, MatrixFacts, MatrixTarget } from './scene.ts'

const today = () => dateOfDay(dayOfInstant(new Date()))

/** The caller's role as operator; somebody else's for who has none. */
async function operatoreOf({ db, utente }: MatrixFacts, target: MatrixTarget, who: CallerName): Promise<number> {
  const own = target === 'suo' ? await db.operatore.findUnique({ where: { userId: (await utente(who)).id } }) : null
  const other =
    own ?? (await db.operatore.findUnique({ where: { userId: (await makeUser(db, { operatore: {} })).id } }))
  return other?.id ?? 0
}

export const makeOfficinaRows = {
  ConfigurazioneStatistica: ({ db }: MatrixFacts) =>
    db.configurazioneStatistica.create({ data: { name: `Statistica ${nextNumber()}`, fieldsConf: { fields: [] } } }),
  Lavorazione: ({ db }: MatrixFacts) =>
    db.lavorazione.create({
      data: { nome: `lavorazione ${nextNumber()}`, fase: 'banchi', quota: 0, attivitaNumero: 'NUMERO', ordine: 50 },
    }),
  ControlloLavorazione: async ({ db }: MatrixFacts) =>
    db.controlloLavorazione.create({
      data: {
        lavorazioneId: await lavorazioneNamed(db, 'taglio'),
        descrizione: `Controllo ${nextNumber()}`,
        frequenza: 'mai',
        attivo: false,
      },
    }),
  ConfigurazionePostazione: ({ db }: MatrixFacts) =>
    db.configurazionePostazione.create({ data: { postazione: `Postazione ${nextNumber()}`, campi: ['taglio'] } }),
  /** With everything in it that can be withheld. */
  Attivita: async (facts: MatrixFacts, target: MatrixTarget, who: CallerName) => {
    const { db } = facts
    const { ordine, riga } = await makeOrdineInOfficina(db)
    const lavorazioneId = await lavorazioneNamed(db, 'taglio')
    const pezzo = { ordineId: ordine.id, lavorazioneId, rigaOrdineId: riga.id, posizione: 1, minuti: 40 }
    return db.attivita.create({
      data: {
        operatoreId: await operatoreOf(facts, target, who),
        data: today(),
        ordineId: ordine.id,
        lavorazioneId,
        secondaLavorazioneId: await lavorazioneNamed(db, 'collaudo'),
        oraInizio: new Date('1970-01-01T08:00:00Z'),
        oraFine: new Date('1970-01-01T09:00:00Z'),
        tempo: 60,
        tempoTeorico: 40,
        note: 'Nota',
        iniziataIl: new Date(),
        finitaIl: new Date(),
        pezzi: { create: [pezzo] },
      },
    })
  },
  AttivitaAutomatica: async ({ db }: MatrixFacts) =>
    db.attivita.create({
      data: { automatica: true, data: today(), lavorazioneId: await lavorazioneNamed(db, 'taglio') },
    }),
  ProblemaOfficina: async (facts: MatrixFacts) =>
    facts.db.problemaOfficina.create({
      data: { testo: 'Problema', operatoreId: await operatoreOf(facts, 'altrui', 'super') },
    }),
  /** Of another operator. */
  ControlloEffettuato: async (facts: MatrixFacts, _target: MatrixTarget, who: CallerName) => {
    const { db } = facts
    const { ordine } = await makeOrdineInOfficina(db)
    const lavorazioneId = await lavorazioneNamed(db, 'taglio')
    const controllo = await db.controlloLavorazione.findFirstOrThrow({ where: { lavorazioneId, attivo: true } })
    return db.controlloEffettuato.create({
      data: {
        ordineId: ordine.id,
        controlloId: controllo.id,
        data: today(),
        operatoreId: await operatoreOf(facts, 'altrui', who),
        conforme: true,
      },
    })
  },
}
