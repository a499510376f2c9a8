/**
 * @generated SignedSource<<9d3b584ef12772f27014152654416215>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type SensoApertura = "ANTA_RIBALTA_DESTRA" | "ANTA_RIBALTA_SINISTRA" | "DESTRA" | "FISSA" | "RIBALTA" | "SCORREVOLE" | "SINISTRA";
import type { FragmentRefs } from "relay-runtime";
export type AperturePage_apertura$data = {
  readonly id: string;
  readonly immagine: string | null;
  readonly nome: string;
  readonly pk: number;
  readonly ritirato: boolean;
  readonly senso: SensoApertura;
  readonly usi: number;
  readonly versione: number;
  readonly " $fragmentType": "AperturePage_apertura";
};
export type AperturePage_apertura$key = {
  readonly " $data"?: AperturePage_apertura$data;
  readonly " $fragmentSpreads": FragmentRefs<"AperturePage_apertura">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "AperturePage_apertura"
};

(node as any).hash = "bba9d46f786db84a9431121f42d34f8d";

export default node;
