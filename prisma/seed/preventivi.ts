// Sixty quotes of the last months with what has been done with them: agents, states, mails, history.

import type { Tx } from '../../server/platform/db/prisma.ts'
import { sanitizeRich } from '../../server/platform/pdf/html.ts'
import { settingValues } from '../../server/platform/settings/rules.ts'
import { formatDateTime } from '../../server/shared/formats/formats.ts'
import { soldTipi, vincoliOf } from '../../server/vendite/preventivi/catalogo/rules.ts'
import { fillTemplate, templateFacts } from '../../server/vendite/preventivi/mail/rules.ts'
import type { PreventivoInput } from '../../server/vendite/preventivi/rules.ts'
import { allowedIntervalli } from '../../server/vendite/vincoli/misure/rules.ts'
import type { EmailTemplate, Prisma, StatoPreventivo } from '../generated/client.ts'
import { type CatalogoDemo, readCatalogoDemo } from './catalogo.ts'
import { LONG_NAME, notaDemo, type PersonaDemo, personaDemo } from './persone.ts'
import type { Random } from './random.ts'
import type { AgenteDemo, UtentiDemo } from './utenti.ts'

const QUANTI = 60
const GIORNI = 150
const ORA = 3_600_000

/** A request as a visitor would send it: the catalogue and the schema of the wizard accept it. */
function richiestaDemo(caso: Random, catalogo: CatalogoDemo, chi: PersonaDemo): PreventivoInput {
  const { famiglie, tipiCliente, tipiIntervento, piani } = catalogo.perRegole
  const famiglia = caso.uno(famiglie)
  const messaInPosa = caso.forse(0.45)
  const altrove = messaInPosa && caso.forse(0.3)
  const serramenti = Array.from({ length: caso.intero(1, 5) }, () => {
    const tipo = caso.uno(soldTipi(catalogo.perRegole, famiglia.id))
    const area = caso.uno(allowedIntervalli(tipo, vincoliOf(catalogo.perRegole, famiglia.id, tipo.id)))
    return {
      tipoSerramento: tipo.id,
      tipoApertura: caso.uno(tipo.aperture).id,
      accessori: caso.forse(0.4) ? caso.alcuni(tipo.accessori, caso.intero(1, 2)).map(({ id }) => id) : [],
      quantita: caso.forse(0.6) ? caso.intero(1, 2) : caso.intero(3, 8),
      altezza: tonda(caso.intero(area.altezzaMin, area.altezzaMax), area.altezzaMin),
      larghezza: tonda(caso.intero(area.larghezzaMin, area.larghezzaMax), area.larghezzaMin),
    }
  })
  return {
    famiglia: famiglia.id,
    valoriOpzioni: famiglia.opzioni.map(({ valori }) => caso.uno(valori).id),
    serramenti,
    nomeCognome: chi.nomeCognome,
    telefono: chi.telefono,
    email: chi.email,
    indirizzo: chi.indirizzo,
    citta: chi.citta,
    provincia: chi.provincia,
    messaInPosa,
    indirizzoPosa: messaInPosa ? (altrove ? 'Strada Panoramica 7' : chi.indirizzo) : '',
    cittaPosa: messaInPosa ? chi.citta : '',
    provinciaPosa: messaInPosa ? chi.provincia : '',
    pianoPosa: messaInPosa ? caso.uno(piani) : '',
    regionePosa: messaInPosa || caso.forse(0.7) ? chi.regione : '',
    tipoCliente: caso.forse(0.6) ? (tipiCliente[0] ?? '') : caso.uno(tipiCliente),
    tipoIntervento: caso.uno(tipiIntervento),
    note: notaDemo(caso),
    privacy: true,
    chiaveIdempotenza: '',
  }
}

/** People measure in centimetres: down to the ten, but not below the range. */
function tonda(misura: number, min: number): number {
  return Math.max(min, Math.floor(misura / 10) * 10)
}

interface Scena {
  tx: Tx
  caso: Random
  adesso: Date
  catalogo: CatalogoDemo
  stati: StatoPreventivo[]
  templates: EmailTemplate[]
  utenti: UtentiDemo
}

/** Inserts the quotes; lists, catalogue and users must be there. */
export async function seedPreventivi(tx: Tx, caso: Random, utenti: UtentiDemo, adesso: Date): Promise<void> {
  const scena: Scena = {
    tx,
    caso,
    adesso,
    utenti,
    catalogo: await readCatalogoDemo(tx),
    stati: await tx.statoPreventivo.findMany({ orderBy: { ordine: 'asc' } }),
    templates: await tx.emailTemplate.findMany({ orderBy: { ordine: 'asc' } }),
  }
  // The oldest first, so that numbers grow with time; most are recent.
  for (const [indice, creato] of istanti(caso, adesso).entries()) {
    await inserisciPreventivo(scena, QUANTI - indice, creato)
  }
}

