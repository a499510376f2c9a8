import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { Link, type Location, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useUnsavedGuard } from '#forms/useUnsavedGuard.ts'
import type { VincoliPageQuery } from '#generated/VincoliPageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useRereadOnReturn } from '#ui/list/useRereadOnReturn.ts'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { useUrlState } from '#ui/useUrlState.ts'
import { CellaPanel } from './cell/CellaPanel.tsx'
import { useVincoli, type VincoliClipboard, VincoliContext } from './context.ts'
import { countRilievi, createMatrix, filterMatrix } from './matrice/model.ts'
import { TipiList } from './matrice/TipiList.tsx'
import { VincoliMatrix } from './matrice/VincoliMatrix.tsx'
import { readVincoli } from './readVincoli.ts'
import { TipoPanel } from './tipo/TipoPanel.tsx'
import { vincoliUrlState } from './urlState.ts'
import { useChangesRegister } from './useChanges.ts'
import { VincoliFilters } from './VincoliFilters.tsx'

const query = graphql`
  query VincoliPageQuery {
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

/** 'Vincoli misura': which measures each family makes of each window type. */
export default function VincoliPage() {
  const { reference, inAttesa } = useRouteQuery<VincoliPageQuery>()
  const read = usePreloadedQuery<VincoliPageQuery>(query, reference)
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
      inAttesa={inAttesa}
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
