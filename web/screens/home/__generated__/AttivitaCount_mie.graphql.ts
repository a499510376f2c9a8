/**
 * @generated SignedSource<<1dfa60d00eecc8f4bd2b03cc5dcd2687>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttivitaCount_mie$data = {
  readonly mieAperte: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "AttivitaCount_mie";
};
export type AttivitaCount_mie$key = {
  readonly " $data"?: AttivitaCount_mie$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttivitaCount_mie">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AttivitaCount_mie",
  "selections": [
    {
      "alias": "mieAperte",
      "args": [
        {
          "kind": "Literal",
          "name": "filtro",
          "value": {
            "aperte": true
          }
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "MieAttivitaConnection",
      "kind": "LinkedField",
      "name": "mieAttivita",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "mieAttivita(filtro:{\"aperte\":true},first:1)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "dfcc0a5fb34925946155e4d64aa292ba";

export default node;
