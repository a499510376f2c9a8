/**
 * @generated SignedSource<<dea7d52a1d4647748afce6bb8198881b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readSetting_impostazione$data = {
  readonly chiave: string;
  readonly modificataDa: string;
  readonly modificataIl: string | null;
  readonly valore: unknown;
  readonly versione: number;
  readonly " $fragmentType": "readSetting_impostazione";
};
export type readSetting_impostazione$key = {
  readonly " $data"?: readSetting_impostazione$data;
  readonly " $fragmentSpreads": FragmentRefs<"readSetting_impostazione">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readSetting_impostazione"
};

(node as any).hash = "109006dc5d727b2d32be2e0f650fceab";

export default node;
