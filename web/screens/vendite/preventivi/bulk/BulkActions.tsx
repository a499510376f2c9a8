import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import FlagOutlined from '@mui/icons-material/FlagOutlined'
import PersonAddAltOutlined from '@mui/icons-material/PersonAddAltOutlined'
import RestoreFromTrashOutlined from '@mui/icons-material/RestoreFromTrashOutlined'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { formatCount } from '../../../../../server/shared/formats/formats.ts'
import { useConfirm } from '../../../../ui/Confirm.tsx'
import { ActionBar } from '../../../../ui/table/ActionBar.tsx'
import { OutcomesDialog } from '../../../../ui/table/OutcomesDialog.tsx'
import type { PreventivoRow } from '../list/row.ts'
import type { PreventiviChoice, PreventiviChoices } from '../preventiviChoices.ts'
import type { BulkAction } from './bulkAction.ts'
import { ChooseAgenteDialog } from './ChooseAgenteDialog.tsx'
import { useBulkActions } from './useBulkActions.ts'

interface Props {
  scelti: ReadonlyMap<number, PreventivoRow>
  scelte: PreventiviChoices
  onFatti: (pks: readonly number[]) => void
  onSvuota: () => void
  onChanged: (tipo: BulkAction['tipo']) => void
}

/** Bulk bar of the quotes: agent, state, delete, restore; never shown to agents. */
export function BulkActions({ scelti, scelte, onFatti, onSvuota, onChanged }: Props) {
  const { esegui, inCorso, daLeggere, letti } = useBulkActions({ scelti, onFatti, onChanged })
  const conferma = useConfirm()
  const [ancora, setAncora] = useState<HTMLElement | null>(null)
  const [sceltaAgente, setSceltaAgente] = useState(false)
  const righe = [...scelti.values()]
  const quanti = formatCount(righe.length, 'preventivo', 'preventivi')

  function set(stato: PreventiviChoice | null) {
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
      <ActionBar quanti={righe.length} nomi={['selezionato', 'selezionati']} onClose={onSvuota} inCorso={inCorso}>
        <Button startIcon={<PersonAddAltOutlined />} disabled={inCorso} onClick={() => setSceltaAgente(true)}>
          Assegna agente
        </Button>
        <Button
          startIcon={<FlagOutlined />}
          disabled={inCorso}
          aria-haspopup="menu"
          aria-expanded={ancora !== null}
          onClick={(event) => setAncora(event.currentTarget)}
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
      </ActionBar>
      <Menu
        open={ancora !== null}
        anchorEl={ancora}
        onClose={() => setAncora(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      >
        {scelte.stati.map((stato) => (
          <MenuItem key={stato.pk} onClick={() => set(stato)}>
            {stato.testo}
          </MenuItem>
        ))}
        <Divider />
        <MenuItem onClick={() => set(null)}>Nessuno stato</MenuItem>
      </Menu>
      {sceltaAgente && (
        <ChooseAgenteDialog
          quanti={righe.length}
          agenti={scelte.agenti}
          onClose={() => setSceltaAgente(false)}
          onScegli={(agente) => {
            setSceltaAgente(false)
            void esegui({ tipo: 'agente', valore: agente })
          }}
        />
      )}
      <OutcomesDialog
        titolo={daLeggere?.titolo ?? ''}
        esiti={daLeggere?.esiti ?? null}
        onClose={letti}
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
