import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { graphql, readInlineData } from 'relay-runtime'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { useEntityForm } from '#forms/entity/useEntityForm.ts'
import { Field } from '#forms/Field.tsx'
import type { FamigliePageQuery } from '#generated/FamigliePageQuery.graphql.ts'
import type { famigliaFormCreateMutation } from '#generated/famigliaFormCreateMutation.graphql.ts'
import type { famigliaFormUpdateMutation } from '#generated/famigliaFormUpdateMutation.graphql.ts'
import type { TipologiaSection_tipologia$key } from '#generated/TipologiaSection_tipologia.graphql.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { whole } from '#relay/reading/whole.ts'
import { Page } from '#ui/Page.tsx'
import { AddButton } from '#ui/page/AddButton.tsx'
import { FoldedActions } from '#ui/page/FoldedActions.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { famigliaSchema } from '#vendite/famiglie/rules.ts'
import { CatalogoTabs } from '../CatalogoTabs.tsx'
import { readFamigliaEntry } from './FamigliaEntry.tsx'
import {
  createFamigliaMutation,
  emptyFamiglia,
  type FamigliaFormValues,
  updateFamigliaMutation,
} from './famigliaForm.ts'
import { Publication } from './Publication.tsx'
import { TipologiaDialog } from './TipologiaDialog.tsx'
import { type TipologiaEntry, TipologiaSection, tipologiaFragment } from './TipologiaSection.tsx'

const query = graphql`
  query FamigliePageQuery @preloadable {
    tipologieInCatalogo {
      ...TipologiaSection_tipologia
    }
    famiglieInCatalogo {
      ...FamigliaEntry_famiglia
    }
    configurazione {
      catalogoPubblicato
    }
  }
`

interface NewFamigliaDialogProps {
  tipologie: readonly { readonly pk: number; readonly nome: string }[]
  /** The kind that it is added to; 0 to be chosen. */
  tipologia: number
  /** @param pk the new family */
  onSaved: (pk: number) => void
  onClose: () => void
}

/** The beginning of a new family: its name and kind; the rest has a page. */
function NewFamigliaDialog({ tipologie, tipologia, onSaved, onClose }: NewFamigliaDialogProps) {
  const form = useEntityForm<famigliaFormCreateMutation, famigliaFormUpdateMutation, FamigliaFormValues>({
    create: createFamigliaMutation,
    update: updateFamigliaMutation,
    schema: famigliaSchema,
    of: null,
    initial: { ...emptyFamiglia, tipologiaFamigliaPk: tipologia || null },
    words: { created: 'Famiglia aggiunta', saved: 'Famiglia salvata' },
    onSaved(saved) {
      if (saved.created) onSaved(saved.response.createFamiglia.famiglia?.pk ?? 0)
    },
  })
  return (
    <EntityDialog {...form} title="Aggiungi famiglia" name="Famiglia" width="sm" onClose={onClose}>
      <Stack sx={{ gap: 2 }}>
        <Field of={famigliaSchema} name="nome" autoFocus />
        <Field
          of={famigliaSchema}
          name="tipologiaFamigliaPk"
          empty="Scegli la tipologia"
          choices={tipologie.map(({ pk, nome }) => ({ valore: pk, text: nome }))}
          help="Descrizione, immagini e opzioni si aggiungono nella sua pagina."
        />
      </Stack>
    </EntityDialog>
  )
}

/** What can be quoted: the families by kind, each with whether it is sold. */
export default function FamigliePage() {
  const { data: read, isWaiting } = useRouteQuery<FamigliePageQuery>(query)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [openTipologia, setOpenTipologia] = useState<TipologiaEntry | 'nuova' | null>(null)
  /** The kind that a new family is added to; 0 to be chosen. */
  const [newIn, setFreshIn] = useState<number | null>(null)
  const reread = () => void revalidate()
  const tipologie = read.tipologieInCatalogo.map((one) =>
    whole(readInlineData<TipologiaSection_tipologia$key>(tipologiaFragment, one), 'versione', 'usi'),
  )
  const famiglie = read.famiglieInCatalogo.map(readFamigliaEntry)
  return (
    <Page
      title="Catalogo"
      isWaiting={isWaiting}
      filters={<CatalogoTabs pagina="/" />}
      actions={
        tipologie.length > 0 && (
          <>
            <FoldedActions>
              <Button startIcon={<Add />} variant="outlined" onClick={() => setOpenTipologia('nuova')}>
                Aggiungi tipologia
              </Button>
            </FoldedActions>
            <AddButton onClick={() => setFreshIn(0)}>Aggiungi famiglia</AddButton>
          </>
        )
      }
    >
      <Stack sx={{ gap: 2, maxWidth: 1000 }}>
        <Publication isPublished={read.configurazione.catalogoPubblicato} onChanged={reread} />
        {tipologie.length === 0 ? (
          <EmptyState
            title="Il catalogo è vuoto"
            text="Le famiglie di serramenti stanno sotto una tipologia (Legno, PVC…). Comincia dalla prima tipologia, poi aggiungi le sue famiglie con immagini, opzioni e vincoli di misura."
            action={
              <Button startIcon={<Add />} variant="contained" onClick={() => setOpenTipologia('nuova')}>
                Aggiungi la prima tipologia
              </Button>
            }
          />
        ) : (
          <Typography color="textSecondary">
            Le famiglie che il cliente può scegliere, nell’ordine in cui le vede. Compare solo ciò che è in vendita.
          </Typography>
        )}
        {tipologie.map((tipologia, place) => (
          <TipologiaSection
            key={tipologia.pk}
            tipologia={tipologia}
            place={place}
            all={tipologie.map(({ pk }) => pk)}
            famiglie={famiglie.filter(({ tipologiaFamiglia }) => tipologiaFamiglia === tipologia.pk)}
            onEdit={() => setOpenTipologia(tipologia)}
            onAdd={() => setFreshIn(tipologia.pk)}
            onChanged={reread}
          />
        ))}
      </Stack>
      {openTipologia !== null && (
        <TipologiaDialog
          key={openTipologia === 'nuova' ? 'nuova' : openTipologia.pk}
          object={openTipologia === 'nuova' ? null : openTipologia}
          onClose={() => setOpenTipologia(null)}
          onSaved={() => setOpenTipologia(null)}
        />
      )}
      {newIn !== null && (
        <NewFamigliaDialog
          tipologie={tipologie}
          tipologia={newIn || (tipologie.length === 1 ? (tipologie[0]?.pk ?? 0) : 0)}
          onClose={() => setFreshIn(null)}
          onSaved={(pk) => navigate(`/famiglie/${pk}`)}
        />
      )}
    </Page>
  )
}
