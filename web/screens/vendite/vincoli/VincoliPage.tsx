import Search from '@mui/icons-material/Search'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import WarningAmber from '@mui/icons-material/WarningAmberOutlined'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { Link, type Location, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useUnsavedGuard } from '#forms/useUnsavedGuard.ts'
import type { VincoliPageQuery } from '#generated/VincoliPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { formatCount } from '#shared/formats/formats.ts'
import { useRereadOnReturn } from '#ui/list/useRereadOnReturn.ts'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { FilterBar } from '#ui/table/FilterBar.tsx'
import { keepOnEscape } from '#ui/table/keepOnEscape.ts'
import { useDebouncedText } from '#ui/useDebouncedText.ts'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { type UrlState, useUrlState } from '#ui/useUrlState.ts'
import { CellaPanel } from './cell/CellaPanel.tsx'
import { useVincoli, type VincoliClipboard, VincoliContext } from './context.ts'
import { countRilievi, createMatrix, filterMatrix } from './matrice/model.ts'
import { TipiList } from './matrice/TipiList.tsx'
import { VincoliMatrix } from './matrice/VincoliMatrix.tsx'
import { readVincoli } from './readVincoli.ts'
import { TipoPanel } from './tipo/TipoPanel.tsx'
import { vincoliUrlState } from './urlState.ts'
import { useChangesRegister } from './useChanges.ts'

const query = graphql`
  query VincoliPageQuery @preloadable {
    famiglie {
      pk
      nome
      tipologiaFamiglia {
        nome
      }
    }
    tipiSerramento {
      ...readVincoli_tipo
    }
    tipiApertura {
      pk
      nome
      immagine
    }
    vincoli {
      ...readVincoli_vincolo
    }
  }
`

/** Another panel or none: what is being written in the open one would be lost. */
function leavePanel(from: Location, a: Location): boolean {
  const panel = ({ pathname, search }: Location) => {
    const ricerca = new URLSearchParams(search)
    return [pathname, ricerca.get('tipo'), ricerca.get('famiglia')].join()
  }
  return panel(from) !== panel(a)
}

/** How to read the matrix, under it. */
function MatrixLegend() {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ pt: 1, flexShrink: 0 }}>
      H altezza e L larghezza in mm; +1, +2… gli altri vincoli. Le frecce spostano, Invio apre.
    </Typography>
  )
}

interface OpenPanelProps {
  tipo: number | null
  famiglia: number | null
  onOpen: (tipo: number, famiglia: number | null) => void
  onClose: () => void
}

/** The panel that the URL names: of a type, or of a type in a family; none when they do not exist (any more). */
function OpenPanel({ tipo: tipoPk, famiglia: famigliaPk, onOpen, onClose }: OpenPanelProps) {
  const { matrice } = useVincoli()
  const tipo = matrice.tipi.find(({ pk }) => pk === tipoPk)
  if (!tipo) return null
  if (famigliaPk === null) return <TipoPanel key={tipo.pk} tipo={tipo} onClose={onClose} />
  const famiglia = matrice.groups.flatMap((group) => group.famiglie).find(({ pk }) => pk === famigliaPk)
  if (!famiglia) return null
  return (
    <CellaPanel
      key={`${tipo.pk}/${famiglia.pk}`}
      tipo={tipo}
      famiglia={famiglia}
      onTipo={() => onOpen(tipo.pk, null)}
      onClose={onClose}
    />
  )
}

interface VincoliFiltersProps extends Pick<UrlState<typeof vincoliUrlState>, 'values' | 'set' | 'clear'> {
  /** Findings in the whole matrix. */
  rilievi: number
  /** On phones the family is chosen in the list. */
  telefono: boolean
}

