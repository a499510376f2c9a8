// Sixty quotes of the last months with what has been done with them: agents, states, mails, history.

import { settingValues } from '#amministrazione/impostazioni/rules.ts'
import type { Tx } from '#platform/db/prisma.ts'
import { sanitizeRich } from '#platform/pdf/html.ts'
import { formatDateTime } from '#shared/formats/formats.ts'
import { forSpecchiature } from '#vendite/composti/read.ts'
import { soldTipi, vincoliOf } from '#vendite/preventivi/catalogo/rules.ts'
import { fillTemplate, templateFacts } from '#vendite/preventivi/mail/rules.ts'
import type { PreventivoInput } from '#vendite/preventivi/rules.ts'
import { allowedIntervals } from '#vendite/vincoli/misure/rules.ts'
import type { EmailTemplate, Prisma, StatoPreventivo } from '../generated/client.ts'
import { type CatalogoDemo, readCatalogoDemo } from './catalogo.ts'
import { LONG_NAME, notaDemo, type PersonaDemo, personaDemo } from './persone.ts'
import type { Random } from './random.ts'
import type { AgenteDemo, UtentiDemo } from './utenti.ts'

const COUNT = 60
const DAYS = 150
const HOUR = 3_600_000

/** A request as a visitor would send it: the catalogue and the schema of the wizard accept it. */
function demoRequest(example: Random, catalogo: CatalogoDemo, who: PersonaDemo): PreventivoInput {
  const { famiglie, tipiCliente, tipiIntervento, piani } = catalogo.forRules
  const famiglia = example.one(famiglie)
  const messaInPosa = example.forse(0.45)
  const elsewhere = messaInPosa && example.forse(0.3)
  const serramenti = Array.from({ length: example.integer(1, 5) }, () => {
    const tipo = example.one(soldTipi(catalogo.forRules, famiglia.id))
    const area = example.one(allowedIntervals(tipo, vincoliOf(catalogo.forRules, famiglia.id, tipo.id)))
    return {
      tipoSerramentoPk: tipo.id,
      tipoAperturaPk: example.one(tipo.aperture).id,
      accessorioPks: example.forse(0.4)
        ? example.alcuni(tipo.accessori, example.integer(1, 2)).map(({ id }) => id)
        : [],
      quantita: example.forse(0.6) ? example.integer(1, 2) : example.integer(3, 8),
      altezza: rounded(example.integer(area.altezzaMin, area.altezzaMax), area.altezzaMin),
      larghezza: rounded(example.integer(area.larghezzaMin, area.larghezzaMax), area.larghezzaMin),
    }
  })
  return {
    famigliaPk: famiglia.id,
    valoreOpzionePks: famiglia.opzioni.map(({ valori }) => example.one(valori).id),
    serramenti,
    nomeCognome: who.nomeCognome,
    telefono: who.telefono,
    email: who.email,
    indirizzo: who.indirizzo,
    citta: who.citta,
    provincia: who.provincia,
    messaInPosa,
    indirizzoPosa: messaInPosa ? (elsewhere ? 'Strada Panoramica 7' : who.indirizzo) : '',
    cittaPosa: messaInPosa ? who.citta : '',
    provinciaPosa: messaInPosa ? who.provincia : '',
    pianoPosa: messaInPosa ? example.one(piani) : '',
    regionePosa: messaInPosa || example.forse(0.7) ? who.regione : '',
    tipoCliente: example.forse(0.6) ? (tipiCliente[0] ?? '') : example.one(tipiCliente),
    tipoIntervento: example.one(tipiIntervento),
    note: notaDemo(example),
    privacy: true,
    chiaveIdempotenza: '',
  }
}

/** People measure in centimetres: down to the ten, but not below the range. */
function rounded(misura: number, min: number): number {
  return Math.max(min, Math.floor(misura / 10) * 10)
}

interface Scena {
  tx: Tx
  random: Random
  adesso: Date
  catalogo: CatalogoDemo
  stati: StatoPreventivo[]
  templates: EmailTemplate[]
  utenti: UtentiDemo
}

/** Inserts the quotes; lists, catalogue and users must be there. */
export async function seedPreventivi(tx: Tx, example: Random, utenti: UtentiDemo, now: Date): Promise<void> {
  const scena: Scena = {
    tx,
    random: example,
    adesso: now,
    utenti,
    catalogo: await readCatalogoDemo(tx),
    stati: await tx.statoPreventivo.findMany({ orderBy: { ordine: 'asc' } }),
    templates: await tx.emailTemplate.findMany({ orderBy: { ordine: 'asc' } }),
  }
  // The oldest first, so that numbers grow with time; most are recent.
  for (const [index, created] of instants(example, now).entries()) {
    await insertPreventivo(scena, COUNT - index, created)
  }
}

