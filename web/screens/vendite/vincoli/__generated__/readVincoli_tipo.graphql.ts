/**
 * @generated SignedSource<<5352f767734d3f80643ff6497f7685b7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type FormaDisegno = "ARCO" | "BATTENTE" | "LIBERA" | "PORTA" | "SCORREVOLE" | "TONDO" | "VASISTAS";
export type SensoApertura = "ANTA_RIBALTA_DESTRA" | "ANTA_RIBALTA_SINISTRA" | "DESTRA" | "FISSA" | "RIBALTA" | "SCORREVOLE" | "SINISTRA";
import type { FragmentRefs } from "relay-runtime";
export type readVincoli_tipo$data = {
  readonly altezzaMax: number | null;
  readonly altezzaMin: number | null;
  readonly ante: number;
  readonly aperture: ReadonlyArray<{
    readonly nome: string;
    readonly pk: number;
    readonly senso: SensoApertura;
  }>;
  readonly disegno: FormaDisegno;
  readonly immagine: string | null;
  readonly larghezzaMax: number | null;
  readonly larghezzaMin: number | null;
  readonly nome: string;
  readonly pk: number;
  readonly versione: number;
  readonly " $fragmentType": "readVincoli_tipo";
};
export type readVincoli_tipo$key = {
  readonly " $data"?: readVincoli_tipo$data;
  readonly " $fragmentSpreads": FragmentRefs<"readVincoli_tipo">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readVincoli_tipo"
};

(node as any).hash = "a7bce06bf31dcdb7031210458620061b";

export default node;
