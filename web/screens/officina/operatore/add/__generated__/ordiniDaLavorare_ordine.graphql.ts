/**
 * @generated SignedSource<<075b729fea883407fbab52152c250c5d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ordiniDaLavorare_ordine$data = {
  readonly aperta: number | null;
  readonly dataConsegna: string | null;
  readonly nomeCliente: string;
  readonly numeroCommessa: string;
  readonly pezziEseguiti: number;
  readonly pezziTotali: number;
  readonly pk: number;
  readonly riferimento: string;
  readonly " $fragmentType": "ordiniDaLavorare_ordine";
};
export type ordiniDaLavorare_ordine$key = {
  readonly " $data"?: ordiniDaLavorare_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"ordiniDaLavorare_ordine">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ordiniDaLavorare_ordine"
};

(node as any).hash = "c72b58c7d80d9f51f3dde281c24e4eba";

export default node;
