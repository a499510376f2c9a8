/**
 * @generated SignedSource<<8e6fc5a060dc0889cb73264693fbfb96>>
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
export type readTipo_tipo$data = {
  readonly accessori: ReadonlyArray<{
    readonly nome: string;
    readonly pk: number;
    readonly ritirato: boolean;
  }>;
  readonly altezzaMax: number | null;
  readonly altezzaMin: number | null;
  readonly ante: number;
  readonly aperture: ReadonlyArray<{
    readonly nome: string;
    readonly pk: number;
    readonly ritirato: boolean;
    readonly senso: SensoApertura;
  }>;
  readonly conTelaio: boolean;
  readonly disegno: FormaDisegno;
  readonly famiglie: ReadonlyArray<string>;
  readonly fisso: string | null;
  readonly id: string;
  readonly immagine: string | null;
  readonly larghezzaMax: number | null;
  readonly larghezzaMin: number | null;
  readonly nome: string;
  readonly pk: number;
  readonly ritirato: boolean;
  readonly usi: number;
  readonly versione: number;
  readonly " $fragmentType": "readTipo_tipo";
};
export type readTipo_tipo$key = {
  readonly " $data"?: readTipo_tipo$data;
  readonly " $fragmentSpreads": FragmentRefs<"readTipo_tipo">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readTipo_tipo"
};

(node as any).hash = "363357535b93d445d7a85aaab3003020";

export default node;
