import Add from '@mui/icons-material/Add'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Suspense, useState } from 'react'
import { withoutWindows } from '#ordini/offerte/rules.ts'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import type { CompostoContext } from '#screens/ordini/ordini/form/righe/composto/choices.ts'
import { formatCount, formatPercentage } from '#shared/formats/formats.ts'
import { useViewer } from '#shell/viewer.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { DataPairs } from '#ui/DataPairs.tsx'
import { DetailCard } from '#ui/DetailCard.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { EuroValue } from '#ui/Values.tsx'
import { AlternativaDialog } from '../dialogs/AlternativaDialog.tsx'
import { ServizioDialog } from '../dialogs/ServizioDialog.tsx'
import type { AlternativaDetail, OffertaDetail } from '../offertaDetail.ts'
import { RigheList } from '../righe/RigheList.tsx'
import { useAlternativa } from '../useAlternativa.ts'
import { Margine } from './Margine.tsx'

// The form of a line, with its elements, comes when one is opened.
const { Component: RigaOffertaDialog, prepare } = codeAhead(() => import('../righe/RigaOffertaDialog.tsx'))

interface Props {
  offerta: OffertaDetail
  alternativa: AlternativaDetail
  editable: boolean
  context: CompostoContext
}

/** What stands open over an alternative; places of lines and services, that after the last for a new one. */
type Opened =
  | { what: 'riga'; index: number; rivendita: boolean }
  | { what: 'servizio'; index: number }
  | { what: 'sconto' }

/** The lines, services and sums of an alternative. */
export function AlternativaPanel({ offerta, alternativa, editable, context }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const { isSaving, move, remove, reprice } = useAlternativa(offerta, alternativa)
  const confirm = useConfirm()
  const { viewMargini, adminClienti } = useViewer().permessi
  const { righe, servizi, daQuotare, finestreMancanti } = alternativa
  const close = () => setOpened(null)
  const add = (rivendita: boolean) => setOpened({ what: 'riga', index: righe.length, rivendita })

  async function askRemove(index: number) {
    const question = { title: `Togliere la riga ${index + 1}?`, conferma: 'Togli', distruttiva: true }
    if (await confirm(question)) await remove(index)
  }

  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      {daQuotare > 0 && (
        <Alert severity="warning">
          {`${formatCount(daQuotare, 'riga senza prezzo', 'righe senza prezzo')}: ${adminClienti ? 'aprila e scrivi il prezzo a mano' : 'il prezzo lo scrive l’ufficio'}.`}
        </Alert>
      )}
      {editable && withoutWindows(finestreMancanti) !== null && (
        <Alert severity="info">
          {withoutWindows(finestreMancanti)} Il cliente lo legge accanto ai totali; chi la invia lo conferma.
        </Alert>
      )}
      <DetailCard
        title="Righe"
        actions={
          editable && (
            <Button onClick={() => void reprice()} disabled={isSaving || righe.length === 0}>
              Ricalcola i prezzi
            </Button>
          )
        }
      >
        {righe.length === 0 ? (
          <EmptyState title="Nessuna riga" text="Aggiungi un serramento: il prezzo lo calcola il listino." />
        ) : (
          <RigheList
            righe={righe}
            editable={editable}
            onOpen={(index) => setOpened({ what: 'riga', index, rivendita: righe[index]?.rivendita ?? false })}
            onMove={move}
            onRemove={(index) => void askRemove(index)}
          />
        )}
        {editable && (
          <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
            <Button
              variant="outlined"
              startIcon={<Add />}
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={() => add(false)}
            >
              Aggiungi serramento
            </Button>
            <Button startIcon={<Add />} onClick={() => add(true)}>
              Riga libera
            </Button>
          </Stack>
        )}
      </DetailCard>
      <DetailCard
        title="Servizi"
        actions={
          editable && (
            <Button startIcon={<Add />} onClick={() => setOpened({ what: 'servizio', index: servizi.length })}>
              Aggiungi
            </Button>
          )
        }
      >
        {servizi.length === 0 ? (
          <Box sx={{ color: 'text.secondary' }}>Nessun servizio: posa, trasporto, smaltimento, rilievo.</Box>
        ) : (
          <Box component="ul" aria-label="Servizi" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {servizi.map((servizio, index) => (
              <Box
                component="li"
                key={servizio.pk}
                sx={{ display: 'flex', gap: 1, py: 0.5, alignItems: 'center', justifyContent: 'space-between' }}
              >
                {editable ? (
                  <Button color="inherit" onClick={() => setOpened({ what: 'servizio', index })} sx={{ px: 1, ml: -1 }}>
                    {servizio.nome}
                  </Button>
                ) : (
                  servizio.nome
                )}
                <EuroValue value={servizio.importo} />
              </Box>
            ))}
          </Box>
        )}
      </DetailCard>
      <DetailCard
        title="Totali"
        actions={editable && <Button onClick={() => setOpened({ what: 'sconto' })}>Sconto e nome</Button>}
      >
        <DataPairs
          sideBySide
          items={[
            ['Listino', <EuroValue key="listino" value={alternativa.listino} />],
            ['Sconto sul totale', alternativa.sconto > 0 ? formatPercentage(alternativa.sconto) : 'Nessuno'],
            ['Netto', <EuroValue key="netto" value={alternativa.netto} />],
            ...alternativa.imposte.map(
              ({ aliquota, imposta }) =>
                [`IVA ${formatPercentage(aliquota)}`, <EuroValue key={aliquota} value={imposta} />] as const,
            ),
            ['Totale', <EuroValue key="totale" value={alternativa.totale} />],
          ]}
        />
        {viewMargini && <Margine margine={alternativa.margine ?? null} />}
      </DetailCard>
      {opened?.what === 'riga' && (
        <Suspense fallback={null}>
          <RigaOffertaDialog {...{ offerta, alternativa, context }} {...opened} onClose={close} />
        </Suspense>
      )}
      {opened?.what === 'servizio' && (
        <ServizioDialog {...{ offerta, alternativa }} index={opened.index} onClose={close} />
      )}
      {opened?.what === 'sconto' && <AlternativaDialog {...{ offerta, alternativa }} onClose={close} />}
    </Stack>
  )
}
