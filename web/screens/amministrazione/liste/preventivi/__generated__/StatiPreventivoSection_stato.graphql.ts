/**
 * @generated SignedSource<<5af8f09dfd833a62401e0e5119d2060e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatiPreventivoSection_stato$data = {
  readonly colore: string;
  readonly id: string;
  readonly pk: number;
  readonly stato: string;
  readonly usi: number;
  readonly versione: number;
  readonly " $fragmentType": "StatiPreventivoSection_stato";
};
export type StatiPreventivoSection_stato$key = {
  readonly " $data"?: StatiPreventivoSection_stato$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatiPreventivoSection_stato">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "StatiPreventivoSection_stato"
};

(node as any).hash = "60dc2e2fcca27d316d62be9015958c7f";

export default node;
