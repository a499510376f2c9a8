import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeCatalogo, nextNumber } from '#server-test/factories.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'

/** A grid of two heights and two widths with an empty cell. */
export const GRID = {
  altezze: [1000, 1400],
  larghezze: [800, 1200],
  prezzi: [
    [310, 402.5],
    [388.4, null],
  ],
}

export type ListiniScene = Awaited<ReturnType<typeof openListiniScene>>

/** The app, who may write lists and who may read them, and what makes them. */
export async function openListiniScene() {
  const app: TestApp = await createTestApp()
  const superuser = await app.as('super')
  const staff = await app.as('staff')

  const write = (name: string, input: object, who: Client = superuser) =>
    mutateAs<{ listino: { pk: number; versione: number; stato: string } | null }>(
      who,
      name,
      input,
      name === 'deleteListino' ? 'pk' : 'listino { pk versione stato al }',
    )
  const writeVoce = (name: string, input: object, who: Client = superuser) =>
    mutateAs<{ voce: { pk: number; versione: number } | null }>(
      who,
      name,
      input,
      name === 'deleteVoceListino' ? 'pk' : 'voce { pk versione griglia { altezze larghezze prezzi } }',
    )

  /** A draft with an entry for a new family and type. */
  async function makeListino(different: { dal?: string; al?: string | null } = {}, catalogo?: Catalogo) {
    const of = catalogo ?? (await makeCatalogo(app.db))
    const made = await write('createListino', {
      nome: `Listino ${nextNumber()}`,
      dal: '2026-01-01',
      scontoMaxAgenti: 10,
      scontoMaxUfficio: 20,
      ...different,
    })
    const pk = made.listino?.pk ?? 0
    const voce = await writeVoce('createVoceListino', {
      listinoPk: pk,
      famigliaPk: of.famiglia.id,
      tipoSerramentoPk: of.tipo.id,
      modo: 'GRIGLIA',
      griglia: GRID,
    })
    return { ...of, pk, vocePk: voce.voce?.pk ?? 0 }
  }
  return { app, superuser, staff, write, writeVoce, makeListino }
}

type Catalogo = Awaited<ReturnType<typeof makeCatalogo>>
