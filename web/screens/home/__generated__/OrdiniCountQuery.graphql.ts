/**
 * @generated SignedSource<<2822e6836deeebe046faa94fb35dfba4>>
 * @relayHash c024327215d6485fa180d2fc8581eb16
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12824162dd121b537e86187844b697141e5aa84bf989544083f8980ab384707b

import type { ConcreteRequest } from 'relay-runtime';
export type OrdiniCountQuery$variables = {
  fra14: string;
  fra7: string;
  oggi: string;
};
export type OrdiniCountQuery$data = {
  readonly aRischio: {
    readonly totalCount: number;
  };
  readonly inSettimana: {
    readonly totalCount: number;
  };
};
export type OrdiniCountQuery = {
  response: OrdiniCountQuery$data;
  variables: OrdiniCountQuery$variables;
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
    "name": "OrdiniCountQuery",
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
    "name": "OrdiniCountQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "12824162dd121b537e86187844b697141e5aa84bf989544083f8980ab384707b",
    "metadata": {},
    "name": "OrdiniCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a84821819005597abf77acc7f0753bc0";

export default node;
