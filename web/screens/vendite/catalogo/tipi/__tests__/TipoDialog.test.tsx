import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderScreen, type Server } from '#web/test/renderScreen.tsx'
import type { TipoEntry } from '../readTipo.ts'
import { TipoDialog } from '../TipoDialog.tsx'
import { choicesOf } from '../tipoForm.ts'

const aperture = [
  { pk: 1, nome: 'Battente', senso: 'SINISTRA', ritirato: false },
  { pk: 2, nome: 'Bilico', senso: 'FISSA', ritirato: true },
] as const
const accessori = [{ pk: 5, nome: 'Zanzariera', ritirato: false }]

const oblo: TipoEntry = {
  id: 'VGlwbzoz',
  pk: 3,
  nome: 'Oblò',
  disegno: 'TONDO',
  ante: 1,
  conTelaio: true,
  extra: false,
  ritirato: false,
  altezzaMin: null,
  altezzaMax: null,
  larghezzaMin: null,
  larghezzaMax: null,
  immagine: null,
  aperture: [aperture[0], aperture[1]],
  accessori: [],
  famiglie: [],
  fisso: null,
  usi: 0,
  versione: 4,
}

function open(server: Server = {}) {
  const onSaved = vi.fn()
  const { asked } = renderScreen(
    <TipoDialog tipo={oblo} aperture={aperture} accessori={accessori} onSaved={onSaved} onClose={() => undefined} />,
    { server },
  )
  return { asked, onSaved }
}

const preview = () => screen.findByRole('region', { name: 'Come nel preventivo' })
const drawing = async () => within(await preview()).getByRole('img', { name: 'Disegno di Oblò' }).innerHTML

test('the drawing follows the fields, before anything is saved', async () => {
  const { asked } = open()
  const tondo = await drawing()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Disegno' }), 'Scorrevole')
  const scorrevole = await drawing()
  expect(scorrevole).not.toBe(tondo)
  const ante = screen.getByRole('textbox', { name: 'Ante' })
  await userEvent.clear(ante)
  await userEvent.type(ante, '3')
  expect(await drawing()).not.toBe(scorrevole)
  expect(asked).toEqual([])
})

test('what is retired is not in the preview, and stays a choice only of the type that has it', async () => {
  open()
  expect(within(await preview()).getByText('Battente')).toBeTruthy()
  expect(within(await preview()).queryByText('Bilico')).toBeNull()
  expect(choicesOf(aperture, oblo.aperture).map(({ text }) => text)).toEqual(['Battente', 'Bilico (ritirato)'])
  expect(choicesOf(aperture, []).map(({ text }) => text)).toEqual(['Battente'])
})

test('only what was changed is sent, with the version that was read; bounds upside down are not', async () => {
  const { asked, onSaved } = open({
    TipoDialogUpdateMutation: () => ({ data: { updateTipoInCatalogo: { tipo: oblo, errors: [] } } }),
  })
  await preview()
  await userEvent.type(screen.getByRole('textbox', { name: 'Altezza minima' }), '900')
  await userEvent.type(screen.getByRole('textbox', { name: 'Altezza massima' }), '800')
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }))
  expect(await screen.findByText("L'altezza massima deve essere maggiore dell'altezza minima")).toBeTruthy()
  expect(asked).toEqual([])
  await userEvent.clear(screen.getByRole('textbox', { name: 'Altezza massima' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Altezza massima' }), '1200')
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }))
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(asked.map(({ variables }) => variables.input)).toEqual([
    { pk: 3, versione: 4, altezzaMin: 900, altezzaMax: 1200 },
  ])
})