/** When the requests came, in order: two this morning or last night, the others by day and ever rarer backwards. */
function istanti(caso: Random, adesso: Date): Date[] {
  return Array.from({ length: QUANTI }, (_, indice) => {
    const i = indice + 1
    if (i <= 2) return new Date(adesso.getTime() - i * ORA)
    const giorno = new Date(adesso.getTime() - (Math.floor((i / QUANTI) ** 1.6 * GIORNI) + 1) * 24 * ORA)
    giorno.setUTCHours(caso.intero(7, 19), caso.intero(0, 59), caso.intero(0, 59), 0)
    return giorno
  }).sort((a, b) => a.getTime() - b.getTime())
}

/** The same instant, or the next morning when nobody is at work. */
function inOrario(istante: Date): Date {
  const ora = istante.getUTCHours()
  if (ora >= 7 && ora <= 16) return istante
  const mattina = new Date(istante.getTime() + (ora > 16 ? 24 * ORA : 0))
  mattina.setUTCHours(7)
  return mattina
}

/** @param i 1 is the newest */
async function inserisciPreventivo(scena: Scena, i: number, creato: Date): Promise<void> {
  const { tx, caso, catalogo } = scena
  const chi = personaDemo(caso)
  if (i === 12) chi.nomeCognome = LONG_NAME
  const {
    famiglia,
    valoriOpzioni,
    serramenti,
    privacy: _,
    chiaveIdempotenza: __,
    ...campi
  } = richiestaDemo(caso, catalogo, chi)
  const { stato, agente } = destino(scena, i)
  const eliminato = [9, 23, 38, 51].includes(i)
  const preventivo = await tx.preventivo.create({
    data: {
      ...campi,
      dataCreazione: creato,
      privacyAccettataIl: creato,
      famigliaId: famiglia,
      statoId: stato?.id ?? null,
      agenteId: agente?.id ?? null,
      eliminato,
      opzioni: {
        create: valoriOpzioni.map((valoreId) => ({ valoreId, opzioneId: catalogo.opzioneDi.get(valoreId) ?? 0 })),
      },
      serramenti: {
        create: serramenti.map(({ tipoSerramento, tipoApertura, accessori, ...misure }, indice) => ({
          ...misure,
          posizione: indice + 1,
          tipoSerramentoId: tipoSerramento,
          tipoAperturaId: tipoApertura,
          accessori: { connect: accessori.map((id) => ({ id })) },
        })),
      },
    },
    include: preventivoIntero,
  })
  await racconta(scena, preventivo, { i, stato, agente, eliminato })
}

/** What has become of a quote by its age: the newest wait for everything, the oldest are decided. */
function destino(
  { caso, stati: tutti, utenti }: Scena,
  i: number,
): { stato: StatoPreventivo | null; agente: AgenteDemo | null } {
  const conNome = (...nomi: string[]): StatoPreventivo | null => {
    const scelto = caso.uno(nomi)
    return tutti.find(({ stato }) => stato === scelto) ?? null
  }
  const agente = caso.uno(utenti.agenti)
  if (i <= 5) return { stato: conNome('Nuovo'), agente: i === 4 ? agente : null }
  if (i <= 18) return { stato: conNome('In lavorazione', 'Nuovo', 'Inviato'), agente: caso.forse(0.8) ? agente : null }
  if (i === 30) return { stato: null, agente: null }
  return { stato: conNome('Inviato', 'In attesa', 'Accettato', 'Rifiutato'), agente: caso.forse(0.9) ? agente : null }
}

const preventivoIntero = {
  famiglia: { include: { tipologiaFamiglia: true } },
  opzioni: { include: { opzione: true, valore: true }, orderBy: { id: 'asc' } },
  serramenti: {
    include: { tipoSerramento: true, tipoApertura: true, accessori: { orderBy: { ordine: 'asc' } } },
    orderBy: { posizione: 'asc' },
  },
  agente: { include: { user: true } },
} satisfies Prisma.PreventivoInclude
type PreventivoIntero = Prisma.PreventivoGetPayload<{ include: typeof preventivoIntero }>

interface Vicenda {
  i: number
  stato: StatoPreventivo | null
  agente: AgenteDemo | null
  eliminato: boolean
}

