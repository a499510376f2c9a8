// What a new company still has to set up: told by its data, and by nothing that somebody has ticked.

import { defaultFornitori } from '#acquisti/fornitori/forniti.ts'
import { ordiniSettings } from '#ordini/impostazioni/rules.ts'
import { BANCHI, DOCUMENTED_REPARTI, MACCHINE } from '#persone/reparti/rules.ts'
import type { Context } from '#platform/context.ts'
import { can, type Flag } from '#platform/permissions.ts'
import { readSettings } from '#platform/settings/read.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { venditeSettings } from '#vendite/impostazioni/rules.ts'
import { SETUP_STEPS, type SetupStepName } from './rules.ts'
import { hiddenSteps } from './setPassoNascosto.ts'

export interface SetupStep {
  passo: SetupStepName
  titolo: string
  /** Why it is needed, or what is missing, in Italian. */
  motivo: string
  indirizzo: string
  fatto: boolean
  nascosto: boolean
}

interface Definition {
  titolo: string
  indirizzo: string
  /** Who may do it: it is told to nobody else. */
  permesso: Flag
}

const definitions: Record<SetupStepName, Definition> = {
  marchio: { titolo: 'Marchio', indirizzo: '/impostazioni/#/?search=marchio', permesso: 'adminImpostazioni' },
  posta: { titolo: 'Invio delle mail', indirizzo: '/impostazioni/#/posta', permesso: 'adminPosta' },
  avvisi: { titolo: 'Chi è avvisato', indirizzo: '/impostazioni/#/?search=chi+sa', permesso: 'adminImpostazioni' },
  utenti: { titolo: 'Utenti', indirizzo: '/utenti/#/', permesso: 'adminUsers' },
  reparti: { titolo: 'Reparti', indirizzo: '/impostazioni/#/liste?lista=reparti', permesso: 'adminImpostazioni' },
  personale: { titolo: 'Personale', indirizzo: '/planner/#/personale', permesso: 'adminPersonale' },
  ore: { titolo: 'Ore di lavoro', indirizzo: '/impostazioni/#/?search=orario', permesso: 'adminImpostazioni' },
  festivita: { titolo: 'Festività', indirizzo: '/planner/#/calendario-aziendale', permesso: 'adminPersonale' },
  fasi: { titolo: 'Fasi di produzione', indirizzo: '/impostazioni/#/fasi', permesso: 'adminImpostazioni' },
  tempi: { titolo: 'Tempi di lavorazione', indirizzo: '/planner/#/tempistiche', permesso: 'adminOrders' },
  fornitori: { titolo: 'Fornitori', indirizzo: '/planner/#/fornitori', permesso: 'adminFornitori' },
  colonne: { titolo: 'Colonne dei materiali', indirizzo: '/materiali', permesso: 'adminMateriali' },
  listino: { titolo: 'Listino', indirizzo: '/catalogo/#/listini', permesso: 'adminListini' },
  catalogo: { titolo: 'Catalogo', indirizzo: '/catalogo/#/', permesso: 'adminCatalogo' },
  tablet: { titolo: 'Tablet dell’officina', indirizzo: '/planner/#/tablet-officina', permesso: 'adminUsers' },
}

/** A step that is done says nothing; one that is not, what is missing. */
type Missing = Record<SetupStepName, string | null>

/** Where people of the departments that the product comes with are; those of a company are called by their names. */
const AT: Readonly<Record<string, string>> = { [MACCHINE]: 'alle macchine', [BANCHI]: 'ai banchi' }

const unless = (done: boolean, missing: string): string | null => (done ? null : missing)

