import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { StatiSection } from './StatiSection.tsx'
import type { StatoEntry } from './StatoDialog.tsx'

interface Props {
  fasi: readonly { readonly pk: number; readonly nome: string; readonly withFornitore: boolean }[]
  stati: readonly StatoEntry[]
  onChanged: () => void
}

/** The states of the phases of production, a list each. */
export function FasiSections({ fasi, ...stati }: Props) {
  if (fasi.length === 0) {
    return (
      <EmptyState
        title="Nessuna fase"
        text="Ogni fase di produzione ha la sua lista di stati."
        action={
          <Button component={Link} to="/fasi" variant="contained">
            Fasi di produzione
          </Button>
        }
      />
    )
  }
  return fasi.map(({ pk, nome, withFornitore }) => (
    <StatiSection
      key={pk}
      {...stati}
      context="fasi"
      nomeFase={nome}
      title={`Stati della fase ${nome}`}
      text={
        withFornitore
          ? 'La fa un fornitore: negli ordini compare lo stato dei suoi ordini a fornitore.'
          : 'A che punto è la fase di un ordine.'
      }
    />
  ))
}
