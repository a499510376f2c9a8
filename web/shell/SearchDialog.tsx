import Search from '@mui/icons-material/Search'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useRemoteSearch } from '#ui/useRemoteSearch.ts'
import type { MenuGroup } from './menu.ts'
import { internalRoute } from './ShellLink.tsx'
import {
  type FoundEntry,
  fetchSearch,
  foundActions,
  foundEntries,
  readRecents,
  rememberRecent,
} from './searchEverywhere.ts'
import { useViewer } from './viewer.ts'

/** Read aloud, not shown. */
const onlyForReaders = {
  position: 'absolute',
  width: 1,
  height: 1,
  p: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const

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
