/**
 * @generated SignedSource<<1b42a16688fb3c056918c5e8e093f7ed>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrdiniCount_query$data = {
  readonly aRischio: {
    readonly totalCount: number;
  };
  readonly inSettimana: {
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
  "kind": "Variable",
  "name": "dataConsegnaDa",
  "variableName": "oggi"
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
      "alias": "aRischio",
      "args": [
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "dataConsegnaA",
              "variableName": "fra14"
            },
            (v0/*:: as any*/),
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
            {
              "kind": "Variable",
              "name": "dataConsegnaA",
              "variableName": "fra7"
            },
            (v0/*:: as any*/)
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

(node as any).hash = "83a8abe9cd53ecf24c7de8cff4ff45e9";

export default node;
