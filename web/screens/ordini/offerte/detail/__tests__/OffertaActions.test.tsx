import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderScreen } from '#web/test/renderScreen.tsx'
import type { OffertaDetail, VersioneDetail } from '../offertaDetail.ts'
import { OffertaActions } from '../parts/OffertaActions.tsx'

const sent = {
  pk: 5,
  numero: 1,
  stato: 'SCADUTA',
  pdf: null,
  puoModificare: false,
  puoAccettare: false,
  puoRitirare: false,
  ostacoliInvio: [],
  alternative: [],
} as unknown as VersioneDetail
const offerta = {
  pk: 3,
  nomeCliente: 'Anna',
  puoEliminare: true,
  puoNuovaVersione: false,
  ordinePk: null,
} as unknown as OffertaDetail

const show = (stato: 'VALIDO' | 'REVOCATO') => {
  const versione = { ...sent, link: [{ pk: 1, stato }] } as VersioneDetail
  return renderScreen(
    <OffertaActions offerta={{ ...offerta, versioni: [versione] }} versione={versione} alternativa={undefined} />,
    {
      server: {
        OffertaActionsRevokeLinksMutation: () => ({ data: { revokeLinkOfferta: { offerta: null, errors: [] } } }),
      },
    },
  )
}

test('links that still open are revoked from the menu, of one that has expired too, and asked about before', async () => {
  const { asked } = show('VALIDO')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Altre azioni' }))
  await user.click(screen.getByRole('button', { name: 'Revoca i link del cliente' }))
  expect(asked).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Revoca' }))
  await screen.findByText('Link revocati')
  expect(asked).toMatchObject([{ name: 'OffertaActionsRevokeLinksMutation', variables: { input: { pk: 5 } } }])
})

test('where none opens there is nothing to revoke', async () => {
  show('REVOCATO')
  await userEvent.setup().click(screen.getByRole('button', { name: 'Altre azioni' }))
  expect(screen.queryByRole('button', { name: 'Revoca i link del cliente' })).toBeNull()
})
