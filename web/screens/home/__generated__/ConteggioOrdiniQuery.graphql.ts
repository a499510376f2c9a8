/**
 * @generated SignedSource<<9ba52a3b49f1e005cc6bcf6ce873e64b>>
 * @relayHash 901ae21f46f7ffcf5fe9312c188ceae4
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1709abdae3b8f9587a137cea48e50c1a265c93715b7bf988be8bfc51854b0d0

import type { ConcreteRequest } from 'relay-runtime';
export type ConteggioOrdiniQuery$variables = {
  fra14: string;
  fra7: string;
  oggi: string;
};
export type ConteggioOrdiniQuery$data = {
  readonly aRischio: {
    readonly totalCount: number;
  };
  readonly inSettimana: {
    readonly totalCount: number;
  };
};
export type ConteggioOrdiniQuery = {
  response: ConteggioOrdiniQuery$data;
  variables: ConteggioOrdiniQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fra14"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "fra7"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "oggi"
},
v3 = {
  "kind": "Variable",
  "name": "dataConsegnaDa",
  "variableName": "oggi"
},
v4 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v6 = [
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
          (v3/*:: as any*/),
          {
            "kind": "Literal",
            "name": "scheduled",
            "value": "non_schedulati"
          }
        ],
        "kind": "ObjectValue",
        "name": "filtro"
      },
      (v4/*:: as any*/)
    ],
    "concreteType": "OrdiniConnection",
    "kind": "LinkedField",
    "name": "ordini",
    "plural": false,
    "selections": (v5/*:: as any*/),
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
          (v3/*:: as any*/)
        ],
        "kind": "ObjectValue",
        "name": "filtro"
      },
      (v4/*:: as any*/)
    ],
    "concreteType": "OrdiniConnection",
    "kind": "LinkedField",
    "name": "ordini",
    "plural": false,
    "selections": (v5/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ConteggioOrdiniQuery",
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ConteggioOrdiniQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "f1709abdae3b8f9587a137cea48e50c1a265c93715b7bf988be8bfc51854b0d0",
    "metadata": {},
    "name": "ConteggioOrdiniQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0b976a479d046760d7459ad686619d91";

export default node;
