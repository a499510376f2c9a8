import Send from '@mui/icons-material/SendOutlined'
import Button from '@mui/material/Button'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { graphql } from 'relay-runtime'
import { useDelete } from '#forms/entity/useDelete.ts'
import confrontoParameters, { type ConfrontoDialogQuery } from '#generated/ConfrontoDialogQuery.graphql.ts'
import type { OffertaActionsAcceptMutation } from '#generated/OffertaActionsAcceptMutation.graphql.ts'
import type { OffertaActionsAddVersionMutation } from '#generated/OffertaActionsAddVersionMutation.graphql.ts'
import type { OffertaActionsDeleteMutation } from '#generated/OffertaActionsDeleteMutation.graphql.ts'
import type { OffertaActionsLinkMutation } from '#generated/OffertaActionsLinkMutation.graphql.ts'
import type { OffertaActionsRemoveVersionMutation } from '#generated/OffertaActionsRemoveVersionMutation.graphql.ts'
import type { OffertaActionsRevokeLinksMutation } from '#generated/OffertaActionsRevokeLinksMutation.graphql.ts'
import type { OffertaActionsRevokeMutation } from '#generated/OffertaActionsRevokeMutation.graphql.ts'
import { codeAhead } from '#relay/opened/codeAhead.tsx'
import { useOpened } from '#relay/opened/useOpened.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import { MoreActions } from '#ui/page/MoreActions.tsx'
import { PhoneActions } from '#ui/page/PhoneActions.tsx'
import { usePageState } from '#ui/page/usePageState.ts'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { ConfrontoDialog } from '../dialogs/ConfrontoDialog.tsx'
import { SendDialog } from '../dialogs/SendDialog.tsx'
import type { AlternativaDetail, OffertaDetail, VersioneDetail } from '../offertaDetail.ts'

// What most offers never ask for comes when it is opened.
const { Component: AskOfficeDialog } = codeAhead(() => import('../dialogs/AskOfficeDialog.tsx'))
const { Component: RefuseDialog } = codeAhead(() => import('../dialogs/RefuseDialog.tsx'))

