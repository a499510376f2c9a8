import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { formatoData } from '../../../../../server/shared/formats/formats.ts'
import { useIsNarrow } from '../../../../ui/useIsPhone.ts'
import type { AzioniSchedulatore } from '../azioni.ts'
import type { DatiLinea } from '../linea/LineaTempo.tsx'
import { type DatiOrdine, Pannello } from '../pannello/Pannello.tsx'
import { SenzaOrdine } from '../pannello/SenzaOrdine.tsx'
import { aggiungiGiorni, lunedi, settimanaIso } from '../tempo.ts'
import { FasiOrdine } from './FasiOrdine.tsx'
import { RiepilogoOrdine } from './RiepilogoOrdine.tsx'
import { SettimanaFornitori } from './SettimanaFornitori.tsx'
import { SettimanaReparti } from './SettimanaReparti.tsx'

interface Props {
  /** A day of the week to show. */
  giorno: string
  dati: DatiLinea
  /** Null while no order is chosen. */
  ordine: DatiOrdine | null
  lampi: ReadonlySet<string>
  azioni: AzioniSchedulatore
}

/** The timeline as tables, for keyboard, screen reader and phone: the same data, the same edits. */
export function TabellaGemella({ giorno, dati, ordine, lampi, azioni }: Props) {
  const telefono = useIsNarrow()
  const inizio = lunedi(giorno)
  const reparti = repartiDi(dati)
  const scelto = ordine && { id: ordine.ordine.pk, numeroCommessa: ordine.ordine.numeroCommessa }
  return (
    <Stack sx={{ gap: 2, flex: 1, minHeight: 0, overflowY: 'auto', pb: 2, '& > *': { flexShrink: 0 } }}>
      {!ordine && <SenzaOrdine onScegli={azioni.apriOrdine} intero />}
      {ordine && telefono && <Pannello dati={ordine} azioni={azioni} intero />}
      {ordine && !telefono && (
        <>
          <RiepilogoOrdine dati={ordine} azioni={azioni} />
          <FasiOrdine dati={ordine} azioni={azioni} />
        </>
      )}
      <Typography variant="h2" role="status">
        Settimana {settimanaIso(inizio).settimana}, dal {formatoData(inizio)} al{' '}
        {formatoData(aggiungiGiorni(inizio, 6))}
      </Typography>
      <SettimanaReparti
        lunedi={inizio}
        reparti={reparti}
        celle={dati.celle}
        fasi={ordine?.piano.fasi ?? []}
        ordine={scelto}
        lampi={lampi}
        onApriOrdine={azioni.apriOrdine}
        onRipara={azioni.apriRipara}
      />
      <Box>
        <SettimanaFornitori lunedi={inizio} barre={dati.barre} onApriOrdine={azioni.apriOrdine} />
      </Box>
    </Stack>
  )
}

/** Departments with a capacity, in the order of the rows. */
export function repartiDi({ righe }: DatiLinea): string[] {
  return righe.flatMap(({ reparto, infiniteCapacity }) => (reparto && !infiniteCapacity ? [reparto] : []))
}
