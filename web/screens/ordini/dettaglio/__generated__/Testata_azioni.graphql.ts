/**
 * @generated SignedSource<<59c6ff9feb116d676dd3b972d08dcb6f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Testata_azioni$data = {
  readonly nonSchedulabile: boolean;
  readonly pk: number;
  readonly " $fragmentType": "Testata_azioni";
};
export type Testata_azioni$key = {
  readonly " $data"?: Testata_azioni$data;
  readonly " $fragmentSpreads": FragmentRefs<"Testata_azioni">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Testata_azioni",
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
      "name": "nonSchedulabile",
      "storageKey": null
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};

(node as any).hash = "9480ba03aae7248319a30648cec30582";

export default node;