/** The history of a quote, and its mails. */
async function racconta(scena: Scena, preventivo: PreventivoIntero, vicenda: Vicenda): Promise<void> {
  const { tx, caso, adesso, utenti } = scena
  let il = preventivo.dataCreazione
  const poi = (): Date => {
    const seguente = inOrario(new Date(il.getTime() + caso.intero(1, 40) * ORA))
    il = new Date(Math.min(seguente.getTime(), adesso.getTime() - ORA / 2))
    return il
  }
  const righe: Prisma.AuditLogCreateManyInput[] = []
  const scrivi = (azione: string, diverso: Partial<Prisma.AuditLogCreateManyInput> = {}): void => {
    const chi = { userId: utenti.staff.id, userNome: utenti.staff.nome }
    righe.push({ oggetto: 'Preventivo', oggettoPk: preventivo.id, azione, il: poi(), ...chi, ...diverso })
  }
  scrivi('crea', { userId: null, userNome: '', il: preventivo.dataCreazione })
  const { stato, agente } = vicenda
  if (agente) scrivi('setAgente', { campo: 'agente', dopo: agente.nome })
  const inviata = stato !== null && ['Inviato', 'In attesa', 'Accettato', 'Rifiutato'].includes(stato.stato)
  const cambi: Prisma.PreventivoUncheckedUpdateInput = {}
  if (agente && caso.forse(0.5)) {
    const mail = await scriviMail(scena, preventivo, "Assegnazione all'agente", agente.email, agente.nome, poi())
    Object.assign(cambi, { emailInviataAgenteIl: mail.creataIl, mailAgenteId: mail.id })
    scrivi('sendEmailAgente', { dopo: agente.nome, il: mail.creataIl })
  }
  if (stato && stato.stato !== 'Nuovo') {
    scrivi('setStato', { campo: 'stato', prima: 'Nuovo', dopo: 'In lavorazione' })
    if (inviata) {
      const { email, nomeCognome } = preventivo
      const mail = await scriviMail(scena, preventivo, 'Invio del preventivo', email, nomeCognome, poi())
      const inviato = { emailInviataIl: mail.creataIl, emailInviataSubject: mail.oggetto, emailInviataBody: mail.corpo }
      Object.assign(cambi, inviato, { mailClienteId: mail.id })
      scrivi('sendEmail', { dopo: mail.oggetto, il: mail.creataIl })
      scrivi('setStato', { campo: 'stato', prima: 'In lavorazione', dopo: 'Inviato' })
      if (stato.stato !== 'Inviato') scrivi('setStato', { campo: 'stato', prima: 'Inviato', dopo: stato.stato })
    }
  }
  if (vicenda.eliminato) scrivi('elimina', { campo: 'eliminato', prima: 'no', dopo: 'sì' })
  await tx.auditLog.createMany({ data: righe })
  if (Object.keys(cambi).length > 0) await tx.preventivo.update({ where: { id: preventivo.id }, data: cambi })
}

/** A mail of the past: sent, but for two that show what else can happen to one. Nothing here is left to be sent. */
async function scriviMail(
  { tx, templates, utenti }: Scena,
  preventivo: PreventivoIntero,
  label: string,
  aIndirizzo: string,
  aNome: string,
  il: Date,
) {
  const template = templates.find((candidato) => candidato.label === label)
  if (!template) throw new Error(`No template ${label}`)
  const dati = templateFacts(preventivo, settingValues([]))
  const agente = template.destinatario === 'AGENTE'
  const quante = await tx.mail.count({ where: { stato: 'INVIATA' } })
  const esito: Partial<Prisma.MailUncheckedCreateInput> =
    quante === 20 && !(await tx.mail.count({ where: { stato: 'FALLITA' } }))
      ? { stato: 'FALLITA', tentativi: 8, ultimoErrore: `550 5.1.1 casella inesistente (${formatDateTime(il)})` }
      : quante === 30 && !(await tx.mail.count({ where: { stato: 'SOSPESA' } }))
        ? { stato: 'SOSPESA' }
        : { stato: 'INVIATA', tentativi: 1, inviataIl: new Date(il.getTime() + 2000) }
  return tx.mail.create({
    data: {
      aIndirizzo,
      aNome,
      oggetto: fillTemplate(template.subject, dati, 'testo').testo,
      corpo: sanitizeRich(fillTemplate(template.body, dati, 'html').testo),
      messageId: `<demo-${preventivo.id}-${agente ? 'agente' : 'cliente'}@valdombra.example>`,
      contesto: 'Preventivo',
      contestoPk: preventivo.id,
      inviaDal: il,
      creataIl: il,
      creataDaId: utenti.staff.id,
      ...esito,
    },
  })
}
