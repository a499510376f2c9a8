/**
 * @generated SignedSource<<329e02151302d0ffb39f92877f9b6d92>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttivitaCount_tutte$data = {
  readonly tutteAperte: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "AttivitaCount_tutte";
};
export type AttivitaCount_tutte$key = {
  readonly " $data"?: AttivitaCount_tutte$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttivitaCount_tutte">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AttivitaCount_tutte",
  "selections": [
    {
      "alias": "tutteAperte",
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
      "concreteType": "AttivitaOperatoriConnection",
      "kind": "LinkedField",
      "name": "attivitaOperatori",
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
      "storageKey": "attivitaOperatori(filtro:{\"aperte\":true},first:1)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "1a50d2260431aa5de49bbb3972cdd38d";

export default node;
