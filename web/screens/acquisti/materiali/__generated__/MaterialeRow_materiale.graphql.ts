/**
 * @generated SignedSource<<d2246720338c3fde5387e1930c1c214d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MaterialeRow_materiale$data = {
  readonly colonneList: ReadonlyArray<string>;
  readonly id: string;
  readonly labels: unknown;
  readonly nome: string;
  readonly perSchedulazione: boolean;
  readonly pk: number;
  readonly puoEliminare: boolean;
  readonly showReminderOrdineFornitore: boolean;
  readonly sort: unknown;
  readonly versione: number;
  readonly " $fragmentType": "MaterialeRow_materiale";
};
export type MaterialeRow_materiale$key = {
  readonly " $data"?: MaterialeRow_materiale$data;
  readonly " $fragmentSpreads": FragmentRefs<"MaterialeRow_materiale">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "MaterialeRow_materiale"
};

(node as any).hash = "da8c39278257f917740132cc20178330";

export default node;
