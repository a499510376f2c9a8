import Add from '@mui/icons-material/Add'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useOpened } from '../../../../../relay/opened/useOpened.ts'
import { useRouteQuery } from '../../../../../relay/RouteWithData.tsx'
import { useOperation } from '../../../../../relay/useOperation.ts'
import { useViewer } from '../../../../../shell/viewer.ts'
import { EmptyState } from '../../../../../ui/stati/EmptyState.tsx'
import { useUrlState } from '../../../../../ui/useUrlState.ts'
import { readFornituraRow } from '../../../../acquisti/ordiniFornitore/list/row.ts'
import type { OrdineTabProps } from '../tabs.ts'
import type { FornitoriTabQuery } from './__generated__/FornitoriTabQuery.graphql.ts'
import type { MoveDialogMutation } from './actions/__generated__/MoveDialogMutation.graphql.ts'
import { moveMutation } from './actions/MoveDialog.tsx'
import { RigheFornitoreActions } from './actions/RigheFornitoreActions.tsx'
import { SplitDialog } from './actions/SplitDialog.tsx'
import { useRigaFornitoreActions } from './actions/useRigaFornitoreActions.ts'
import { useUndoRighe } from './actions/useUndoRighe.ts'
import { FornitureOfOrdine } from './FornitureOfOrdine.tsx'
import { filterRighe, fornitoriTabUrlState, RIGHE_FILTERS } from './filters.ts'
import type { rigaChoicesQuery as RigaChoicesQuery } from './form/__generated__/rigaChoicesQuery.graphql.ts'
import { RigaDialog, rigaChoicesVariables } from './form/RigaDialog.tsx'
import { rigaChoicesQuery } from './form/rigaChoices.ts'
import { RigheFornitoreFilters } from './RigheFornitoreFilters.tsx'
import { RigheGroup } from './RigheGroup.tsx'
import { FORNITORI_PER_PAGE, righeByTipologia, type ShownOrdineFornitore, type ShownRigaFornitore } from './rows.ts'
import { UltimeImportazioni } from './UltimeImportazioni.tsx'

const query = graphql`
  query FornitoriTabQuery($pk: Int!, $perPagina: Int!) {
    righeOrdineFornitore(filtro: { ordine: $pk }, pagina: 1, perPagina: $perPagina) {
      totalCount
      edges {
        node {
          pk
          tipologia
          codice
          descrizione
          quantita
          um
          spessore
          stampato
          misure
          misureVetro
          sezione
          extraFields
          rigaOrdinePk
          ordineFornitorePk
          fornitorePk
          fornitore {
            nome
          }
          versione
        }
      }
    }
    ordiniFornitore(filtro: { ordine: $pk }, pagina: 1, perPagina: $perPagina, ordinamento: [TIPOLOGIA, ID]) {
      edges {
        node {
          ...row_ordineFornitore
        }
      }
    }
    materiali(perPagina: 1000) {
      nodes {
        nome
      }
    }
    fornitori(perPagina: 1000) {
      nodes {
        pk
        nome
        tipologia
        isDefault
      }
    }
    valoriStato {
      contesto
      nome
    }
    ordine(pk: $pk) {
      ...UltimeImportazioni_ordine
    }
    domandeFornitura {
      arrivo
      legno
    }
  }
`

