// Bills of materials of the pieces of the newest demo orders, for whoever has no local service that answers them.
import type { Tx } from '#platform/db/prisma.ts'

interface RigaDemo {
  posizione: number
  numero: number
  rivendita: boolean
  altezza?: number
  larghezza?: number
}

/** What a window of these measures (mm) is made of. */
function materiali(altezza: number, larghezza: number): [nome: string, quantita: number, unita: string][] {
  const perimeter = (2 * (altezza + larghezza)) / 1000
  const meters = (count: number) => Math.round(count * 1000) / 1000
  return [
    ['Profilo telaio', meters(perimeter), 'M'],
    ['Profilo anta', meters(perimeter * 0.94), 'M'],
    ['Vetrocamera 33.1/16/33.1', meters((altezza * larghezza * 0.8) / 1_000_000), 'M2'],
    ['Guarnizione', meters(perimeter * 1.9), 'M'],
    ['Ferramenta anta ribalta', 1, 'PZ'],
    ['Maniglia', 1, 'PZ'],
    ['Vite 4×35', Math.ceil(perimeter * 6), 'PZ'],
  ]
}

/** Inserts the bills of the given orders, a row a material, for every piece of the lines that are not extra. */
export async function seedBom(
  tx: Tx,
  ordini: readonly { numeroCommessa: string; righe: readonly RigaDemo[] }[],
): Promise<void> {
  await tx.rigaBom.createMany({
    data: ordini.flatMap(({ numeroCommessa, righe }) =>
      righe
        .filter(({ rivendita }) => !rivendita)
        .flatMap(({ posizione: riga, numero, altezza = 1500, larghezza = 1200 }) =>
          Array.from({ length: numero }, (_, pezzo) =>
            materiali(altezza, larghezza).map(([maktx, quantity, meins], index) => ({
              numeroCommessa,
              riga,
              posizione: pezzo + 1,
              ord: (index + 1) * 10,
              maktx,
              quantity,
              meins,
            })),
          ).flat(),
        ),
    ),
  })
}