const addVersion = graphql`
  mutation OffertaActionsAddVersionMutation($input: AddVersioneOffertaInput!) {
    addVersioneOfferta(input: $input) {
      offerta {
        ...offertaDetail_offerta
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const acceptMutation = graphql`
  mutation OffertaActionsAcceptMutation($input: AcceptOffertaInput!) {
    acceptOfferta(input: $input) {
      offerta {
        ...offertaDetail_offerta
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const revokeMutation = graphql`
  mutation OffertaActionsRevokeMutation($input: RevokeOffertaInput!) {
    revokeOfferta(input: $input) {
      offerta {
        ...offertaDetail_offerta
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const linkMutation = graphql`
  mutation OffertaActionsLinkMutation($input: CreateLinkOffertaInput!) {
    createLinkOfferta(input: $input) {
      percorso
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const revokeLinksMutation = graphql`
  mutation OffertaActionsRevokeLinksMutation($input: RevokeLinkOffertaInput!) {
    revokeLinkOfferta(input: $input) {
      offerta {
        ...offertaDetail_offerta
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const removeVersionMutation = graphql`
  mutation OffertaActionsRemoveVersionMutation($input: RemoveVersioneOffertaInput!) {
    removeVersioneOfferta(input: $input) {
      offerta {
        ...offertaDetail_offerta
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const deleteMutation = graphql`
  mutation OffertaActionsDeleteMutation($pk: Int!) {
    deleteOfferta(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const deleteWords = {
  question: ({ nomeCliente }: OffertaDetail) => `Sei sicuro di voler eliminare l’offerta per ${nomeCliente}?`,
  text: () => 'Il cliente non l’ha ancora ricevuta.',
  done: 'Offerta eliminata',
}

const REVOKE = {
  title: 'Ritirare l’offerta?',
  text: 'Il cliente non può più accettarla, e il suo link non apre più niente.',
  conferma: 'Ritira',
  distruttiva: true,
}

const REMOVE_VERSION = {
  title: 'Scartare la bozza?',
  text: 'Quello che c’è scritto va perso; l’offerta resta com’è stata inviata.',
  conferma: 'Scarta',
  distruttiva: true,
}

const REVOKE_LINKS = {
  title: 'Revocare i link del cliente?',
  text: 'Chi li apre non vede più nulla. L’offerta resta com’è: si può copiare un altro link.',
  conferma: 'Revoca',
  distruttiva: true,
}

interface Props {
  offerta: OffertaDetail
  versione: VersioneDetail
  alternativa: AlternativaDetail | undefined
}

/** The paper of a version: a draft as it would leave, else what was sent. */
function paperOf({ pk }: OffertaDetail, { puoModificare, numero, pdf }: VersioneDetail) {
  if (pdf) return { text: 'PDF', href: pdf }
  return puoModificare ? { text: 'Anteprima', href: `/offerte/${pk}/versioni/${numero}/anteprima.pdf` } : null
}

/** What may be done with a version of an offer: the next step as a button, on a phone in the foot, the rest behind a menu. */
export function OffertaActions({ offerta, versione, alternativa }: Props) {
  const [opened, setOpened] = usePageState<'invia' | 'rifiuta' | 'confronta' | null>(null)
  const [address, setAddress] = usePageState<string | null>(null)
  const ask = useConfirm()
  const go = useNavigate()
  const confronto = useOpened<ConfrontoDialogQuery>(confrontoParameters)
  const [add, isAdding] = useOperation<OffertaActionsAddVersionMutation>(addVersion, {
    success: 'Nuova versione in bozza',
  })
  const [accept] = useOperation<OffertaActionsAcceptMutation>(acceptMutation, {
    success: 'Offerta accettata: l’ordine c’è',
  })
  const [revoke] = useOperation<OffertaActionsRevokeMutation>(revokeMutation, { success: 'Offerta ritirata' })
  const [revokeLinks] = useOperation<OffertaActionsRevokeLinksMutation>(revokeLinksMutation, {
    success: 'Link revocati',
  })
  const [removeVersion] = useOperation<OffertaActionsRemoveVersionMutation>(removeVersionMutation, {
    success: 'Bozza scartata',
  })
  const [link] = useOperation<OffertaActionsLinkMutation>(linkMutation)
  const remove = useDelete<OffertaActionsDeleteMutation, OffertaDetail>(deleteMutation, deleteWords, () =>
    go('/', { replace: true }),
  )
  const before = offerta.versioni.find(({ numero }) => numero === versione.numero - 1)
  const isPhone = useIsPhone()
  const close = () => setOpened(null)
  const isOpen = versione.stato === 'INVIATA'

  async function askAccept() {
    if (!alternativa) return
    const question = {
      title: `Segnare accettata «${alternativa.nome}»?`,
      text: `${versione.stato === 'SCADUTA' ? 'È scaduta, e si tiene buona lo stesso. ' : ''}Ne nasce l’ordine, con le righe e i prezzi dell’offerta.`,
      conferma: 'Crea l’ordine',
    }
    if (await ask(question)) await accept({ input: { pk: versione.pk, alternativaPk: alternativa.pk } })
  }
  async function copyLink() {
    const outcome = await link({ input: { pk: versione.pk } })
    if (outcome.ok) setAddress(`${location.origin}${outcome.data.createLinkOfferta.percorso ?? ''}`)
  }
  const paper = paperOf(offerta, versione)
  async function askRevoke() {
    if (await ask(REVOKE)) await revoke({ input: { pk: versione.pk } })
  }
  async function askRevokeLinks() {
    if (await ask(REVOKE_LINKS)) await revokeLinks({ input: { pk: versione.pk } })
  }
  async function askRemoveVersion() {
    if (await ask(REMOVE_VERSION)) await removeVersion({ input: { pk: versione.pk } })
  }
  // One that has expired or was answered is still read.
  const hasLink = versione.link.some(({ stato }) => stato === 'VALIDO')
  const { puoAccettare, puoRimuovere, puoRitirare } = versione
  const hasMore = Boolean(
    (paper && isPhone) ||
      before ||
      isOpen ||
      hasLink ||
      puoAccettare ||
      puoRimuovere ||
      puoRitirare ||
      offerta.puoEliminare,
  )
  const first = (
    <>
      {offerta.ordinePk != null && (
        <Button variant="outlined" href={`/planner/#/ordini/${offerta.ordinePk}`}>
          Ordine
        </Button>
      )}
      {offerta.puoNuovaVersione && (
        <Button variant="outlined" loading={isAdding} onClick={() => void add({ input: { offertaPk: offerta.pk } })}>
          Nuova versione
        </Button>
      )}
      {versione.puoModificare && (
        <Button variant="contained" startIcon={<Send />} onClick={() => setOpened('invia')}>
          Invia
        </Button>
      )}
    </>
  )
  return (
    <>
      {paper && !isPhone && (
        <Button href={paper.href} target="_blank" rel="noreferrer">
          {paper.text}
        </Button>
      )}
      {isPhone ? <PhoneActions>{first}</PhoneActions> : first}
      {hasMore && (
        <MoreActions>
          {/* Beside the others it would not fit. */}
          {paper && isPhone && (
            <Button href={paper.href} target="_blank" rel="noreferrer">
              {paper.text}
            </Button>
          )}
          {before && (
            <Button
              onClick={() => {
                confronto.open({ prima: before.pk, dopo: versione.pk })
                setOpened('confronta')
              }}
            >
              Confronta con la versione prima
            </Button>
          )}
          {isOpen && <Button onClick={() => void copyLink()}>Copia il link del cliente</Button>}
          {hasLink && <Button onClick={() => void askRevokeLinks()}>Revoca i link del cliente</Button>}
          {puoAccettare && <Button onClick={() => void askAccept()}>Il cliente ha accettato</Button>}
          {puoRitirare && <Button onClick={() => setOpened('rifiuta')}>Il cliente ha rifiutato</Button>}
          {puoRitirare && <Button onClick={() => void askRevoke()}>Ritira</Button>}
          {puoRimuovere && <Button onClick={() => void askRemoveVersion()}>Scarta la bozza</Button>}
          {offerta.puoEliminare && <Button onClick={() => void remove(offerta)}>Elimina</Button>}
        </MoreActions>
      )}
      {opened === 'invia' &&
        (versione.ostacoliInvio.length > 0 ? (
          <Suspense fallback={null}>
            <AskOfficeDialog versione={versione} onClose={close} />
          </Suspense>
        ) : (
          <SendDialog {...{ offerta, versione }} onClose={close} />
        ))}
      {opened === 'rifiuta' && (
        <Suspense fallback={null}>
          <RefuseDialog pk={versione.pk} onClose={close} />
        </Suspense>
      )}
      {opened === 'confronta' && before && (
        <ConfrontoDialog
          opened={confronto}
          title={`Versione ${before.numero} e versione ${versione.numero}`}
          onClose={close}
        />
      )}
      {address !== null && (
        <PlainDialog title="Link del cliente" width="sm" onClose={() => setAddress(null)}>
          <p style={{ overflowWrap: 'anywhere' }}>{address}</p>
          <CopyButton text={address} />
        </PlainDialog>
      )}
    </>
  )
}
