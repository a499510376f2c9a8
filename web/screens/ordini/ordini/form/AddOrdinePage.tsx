import { useNavigate } from 'react-router'
import { BackLink } from '../../../../ui/list/BackLink.tsx'
import { Page } from '../../../../ui/Page.tsx'
import { OrdineForm } from './OrdineForm.tsx'

/** A new order; once saved it opens for changes. */
export default function AddOrdinePage() {
  const naviga = useNavigate()
  return (
    <Page titolo="Aggiungi ordine" indietro={<BackLink to="/ordini" title="Lista ordini" />}>
      <OrdineForm onCreato={(pk) => naviga(`/ordini/${pk}/edit`, { replace: true })} />
    </Page>
  )
}
