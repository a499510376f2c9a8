/**
 * @generated SignedSource<<9b5ebddf7b8fb860b9571b6be071576a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RigaStatistica_riga$data = {
  readonly altezza: number | null;
  readonly ante: number | null;
  readonly codiceSerramento: {
    readonly categoria: string;
    readonly codice: string;
    readonly forma: string;
  } | null;
  readonly extraFields: unknown;
  readonly larghezza: number | null;
  readonly listino: number | null;
  readonly netto: number | null;
  readonly numero: number;
  readonly numeroCommessa: string;
  readonly ordinePk: number;
  readonly pk: number;
  readonly scontoArticolo: number | null;
  readonly tipoSerramento: {
    readonly nome: string;
  };
  readonly " $fragmentType": "RigaStatistica_riga";
};
export type RigaStatistica_riga$key = {
  readonly " $data"?: RigaStatistica_riga$data;
  readonly " $fragmentSpreads": FragmentRefs<"RigaStatistica_riga">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "RigaStatistica_riga"
};

(node as any).hash = "3e6fb048380803a721e6f8ec47de6488";

export default node;
