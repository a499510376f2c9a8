/**
 * @generated SignedSource<<8280d95acbe29f8d13e3cd8736e92cd4>>
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
  readonly giorniChiusura: ReadonlyArray<number>;
  readonly id: string;
  readonly immagine: string | null;
  readonly isDefault: boolean;
  readonly nome: string;
  readonly periodiChiusura: ReadonlyArray<{
    readonly al: string;
    readonly dal: string;
  }>;
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

(node as any).hash = "642d698ca6c5486aa4c3257922c5b8f8";

export default node;
