import type { SvgIconComponent } from '@mui/icons-material'
import ArrowForward from '@mui/icons-material/ArrowForwardOutlined'
import Assignment from '@mui/icons-material/AssignmentOutlined'
import Bolt from '@mui/icons-material/BoltOutlined'
import Groups from '@mui/icons-material/GroupsOutlined'
import History from '@mui/icons-material/HistoryOutlined'
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined'
import Search from '@mui/icons-material/Search'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { fetchQuery } from 'react-relay'
import { useLocation, useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import type { SearchDialogSearchEverywhereQuery } from '#generated/SearchDialogSearchEverywhereQuery.graphql.ts'
import { relayEnvironment } from '#relay/relayEnvironment.ts'
import { type OptionsPage, useRemoteSearch } from '#ui/useRemoteSearch.ts'
import type { MenuGroup } from './menu.ts'
import { type PageAct, pageActsSlot } from './pageActsSlot.ts'
import { readRecents } from './recents.ts'
import { internalRoute } from './ShellLink.tsx'
import { useViewer, type ViewerFlag } from './viewer.ts'

/** Read aloud, not shown. */
const onlyForReaders = {
  position: 'absolute',
  width: 1,
  height: 1,
  p: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

/** A line of the search: an area of the menu or an object. */
interface FoundEntry {
  tipo: string
  title: string
  subtitle: string
  url: string
  icon?: SvgIconComponent
  /** What it does, instead of leading somewhere. */
  run?: () => void
}

const query = graphql`
  query SearchDialogSearchEverywhereQuery($testo: String!) {
    cerca(testo: $testo) {
      tipo
      title: titolo
      subtitle: sottotitolo
      url
    }
  }
`

/** Lower case, without accents. */
function piano(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/** The areas whose name contains what is written; all of them while nothing is. */
function foundEntries(groups: readonly MenuGroup[], text: string): FoundEntry[] {
  const searched = piano(text.trim())
  return groups
    .flatMap((group) => group.items)
    .filter((item) => piano(item.name).includes(searched))
    .map((item) => ({
      tipo: 'Vai a',
      title: item.name,
      subtitle: item.descrizione,
      url: item.href,
      icon: item.icon,
    }))
}

/** What can be begun from anywhere, and who may. */
const ACTIONS: readonly (readonly [title: string, subtitle: string, url: string, flag: ViewerFlag])[] = [
  ['Nuovo ordine', 'Aggiungi un ordine', '/planner/#/aggiungi-ordine', 'addOrders'],
  [
    'Ordini in ritardo',
    'Il piano finisce dopo l’approntamento',
    '/planner/#/ordini?margine=in_ritardo',
    'viewElencoOrdini',
  ],
  ['Ordini da schedulare', 'Senza un piano salvato', '/planner/#/ordini?scheduled=0&chiusi=no', 'scheduleOrder'],
  ['Preventivi senza agente', 'Da assegnare', '/preventivi/#/?agente=nessuno&con_ordine=no', 'adminPreventivi'],
  ['Consegne attese', 'Ordini fornitore non arrivati', '/planner/#/ordini-fornitore?attesi=si', 'adminOrdiniFornitore'],
  ['Mail non partite', 'Posta in uscita fallita', '/impostazioni/#/posta?stato=FALLITA', 'adminPosta'],
]

/** The actions whose words contain what is written. */
function foundActions(permessi: Readonly<Record<ViewerFlag, boolean>>, text: string): FoundEntry[] {
  const words = piano(text.trim()).split(/\s+/)
  return ACTIONS.filter(([, , , flag]) => permessi[flag])
    .filter(([title]) => words.every((word) => piano(title).includes(word)))
    .map(([title, subtitle, url]) => ({ tipo: 'Azioni', title, subtitle, url }))
}

/** Of what was opened lately, how much the search offers. */
const RECENTS = 5
/** Of what can be done with the open record, how much before anything is written. */
const ACTS = 3

const recentEntries = (pk: number): FoundEntry[] =>
  readRecents(pk)
    .slice(0, RECENTS)
    .map((page) => ({ ...page, tipo: 'Aperti di recente' }))

/** What can be done with the open record whose words contain what is written. */
function foundActs(acts: readonly PageAct[], text: string): FoundEntry[] {
  const words = piano(text.trim()).split(/\s+/)
  return acts
    .filter(({ title }) => words.every((word) => piano(title).includes(word)))
    .map((act) => ({ ...act, tipo: act.subtitle, url: act.title, icon: Bolt }))
}

/** What each kind of thing looks like, by the word of the server or of the group. */
const ICONS: Readonly<Record<string, SvgIconComponent>> = {
  Azioni: Bolt,
  Ordine: Assignment,
  Cliente: Groups,
  Preventivo: RequestQuote,
  'Aperti di recente': History,
}

/** What the server finds that the user may open: for two characters or more, or a number. */
async function fetchSearch(text: string): Promise<OptionsPage<FoundEntry>> {
  if (text.length < 2 && !/^\d$/.test(text)) return { results: [], others: false }
  const data = await fetchQuery<SearchDialogSearchEverywhereQuery>(relayEnvironment, query, { testo: text }).toPromise()
  return { results: data?.cerca ?? [], others: false }
}

/** Ctrl-K: pages of the menu at once, objects as the server finds them; Enter opens. */
export default function SearchDialog({ groups, onClose }: { groups: readonly MenuGroup[]; onClose: () => void }) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const search = useRemoteSearch(fetchSearch, text.trim(), true)

  const { permessi, pk } = useViewer()
  const { pathname } = useLocation()
  const [recents] = useState(() => recentEntries(pk))
  const [acts, setActs] = useState<readonly PageAct[]>([])
  // Nothing stands twice: what was opened lately is not found once more below.
  const options = [
    ...(text.trim() === '' ? recents.filter(({ url }) => !location.href.endsWith(url)) : []),
    ...foundActs(text.trim() === '' ? acts.slice(0, ACTS) : acts, text),
    ...foundActions(permessi, text),
    ...foundEntries(groups, text),
    ...search.items,
  ]

  function open(found: FoundEntry) {
    const route = internalRoute(found.url, location.pathname)
    onClose()
    if (found.run) return found.run()
    if (route === null) location.assign(found.url)
    else void navigate(route)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="titolo-cerca"
      slotProps={{ paper: { sx: { position: 'absolute', top: '10vh', m: 0, width: 'calc(100% - 32px)' } } }}
    >
      <pageActsSlot.Component pathname={pathname} onActs={setActs} />
      <DialogTitle id="titolo-cerca" sx={onlyForReaders}>
        Cerca
      </DialogTitle>
      <Autocomplete<FoundEntry, false, false, false>
        open
        autoHighlight
        disableCloseOnSelect
        value={null}
        options={options}
        groupBy={(found) => found.tipo}
        getOptionLabel={(found) => found.title}
        getOptionKey={(found) => `${found.tipo} ${found.url}`}
        filterOptions={(found) => found}
        inputValue={text}
        onInputChange={(_, next, reason) => reason === 'input' && setText(next)}
        onChange={(_, found) => found && open(found)}
        onClose={(_, reason) => reason === 'escape' && onClose()}
        loading={search.inCorso}
        loadingText="Caricamento..."
        noOptionsText="Nessun risultato"
        slotProps={{
          popper: {
            disablePortal: true,
            sx: { position: 'static !important', transform: 'none !important', width: '100% !important' },
          },
          listbox: { sx: { maxHeight: '60vh', pt: 0 } },
        }}
        renderGroup={({ key, group, children }) => (
          <li key={key} role="presentation">
            <Typography variant="body2" color="textSecondary" sx={{ px: 2, py: 0.5 }}>
              {group}
            </Typography>
            <Box component="ul" role="group" aria-label={group} sx={{ p: 0 }}>
              {children}
            </Box>
          </li>
        )}
        renderOption={({ key, ...attributes }, found) => {
          const Icon = found.icon ?? ICONS[found.tipo] ?? ArrowForward
          return (
            <Box component="li" key={key} {...attributes}>
              <Icon fontSize="small" sx={{ mr: 1.5, color: 'text.secondary' }} />
              <Box sx={{ minWidth: 0 }}>
                <Typography noWrap>{found.title}</Typography>
                {found.subtitle && found.subtitle !== found.tipo && (
                  <Typography variant="body2" color="textSecondary" noWrap>
                    {found.subtitle}
                  </Typography>
                )}
              </Box>
            </Box>
          )
        }}
        renderInput={({ slotProps, ...parameters }) => (
          <TextField
            {...parameters}
            autoFocus
            placeholder="Cerca ordini, clienti, preventivi…"
            slotProps={{
              ...slotProps,
              htmlInput: { ...slotProps.htmlInput, 'aria-label': 'Cerca ordini, clienti, preventivi…', maxLength: 200 },
              input: {
                ...slotProps.input,
                endAdornment: null,
                startAdornment: (
                  <InputAdornment position="start">
                    <Search />
                  </InputAdornment>
                ),
              },
            }}
            sx={{ p: 1 }}
          />
        )}
      />
    </Dialog>
  )
}
