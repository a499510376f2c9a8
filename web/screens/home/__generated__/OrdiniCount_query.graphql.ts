/**
 * @generated SignedSource<<02e682a90d1065dd84e1e0c00c5e4541>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrdiniCount_query$data = {
  readonly inSettimana: {
    readonly totalCount: number;
  };
  readonly nonSchedulati: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "OrdiniCount_query";
};
export type OrdiniCount_query$key = {
  readonly " $data"?: OrdiniCount_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrdiniCount_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "chiusi",
  "value": false
},
v1 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "fra14"
    },
    {
      "kind": "RootArgument",
      "name": "fra7"
    },
    {
      "kind": "RootArgument",
      "name": "oggi"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrdiniCount_query",
  "selections": [
    {
      "alias": "nonSchedulati",
      "args": [
        {
          "fields": [
            (v0/*:: as any*/),
            {
              "kind": "Variable",
              "name": "dataConsegnaA",
              "variableName": "fra14"
            },
            {
              "kind": "Literal",
              "name": "scheduled",
              "value": "non_schedulati"
            }
          ],
          "kind": "ObjectValue",
          "name": "filtro"
        },
        (v1/*:: as any*/)
      ],
      "concreteType": "OrdiniConnection",
      "kind": "LinkedField",
      "name": "ordini",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "inSettimana",
      "args": [
        {
          "fields": [
            (v0/*:: as any*/),
            {
              "kind": "Variable",
              "name": "dataConsegnaA",
              "variableName": "fra7"
            },
            {
              "kind": "Variable",
              "name": "dataConsegnaDa",
              "variableName": "oggi"
            }
          ],
          "kind": "ObjectValue",
          "name": "filtro"
        },
        (v1/*:: as any*/)
      ],
      "concreteType": "OrdiniConnection",
      "kind": "LinkedField",
      "name": "ordini",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "217cc9167ed2ab905d692aca1b003189";

export default node;