/** When the requests came, in order: two this morning or last night, the others by day and ever rarer backwards. */
function instants(example: Random, now: Date): Date[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const i = index + 1
    if (i <= 2) return new Date(now.getTime() - i * HOUR)
    const day = new Date(now.getTime() - (Math.floor((i / COUNT) ** 1.6 * DAYS) + 1) * 24 * HOUR)
    day.setUTCHours(example.integer(7, 19), example.integer(0, 59), example.integer(0, 59), 0)
    return day
  }).sort((a, b) => a.getTime() - b.getTime())
}

/** The same instant, or the next morning when nobody is at work. */
function inWorkingHours(instant: Date): Date {
  const hour = instant.getUTCHours()
  if (hour >= 7 && hour <= 16) return instant
  const morning = new Date(instant.getTime() + (hour > 16 ? 24 * HOUR : 0))
  morning.setUTCHours(7)
  return morning
}

/** @param i 1 is the newest */
async function insertPreventivo(scena: Scena, i: number, created: Date): Promise<void> {
  const { tx, random, catalogo } = scena
  const who = personaDemo(random)
  if (i === 12) who.nomeCognome = LONG_NAME
  const {
    famigliaPk,
    valoreOpzionePks,
    serramenti,
    privacy: _,
    chiaveIdempotenza: __,
    ...fields
  } = demoRequest(random, catalogo, who)
  const { stato, agente } = destiny(scena, i)
  const eliminato = [9, 23, 38, 51].includes(i)
  const preventivo = await tx.preventivo.create({
    data: {
      ...fields,
      dataCreazione: created,
      privacyAccettataIl: created,
      // Three of four have opened the link that they were sent.
      emailConfermataIl: i % 4 === 0 ? null : new Date(created.getTime() + 25 * 60_000),
      famigliaId: famigliaPk,
      statoId: stato?.id ?? null,
      agenteId: agente?.id ?? null,
      eliminato,
      opzioni: {
        create: valoreOpzionePks.map((valoreId) => ({ valoreId, opzioneId: catalogo.opzioneDi.get(valoreId) ?? 0 })),
      },
      serramenti: {
        create: serramenti.map(({ tipoSerramentoPk, tipoAperturaPk, accessorioPks, ...serramento }, index) => ({
          quantita: serramento.quantita,
          altezza: serramento.altezza,
          larghezza: serramento.larghezza,
          posizione: index + 1,
          tipoSerramentoId: tipoSerramentoPk,
          tipoAperturaId: tipoAperturaPk,
          accessori: { connect: accessorioPks.map((id) => ({ id })) },
        })),
      },
    },
    include: wholePreventivo,
  })
  await tell(scena, preventivo, { i, stato, agente, eliminato })
}

/** What has become of a quote by its age: the newest wait for everything, the oldest are decided. */
function destiny(
  { random, stati: all, utenti }: Scena,
  i: number,
): { stato: StatoPreventivo | null; agente: AgenteDemo | null } {
  const withName = (...names: string[]): StatoPreventivo | null => {
    const chosen = random.one(names)
    return all.find(({ stato }) => stato === chosen) ?? null
  }
  const agente = random.one(utenti.agenti)
  if (i <= 5) return { stato: withName('Nuovo'), agente: i === 4 ? agente : null }
  if (i <= 18)
    return { stato: withName('In lavorazione', 'Nuovo', 'Inviato'), agente: random.forse(0.8) ? agente : null }
  if (i === 30) return { stato: null, agente: null }
  return {
    stato: withName('Inviato', 'In attesa', 'Accettato', 'Rifiutato'),
    agente: random.forse(0.9) ? agente : null,
  }
}

const wholePreventivo = {
  famiglia: { include: { tipologiaFamiglia: true } },
  opzioni: { include: { opzione: true, valore: true }, orderBy: { id: 'asc' } },
  serramenti: {
    include: {
      tipoSerramento: true,
      tipoApertura: true,
      accessori: { orderBy: { ordine: 'asc' } },
      specchiature: forSpecchiature,
    },
    orderBy: { posizione: 'asc' },
  },
  agente: { include: { user: true } },
} satisfies Prisma.PreventivoInclude
type WholePreventivo = Prisma.PreventivoGetPayload<{ include: typeof wholePreventivo }>

interface Story {
  i: number
  stato: StatoPreventivo | null
  agente: AgenteDemo | null
  eliminato: boolean
}

