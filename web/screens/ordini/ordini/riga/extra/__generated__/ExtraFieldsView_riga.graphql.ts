/**
 * @generated SignedSource<<4c907d334544ab8c25894d1697fe9203>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExtraFieldsView_riga$data = {
  readonly extraFields: unknown;
  readonly pk: number;
  readonly " $fragmentType": "ExtraFieldsView_riga";
};
export type ExtraFieldsView_riga$key = {
  readonly " $data"?: ExtraFieldsView_riga$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExtraFieldsView_riga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExtraFieldsView_riga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pk",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extraFields",
      "storageKey": null
    }
  ],
  "type": "RigaOrdine",
  "abstractKey": null
};

(node as any).hash = "ae0de9deef08c29032ea8b6339ba01b1";

export default node;
