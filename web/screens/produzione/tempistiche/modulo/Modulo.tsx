import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { CampoNumero } from '../../../../forms/CampoNumero.tsx'
import { CampoScelta } from '../../../../forms/CampoScelta.tsx'
import { ModuloInDialogo } from '../../../../forms/ModuloInDialogo.tsx'
import type { MutationForm } from '../../../../forms/useMutationForm.ts'
import type { DatiAlbero } from '../albero/albero.ts'
import { etichette, scelteCodice, type ValoriTempistica } from './valori.ts'

interface Props extends MutationForm<ValoriTempistica> {
  dati: Pick<DatiAlbero, 'tipi' | 'codici'>
  onAnnulla: () => void
  /** Other buttons, at the left. */
  children?: ReactNode
}

const testi = (voci: readonly string[]) => voci.map((voce) => ({ valore: voce, testo: voce }))

/** The form of a timing, in its dialog. */
export function Modulo({ form, conflitto, chiudiConflitto, dati, onAnnulla, children }: Props) {
  const { tipi, codici } = dati
  const { values } = form
  const scelte = scelteCodice(values, codici)
  const azzera = (...campi: string[]) => {
    for (const campo of campi) void form.setFieldValue(campo, null)
  }
  const mostra = (campo: string, valore: unknown) => {
    if (valore === null || valore === '') return campo.startsWith('tempo') ? '–' : 'Tutti'
    if (campo === 'tipoSerramentoId') return tipi.find(({ pk }) => pk === valore)?.nome ?? `n. ${valore}`
    if (campo === 'codiceSerramentoId') return codici.find(({ pk }) => pk === valore)?.codice ?? `n. ${valore}`
    return campo.startsWith('tempo') ? `${valore} min` : String(valore)
  }
  return (
    <ModuloInDialogo
      form={form}
      conflitto={conflitto}
      chiudiConflitto={chiudiConflitto}
      nome="Tempistica"
      etichette={etichette}
      mostra={mostra}
      onAnnulla={onAnnulla}
      azioni={children}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(6, minmax(0, 1fr))' },
          columnGap: 2,
          rowGap: 1.5,
          alignItems: 'start',
          '& > *': { gridColumn: { sm: 'span 2' } },
          '& > .tutta': { gridColumn: { sm: '1 / -1' } },
          '& > .meta': { gridColumn: { sm: 'span 3' } },
        }}
      >
        <div className="tutta">
          <CampoScelta
            nome="tipoSerramentoId"
            etichetta={etichette.tipoSerramentoId ?? ''}
            obbligatorio
            scelte={tipi.map(({ pk, nome }) => ({ valore: pk, testo: nome }))}
          />
        </div>
        <CampoScelta
          nome="categoria"
          etichetta={etichette.categoria ?? ''}
          scelte={testi(scelte.categorie)}
          vuota="Tutte"
          onScelta={() => azzera('forma', 'codiceSerramentoId')}
        />
        <CampoScelta
          nome="forma"
          etichetta={etichette.forma ?? ''}
          scelte={testi(scelte.forme)}
          vuota={values.categoria ? '' : 'Tutte'}
          disabled={!values.categoria}
          onScelta={() => azzera('codiceSerramentoId')}
        />
        <CampoScelta
          nome="codiceSerramentoId"
          etichetta={etichette.codiceSerramentoId ?? ''}
          scelte={scelte.codici.map(({ pk, codice }) => ({ valore: pk, testo: codice }))}
          vuota="Tutti"
          disabled={!values.forma}
        />
        <div className="meta">
          <CampoNumero
            nome="tempoRepartoMacchine"
            etichetta={etichette.tempoRepartoMacchine ?? ''}
            obbligatorio
            unita="min"
          />
        </div>
        <div className="meta">
          <CampoNumero
            nome="tempoRepartoBanchi"
            etichetta={etichette.tempoRepartoBanchi ?? ''}
            obbligatorio
            unita="min"
          />
        </div>
        <Box className="tutta" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          Minuti per un pezzo. Se più tempistiche vanno bene, vale la più precisa: quella del codice, poi quella di
          categoria e forma, poi quella del solo tipo.
        </Box>
      </Box>
    </ModuloInDialogo>
  )
}