async function missingOf({ services: { db, config } }: Context): Promise<Missing> {
  const settings = await readSettings(db, { ...venditeSettings, ...ordiniSettings })
  const now = dateOfDay(dayOfInstant(new Date()))
  const atWork = { OR: [{ dataFine: null }, { dataFine: { gte: now } }] }
  const [utenti, reparti, empty, ore, orario, festivita, fasi, tempi, materiali, famiglie, listini, defaults, tablet] =
    await Promise.all([
      db.user.count({ where: { isActive: true } }),
      db.reparto.count({ where: { chiave: { notIn: [...DOCUMENTED_REPARTI] } } }),
      db.reparto.findMany({
        where: { capacita: 'PERSONE', fasi: { some: {} }, persone: { none: atWork } },
        orderBy: { ordine: 'asc' },
        select: { chiave: true, nome: true },
      }),
      db.oreLavorative.count(),
      db.impostazione.count({ where: { chiave: { in: ['ora_apertura', 'ore_settimana'] } } }),
      db.festivita.count({ where: { giornoA: { gte: now } } }),
      db.fase.count(),
      db.tempistica.count(),
      db.materiale.findMany({
        where: { perSchedulazione: true },
        select: { nome: true, colonneList: true },
        orderBy: { id: 'asc' },
      }),
      db.famiglia.count({ where: { ritirato: false } }),
      db.listino.count({ where: { stato: 'IN_VIGORE' } }),
      defaultFornitori(db),
      db.tabletOfficina.count(),
    ])
  const nobodyAt = empty.map(({ chiave, nome }) => AT[chiave] ?? `in ${nome}`)
  const withoutSupplier = materiali.filter(({ nome }) => !defaults.has(nome)).map(({ nome }) => nome)
  const withoutColumns = materiali.filter(({ colonneList }) => !Array.isArray(colonneList) || colonneList.length === 0)
  return {
    marchio: unless(settings.marchio !== null, 'Pagine, mail e documenti portano solo la ragione sociale.'),
    posta: config.smtpUrl
      ? unless(
          config.publicUrl !== undefined,
          'PUBLIC_URL non è impostata: le mail partono senza link alle pagine, e chi chiede un preventivo non può confermare il suo indirizzo.',
        )
      : 'Le mail restano in Posta in uscita: chi gestisce il server imposta SMTP_URL.',
    avvisi: unless(
      settings.avvisi_richieste.length > 0,
      'Nessuno riceve una mail quando arriva una richiesta di preventivo.',
    ),
    utenti: unless(utenti > 1, 'C’è un solo utente: ognuno lavora con il suo, e con i suoi permessi.'),
    reparti: unless(
      reparti > 0,
      'Ci sono Ufficio, Macchine e Banchi: aggiungi gli altri, come verniciatura o posa, e la fase che ci si lavora; o nascondi questa riga se va bene così.',
    ),
    personale: unless(nobodyAt.length === 0, `Non c’è nessuno ${nobodyAt.join(', né ')}: il piano non ha chi lavora.`),
    ore: unless(
      ore + orario > 0,
      'Valgono 10 ore dalle 8 nei giorni feriali e 4 il sabato: scrivi la tua settimana, o nascondi questa riga se va bene così.',
    ),
    festivita: unless(festivita > 0, 'Da oggi in poi nessun giorno è festivo: il piano lavora anche a Natale.'),
    fasi: unless(fasi > 0, 'Senza fasi nessun ordine entra nel piano.'),
    tempi: unless(tempi > 0, 'Senza i tempi dei serramenti il piano non sa quanto durano macchine e banchi.'),
    fornitori: unless(
      withoutSupplier.length === 0,
      `Manca il fornitore predefinito di ${withoutSupplier.join(', ')}: il piano non sa quando arriva.`,
    ),
    colonne: unless(
      withoutColumns.length < materiali.length,
      'Nessun materiale dice quali colonne hanno i suoi ordini: si stampa tutto quello che è scritto.',
    ),
    catalogo: catalogMissing(famiglie, settings.catalogo_pubblicato === 'si'),
    listino: unless(
      listini > 0,
      'Nessun listino è in vigore: i prezzi di ogni offerta si scrivono a mano, riga per riga.',
    ),
    tablet: unless(tablet > 0, 'Gli operatori scrivono il lavoro da un tablet che sta in officina, con nome e PIN.'),
  }
}

function catalogMissing(famiglie: number, isPublished: boolean): string | null {
  if (famiglie === 0) return 'Non c’è nessuna famiglia di serramenti: i visitatori non possono chiedere preventivi.'
  return unless(
    isPublished,
    'Il catalogo è una bozza: adattalo e pubblicalo, finché non lo fai i preventivi online sono chiusi.',
  )
}

/** The steps that the viewer may do, with what is missing. */
export async function readSteps(ctx: Context): Promise<SetupStep[]> {
  const [missing, hidden] = [await missingOf(ctx), await hiddenSteps(ctx.services.db)]
  return SETUP_STEPS.flatMap((passo) => {
    const { titolo, indirizzo, permesso } = definitions[passo]
    if (!can(ctx.viewer, permesso)) return []
    const reason = missing[passo]
    return [{ passo, titolo, indirizzo, motivo: reason ?? '', fatto: reason === null, nascosto: hidden.has(passo) }]
  })
}
