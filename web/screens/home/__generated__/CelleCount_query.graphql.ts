/**
 * @generated SignedSource<<8c94e19434ebd878e6b23f9d476ebae5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CelleCount_query$data = {
  readonly celleRotte: ReadonlyArray<{
    readonly giorno: string;
  }>;
  readonly " $fragmentType": "CelleCount_query";
};
export type CelleCount_query$key = {
  readonly " $data"?: CelleCount_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CelleCount_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CelleCount_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CellaRotta",
      "kind": "LinkedField",
      "name": "celleRotte",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "giorno",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "2e14df92e3d4d70fcb618e431aaa04ee";

export default node;
