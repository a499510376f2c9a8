import { useNavigate } from 'react-router'
import { BackLink } from '#ui/list/BackLink.tsx'
import { Page } from '#ui/Page.tsx'
import { OrdineForm } from './OrdineForm.tsx'

/** A new order; once saved it opens for changes. */
export default function AddOrdinePage() {
  const navigate = useNavigate()
  return (
    <Page title="Aggiungi ordine" back={<BackLink to="/ordini" title="Lista ordini" />}>
      <OrdineForm onCreated={(pk) => navigate(`/ordini/${pk}/edit`, { replace: true })} />
    </Page>
  )
}
