import Stack from '@mui/material/Stack'
import { useFragment } from 'react-relay'
import { graphql } from 'relay-runtime'
import { Dati } from '../../../../ui/Dati.tsx'
import { Scheda } from '../../../../ui/Scheda.tsx'
import { DataOra } from '../../../../ui/Valori.tsx'
import type { SchedaSchedulazione_ordine$key } from './__generated__/SchedaSchedulazione_ordine.graphql.ts'

/** Summary of the saved schedule, beside the form (spec/001 §2). */
export function SchedaSchedulazione(props: { ordine: SchedaSchedulazione_ordine$key }) {
  const { schedulazione, etichettaSchedulazione } = useFragment(
    graphql`
      fragment SchedaSchedulazione_ordine on Ordine {
        etichettaSchedulazione
        schedulazione {
          inizio
          fine
          fasi {
            pk
            nomeFase
            inizio
            fine
          }
        }
      }
    `,
    props.ordine,
  )
  return (
    <Scheda titolo="Schedulazione">
      <Stack sx={{ gap: 1.5 }}>
        <Dati
          affiancati
          voci={
            schedulazione
              ? [
                  ['Stato', etichettaSchedulazione],
                  ['Inizio', <DataOra key="inizio" valore={schedulazione.inizio} />],
                  ['Fine', <DataOra key="fine" valore={schedulazione.fine} />],
                  ...schedulazione.fasi.map(
                    ({ pk, nomeFase, inizio, fine }) =>
                      [
                        nomeFase,
                        <span key={pk}>
                          <DataOra valore={inizio} /> – <DataOra valore={fine} />
                        </span>,
                      ] as const,
                  ),
                ]
              : [['Stato', etichettaSchedulazione]]
          }
        />
      </Stack>
    </Scheda>
  )
}
