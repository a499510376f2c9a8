import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import codiciQuery from '#generated/CodiciCatalogoPageQuery.graphql.ts'
import famiglieQuery from '#generated/FamigliePageQuery.graphql.ts'
import fasiQuery from '#generated/FasiPageQuery.graphql.ts'
import controlliQuery from '#generated/MarcaturaCeTabQuery.graphql.ts'
import visteQuery from '#generated/useVisteQuery.graphql.ts'
import { Viste } from '#kits/views/Viste.tsx'
import MarcaturaCeTab from '#screens/ordini/ordini/detail/marcaturaCe/MarcaturaCeTab.tsx'
import FasiPage from '#screens/produzione/fasi/FasiPage.tsx'
import CodiciCatalogoPage from '#screens/vendite/catalogo/codici/CodiciCatalogoPage.tsx'
import FamigliePage from '#screens/vendite/catalogo/famiglie/FamigliePage.tsx'
import { type ShellViewer, ViewerContext } from '#shell/viewer.ts'
import { pageParam, textParam } from '#ui/urlState.ts'
import { renderScreen } from '../renderScreen.tsx'

const PHONE = 390
const done = (mutation: string, payload: object) => () => ({ data: { [mutation]: { errors: [], ...payload } } })

/** The names of what was asked, in order. */
const namesOf = (asked: readonly { name: string }[]) => asked.map(({ name }) => name)

/** A page of the catalogue, as its administrator sees it. */
const inCatalogo = (page: ReactNode) => (
  <ViewerContext value={{ permessi: { adminCatalogo: true, adminOrders: true } } as ShellViewer}>{page}</ViewerContext>
)

async function press(name: string | RegExp) {
  await userEvent.click(await screen.findByRole('button', { name }))
}

/** Answers the question that a removal asks. */
async function agree() {
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Elimina' }))
}

const codice = (pk: number, categoria: string, forma: string, code: string) => ({
  id: `codice ${pk}`,
  pk,
  categoria,
  forma,
  codice: code,
  versione: 1,
  puoEliminare: true,
})

test('a window code that is added stands at its place, one that is removed is gone, without another reading', async () => {
  const codici = [codice(1, 'LEGNO', 'ARCO', 'A1'), codice(2, 'LEGNO', 'RETT', 'R1')]
  const { asked } = renderScreen(inCatalogo(<CodiciCatalogoPage />), {
    reads: [{ query: codiciQuery }],
    width: PHONE,
    server: {
      CodiciCatalogoPageQuery: () => ({ data: { codiciSerramento: codici } }),
      CodiceDialogCreateMutation: done('createCodiceSerramento', {
        codiceSerramento: codice(3, 'LEGNO', 'ARCO', 'A2'),
      }),
      useDeleteCodiceMutation: done('deleteCodiceSerramento', {}),
    },
  })
  const shown = () => screen.getAllByText(/^[AR]\d$/).map(({ textContent }) => textContent)
  await screen.findByText('R1')
  await press('Aggiungi codice')
  for (const [name, text] of [
    ['Categoria', 'LEGNO'],
    ['Forma', 'ARCO'],
    ['Codice', 'A2'],
  ] as const) {
    await userEvent.type(await screen.findByRole('textbox', { name: new RegExp(`^${name}`) }), text)
  }
  await press(/^Salva/)
  await screen.findByText('A2')
  expect(shown()).toEqual(['A1', 'A2', 'R1'])

  await userEvent.click(screen.getByText('R1'))
  await press(/^Elimina/)
  await agree()
  await waitFor(() => expect(shown()).toEqual(['A1', 'A2']))
  expect(namesOf(asked)).toEqual(['CodiciCatalogoPageQuery', 'CodiceDialogCreateMutation', 'useDeleteCodiceMutation'])
})

const tipologia = (pk: number, name: string) => ({ id: `tipologia ${pk}`, pk, nome: name, versione: 1, usi: 0 })
const famiglia = (pk: number, name: string) => ({
  id: `famiglia ${pk}`,
  pk,
  nome: name,
  tipologiaFamiglia: 1,
  ritirato: false,
  immagini: [],
  opzioni: [],
  mancanze: [],
})

test('families and their kinds move, come and go on the page that was read', async () => {
  const { asked } = renderScreen(inCatalogo(<FamigliePage />), {
    reads: [{ query: famiglieQuery }],
    server: {
      FamigliePageQuery: () => ({
        data: {
          tipologieInCatalogo: [tipologia(1, 'Legno'), tipologia(2, 'PVC')],
          famiglieInCatalogo: [famiglia(7, 'Classica'), famiglia(8, 'Moderna')],
          configurazione: { catalogoPubblicato: true },
        },
      }),
      TipologiaSectionOrdinaFamiglieMutation: ({ pks }) => done('arrangeFamiglie', { pks })(),
      TipologiaDialogCreateMutation: done('createTipologiaFamiglia', { tipologiaFamiglia: tipologia(3, 'Acciaio') }),
      TipologiaSectionDeleteMutation: done('deleteTipologiaFamiglia', { deletedId: 'tipologia 2' }),
    },
  })
  const links = () =>
    screen.getAllByRole('link').flatMap(({ textContent }) => textContent?.match(/^(Class|Mod).*/)?.[0] ?? [])
  const kinds = () => screen.getAllByRole('button', { name: /^Rinomina/ }).map((one) => one.getAttribute('aria-label'))
  await screen.findByRole('link', { name: 'Classica' })
  await press(/^Sposta giù.*Classica/)
  await waitFor(() => expect(links()).toEqual(['Moderna', 'Classica']))

  await press('Aggiungi tipologia')
  await userEvent.type(await screen.findByRole('textbox', { name: /^Nome/ }), 'Acciaio')
  await press(/^Salva/)
  await waitFor(() => expect(kinds()).toHaveLength(3))

  await press(/^Elimina.*PVC/)
  await agree()
  await waitFor(() => expect(kinds()).toHaveLength(2))
  expect(namesOf(asked)).toEqual([
    'FamigliePageQuery',
    'TipologiaSectionOrdinaFamiglieMutation',
    'TipologiaDialogCreateMutation',
    'TipologiaSectionDeleteMutation',
  ])
})