/** Tab 'Ordini a Fornitore': what is to be bought for an order, and the supplier orders it is in. */
export default function FornitoriTab({ ordine }: OrdineTabProps) {
  const { revalidate } = useRevalidator()
  const { riferimento } = useRouteQuery<FornitoriTabQuery>()
  const dati = usePreloadedQuery<FornitoriTabQuery>(query, riferimento)
  const { righeOrdineFornitore, ordiniFornitore } = dati
  const url = useUrlState(fornitoriTabUrlState)
  const { adminOrdiniFornitore } = useViewer().permessi
  const [aperta, setAperta] = useState<ShownRigaFornitore | 'nuova' | null>(null)
  const scelteRiga = useOpened<RigaChoicesQuery>(rigaChoicesQuery, { fetchPolicy: 'store-and-network' })
  function apri(riga: ShownRigaFornitore | 'nuova') {
    scelteRiga.open(rigaChoicesVariables(ordine.pk))
    setAperta(riga)
  }
  const [daDividere, setDaDividere] = useState<ShownRigaFornitore | null>(null)
  const [scelte, setScelte] = useState<ReadonlySet<number>>(new Set())
  const rileggi = () => void revalidate()
  const actions = useRigaFornitoreActions(rileggi)
  const detto = useUndoRighe(rileggi)
  const [sposta] = useOperation<MoveDialogMutation>(moveMutation)
  const [trascinate, setTrascinate] = useState<readonly ShownRigaFornitore[]>([])
  async function lascia({ pk: ordineFornitore }: ShownOrdineFornitore) {
    setTrascinate([])
    const esito = await sposta({ righe: trascinate.map(({ pk }) => pk), ordineFornitore })
    if (!esito.ok) return
    setScelte(new Set())
    rileggi()
    detto('Righe spostate', esito.dati.spostaRigheOrdineFornitore.modifica)
  }

  const tutte = useMemo(() => righeOrdineFornitore.edges.map(({ node }) => node), [righeOrdineFornitore.edges])
  const ordini = useMemo(() => ordiniFornitore.edges.map(({ node }) => readFornituraRow(node)), [ordiniFornitore.edges])
  const righe = filterRighe(tutte, url.valori)
  // What a filter hides, or somebody else has removed, is not worked on.
  const selezionate = righe.filter(({ pk }) => scelte.has(pk))
  const scegli = (pks: readonly number[], si: boolean) =>
    setScelte((prima) => new Set(si ? [...prima, ...pks] : [...prima].filter((pk) => !pks.includes(pk))))

  const aggiungi = adminOrdiniFornitore && (
    <Button variant="contained" startIcon={<Add />} onClick={() => apri('nuova')}>
      Aggiungi riga
    </Button>
  )
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
        alignItems: 'start',
        pb: selezionate.length > 0 ? 10 : 0,
      }}
    >
      <Box component="section" aria-labelledby="titolo-righe-fornitore" sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between', minHeight: 36 }}>
          <Typography id="titolo-righe-fornitore" variant="h2">
            Righe
          </Typography>
          {tutte.length > 0 && aggiungi}
        </Box>
        {tutte.length === 0 ? (
          <EmptyState
            titolo="Nessuna riga"
            testo="Qui compare ciò che va ordinato ai fornitori per questa commessa."
            azione={aggiungi}
          />
        ) : (
          <>
            <RigheFornitoreFilters url={url} righe={tutte} visibili={righe.length} />
            {righeOrdineFornitore.totalCount > FORNITORI_PER_PAGE && (
              <Alert severity="info">Sono mostrate le prime {FORNITORI_PER_PAGE} righe.</Alert>
            )}
            {righe.length === 0 && (
              <EmptyState
                titolo="Nessuna riga trovata"
                testo="Prova con meno filtri o con altre parole."
                azione={
                  <Button variant="outlined" onClick={() => url.azzera([...RIGHE_FILTERS])}>
                    Azzera filtri
                  </Button>
                }
              />
            )}
            {righeByTipologia(righe).map(([tipologia, sue]) => (
              <RigheGroup
                key={tipologia}
                tipologia={tipologia}
                righe={sue}
                modificabile={adminOrdiniFornitore}
                scelte={scelte}
                onScegli={scegli}
                onEdit={apri}
                onDividi={setDaDividere}
                onDuplica={actions.duplica}
                onDelete={actions.elimina}
                onTrascina={(riga) => setTrascinate(riga === null ? [] : scelte.has(riga.pk) ? selezionate : [riga])}
              />
            ))}
          </>
        )}
        {dati.ordine && <UltimeImportazioni ordine={dati.ordine} onAnnullata={rileggi} />}
      </Box>
      <FornitureOfOrdine
        ordine={ordine.pk}
        ordini={ordini}
        url={url}
        scelte={{
          tipologie: dati.materiali.nodes.map(({ nome }) => nome),
          fornitori: dati.fornitori.nodes,
          stati: dati.valoriStato.filter(({ contesto }) => contesto === 'ordine_fornitore').map(({ nome }) => nome),
          domande: dati.domandeFornitura,
        }}
        trascinate={trascinate}
        onLascia={(verso) => void lascia(verso)}
        onDone={rileggi}
      />
      {adminOrdiniFornitore && (
        <RigheFornitoreActions
          righe={selezionate}
          ordini={ordini}
          onSvuota={() => setScelte(new Set())}
          onDone={() => {
            setScelte(new Set())
            rileggi()
          }}
          onAnnullato={rileggi}
        />
      )}
      {aperta !== null && (
        <RigaDialog
          key={aperta === 'nuova' ? 'nuova' : aperta.pk}
          opened={scelteRiga}
          ordine={ordine.pk}
          riga={aperta === 'nuova' ? null : aperta}
          onClose={() => setAperta(null)}
          onSalvata={() => {
            setAperta(null)
            rileggi()
          }}
        />
      )}
      {daDividere && (
        <SplitDialog
          riga={daDividere}
          onClose={() => setDaDividere(null)}
          onDone={(modifica) => {
            setDaDividere(null)
            rileggi()
            detto('Riga divisa', modifica)
          }}
        />
      )}
    </Box>
  )
}
