/**
 * @generated SignedSource<<bb09eb45367f0b404fba26534c57fd02>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostazioniSection_postazione$data = {
  readonly campi: ReadonlyArray<string>;
  readonly id: string;
  readonly pk: number;
  readonly postazione: string;
  readonly versione: number;
  readonly " $fragmentType": "PostazioniSection_postazione";
};
export type PostazioniSection_postazione$key = {
  readonly " $data"?: PostazioniSection_postazione$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostazioniSection_postazione">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PostazioniSection_postazione"
};

(node as any).hash = "f939df2e5a4acc98a1f867dcfcbbbc98";

export default node;
