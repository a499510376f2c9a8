import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import type { FabbisognoPageGeneraMutation } from '#generated/FabbisognoPageGeneraMutation.graphql.ts'
import type { FabbisognoPageQuery } from '#generated/FabbisognoPageQuery.graphql.ts'
import { URGENZA_LABELS, URGENZE, type Urgenza } from '#produzione/fabbisogno/rules.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { useReread } from '#relay/live/useReread.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useOperation } from '#relay/useOperation.ts'
import { useUndoRighe } from '#screens/acquisti/inOrdine/actions/useUndoRighe.ts'
import { formatCount, formatDate, formatQuantity, isoDate } from '#shared/formats/formats.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { exportUrl } from '#ui/export/addresses.ts'
import { ExportButton } from '#ui/export/ExportButton.tsx'
import { FilterSelect } from '#ui/list/FilterSelect.tsx'
import { Page } from '#ui/Page.tsx'
import { paperZoom } from '#ui/print/paperZoom.ts'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { ActionBar } from '#ui/table/ActionBar.tsx'
import { FilterBar } from '#ui/table/FilterBar.tsx'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { useUrlState } from '#ui/useUrlState.ts'
import { OrdineLink } from '../rischio/WarningTable.tsx'
import { fabbisognoParams, fabbisognoUrlState } from './fabbisognoUrlState.ts'
import { LastDay } from './LastDay.tsx'
import { NeedTable, weekLabel } from './NeedTable.tsx'

const query = graphql`
  query FabbisognoPageQuery($filtro: FiltroFabbisogno) @preloadable {
    fabbisogno(filtro: $filtro) {
      totale
      righe {
        pk
        ordinePk
        numeroCommessa
        cliente
        posizione
        tipologia
        fornitore
        codice
        descrizione
        misure
        sezione
        quantita
        um
        necessarioIl
        stimato
        ordinareEntro
        motivo
      }
      gruppi {
        fornitorePk
        fornitore
      }
      ...NeedTable_fabbisogno
    }
  }
`

