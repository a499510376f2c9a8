/**
 * @generated SignedSource<<f743844beeaaa614e864ea03bd275adf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessaggioRow_messaggio$data = {
  readonly id: string;
  readonly pk: number;
  readonly testo: string;
  readonly titolo: string;
  readonly versione: number;
  readonly " $fragmentType": "MessaggioRow_messaggio";
};
export type MessaggioRow_messaggio$key = {
  readonly " $data"?: MessaggioRow_messaggio$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessaggioRow_messaggio">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "MessaggioRow_messaggio"
};

(node as any).hash = "418b00410e97dd6ebdc11dcee943df1a";

export default node;
