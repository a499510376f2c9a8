/**
 * @generated SignedSource<<240e94deebb0cb3f2d0b2e12cab534e2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExtraFields_riga$data = {
  readonly extraFields: unknown;
  readonly pk: number;
  readonly " $fragmentType": "ExtraFields_riga";
};
export type ExtraFields_riga$key = {
  readonly " $data"?: ExtraFields_riga$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExtraFields_riga">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExtraFields_riga",
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

(node as any).hash = "fd9c21198638bc24db3d2dd6e286a0ea";

export default node;
