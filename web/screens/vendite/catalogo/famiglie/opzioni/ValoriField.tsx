import Add from '@mui/icons-material/Add'
import NotesOutlined from '@mui/icons-material/NotesOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { useState } from 'react'
import type { ValoreScritto } from '../../../../../../server/vendite/famiglie/opzioni/rules.ts'
import { ItemAction } from '../../../../../forms/list/ItemAction.tsx'
import { RichTextField } from '../../../../../forms/RichTextField.tsx'
import { newValore, offered } from './model.ts'
import { useVoci } from './useVoci.ts'
import { VoceFields } from './VoceFields.tsx'

interface Props {
  /** Path of the option in the form. */
  nome: string
  /** What the option is called. */
  opzione: string
  usi: ReadonlyMap<number, number>
}

/** The values of an option, in the order in which they are offered. */
export function ValoriField({ nome, opzione, usi }: Props) {
  const percorso = `${nome}.valori`
  const { voci, errore, lista, usiOf, aggiungi, sposta, ritira, togli } = useVoci<ValoreScritto>({
    nome: percorso,
    nuova: newValore,
    quale: (value) => `la scelta «${value.nome}»`,
    usi,
  })
  /** The place whose text is open; one at a time. */
  const [aperto, setAperto] = useState<number | null>(null)
  const primo = offered(voci)[0]
  const sposti = (da: number, di: 1 | -1, parte?: 'su' | 'giu') => {
    setAperto(null)
    sposta(da, di, parte)
  }
  return (
    <Box data-campo={percorso} sx={{ pl: { xs: 1, sm: 2 }, ml: 0.5, mt: 1, borderLeft: 2, borderColor: 'divider' }}>
      <Box
        component="ol"
        ref={lista}
        aria-label={`Valori di ${opzione}`}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}
      >
        {voci.map((value, index) => {
          const etichetta = `${opzione}, valore ${index + 1}`
          const voce = value.nome.trim() || etichetta
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a value being written is no name, its place is
            <Box component="li" key={index}>
              <VoceFields
                nome={`${percorso}[${index}]`}
                etichetta={etichetta}
                prima={index === 0}
                ultima={index === voci.length - 1}
                ritirato={value.ritirato}
                usi={usiOf(value)}
                proposta={value === primo}
                onInvio={() => aggiungi(index)}
                onMove={(di, parte) => sposti(index, di, parte)}
                onRitira={(ritirato) => ritira(index, ritirato)}
                onTogli={() => {
                  setAperto(null)
                  void togli(index)
                }}
                azioni={
                  <ItemAction
                    nome={value.html ? 'Modifica il testo' : 'Aggiungi un testo'}
                    voce={voce}
                    parte="testo"
                    disabled={false}
                    onClick={() => setAperto(aperto === index ? null : index)}
                  >
                    <NotesOutlined fontSize="small" color={value.html ? 'primary' : undefined} />
                  </ItemAction>
                }
              />
              {aperto === index && (
                <Box sx={{ my: 1 }}>
                  <RichTextField nome={`${percorso}[${index}].html`} etichetta={`Testo accanto a ${voce}`} />
                </Box>
              )}
            </Box>
          )
        })}
      </Box>
      {errore && (
        <FormHelperText error sx={{ mx: 0 }}>
          {errore}
        </FormHelperText>
      )}
      {!primo && (
        <FormHelperText sx={{ mx: 0, color: 'warning.main' }}>
          Senza un valore da offrire la famiglia non è in vendita.
        </FormHelperText>
      )}
      <Button size="small" startIcon={<Add />} onClick={() => aggiungi()} aria-label={`Aggiungi valore a ${opzione}`}>
        Aggiungi valore
      </Button>
    </Box>
  )
}