const fase = (pk: number, name: string, ...dependencies: string[]) => ({
  id: `fase ${pk}`,
  pk,
  nome: name,
  unit: 'DAYS',
  withFornitore: false,
  infiniteCapacity: true,
  reparto: null,
  dependencies,
  soloConTelai: false,
  versione: 1,
})

test('what waits for a phase is shown with its new name, and one that is removed is gone', async () => {
  const { asked } = renderScreen(<FasiPage />, {
    reads: [{ query: fasiQuery }],
    width: PHONE,
    server: {
      FasiPageQuery: () => ({ data: { fasi: [fase(1, 'legno'), fase(2, 'banchi', 'legno'), fase(3, 'posa')] } }),
      FasiPageEliminaMutation: done('deleteFase', { fasi: [fase(1, 'taglio'), fase(2, 'banchi', 'taglio')] }),
    },
  })
  await screen.findAllByText('posa')
  await press('Azioni di posa')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Elimina' }))
  await agree()
  await waitFor(() => expect(screen.queryAllByText('posa')).toEqual([]))
  expect(screen.getAllByText('taglio').length).toBeGreaterThan(0)
  expect(namesOf(asked)).toEqual(['FasiPageQuery', 'FasiPageEliminaMutation'])
})

const vista = (pk: number, name: string) => ({
  id: `vista ${pk}`,
  pk,
  nome: name,
  url: `search=${name}`,
  condivisa: false,
  mia: true,
  proprietario: 'Anna Serra',
})

test('a view that is saved is among the others, by name', async () => {
  const schema = { search: textParam(), pagina: pageParam() }
  // What the menu reads while it opens never comes: what is shown is the answer's.
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  renderScreen(
    <ViewerContext value={{ permessi: { viewVisteCondivise: true } } as ShellViewer}>
      <Viste elenco="ordini" schema={schema} />
    </ViewerContext>,
    {
      at: '/?search=nuovo',
      reads: [{ query: fasiQuery }, { query: visteQuery, variables: { elenco: 'ORDINI' } }],
      server: {
        FasiPageQuery: () => ({ data: { fasi: [] } }),
        useVisteQuery: () => ({ data: { viste: [vista(1, 'Arretrati'), vista(2, 'Zona')] } }),
        VisteNewVistaMutation: done('createVista', { vista: { ...vista(3, 'Maggio'), url: 'search=nuovo' } }),
      },
    },
  )
  await press('Viste')
  await press('Salva vista…')
  await userEvent.type(await screen.findByRole('textbox', { name: /^Nome/ }), 'Maggio')
  await press(/^Salva/)
  await press('Vista: Maggio')
  const list = await screen.findByRole('list', { name: 'Viste salvate' })
  expect(
    within(list)
      .getAllByText(/^(Arretrati|Maggio|Zona)$/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Arretrati', 'Maggio', 'Zona'])
  vi.unstubAllGlobals()
})

const controllo = (pk: number, descrizione: string, recorded: boolean) => ({
  controllo: {
    id: `controllo ${pk}`,
    pk,
    descrizione,
    frequenza: 'Ogni pezzo',
    lavorazione: { id: 'lavorazione 1', pk: 1, nome: 'Taglio', attivitaNumero: 'ANTE' },
  },
  pezzi: 4,
  effettuato: recorded
    ? {
        id: `effettuato ${pk}`,
        pk,
        data: '2026-11-20',
        operatorePk: 5,
        operatore: { id: 'operatore 5', pk: 5, user: { id: 'user 5', pk: 5, firstName: 'Ugo', lastName: 'Neri' } },
        conforme: true,
        note: '',
        motivoBloccato: null,
      }
    : null,
})

test('a CE control that is removed is to be done again', async () => {
  const { asked } = renderScreen(<MarcaturaCeTab ordine={{ pk: 1 }} />, {
    reads: [{ query: controlliQuery, variables: { pk: 1, tutti: false } }],
    server: {
      MarcaturaCeTabQuery: () => ({
        data: {
          controlliOrdine: [controllo(1, 'Lunghezza', true), controllo(2, 'Squadro', true)],
          viewer: {
            id: 'io',
            nome: 'Ugo Neri',
            operatorePk: 5,
            permessi: { checkOrders: true },
          },
        },
      }),
      MarcaturaCeTabDeleteMutation: done('deleteControlloOrdine', {
        controlli: [controllo(1, 'Lunghezza', true), controllo(2, 'Squadro', false)],
      }),
    },
  })
  await screen.findByText('2 controlli eseguiti su 2')
  await press(/^Elimina.*Squadro/)
  await agree()
  await screen.findByText('1 controllo eseguito su 2')
  expect(namesOf(asked)).toEqual(['MarcaturaCeTabQuery', 'MarcaturaCeTabDeleteMutation'])
})
