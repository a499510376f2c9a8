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
import { useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import type { SearchDialogSearchEverywhereQuery } from '#generated/SearchDialogSearchEverywhereQuery.graphql.ts'
import { relayEnvironment } from '#relay/relayEnvironment.ts'
import { type OptionsPage, useRemoteSearch } from '#ui/useRemoteSearch.ts'
import type { MenuGroup } from './menu.ts'
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
  titolo: string
  sottotitolo: string
  url: string
}

const query = graphql`
  query SearchDialogSearchEverywhereQuery($testo: String!) {
    cerca(testo: $testo) {
      tipo
      titolo
      sottotitolo
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
    .map((item) => ({ tipo: 'Vai a', titolo: item.name, sottotitolo: item.descrizione, url: item.href }))
}

/** What can be begun from anywhere, and who may. */
const ACTIONS: readonly (readonly [titolo: string, sottotitolo: string, url: string, flag: ViewerFlag])[] = [
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
    .map(([title, subtitle, url]) => ({ tipo: 'Azioni', titolo: title, sottotitolo: subtitle, url }))
}

const RECENTS_KEY = 'cerca.recenti'
const RECENTS_MAX = 5

/** What was opened last from the search on this device, the latest first. */
function readRecents(): FoundEntry[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(RECENTS_KEY) ?? '[]')
    if (!Array.isArray(read)) return []
    return read
      .filter((one): one is FoundEntry =>
        ['titolo', 'sottotitolo', 'url'].every((name) => typeof one?.[name] === 'string'),
      )
      .slice(0, RECENTS_MAX)
      .map(({ titolo, sottotitolo, url }) => ({ tipo: 'Aperti di recente', titolo, sottotitolo, url }))
  } catch {
    return []
  }
}

/** Keeps what has just been opened; a device that keeps nothing goes without. */
function rememberRecent(found: FoundEntry): void {
  if (found.tipo === 'Vai a' || found.tipo === 'Azioni') return
  try {
    const others = readRecents().filter(({ url }) => url !== found.url)
    localStorage.setItem(RECENTS_KEY, JSON.stringify([found, ...others].slice(0, RECENTS_MAX)))
  } catch {
    // Full, or forbidden: the search does without.
  }
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

  const { permessi } = useViewer()
  const [recents] = useState(readRecents)
  // Nothing stands twice: what was opened lately is not found once more below.
  const options = [
    ...(text.trim() === '' ? recents : []),
    ...foundActions(permessi, text),
    ...foundEntries(groups, text),
    ...search.items,
  ]

  function open(found: FoundEntry) {
    rememberRecent(found)
    const route = internalRoute(found.url, location.pathname)
    onClose()
    if (route === null) location.assign(found.url)
    else navigate(route)
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
        getOptionLabel={(found) => found.titolo}
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
        renderOption={({ key, ...attributes }, found) => (
          <Box component="li" key={key} {...attributes}>
            <Box sx={{ minWidth: 0 }}>
              <Typography noWrap>{found.titolo}</Typography>
              {found.sottotitolo && (
                <Typography variant="body2" color="textSecondary" noWrap>
                  {found.sottotitolo}
                </Typography>
              )}
            </Box>
          </Box>
        )}
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
