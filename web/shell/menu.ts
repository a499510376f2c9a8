import type { SvgIconComponent } from '@mui/icons-material'
import AccountTree from '@mui/icons-material/AccountTreeOutlined'
import AdminPanelSettings from '@mui/icons-material/AdminPanelSettingsOutlined'
import Analytics from '@mui/icons-material/AnalyticsOutlined'
import Assignment from '@mui/icons-material/AssignmentOutlined'
import Badge from '@mui/icons-material/BadgeOutlined'
import BugReport from '@mui/icons-material/BugReportOutlined'
import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined'
import Casino from '@mui/icons-material/CasinoOutlined'
import Checklist from '@mui/icons-material/ChecklistOutlined'
import EngineeringOutlined from '@mui/icons-material/EngineeringOutlined'
import EventAvailable from '@mui/icons-material/EventAvailableOutlined'
import EventNote from '@mui/icons-material/EventNoteOutlined'
import FactCheck from '@mui/icons-material/FactCheckOutlined'
import Folder from '@mui/icons-material/FolderOutlined'
import Groups from '@mui/icons-material/GroupsOutlined'
import HowToReg from '@mui/icons-material/HowToRegOutlined'
import Insights from '@mui/icons-material/InsightsOutlined'
import Inventory from '@mui/icons-material/Inventory2Outlined'
import Key from '@mui/icons-material/KeyOutlined'
import ListAlt from '@mui/icons-material/ListAltOutlined'
import LocalOffer from '@mui/icons-material/LocalOfferOutlined'
import LocalShipping from '@mui/icons-material/LocalShippingOutlined'
import MenuBook from '@mui/icons-material/MenuBookOutlined'
import Outbox from '@mui/icons-material/OutboxOutlined'
import Policy from '@mui/icons-material/PolicyOutlined'
import Precision from '@mui/icons-material/PrecisionManufacturingOutlined'
import PriceChange from '@mui/icons-material/PriceChangeOutlined'
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined'
import Schedule from '@mui/icons-material/ScheduleOutlined'
import Schema from '@mui/icons-material/SchemaOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined'
import Speed from '@mui/icons-material/SpeedOutlined'
import Storefront from '@mui/icons-material/StorefrontOutlined'
import Straighten from '@mui/icons-material/StraightenOutlined'
import TabletAndroid from '@mui/icons-material/TabletAndroidOutlined'
import Timeline from '@mui/icons-material/TimelineOutlined'
import TrendingUp from '@mui/icons-material/TrendingUpOutlined'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import ViewTimeline from '@mui/icons-material/ViewTimelineOutlined'
import WarningAmber from '@mui/icons-material/WarningAmberOutlined'
import WebhookIcon from '@mui/icons-material/WebhookOutlined'
import type { ShellViewer, ViewerFlag } from './viewer.ts'

type Permessi = ShellViewer['permessi']

export interface MenuEntry {
  name: string
  /** One line, for the home page's card. */
  descrizione: string
  href: string
  icon: SvgIconComponent
  /** Any of these flags opens it; none means every logged-in user. */
  permessi: readonly ViewerFlag[]
  /** It is reached from the list it belongs to: found by the search and among the areas of the home, not in the drawer. */
  inside?: true
}

export interface MenuGroup {
  name: string
  items: readonly MenuEntry[]
}

const item = (
  name: string,
  descrizione: string,
  href: string,
  icon: SvgIconComponent,
  permessi: readonly ViewerFlag[] = [],
): MenuEntry => ({
  name,
  descrizione,
  href,
  icon: icon,
  permessi,
})

const inside = (entry: MenuEntry): MenuEntry => ({ ...entry, inside: true })