/** Types and families by their names, and only those with something to check. */
function VincoliFilters({ values, set, clear, rilievi, telefono }: VincoliFiltersProps) {
  const { cerca_tipo, cerca_famiglia, segnalazioni } = values
  return (
    <FilterBar
      collection={false}
      search={{
        valore: cerca_tipo,
        label: 'Cerca un tipo',
        onChange: (text) => set({ cerca_tipo: text }, { replace: true }),
      }}
      active={
        segnalazioni
          ? [{ name: 'segnalazioni', label: 'Solo con segnalazioni', remove: () => clear(['segnalazioni']) }]
          : []
      }
      onClear={() => clear(['cerca_tipo', 'cerca_famiglia', 'segnalazioni'])}
    >
      {!telefono && (
        <FamigliaSearch value={cerca_famiglia} onChange={(text) => set({ cerca_famiglia: text }, { replace: true })} />
      )}
      <ToggleButton
        value="segnalazioni"
        size="small"
        color="warning"
        selected={segnalazioni === true}
        onChange={() => set({ segnalazioni: !segnalazioni })}
        aria-label={`Solo con segnalazioni: ${formatCount(rilievi, 'segnalazione', 'segnalazioni')}`}
        sx={{
          gap: 0.75,
          px: 1.5,
          textTransform: 'none',
          minHeight: 40,
          '@media (pointer: coarse)': { minHeight: 44 },
          '&:not(.Mui-selected)': { color: 'text.primary' },
        }}
      >
        <WarningAmber fontSize="small" aria-hidden />
        {rilievi === 0 ? 'Nessuna segnalazione' : formatCount(rilievi, 'segnalazione', 'segnalazioni')}
      </ToggleButton>
    </FilterBar>
  )
}

function FamigliaSearch({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const [written, write] = useDebouncedText(value, onChange)
  return (
    <TextField
      type="search"
      placeholder="Cerca una famiglia"
      value={written}
      onChange={({ target }) => write(target.value)}
      onKeyDown={keepOnEscape}
      slotProps={{
        htmlInput: { 'aria-label': 'Cerca una famiglia', maxLength: 200 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
      sx={{ width: 220 }}
    />
  )
}

/** 'Vincoli misura': which measures each family makes of each window type. */
export default function VincoliPage() {
  const { data: read, isWaiting } = useRouteQuery<VincoliPageQuery>(query)
  const data = useMemo(() => readVincoli(read), [read])
  const { values, set, clear } = useUrlState(vincoliUrlState)
  const { revalidate } = useRevalidator()
  const [clipboard, setClipboard] = useState<VincoliClipboard | null>(null)
  const changes = useChangesRegister()
  const telefono = useIsPhone()

  useUnsavedGuard(changes.present, leavePanel)
  useRereadOnReturn(() => void revalidate())

  const matrice = useMemo(() => createMatrix(data), [data])
  const { cerca_tipo, cerca_famiglia } = values
  const segnalazioni = values.segnalazioni === true
  const shown = useMemo(
    () => filterMatrix(matrice, { tipo: cerca_tipo, famiglia: telefono ? '' : cerca_famiglia, segnalazioni }),
    [matrice, telefono, cerca_tipo, cerca_famiglia, segnalazioni],
  )
  const rilievi = useMemo(() => countRilievi(matrice), [matrice])
  const context = {
    matrice,
    aperture: data.tipiApertura,
    appunti: clipboard,
    copia: setClipboard,
    reread: () => void revalidate(),
    reportChanges: changes.segnala,
  }
  const open = (tipo: number, famiglia: number | null) => set({ tipo, famiglia })
  const nothing = matrice.tipi.length === 0 || matrice.groups.length === 0

  return (
    <Page
      title="Vincoli misura"
      isWaiting={isWaiting}
      full
      actions={
        <Button component={Link} to="/vincoli/importa" startIcon={<UploadFile />}>
          Importa da foglio
        </Button>
      }
      filters={<VincoliFilters values={values} set={set} clear={clear} rilievi={rilievi} telefono={telefono} />}
    >
      {nothing ? (
        <EmptyState
          title="Nessun tipo o nessuna famiglia"
          text="Qui si indicano le misure che ogni famiglia consente per ogni tipo di serramento."
        />
      ) : shown.tipi.length === 0 || shown.groups.length === 0 ? (
        <EmptyState
          title={segnalazioni && rilievi === 0 ? 'Nessuna segnalazione' : 'Nessun risultato con questi filtri'}
          text={segnalazioni && rilievi === 0 ? 'I vincoli non hanno lacune né sovrapposizioni.' : undefined}
        />
      ) : telefono ? (
        <TipiList
          matrice={shown}
          famiglia={values.mostra}
          onFamiglia={(show) => set({ mostra: show }, { replace: true })}
          onOpen={open}
        />
      ) : (
        <>
          <VincoliMatrix matrice={shown} onOpen={open} />
          <MatrixLegend />
        </>
      )}
      <VincoliContext value={context}>
        <OpenPanel
          tipo={values.tipo}
          famiglia={values.famiglia}
          onOpen={open}
          onClose={() => set({ tipo: null, famiglia: null }, { replace: true })}
        />
      </VincoliContext>
    </Page>
  )
}
