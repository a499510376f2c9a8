/**
 * @generated SignedSource<<c2e3d03901cd9e7a3b3028d833565072>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AzioneRiga = "ERRORE" | "MODIFICATO" | "NUOVO" | "UGUALE";
import type { FragmentRefs } from "relay-runtime";
export type esito_importazione$data = {
  readonly aggiornati: number;
  readonly avvisi: ReadonlyArray<string>;
  readonly esistenti: ReadonlyArray<{
    readonly numeroCommessa: string;
    readonly pk: number;
  }>;
  readonly ignote: ReadonlyArray<string>;
  readonly importati: ReadonlyArray<{
    readonly numeroCommessa: string;
    readonly pk: number;
  }>;
  readonly inseriti: number;
  readonly invariati: number;
  readonly job: number | null;
  readonly nonSchedulati: ReadonlyArray<{
    readonly motivo: string;
    readonly numeroCommessa: string;
    readonly pk: number;
  }>;
  readonly righe: ReadonlyArray<{
    readonly azione: AzioneRiga;
    readonly celle: unknown;
    readonly file: number;
    readonly riga: number;
  }>;
  readonly rilievi: ReadonlyArray<{
    readonly colonna: string;
    readonly file: number;
    readonly messaggio: string;
    readonly riga: number;
    readonly testo: string;
  }>;
  readonly totaleRighe: number;
  readonly totaleRilievi: number;
  readonly " $fragmentType": "esito_importazione";
};
export type esito_importazione$key = {
  readonly " $data"?: esito_importazione$data;
  readonly " $fragmentSpreads": FragmentRefs<"esito_importazione">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "esito_importazione"
};

(node as any).hash = "1d185815f85919c3033e8bf14b4ee330";

export default node;
