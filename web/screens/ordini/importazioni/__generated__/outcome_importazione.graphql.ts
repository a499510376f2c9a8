/**
 * @generated SignedSource<<66bf46cd927629ce0c8085c42b63fb63>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type AzioneRiga = "ERRORE" | "MODIFICATO" | "NUOVO" | "UGUALE";
import type { FragmentRefs } from "relay-runtime";
export type outcome_importazione$data = {
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
  readonly importazione: number | null;
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
    readonly celle: ReadonlyArray<{
      readonly colonna: string;
      readonly testo: string;
    }>;
    readonly file: number;
    readonly riga: number;
  }>;
  readonly righeAggiunte: number;
  readonly rilievi: ReadonlyArray<{
    readonly colonna: string;
    readonly file: number;
    readonly messaggio: string;
    readonly riga: number;
    readonly testo: string;
  }>;
  readonly toccati: ReadonlyArray<{
    readonly numeroCommessa: string;
    readonly pk: number;
  }>;
  readonly tolti: number;
  readonly totaleRighe: number;
  readonly totaleRilievi: number;
  readonly " $fragmentType": "outcome_importazione";
};
export type outcome_importazione$key = {
  readonly " $data"?: outcome_importazione$data;
  readonly " $fragmentSpreads": FragmentRefs<"outcome_importazione">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "outcome_importazione"
};

(node as any).hash = "d0e23f323d3b5c0943ce574f294b0c0f";

export default node;