/** The history of a quote, and its mails. */
async function tell(scena: Scena, preventivo: WholePreventivo, story: Story): Promise<void> {
  const { tx, random, adesso, utenti } = scena
  let it = preventivo.dataCreazione
  const then = (): Date => {
    const following = inWorkingHours(new Date(it.getTime() + random.integer(1, 40) * HOUR))
    it = new Date(Math.min(following.getTime(), adesso.getTime() - HOUR / 2))
    return it
  }
  const righe: Prisma.AuditLogCreateManyInput[] = []
  const write = (action: string, different: Partial<Prisma.AuditLogCreateManyInput> = {}): void => {
    const who = { userId: utenti.staff.id, userNome: utenti.staff.nome }
    righe.push({ oggetto: 'Preventivo', oggettoPk: preventivo.id, azione: action, il: then(), ...who, ...different })
  }
  write('crea', { userId: null, userNome: '', il: preventivo.dataCreazione })
  const { stato, agente } = story
  if (agente) write('setAgente', { campo: 'agente', dopo: agente.nome })
  const sent = stato !== null && ['Inviato', 'In attesa', 'Accettato', 'Rifiutato'].includes(stato.stato)
  const changes: Prisma.PreventivoUncheckedUpdateInput = {}
  if (agente && random.forse(0.5)) {
    const mail = await writeMail(scena, preventivo, "Assegnazione all'agente", agente.email, agente.nome, then())
    Object.assign(changes, { emailInviataAgenteIl: mail.creataIl, mailAgenteId: mail.id })
    write('sendEmailAgente', { dopo: agente.nome, il: mail.creataIl })
  }
  if (stato && stato.stato !== 'Nuovo') {
    write('setStato', { campo: 'stato', prima: 'Nuovo', dopo: 'In lavorazione' })
    if (sent) {
      const { email, nomeCognome } = preventivo
      const mail = await writeMail(scena, preventivo, 'Invio del preventivo', email, nomeCognome, then())
      const inviato = { emailInviataIl: mail.creataIl, emailInviataSubject: mail.oggetto, emailInviataBody: mail.corpo }
      Object.assign(changes, inviato, { mailClienteId: mail.id })
      write('sendEmail', { dopo: mail.oggetto, il: mail.creataIl })
      write('setStato', { campo: 'stato', prima: 'In lavorazione', dopo: 'Inviato' })
      if (stato.stato !== 'Inviato') write('setStato', { campo: 'stato', prima: 'Inviato', dopo: stato.stato })
    }
  }
  if (story.eliminato) write('elimina', { campo: 'eliminato', prima: 'no', dopo: 'sì' })
  await tx.auditLog.createMany({ data: righe })
  if (Object.keys(changes).length > 0) await tx.preventivo.update({ where: { id: preventivo.id }, data: changes })
}

/** A mail of the past: sent, but for two that show what else can happen to one. Nothing here is left to be sent. */
async function writeMail(
  { tx, templates, utenti }: Scena,
  preventivo: WholePreventivo,
  label: string,
  aIndirizzo: string,
  aNome: string,
  it: Date,
) {
  const template = templates.find((candidate) => candidate.label === label)
  if (!template) throw new Error(`No template ${label}`)
  const data = templateFacts(preventivo, settingValues([]))
  const agente = template.destinatario === 'AGENTE'
  const count = await tx.mail.count({ where: { stato: 'INVIATA' } })
  const outcome: Partial<Prisma.MailUncheckedCreateInput> =
    count === 20 && !(await tx.mail.count({ where: { stato: 'FALLITA' } }))
      ? { stato: 'FALLITA', tentativi: 8, ultimoErrore: `550 5.1.1 casella inesistente (${formatDateTime(it)})` }
      : count === 30 && !(await tx.mail.count({ where: { stato: 'SOSPESA' } }))
        ? { stato: 'SOSPESA' }
        : { stato: 'INVIATA', tentativi: 1, inviataIl: new Date(it.getTime() + 2000) }
  return tx.mail.create({
    data: {
      aIndirizzo,
      aNome,
      oggetto: fillTemplate(template.subject, data, 'testo').testo,
      corpo: sanitizeRich(fillTemplate(template.body, data, 'html').testo),
      messageId: `<demo-${preventivo.id}-${agente ? 'agente' : 'cliente'}@valdombra.example>`,
      contesto: 'Preventivo',
      contestoPk: preventivo.id,
      inviaDal: it,
      creataIl: it,
      creataDaId: utenti.staff.id,
      ...outcome,
    },
  })
}
