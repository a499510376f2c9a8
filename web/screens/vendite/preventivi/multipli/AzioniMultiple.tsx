import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import FlagOutlined from '@mui/icons-material/FlagOutlined'
import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined'
import RestoreFromTrashOutlined from '@mui/icons-material/RestoreFromTrashOutlined'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { formatoConta } from '../../../../../server/shared/formats/formats.ts'
import { useConferma } from '../../../../ui/Conferma.tsx'
import { BarraAzioni } from '../../../../ui/tabella/BarraAzioni.tsx'
import { EsitiDialog } from '../../../../ui/tabella/EsitiDialog.tsx'
import type { RigaPreventivo } from '../elenco/rigaPreventivo.ts'
import type { Scelta, Scelte } from '../scelte.ts'
import { SceltaAgenteDialog } from './SceltaAgenteDialog.tsx'
import { useAzioniMultiple } from './useAzioniMultiple.ts'

interface Props {
  scelti: ReadonlyMap<number, RigaPreventivo>
  scelte: Scelte
  onFatti: (pks: readonly number[]) => void
  onSvuota: () => void
  rileggi: () => void
}

/** Bulk bar of the quotes: agent, state, delete, restore; never shown to agents. */
export function AzioniMultiple({ scelti, scelte, onFatti, onSvuota, rileggi }: Props) {
  const { esegui, inCorso, daLeggere, letti } = useAzioniMultiple({ scelti, onFatti, rileggi })
  const conferma = useConferma()
  const [ancora, setAncora] = useState<HTMLElement | null>(null)
  const [sceltaAgente, setSceltaAgente] = useState(false)
  const righe = [...scelti.values()]
  const quanti = formatoConta(righe.length, 'preventivo', 'preventivi')

  function imposta(stato: Scelta | null) {
    setAncora(null)
    void esegui({ tipo: 'stato', valore: stato })
  }
  async function elimina() {
    const domanda = {
      titolo: `Vuoi eliminare ${quanti}?`,
      testo: 'Si possono ripristinare in qualunque momento.',
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (await conferma(domanda)) void esegui({ tipo: 'eliminato', valore: true })
  }

  return (
    <>
      <BarraAzioni quanti={righe.length} nomi={['selezionato', 'selezionati']} onChiudi={onSvuota} inCorso={inCorso}>
        <Button startIcon={<PersonAddAltOutlined />} disabled={inCorso} onClick={() => setSceltaAgente(true)}>
          Assegna agente
        </Button>
        <Button
          startIcon={<FlagOutlined />}
          disabled={inCorso}
          aria-haspopup="menu"
          aria-expanded={ancora !== null}
          onClick={(evento) => setAncora(evento.currentTarget)}
        >
          Imposta stato
        </Button>
        {righe.some(({ eliminato }) => eliminato) && (
          <Button
            startIcon={<RestoreFromTrashOutlined />}
            disabled={inCorso}
            onClick={() => void esegui({ tipo: 'eliminato', valore: false })}
          >
            Ripristina
          </Button>
        )}
        {righe.some(({ eliminato }) => !eliminato) && (
          <Button color="error" startIcon={<DeleteOutlined />} disabled={inCorso} onClick={() => void elimina()}>
            Elimina
          </Button>
        )}
      </BarraAzioni>
      <Menu
        open={ancora !== null}
        anchorEl={ancora}
        onClose={() => setAncora(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        {scelte.stati.map((stato) => (
          <MenuItem key={stato.pk} onClick={() => imposta(stato)}>
            {stato.testo}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={() => imposta(null)}>Nessuno stato</MenuItem>
      </Menu>
      {sceltaAgente && (
        <SceltaAgenteDialog
          quanti={righe.length}
          agenti={scelte.agenti}
          onChiudi={() => setSceltaAgente(false)}
          onScegli={(agente) => {
            setSceltaAgente(false)
            void esegui({ tipo: 'agente', valore: agente })
          }}
        />
      )}
      <EsitiDialog
        titolo={daLeggere?.titolo ?? ''}
        esiti={daLeggere?.esiti ?? null}
        onChiudi={letti}
        azione={
          daLeggere?.annulla && (
            <Button
              sx={{ mr: 'auto' }}
              onClick={() => {
                letti()
                daLeggere.annulla?.()
              }}
            >
              Annulla le modifiche fatte
            </Button>
          )
        }
      />
    </>
  )
}