const generateMutation = graphql`
  mutation FabbisognoPageGeneraMutation($righe: [Int!]!) {
    generateOrdiniFornitore(input: { rigaPks: $righe }) {
      ordiniFornitore
      raccolte
      modifica
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const COLLECTION = 500
/** Width at which no cell of a row breaks its words, px: on paper a sheet across has it. */
const ON_PAPER = paperZoom(1240)

/** What waits to be bought: by material, supplier and week, and row by row, the first to be ordered before. */
export default function FabbisognoPage() {
  const { data, isWaiting } = useRouteQuery<FabbisognoPageQuery>(query)
  const { fabbisogno } = data
  const { values, active, set, clear } = useUrlState(fabbisognoParams)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const reread = useReread(COLLECTION)
  useChanged(['ORDINE'], reread)
  const ask = useConfirm()
  const [generate, underWay] = useOperation<FabbisognoPageGeneraMutation>(generateMutation)
  const told = useUndoRighe(reread)
  const today = isoDate(new Date())
  const { righe, totale, gruppi } = fabbisogno
  const pks = righe.flatMap(({ pk }) => (chosen.has(pk) ? [pk] : []))
  const supplierName =
    values.fornitore === 0
      ? 'Nessun fornitore'
      : gruppi.find(({ fornitorePk }) => fornitorePk === values.fornitore)?.fornitore
  const chips: Record<string, string | undefined> = {
    tipologia: `Materiale: ${values.tipologia}`,
    fornitore: `Fornitore: ${supplierName ?? values.fornitore}`,
    settimana: `Settimana: ${weekLabel(values.settimana)}`,
    urgenza: URGENZA_LABELS[values.urgenza as Urgenza],
  }
  const choose = (some: readonly number[], on: boolean) =>
    setChosen((before) => {
      const next = new Set(before)
      for (const pk of some) {
        if (on) next.add(pk)
        else next.delete(pk)
      }
      return next
    })
  async function generateThem() {
    const confirmed = await ask({
      title: `Generare gli ordini a fornitore di ${formatCount(pks.length, 'riga', 'righe')}?`,
      text: 'Uno per ordine, materiale e fornitore; dove manca si usa il fornitore predefinito del materiale. Quelli dei fornitori che raccolgono partono insieme, settimana per settimana.',
      conferma: 'Genera',
    })
    if (!confirmed) return
    const outcome = await generate({ righe: pks })
    if (!outcome.ok) return
    setChosen(new Set())
    const { ordiniFornitore, raccolte, modifica } = outcome.data.generateOrdiniFornitore
    const generated = formatCount(
      ordiniFornitore?.length ?? 0,
      'ordine a fornitore generato',
      'ordini a fornitore generati',
    )
    const gathered = raccolte?.length ? `, in ${formatCount(raccolte.length, 'raccolta', 'raccolte')}` : ''
    told(`${generated}${gathered}`, modifica)
    reread()
  }
  return (
    <Page
      title="Da ordinare"
      count={totale}
      isWaiting={isWaiting}
      actions={
        <ExportButton
          names={['riga', 'righe']}
          disabled={totale === 0}
          indirizzo={() => exportUrl('da_ordinare.xlsx', fabbisognoUrlState, { ...values, ordina: '' })}
        />
      }
      filters={
        <FilterBar
          search={{ valore: values.search, onChange: (search) => set({ search }, { replace: true }) }}
          active={(['tipologia', 'fornitore', 'settimana', 'urgenza'] as const).flatMap((name) =>
            active.includes(name)
              ? [{ name, label: chips[name] ?? name, remove: () => clear([name]), inField: name === 'urgenza' }]
              : [],
          )}
          onClear={() => clear()}
        >
          <FilterSelect
            label="Urgenza"
            value={values.urgenza}
            onChange={(urgenza) => set({ urgenza })}
            all="Tutte"
            choices={URGENZE.map((urgency) => [urgency, URGENZA_LABELS[urgency]] as const)}
            width={160}
          />
        </FilterBar>
      }
    >
      {gruppi.length === 0 ? (
        <EmptyState
          title={active.length > 0 ? 'Niente da ordinare con questi filtri' : 'Niente da ordinare'}
          text="Qui compaiono le righe degli ordini che nessun ordine fornitore ha ancora."
        />
      ) : (
        <Stack sx={{ gap: 2 }}>
          <DetailCard title="Per materiale, fornitore e settimana">
            <NeedTable fabbisogno={fabbisogno} today={today} />
          </DetailCard>
          <DetailCard title={`Righe (${totale})`}>
            {righe.length < totale && (
              <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
                Le prime {righe.length} di {totale}: scegli un numero qui sopra per vedere le altre.
              </Typography>
            )}
            <Stack data-stampa="larga" style={ON_PAPER} sx={{ overflowX: 'auto' }}>
              <PlainTable
                aria-label="Righe da ordinare"
                rows={righe}
                keyOf={({ pk }) => pk}
                columns={[
                  {
                    key: 'choice',
                    title: (
                      <Checkbox
                        size="small"
                        checked={pks.length > 0 && pks.length === righe.length}
                        indeterminate={pks.length > 0 && pks.length < righe.length}
                        onChange={({ target }) =>
                          choose(
                            righe.map(({ pk }) => pk),
                            target.checked,
                          )
                        }
                        slotProps={{ input: { 'aria-label': 'Seleziona tutte le righe' } }}
                      />
                    ),
                    headSx: { p: 0, width: 44 },
                    sx: { p: 0 },
                    cell: ({ pk, numeroCommessa, codice, descrizione }) => (
                      <Checkbox
                        size="small"
                        checked={chosen.has(pk)}
                        onChange={({ target }) => choose([pk], target.checked)}
                        slotProps={{
                          input: { 'aria-label': `Seleziona ${codice || descrizione} di ${numeroCommessa}, n. ${pk}` },
                        }}
                      />
                    ),
                  },
                  {
                    title: 'Ordinare entro',
                    cell: ({ ordinareEntro, motivo }) => (
                      <LastDay day={ordinareEntro ?? null} today={today} reason={motivo} />
                    ),
                  },
                  {
                    title: 'Serve il',
                    cell: ({ necessarioIl, stimato }) => (
                      <span
                        style={{ whiteSpace: 'nowrap' }}
                        title={stimato ? 'Non schedulato: contato dalla data di consegna' : undefined}
                      >
                        {formatDate(necessarioIl)}
                        {stimato && ' circa'}
                      </span>
                    ),
                  },
                  {
                    title: 'Commessa',
                    namesRow: true,
                    cell: ({ ordinePk, numeroCommessa }) => (
                      <OrdineLink pk={ordinePk} numeroCommessa={numeroCommessa} />
                    ),
                  },
                  { title: 'Cliente', cell: ({ cliente }) => cliente },
                  { title: 'Materiale', cell: ({ tipologia }) => tipologia },
                  { title: 'Fornitore', cell: ({ fornitore }) => fornitore ?? 'Nessun fornitore' },
                  {
                    title: 'Articolo',
                    headSx: { width: '30%' },
                    cell: ({ codice, descrizione, misure, sezione, posizione }) => (
                      <>
                        {codice || descrizione}
                        <Typography variant="body2" color="textSecondary">
                          {[codice && descrizione, misure, sezione, posizione !== null && `riga ${posizione}`]
                            .filter(Boolean)
                            .join(' · ')}
                        </Typography>
                      </>
                    ),
                  },
                  {
                    title: 'Quantità',
                    align: 'right',
                    cell: ({ quantita, um }) => (
                      <span style={{ whiteSpace: 'nowrap' }}>{`${formatQuantity(quantita)} ${um}`}</span>
                    ),
                  },
                ]}
              />
            </Stack>
          </DetailCard>
        </Stack>
      )}
      <ActionBar
        count={pks.length}
        names={['riga', 'righe']}
        onClose={() => setChosen(new Set())}
        inProgress={underWay}
      >
        <Button variant="contained" disabled={underWay} onClick={() => void generateThem()}>
          Genera ordini
        </Button>
      </ActionBar>
    </Page>
  )
}
