import School from '@mui/icons-material/SchoolOutlined'
import UploadFile from '@mui/icons-material/UploadFile'
import WarningAmber from '@mui/icons-material/WarningAmberOutlined'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import ToggleButton from '@mui/material/ToggleButton'
import { useMemo, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { TempistichePageQuery } from '#generated/TempistichePageQuery.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { formatCount } from '#shared/formats/formats.ts'
import { FilterSelect } from '#ui/list/FilterSelect.tsx'
import { Page } from '#ui/Page.tsx'
import { AddButton } from '#ui/page/AddButton.tsx'
import { FoldedActions } from '#ui/page/FoldedActions.tsx'
import { FilterBar } from '#ui/table/FilterBar.tsx'
import { type UrlState, useUrlState } from '#ui/useUrlState.ts'
import { TempiAppresiDialog } from './appresi/TempiAppresiDialog.tsx'
import { appresoKey, isProposed, TempiAppresiContext, useTempiAppresi } from './appresi/useTempiAppresi.ts'
import { CodiciTab } from './CodiciTab.tsx'
import { readTempistiche } from './readTempistiche.ts'
import { TempisticheTab } from './TempisticheTab.tsx'
import { scopeName, scopeOfNode } from './tree/tree.ts'
import { TEMPISTICHE_TABS, type TempisticheTabName, tempisticheTabNames, tempisticheUrlState } from './urlState.ts'
import { useOpenNodes } from './useOpenNodes.ts'
import { useTree } from './useTree.ts'

const query = graphql`
  query TempistichePageQuery($filtro: FiltroTempistiche, $pagina: Int!, $perPagina: Int!) @preloadable {
    tipiSerramento(ritirati: true) {
      pk
      nome
      codiciSenzaTempistica {
        pk
      }
    }
    codiciSerramento {
      ...row_codice
    }
    tempistiche(filtro: $filtro, pagina: $pagina, perPagina: $perPagina) {
      totalCount
      numeroPagine
      nodes {
        ...readTempistiche_tempistica
      }
    }
  }
`

interface TempisticheFiltersProps {
  elenco: UrlState<typeof tempisticheUrlState>
  tipi: readonly { pk: number; nome: string }[]
  /** Missing timings in all that was read. */
  mancanti: number
}

/** Window type, free search, only what is missing; of the codes only the search. */
function TempisticheFilters({ elenco: { values, set, clear }, tipi, mancanti }: TempisticheFiltersProps) {
  const { scheda, tipo, search } = values
  const onlyMissing = values.mancanti === true
  const tipoName = tipi.find(({ pk }) => pk === tipo)?.nome
  const active = [
    ...(tipo === null
      ? []
      : [{ name: 'tipo', label: `Tipo: ${tipoName ?? 'sconosciuto'}`, remove: () => clear(['tipo']) }]),
    ...(onlyMissing ? [{ name: 'mancanti', label: 'Solo mancanti', remove: () => clear(['mancanti']) }] : []),
  ]
  const lookUp = { valore: search, onChange: (text: string) => set({ search: text }, { replace: true }) }
  if (scheda === 'codici') return <FilterBar search={lookUp} />
  return (
    <FilterBar search={lookUp} active={active} onClear={() => clear(['tipo', 'search', 'mancanti'])}>
      <FilterSelect
        label="Tipo di serramento"
        value={tipoName === undefined ? '' : String(tipo)}
        onChange={(pk) => set({ tipo: pk === '' ? null : Number(pk) })}
        all="Tutti i tipi"
        choices={tipi.map(({ pk, nome }) => [String(pk), nome] as const)}
        width={220}
      />
      {(mancanti > 0 || onlyMissing) && (
        <ToggleButton
          value="mancanti"
          size="small"
          color="warning"
          selected={onlyMissing}
          onChange={() => set({ mancanti: !onlyMissing })}
          title="Solo quello che gli ordini usano senza una tempistica"
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
          {formatCount(mancanti, 'mancante', 'mancanti')}
        </ToggleButton>
      )}
    </FilterBar>
  )
}

/** Window codes and their timings. */
export default function TempistichePage() {
  const { data, isWaiting } = useRouteQuery<TempistichePageQuery>(query)
  const read = useMemo(() => readTempistiche(data), [data])
  const elenco = useUrlState(tempisticheUrlState)
  const { revalidate } = useRevalidator()
  const open = useOpenNodes(() => void revalidate())
  const tree = useTree(read, elenco.values)
  const { appresi, reread } = useTempiAppresi()
  const [dialog, setDialog] = useState(false)
  const byTempistica = useMemo(
    () => new Map((appresi ?? []).map((one) => [appresoKey(one.tempistica, one.reparto), one])),
    [appresi],
  )
  const proposed = appresi?.filter(isProposed).length ?? 0
  function name(pk: number): string {
    const { tipiSerramento: tipi, codiciSerramento: codici, tempistiche } = read
    const own = tempistiche.nodes.find((one) => one.pk === pk)
    return own ? scopeName(scopeOfNode(own), { tipi, codici }) : `Tempistica ${pk}`
  }
  const { scheda } = elenco.values
  const isCodici = scheda === 'codici'
  return (
    <Page
      title="Tempistiche"
      count={isCodici ? read.codiciSerramento.length : read.tempistiche.totalCount}
      isWaiting={isWaiting}
      full
      actions={
        <>
          <FoldedActions>
            {!isCodici && appresi !== null && (
              <Button variant="outlined" startIcon={<School />} onClick={() => setDialog(true)}>
                Tempi appresi{proposed > 0 ? ` (${proposed})` : ''}
              </Button>
            )}
            <Button variant="outlined" component={Link} to="/tempistiche/importa" startIcon={<UploadFile />}>
              IMPORTA TEMPI
            </Button>
          </FoldedActions>
          <AddButton onClick={() => open.open(isCodici ? { codice: 'nuovo' } : { ambito: tree.newScope })}>
            {isCodici ? 'Aggiungi codice' : 'Aggiungi tempistica'}
          </AddButton>
        </>
      }
      filters={
        <Stack sx={{ gap: 1.5 }}>
          <Tabs
            value={scheda}
            onChange={(_, next: TempisticheTabName) => elenco.set({ scheda: next, search: '' })}
            aria-label="Schede delle tempistiche"
          >
            {tempisticheTabNames.map((name) => (
              <Tab
                key={name}
                value={name}
                label={TEMPISTICHE_TABS[name]}
                id={`scheda-${name}`}
                aria-controls={`pannello-${name}`}
              />
            ))}
          </Tabs>
          <TempisticheFilters elenco={elenco} tipi={read.tipiSerramento} mancanti={tree.mancanti} />
        </Stack>
      }
    >
      <Stack
        role="tabpanel"
        id={`pannello-${scheda}`}
        aria-labelledby={`scheda-${scheda}`}
        sx={{ flex: 1, minHeight: 0 }}
      >
        {isCodici ? (
          <CodiciTab codici={read.codiciSerramento} elenco={elenco} open={open} isWaiting={isWaiting} />
        ) : (
          <TempiAppresiContext value={byTempistica}>
            <TempisticheTab read={read} tree={tree} elenco={elenco} open={open} />
          </TempiAppresiContext>
        )}
      </Stack>
      {dialog && (
        <TempiAppresiDialog
          appresi={appresi ?? []}
          name={name}
          onAccepted={() => {
            reread()
            void revalidate()
          }}
          onClose={() => setDialog(false)}
        />
      )}
    </Page>
  )
}
