/**
 * @generated SignedSource<<663635f214cfe065a14db47a3a1d32c1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FornitoreRow_fornitore$data = {
  readonly codice: string;
  readonly email: string;
  readonly id: string;
  readonly immagine: string | null;
  readonly isDefault: boolean;
  readonly nome: string;
  readonly pk: number;
  readonly tempo: number;
  readonly testata: string;
  readonly testoPdf: string;
  readonly tipologia: string;
  readonly versione: number;
  readonly " $fragmentType": "FornitoreRow_fornitore";
};
export type FornitoreRow_fornitore$key = {
  readonly " $data"?: FornitoreRow_fornitore$data;
  readonly " $fragmentSpreads": FragmentRefs<"FornitoreRow_fornitore">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "FornitoreRow_fornitore"
};

(node as any).hash = "d11f5913660d05574b83e68b16c3202f";

export default node;