/** The areas of the product with who may open them: drawer, home page, search and phone bar. */
export const menuGroups: readonly MenuGroup[] = [
  {
    name: 'Vendite',
    items: [
      item('Preventivi', 'Richieste dei clienti, agenti e stati', '/preventivi/#/', RequestQuote, ['viewPreventivi']),
      item('Offerte', 'Offerte ai clienti: bozze, inviate, accettate', '/offerte/#/', LocalOffer, ['viewOfferte']),
      item('Vincoli misura', 'Misure consentite per tipo e famiglia', '/preventivi/#/vincoli', Straighten, [
        'adminVincoli',
      ]),
      item('Catalogo', 'Famiglie, tipi, aperture e accessori', '/catalogo/#/', MenuBook, ['adminCatalogo']),
      item('Listini', 'Prezzi, supplementi, servizi e sconti', '/catalogo/#/listini', PriceChange, ['viewListini']),
      item('Clienti', 'Anagrafica e messaggi', '/planner/#/clienti', Groups, ['viewClienti']),
      inside(item('Importa clienti', 'Da foglio di calcolo', '/planner/#/importa-clienti', UploadFile, ['addOrders'])),
      item('Ordini', 'Elenco e dettaglio degli ordini', '/planner/#/ordini', Assignment, ['viewElencoOrdini']),
      inside(item('Importa ordini', 'Da foglio di calcolo', '/planner/#/importa-ordini', UploadFile, ['addOrders'])),
      item('Conferme ordini', 'Ordini da confermare', '/planner/#/conferme-ordini', FactCheck, ['confermaOrdini']),
    ],
  },
  {
    name: 'Produzione',
    items: [
      item('Schedulatore', 'Fasi degli ordini nel tempo', '/planner/#/schedulatore', ViewTimeline, ['scheduleOrder']),
      item('Fasi schedulate', 'Elenco delle fasi in programma', '/planner/#/fasi-schedulate', Schedule, [
        'updateStatoFasiOrdineFornitore',
      ]),
      item('Rischio di ritardo', 'Chi può finire tardi, e quanto', '/planner/#/rischio-di-ritardo', Casino, [
        'scheduleOrder',
      ]),
      item('Date promesse', 'Quante sono state mantenute', '/planner/#/date-promesse', EventAvailable, [
        'scheduleOrder',
      ]),
      item('Tempistiche', 'Tempi di macchine e banchi', '/planner/#/tempistiche', Timeline, ['adminOrders']),
      item(
        'Programmazione settimanale',
        'Tempi delle postazioni',
        '/planner/#/statistiche-tempi-lavorazione',
        Analytics,
        ['adminOrders'],
      ),
      item('Avanzamento ordini', 'Materiali e manodopera', '/planner/#/avanzamento-ordini', TrendingUp, [
        'adminOrders',
      ]),
    ],
  },
  {
    name: 'Acquisti',
    items: [
      item('Ordini fornitore', 'Ordini e consegne dei fornitori', '/planner/#/ordini-fornitore', LocalShipping, [
        'viewOrderFasi',
      ]),
      item('Da ordinare', 'Che cosa serve, entro quando, da chi', '/planner/#/da-ordinare', ShoppingCartOutlined, [
        'adminOrdiniFornitore',
      ]),
      item(
        'Avvisi ordini fornitore',
        'Ordini che mancano o arrivano tardi',
        '/planner/#/warnings-ordini-fornitore',
        WarningAmber,
        ['adminOrders'],
      ),
      inside(
        item(
          'Importa righe',
          'Righe da ordinare, da foglio di calcolo',
          '/planner/#/import-righe-ordini-fornitore',
          UploadFile,
          ['adminOrders'],
        ),
      ),
      item('Fornitori', 'Chi fornisce i materiali, e in quanto tempo', '/planner/#/fornitori', Storefront, [
        'adminFornitori',
      ]),
      item('I miei ordini', 'Consegne e stati dei tuoi ordini', '/fornitore/#/', LocalShipping, [
        'viewPortaleFornitore',
      ]),
      item('Materiali', 'Materiali e tipologie', '/materiali', Inventory, ['adminMateriali']),
    ],
  },
  {
    name: 'Officina',
    items: [
      item('Operatore', 'Registra le tue attività', '/planner/#/operatore', EngineeringOutlined, ['addAttivita']),
      item('Officina adesso', 'Chi lavora a che cosa, e che cosa è fermo', '/planner/#/officina-adesso', Schedule, [
        'adminAttivitaOperatori',
      ]),
      item('Attività operatori', 'Attività di tutti gli operatori', '/planner/#/attivita-operatori', ListAlt, [
        'adminAttivitaOperatori',
      ]),
      item(
        'Attività automatiche',
        'Quello che l’ufficio ha chiuso con Completa',
        '/planner/#/attivita-operatori-automatica',
        ListAlt,
        ['adminAttivitaOperatori'],
      ),
      item(
        'Lavorazioni ordine',
        'Chi ha lavorato a un ordine',
        '/planner/#/lavorazioni-ordine-operatore',
        AccountTree,
        ['adminAttivitaOperatori'],
      ),
      item('Manipolatore', 'Lavorazioni della macchina', '/planner/#/manipolatore-macchina', Precision, [
        'adminOrders',
      ]),
    ],
  },
  {
    name: 'Persone',
    items: [
      item('Personale', 'Operatori e assenze', '/planner/#/personale', Badge, ['adminPersonale']),
      item('Calendario aziendale', 'Chiusure e festività', '/planner/#/calendario-aziendale', CalendarMonth, [
        'adminPersonale',
      ]),
      item('Calendario ore', 'Ore lavorative', '/planner/#/calendario-ore-lavorative', EventNote, ['adminPersonale']),
    ],
  },
  {
    name: 'Numeri',
    items: [
      item('Statistiche clienti', 'Venduto per cliente', '/planner/#/statistiche-clienti', Insights, [
        'adminOrders',
        'isCapoArea',
      ]),
      item('Statistiche agenti', 'Venduto per agente', '/planner/#/statistiche-agenti', Insights, [
        'adminOrders',
        'isCapoArea',
      ]),
      item(
        'Statistiche offerte',
        'Accettate, rifiutate, in quanti giorni',
        '/planner/#/statistiche-offerte',
        Insights,
        ['viewOfferte'],
      ),
      item('Righe ordini', 'Serramenti, misure e prezzi delle righe', '/planner/#/righe-ordini', Analytics, [
        'viewStats',
      ]),
      item('Statistiche', 'Colonne delle righe che si sommano', '/planner/#/stats', Insights, ['viewStats']),
      item('Performance', 'Tempi teorici ed effettivi', '/planner/#/analisi/performance', Speed, [
        'adminAttivitaOperatori',
      ]),
      item('Performance operatori', 'Per operatore', '/planner/#/analisi/performance/operatori', Speed, [
        'adminAttivitaOperatori',
      ]),
      item('Completezza', 'Ore registrate', '/planner/#/analisi/completezza', FactCheck, ['adminAttivitaOperatori']),
    ],
  },
  { name: 'Documenti', items: [item('Documenti', 'Cartelle e file', '/app/#/folders', Folder, ['viewFolders'])] },
  {
    name: 'Amministrazione',
    items: [
      item('Utenti', 'Accessi e permessi', '/utenti/#/', AdminPanelSettings, ['adminUsers']),
      item('Accessi', 'Chi è entrato, da dove, e chi è stato rifiutato', '/utenti/#/accessi', HowToReg, ['adminUsers']),
      item(
        'Dati personali',
        'Trovare, esportare e cancellare i dati di una persona',
        '/utenti/#/dati-personali',
        Policy,
        ['adminUsers'],
      ),
      item(
        'Tablet dell’officina',
        'Dispositivi di tutti, con nome e PIN',
        '/planner/#/tablet-officina',
        TabletAndroid,
        ['adminUsers'],
      ),
      item('Impostazioni', 'Azienda, carta intestata, richiesta', '/impostazioni/#/', Settings, ['adminImpostazioni']),
      item('Liste', 'Stati, check list, modelli di e-mail', '/impostazioni/#/liste', Checklist, ['adminImpostazioni']),
      item('Fasi di produzione', 'Ordine, dipendenze e capacità', '/impostazioni/#/fasi', Schema, [
        'adminImpostazioni',
      ]),
      item('Token', 'Accessi degli altri programmi', '/impostazioni/#/token', Key, ['adminToken']),
      item('Webhook', 'Programmi avvisati di quello che succede', '/impostazioni/#/webhook', WebhookIcon, [
        'adminToken',
      ]),
      item('Calendari condivisi', 'Piano, consegne e assenze sul telefono', '/impostazioni/#/calendari', EventNote, [
        'adminToken',
      ]),
      item('Posta in uscita', 'Mail in attesa, inviate e fallite', '/impostazioni/#/posta', Outbox, ['adminPosta']),
      item('Segnalazioni', 'Errori del server e delle pagine', '/impostazioni/#/segnalazioni', BugReport, [
        'viewSegnalazioni',
      ]),
    ],
  },
]

/** The groups with what the user may open; empty groups are left out. */
export function menuOf(permessi: Permessi, all: readonly MenuGroup[] = menuGroups): MenuGroup[] {
  const opensAt = (v: MenuEntry) => v.permessi.length === 0 || v.permessi.some((flag) => permessi[flag])
  return all
    .map((group) => ({ ...group, items: group.items.filter(opensAt) }))
    .filter((group) => group.items.length > 0)
}

/** Pages of an entry whose addresses do not begin with its own. */
const PART_OF: Readonly<Record<string, string>> = {
  '/planner/#/aggiungi-ordine': '/planner/#/ordini',
  '/planner/#/messaggi-ordini-emails': '/planner/#/clienti',
}

/**
 * The entry that an address belongs to: the one with the longest address that begins it.
 * @param indirizzo '/preventivi/#/12'
 */
export function menuEntryOf(indirizzo: string, groups: readonly MenuGroup[]): MenuEntry | null {
  const below = PART_OF[indirizzo] ?? indirizzo
  const candidate = groups.flatMap((group) => group.items).filter(({ href }) => below.startsWith(href))
  return candidate.reduce<MenuEntry | null>((best, v) => (v.href.length > (best?.href.length ?? 0) ? v : best), null)
}
